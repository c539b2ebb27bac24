import HowToRegOutlinedIcon from '@mui/icons-material/HowToRegOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const vaksinasiManifest = defineManifest({
  name: 'vaksinasi',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/dashboard/vaksinasi',
      access: 'vaksinasi.read',
      title: 'resources.vaksinasi.name',
      parent: '/dashboard',
      menu: {
        entry: 'vaksinasi',
        group: 'pelayanan',
        icon: HowToRegOutlinedIcon,
      },
      component: 'VaksinasiScreen',
    },
    {
      path: '/dashboard/vaksinasi/kipi',
      access: 'vaksinasi.read',
      title: 'resources.vaksinasi.page.kipi',
      parent: '/dashboard/vaksinasi',
      component: 'KipiScreen',
    },
    {
      path: '/dashboard/vaksinasi/kipi/:id',
      access: 'vaksinasi.read',
      title: 'resources.vaksinasi.page.event',
      parent: '/dashboard/vaksinasi/kipi',
      component: 'KipiPage',
    },
  ],
});
