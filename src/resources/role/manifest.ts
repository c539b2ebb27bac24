import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import { registerResource, type Registration } from '#src/kit/registerResource.ts';

export const roleResource: Registration = registerResource({
  name: 'role',
  load: () => import('./definition.ts'),
  calls: async () => (await import('#contract/domains/role.ts')).roleCalls,
  rights: {
    read: 'role.read',
    create: 'role.create',
    update: 'role.update',
    delete: 'role.delete',
  },
  list: {
    path: '/admin/role',
    menu: {
      entry: 'role',
      group: 'sistem',
      icon: KeyOutlinedIcon,
    },
  },
  create: { path: '/admin/role/add' },
  edit: { path: '/admin/role/edit/:id', access: 'role.update' },
});
