import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const productManifest = defineManifest({
  name: 'product',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/admin/product/list-product',
      access: 'product.read',
      title: 'resources.product.name',
      parent: '/dashboard',
      menu: {
        entry: 'product',
        group: 'master',
        icon: Inventory2OutlinedIcon,
      },
      component: 'ProductList',
    },
    {
      path: '/admin/product/add',
      access: 'product.create',
      title: 'resources.product.page.create',
      parent: '/admin/product/list-product',
      component: 'ProductCreate',
    },
    {
      path: '/admin/product/detail/:id',
      access: 'product.read',
      title: 'resources.product.page.show',
      parent: '/admin/product/list-product',
      component: 'ProductPage',
    },
    {
      path: '/admin/product/edit/:id',
      access: 'product.read',
      title: 'resources.product.page.edit',
      parent: '/admin/product/list-product',
      component: 'ProductEdit',
    },
  ],
});
