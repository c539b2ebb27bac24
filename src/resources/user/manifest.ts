import ManageAccountsOutlinedIcon from '@mui/icons-material/ManageAccountsOutlined';
import { defineManifest } from '#src/defineManifest.ts';

export const userManifest = defineManifest({
  name: 'user',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/admin/user',
      access: 'user.read',
      title: 'resources.user.name',
      parent: '/dashboard',
      menu: {
        entry: 'user',
        group: 'sistem',
        icon: ManageAccountsOutlinedIcon,
        shortcut: 'resources.user.shortcut',
      },
      component: 'UserList',
    },
    {
      path: '/admin/user/add',
      access: 'user.create',
      title: 'resources.user.page.create',
      parent: '/admin/user',
      component: 'UserCreate',
    },
    {
      path: '/admin/user/edit/:id',
      access: 'user.update',
      title: 'resources.user.page.edit',
      parent: '/admin/user',
      component: 'UserEdit',
    },
  ],
});
