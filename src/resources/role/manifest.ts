import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const roleManifest = defineManifest({
  name: 'role',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/admin/role',
      access: 'role.read',
      title: 'resources.role.name',
      parent: '/dashboard',
      menu: {
        entry: 'role',
        group: 'sistem',
        icon: KeyOutlinedIcon,
      },
      component: 'RoleList',
    },
    {
      path: '/admin/role/add',
      access: 'role.create',
      title: 'resources.role.page.create',
      parent: '/admin/role',
      component: 'RoleCreate',
    },
    {
      path: '/admin/role/edit/:id',
      access: 'role.update',
      title: 'resources.role.page.edit',
      parent: '/admin/role',
      component: 'RoleEdit',
    },
  ],
});
