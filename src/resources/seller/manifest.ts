import StorefrontOutlinedIcon from '@mui/icons-material/StorefrontOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

export const sellerResource: Registration = registerResource({
  name: 'seller',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/seller.ts')).sellerCalls,
  rights: { read: 'seller.read', create: 'seller.create', update: 'seller.update' },
  list: {
    path: '/admin/penjual',
    menu: {
      entry: 'seller',
      group: 'pengaturan',
      icon: StorefrontOutlinedIcon,
    },
  },
  create: { path: '/admin/penjual/add', component: 'SellerCreate' },
  edit: { path: '/admin/penjual/edit/:id' },
  show: { path: recordRoute('seller') },
});
