import EventNoteOutlinedIcon from '@mui/icons-material/EventNoteOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const jadwalManifest = defineManifest({
  name: 'jadwal',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/dashboard/faskes/edit-jadwal/:id',
      access: 'jadwal.read',
      title: 'resources.jadwal.name',
      parent: '/dashboard/faskes/list-faskes',
      menu: {
        entry: 'jadwalOwn',
        group: 'organisasi',
        icon: EventNoteOutlinedIcon,
      },
      component: 'JadwalScreen',
    },
  ],
});
