import FactCheckOutlinedIcon from '@mui/icons-material/FactCheckOutlined';
import LocalShippingOutlinedIcon from '@mui/icons-material/LocalShippingOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

const list = '/admin/pengiriman/list-pengiriman';
const workOrderPage = recordRoute('workOrder');
const receipts = '/dashboard/pengiriman/penerimaan';

/** Work orders, their shipments and receipts; `:id` of `add` and `detail` is the order. */
export const workOrderResource: Registration = registerResource({
  name: 'workOrder',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/work-order/calls.ts')).workOrderCalls,
  rights: { read: 'workOrder.read', update: 'workOrder.update', export: 'workOrder.export' },
  list: {
    path: list,
    menu: {
      entry: 'workOrderAll',
      group: 'transaksi',
      icon: LocalShippingOutlinedIcon,
    },
    component: 'WorkOrderList',
  },
  edit: {
    path: '/admin/pengiriman/perintah-kerja/edit/:id',
    access: 'workOrder.update',
    component: 'WorkOrderEdit',
  },
  show: { path: workOrderPage, component: 'WorkOrderPage' },
  screens: [
    {
      path: recordRoute('newWorkOrder'),
      access: 'workOrder.create',
      title: 'resources.workOrder.page.create',
      parent: list,
      component: 'WorkOrderCreate',
    },
    {
      path: '/dashboard/pengiriman/detail/:id',
      access: 'workOrder.read',
      title: 'resources.workOrder.page.ofOrder',
      parent: recordRoute('order'),
      component: 'ShipmentsOfOrder',
    },
    {
      path: receipts,
      access: 'workOrder.read',
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
