import MoveToInboxOutlinedIcon from '@mui/icons-material/MoveToInboxOutlined';
import VaccinesOutlinedIcon from '@mui/icons-material/VaccinesOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const boosterManifest = defineManifest({
  name: 'booster',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/dashboard/peserta-booster',
      access: 'peserta.read',
      title: 'resources.booster.name',
      parent: '/dashboard',
      menu: {
        entry: 'pesertaBooster',
        group: 'peserta',
        icon: VaccinesOutlinedIcon,
      },
      component: 'BoosterListOwn',
    },
    {
      path: '/dashboard/peserta-booster/edit/:id',
      access: 'peserta.read',
      title: 'resources.booster.page.edit',
      parent: '/dashboard/peserta-booster',
      component: 'BoosterEdit',
    },
    {
      path: '/dashboard/faskes-booster',
      access: 'peserta.read',
      title: 'resources.boosterEksternal.name',
      parent: '/dashboard',
      menu: {
        entry: 'boosterEksternal',
        group: 'peserta',
        icon: MoveToInboxOutlinedIcon,
      },
      component: 'BoosterListExternal',
    },
    {
      path: '/dashboard/faskes-booster/edit/:id',
      access: 'peserta.read',
      title: 'resources.booster.page.edit',
      parent: '/dashboard/faskes-booster',
      component: 'BoosterEdit',
    },
    {
      path: '/admin/peserta/booster',
      access: 'peserta.read',
      title: 'resources.booster.name',
      parent: '/dashboard',
      menu: {
        entry: 'pesertaBoosterAll',
        group: 'peserta',
        icon: VaccinesOutlinedIcon,
      },
      component: 'BoosterListAll',
    },
    {
      path: '/admin/peserta/booster/edit/:id',
      access: 'peserta.read',
      title: 'resources.booster.page.edit',
      parent: '/admin/peserta/booster',
      component: 'BoosterEdit',
    },
  ],
});
