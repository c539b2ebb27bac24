import FactCheckOutlinedIcon from '@mui/icons-material/FactCheckOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const applicationManifest = defineManifest({
  name: 'application',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/admin/bhbu/pendaftaran',
      access: 'bhbu.verify',
      title: 'resources.application.name',
      parent: '/dashboard',
      menu: {
        entry: 'application',
        group: 'pemeriksaan',
        icon: FactCheckOutlinedIcon,
      },
      component: 'ApplicationList',
    },
    {
      path: '/admin/bhbu/verify/:id',
      access: 'bhbu.verify',
      title: 'resources.application.page.verify',
      parent: '/admin/bhbu/pendaftaran',
      component: 'ApplicationVerify',
    },
  ],
});
