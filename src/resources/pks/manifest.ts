import HandshakeOutlinedIcon from '@mui/icons-material/HandshakeOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

export const pksResource: Registration = registerResource({
  name: 'pks',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/pks/calls.ts')).pksCalls,
  rights: { read: 'pks.read', update: 'pks.update' },
  list: {
    path: '/admin/pks/list-pks',
    menu: {
      entry: 'pksAll',
      group: 'transaksi',
      icon: HandshakeOutlinedIcon,
    },
    component: 'PksList',
  },
  edit: { path: recordRoute('pksForm') },
  show: { path: recordRoute('pks'), component: 'PksPage' },
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
      path: recordRoute('pks', 'own'),
      access: 'pks.read',
      title: 'resources.pks.page.show',
      parent: '/dashboard/pks/list-pks',
      component: 'PksOwnPage',
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
  ],
});
