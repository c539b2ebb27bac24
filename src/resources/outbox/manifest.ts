import OutboxOutlinedIcon from '@mui/icons-material/OutboxOutlined';
import { registerResource, type Registration } from '#src/kit/registerResource.ts';

export const outboxResource: Registration = registerResource({
  name: 'outbox',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/outbox.ts')).outboxCalls,
  rights: { read: 'outbox.read' },
  list: {
    path: '/admin/kotak-keluar',
    menu: {
      entry: 'outbox',
      group: 'pemeriksaan',
      icon: OutboxOutlinedIcon,
    },
  },
  edit: {
    path: '/admin/kotak-keluar/:id',
    title: 'resources.outbox.page.message',
    component: 'OutboxMessageScreen',
  },
});
