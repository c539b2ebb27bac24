import BusinessOutlinedIcon from '@mui/icons-material/BusinessOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const bhbuManifest = defineManifest({
  name: 'bhbu',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/dashboard/bhbu/list-bhbu',
      access: 'bhbu.read',
      title: 'resources.bhbu.name',
      parent: '/dashboard',
      menu: {
        entry: 'bhbuAll',
        group: 'master',
        icon: BusinessOutlinedIcon,
      },
      component: 'BhbuList',
    },
    {
      path: '/dashboard/bhbu/add',
      access: 'bhbu.create',
      title: 'resources.bhbu.page.create',
      parent: '/dashboard/bhbu/list-bhbu',
      component: 'BhbuCreate',
    },
    {
      path: '/dashboard/bhbu/detail/:id',
      access: 'bhbu.read',
      requiresOwnId: true,
      title: 'resources.bhbu.page.detail',
      parent: '/dashboard/bhbu/list-bhbu',
      component: 'BhbuDetail',
    },
    {
      path: '/dashboard/bhbu/edit/:id',
      access: 'bhbu.update',
      requiresOwnId: true,
      title: 'resources.bhbu.page.edit',
      parent: '/dashboard/bhbu/detail/:id',
      menu: {
        entry: 'bhbuOwn',
        group: 'organisasi',
        icon: BusinessOutlinedIcon,
        label: 'resources.bhbu.page.own',
      },
      component: 'BhbuEdit',
    },
  ],
});
