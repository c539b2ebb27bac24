import ShoppingCartOutlinedIcon from '@mui/icons-material/ShoppingCartOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

const allOrders = '/admin/pemesanan/list-pemesanan';
const ownOrders = '/dashboard/pemesanan/list-pemesanan/:id';
const orderPage = '/dashboard/pemesanan/detail/:id';

export const orderManifest = defineManifest({
  name: 'order',
  load: () => import('./index.ts'),
  screens: [
    {
      path: ownOrders,
      access: 'order.read',
      requiresOwnId: true,
      title: 'resources.order.name',
      parent: '/dashboard',
      menu: {
        entry: 'orderOwn',
        group: 'transaksi',
        icon: ShoppingCartOutlinedIcon,
      },
      component: 'OrderListOwn',
    },
    {
      path: allOrders,
      access: 'order.read',
      title: 'resources.order.name',
      parent: '/dashboard',
      menu: {
        entry: 'orderAll',
        group: 'transaksi',
        icon: ShoppingCartOutlinedIcon,
      },
      component: 'OrderListAll',
    },
    {
      path: '/admin/pemesanan/penyelesaian',
      access: 'settlement.read',
      title: 'resources.order.page.settlements',
      parent: allOrders,
      component: 'OpenSettlements',
    },
    {
      path: orderPage,
      access: 'order.read',
      title: 'resources.order.page.show',
      parent: allOrders,
      ownParent: ownOrders,
      component: 'OrderPage',
    },
    {
      path: '/dashboard/pemesanan/upload-pks/:id',
      access: 'order.signForBuyer',
      title: 'resources.order.page.buyerCopy',
      parent: orderPage,
      component: 'BuyerCopyScreen',
    },
    {
      path: '/admin/pemesanan/upload-pks/:id',
      access: 'order.signForSeller',
      title: 'resources.order.page.sellerCopy',
      parent: orderPage,
      component: 'SellerCopyScreen',
    },
    {
      path: '/admin/pemesanan/add',
      access: 'order.create',
      title: 'resources.order.page.create',
      parent: allOrders,
      ownParent: ownOrders,
      component: 'OrderStart',
    },
    {
      path: '/dashboard/pemesanan/add/:id',
      access: 'order.create',
      requiresOwnId: true,
      title: 'resources.order.page.create',
      parent: allOrders,
      ownParent: ownOrders,
      component: 'OrderCreate',
    },
    {
      path: '/dashboard/pemesanan-booster/add/:id',
      access: 'order.create',
      requiresOwnId: true,
      title: 'resources.order.page.createBooster',
      parent: allOrders,
      ownParent: ownOrders,
      component: 'OrderCreateBooster',
    },
    ...['/dashboard/pemesanan/edit/:id', '/dashboard/pemesanan-booster/edit/:id'].map(
      path =>
        ({
          path,
          access: 'order.update',
          title: 'resources.order.page.edit',
          parent: orderPage,
          component: 'OrderEdit',
        }) as const,
    ),
    ...['/dashboard/pemesanan/amandemen/:id', '/dashboard/pemesanan/amandemen-booster/:id'].map(
      path =>
        ({
          path,
          access: 'order.amend',
          title: 'resources.order.page.amend',
          parent: orderPage,
          component: 'OrderAmend',
        }) as const,
    ),
  ],
});
