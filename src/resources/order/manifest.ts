import ShoppingCartOutlinedIcon from '@mui/icons-material/ShoppingCartOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

const allOrders = '/admin/pemesanan/list-pemesanan';
const ownOrders = '/dashboard/pemesanan/list-pemesanan/:id';
const orderPage = recordRoute('order');

export const orderResource: Registration = registerResource({
  name: 'order',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/order/calls.ts')).orderCalls,
  rights: {
    read: 'order.read',
    create: 'order.create',
    delete: 'order.update',
    export: 'order.export',
  },
  list: {
    path: allOrders,
    menu: {
      entry: 'orderAll',
      group: 'transaksi',
      icon: ShoppingCartOutlinedIcon,
    },
    component: 'OrderListAll',
  },
  create: { path: '/admin/pemesanan/add', ownParent: ownOrders, component: 'OrderStart' },
  edit: {
    path: '/dashboard/pemesanan/edit/:id',
    access: 'order.update',
    parent: orderPage,
    component: 'OrderEdit',
  },
  show: { path: orderPage, ownParent: ownOrders, component: 'OrderPage' },
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
      path: '/admin/pemesanan/penyelesaian',
      access: 'settlement.read',
      title: 'resources.order.page.settlements',
      parent: allOrders,
      component: 'OpenSettlements',
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
    {
      path: '/dashboard/pemesanan-booster/edit/:id',
      access: 'order.update',
      title: 'resources.order.page.edit',
      parent: orderPage,
      component: 'OrderEdit',
    },
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
