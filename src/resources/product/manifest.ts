import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

export const productResource: Registration = registerResource({
  name: 'product',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/product.ts')).productCalls,
  rights: { read: 'product.read', create: 'product.create', update: 'product.update' },
  list: {
    path: '/admin/product/list-product',
    menu: {
      entry: 'product',
      group: 'master',
      icon: Inventory2OutlinedIcon,
    },
  },
  create: { path: '/admin/product/add', component: 'ProductCreate' },
  edit: { path: '/admin/product/edit/:id' },
  show: { path: recordRoute('product'), component: 'ProductPage' },
});
