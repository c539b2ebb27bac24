import ManageAccountsOutlinedIcon from '@mui/icons-material/ManageAccountsOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

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
      path: '/admin/user/detail/:id',
      access: 'user.read',
      title: 'resources.user.page.show',
      parent: '/admin/user',
      component: 'UserPage',
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
