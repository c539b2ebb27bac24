import EventBusyOutlinedIcon from '@mui/icons-material/EventBusyOutlined';
import { registerResource, type Registration } from '#src/kit/registerResource.ts';

export const liburResource: Registration = registerResource({
  name: 'libur',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/libur.ts')).liburCalls,
  rights: {
    read: 'libur.read',
    create: 'libur.create',
    update: 'libur.update',
    delete: 'libur.delete',
  },
  list: {
    path: '/admin/libur/list-libur',
    menu: { entry: 'liburAll', group: 'master', icon: EventBusyOutlinedIcon },
  },
  ownList: {
    path: '/dashboard/libur/list-libur',
    menu: { entry: 'liburOwn', group: 'organisasi', icon: EventBusyOutlinedIcon },
  },
  create: { path: '/dashboard/libur/add', component: 'LiburCreate' },
  edit: { path: '/dashboard/libur/edit/:id', component: 'LiburEdit' },
});
