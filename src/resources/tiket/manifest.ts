import ConfirmationNumberOutlinedIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const tiketManifest = defineManifest({
  name: 'tiket',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/admin/peserta/ticket-change',
      access: 'tiket.change',
      title: 'resources.tiket.name',
      parent: '/dashboard',
      menu: {
        entry: 'ticketChange',
        group: 'sistem',
        icon: ConfirmationNumberOutlinedIcon,
      },
      component: 'ChangeTicketScreen',
    },
  ],
});
