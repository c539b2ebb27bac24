import HandshakeOutlinedIcon from '@mui/icons-material/HandshakeOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const pksManifest = defineManifest({
  name: 'pks',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/dashboard/pks/list-pks',
      access: 'pks.read',
      title: 'resources.pks.name',
      parent: '/dashboard',
      menu: {
        entry: 'pksOwn',
        group: 'transaksi',
        icon: HandshakeOutlinedIcon,
      },
      component: 'PksOwnList',
    },
    {
      path: '/dashboard/pks/detail/:id',
      access: 'pks.read',
      title: 'resources.pks.page.show',
      parent: '/dashboard/pks/list-pks',
      component: 'PksOwnPage',
    },
    {
      path: '/admin/pks/list-pks',
      access: 'pks.read',
      title: 'resources.pks.name',
      parent: '/dashboard',
      menu: {
        entry: 'pksAll',
        group: 'transaksi',
        icon: HandshakeOutlinedIcon,
      },
      component: 'PksList',
    },
    {
      path: '/admin/pks/detail/:id',
      access: 'pks.read',
      title: 'resources.pks.page.show',
      parent: '/admin/pks/list-pks',
      component: 'PksPage',
    },
    {
      path: '/admin/pks/add/:id',
      access: 'pks.create',
      title: 'resources.pks.page.create',
      parent: '/admin/pks/list-pks',
      component: 'PksCreate',
    },
    {
      path: '/admin/pks/amandemen/add/:id',
      access: 'pks.create',
      title: 'resources.pks.page.amendment',
      parent: '/admin/pks/list-pks',
      component: 'PksAmendmentCreate',
    },
    {
      path: '/admin/pks/edit/:id',
      access: 'pks.read',
      title: 'resources.pks.page.edit',
      parent: '/admin/pks/list-pks',
      component: 'PksEdit',
    },
  ],
});
