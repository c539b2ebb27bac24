import FactCheckOutlinedIcon from '@mui/icons-material/FactCheckOutlined';
import LocalShippingOutlinedIcon from '@mui/icons-material/LocalShippingOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

const list = '/admin/pengiriman/list-pengiriman';
const workOrderPage = '/dashboard/pengiriman/perintah-kerja/:id';
const receipts = '/dashboard/pengiriman/penerimaan';

/** Work orders, their shipments and receipts; `:id` of `add` and `detail` is the order. */
export const workOrderManifest = defineManifest({
  name: 'workOrder',
  load: () => import('./index.ts'),
  screens: [
    {
      path: list,
      access: 'workOrder.read',
      title: 'resources.workOrder.name',
      parent: '/dashboard',
      menu: {
        entry: 'workOrderAll',
        group: 'transaksi',
        icon: LocalShippingOutlinedIcon,
      },
      component: 'WorkOrderList',
    },
    {
      path: '/admin/pengiriman/perintah-kerja/add/:id',
      access: 'workOrder.create',
      title: 'resources.workOrder.page.create',
      parent: list,
      component: 'WorkOrderCreate',
    },
    {
      path: '/admin/pengiriman/perintah-kerja/edit/:id',
      access: 'workOrder.update',
      title: 'resources.workOrder.page.edit',
      parent: list,
      component: 'WorkOrderEdit',
    },
    {
      path: '/dashboard/pengiriman/detail/:id',
      access: 'workOrder.read',
      title: 'resources.workOrder.page.ofOrder',
      parent: '/dashboard/pemesanan/detail/:id',
      component: 'ShipmentsOfOrder',
    },
    {
      path: workOrderPage,
      access: 'workOrder.read',
      title: 'resources.workOrder.page.show',
      parent: list,
      component: 'WorkOrderPage',
    },
    {
      path: receipts,
      access: 'workOrder.receive',
      title: 'resources.workOrder.page.receipts',
      parent: '/dashboard',
      menu: {
        entry: 'receiptOwn',
        group: 'pelayanan',
        icon: FactCheckOutlinedIcon,
      },
      component: 'ReceiptList',
    },
    {
      path: `${receipts}/:id`,
      access: 'workOrder.receive',
      title: 'resources.workOrder.page.receipt',
      parent: receipts,
      component: 'ReceiptScreen',
    },
  ],
});
