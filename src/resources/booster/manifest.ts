import MoveToInboxOutlinedIcon from '@mui/icons-material/MoveToInboxOutlined';
import VaccinesOutlinedIcon from '@mui/icons-material/VaccinesOutlined';
import { registerResource, type Registration } from '#src/kit/registerResource.ts';
import { boosterCalls } from '../peserta/calls.ts';

export const boosterResource: Registration = registerResource({
  name: 'booster',
  load: () => import('./index.ts'),
  calls: boosterCalls,
  rights: { read: 'peserta.read' },
  list: {
    path: '/admin/peserta/booster',
    menu: {
      entry: 'pesertaBoosterAll',
      group: 'peserta',
      icon: VaccinesOutlinedIcon,
    },
    component: 'BoosterListAll',
  },
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
      path: '/admin/peserta/booster/edit/:id',
      access: 'peserta.read',
      title: 'resources.booster.page.edit',
      parent: '/admin/peserta/booster',
      component: 'BoosterEdit',
    },
  ],
});
