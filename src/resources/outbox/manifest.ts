import OutboxOutlinedIcon from '@mui/icons-material/OutboxOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const outboxManifest = defineManifest({
  name: 'outbox',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/admin/kotak-keluar',
      access: 'outbox.read',
      title: 'resources.outbox.name',
      parent: '/dashboard',
      menu: {
        entry: 'outbox',
        group: 'pemeriksaan',
        icon: OutboxOutlinedIcon,
      },
      component: 'OutboxList',
    },
    {
      path: '/admin/kotak-keluar/:id',
      access: 'outbox.read',
      title: 'resources.outbox.page.message',
      parent: '/admin/kotak-keluar',
      component: 'OutboxMessageScreen',
    },
  ],
});
