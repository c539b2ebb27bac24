import GavelOutlinedIcon from '@mui/icons-material/GavelOutlined';
import { registerResource, type Registration } from '#src/kit/registerResource.ts';

export const decreeResource: Registration = registerResource({
  name: 'decree',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/tax/decree.ts')).decreeCalls,
  rights: {
    read: 'decree.read',
    create: 'decree.create',
    update: 'decree.update',
    delete: 'decree.delete',
  },
  list: {
    path: '/admin/decree/list-decree',
    menu: { entry: 'decree', group: 'pengaturan', icon: GavelOutlinedIcon },
  },
  create: { path: '/admin/decree/add' },
  edit: { path: '/admin/decree/edit/:id' },
});
