import StorefrontOutlinedIcon from '@mui/icons-material/StorefrontOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const sellerManifest = defineManifest({
  name: 'seller',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/admin/penjual',
      access: 'seller.read',
      title: 'resources.seller.name',
      parent: '/dashboard',
      menu: {
        entry: 'seller',
        group: 'pengaturan',
        icon: StorefrontOutlinedIcon,
      },
      component: 'SellerList',
    },
    {
      path: '/admin/penjual/add',
      access: 'seller.create',
      title: 'resources.seller.page.create',
      parent: '/admin/penjual',
      component: 'SellerCreate',
    },
    {
      path: '/admin/penjual/edit/:id',
      access: 'seller.read',
      title: 'resources.seller.page.edit',
      parent: '/admin/penjual',
      component: 'SellerEdit',
    },
    {
      path: '/admin/penjual/:id',
      access: 'seller.read',
      title: 'resources.seller.page.show',
      parent: '/admin/penjual',
      component: 'SellerPage',
    },
  ],
});
