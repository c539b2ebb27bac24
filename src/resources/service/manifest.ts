import MedicalServicesOutlinedIcon from '@mui/icons-material/MedicalServicesOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const serviceManifest = defineManifest({
  name: 'service',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/admin/service/list-service',
      access: 'service.read',
      title: 'resources.service.name',
      parent: '/dashboard',
      menu: {
        entry: 'service',
        group: 'master',
        icon: MedicalServicesOutlinedIcon,
      },
      component: 'ServiceList',
    },
    {
      path: '/admin/service/add',
      access: 'service.create',
      title: 'resources.service.page.create',
      parent: '/admin/service/list-service',
      component: 'ServiceCreate',
    },
    {
      path: '/admin/service/detail/:id',
      access: 'service.read',
      title: 'resources.service.page.show',
      parent: '/admin/service/list-service',
      component: 'ServicePage',
    },
    {
      path: '/admin/service/edit/:id',
      access: 'service.read',
      title: 'resources.service.page.edit',
      parent: '/admin/service/list-service',
      component: 'ServiceEdit',
    },
  ],
});
