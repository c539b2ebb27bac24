import ManageAccountsOutlinedIcon from '@mui/icons-material/ManageAccountsOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

export const userResource: Registration = registerResource({
  name: 'user',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/user.ts')).userCalls,
  rights: {
    read: 'user.read',
    create: 'user.create',
    update: 'user.update',
    delete: 'user.delete',
  },
  list: {
    path: '/admin/user',
    menu: {
      entry: 'user',
      group: 'sistem',
      icon: ManageAccountsOutlinedIcon,
    },
  },
  create: { path: '/admin/user/add', component: 'UserCreate' },
  edit: { path: '/admin/user/edit/:id', access: 'user.update' },
  show: { path: recordRoute('user'), component: 'UserPage' },
});
