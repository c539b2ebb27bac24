import InsightsOutlinedIcon from '@mui/icons-material/InsightsOutlined';
import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

const allInvoices = '/admin/invoice/list-invoice';
const ownInvoices = '/dashboard/invoice/list-invoice';

export const invoiceResource: Registration = registerResource({
  name: 'invoice',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/invoice/calls.ts')).invoiceCalls,
  rights: { read: 'invoice.read', update: 'invoice.update', export: 'invoice.export' },
  list: {
    path: allInvoices,
    menu: {
      entry: 'invoiceAll',
      group: 'keuangan',
      icon: ReceiptLongOutlinedIcon,
    },
    component: 'InvoiceList',
  },
  edit: { path: '/admin/invoice/edit/:id', access: 'invoice.update', component: 'InvoiceEdit' },
  show: { path: recordRoute('invoice'), component: 'InvoicePage' },
  screens: [
    {
      path: '/admin/invoice/add/:id',
      access: 'invoice.create',
      title: 'resources.invoice.page.create',
      parent: allInvoices,
      component: 'InvoiceCreate',
    },
    {
      path: '/admin/invoice/ringkasan',
      access: 'invoice.readAll',
      title: 'resources.invoice.page.overview',
      parent: '/dashboard',
      menu: {
        entry: 'moneyOverview',
        group: 'keuangan',
        icon: InsightsOutlinedIcon,
      },
      component: 'MoneyOverview',
    },
    {
      path: '/admin/invoice/umur-piutang',
      access: 'invoice.readAll',
      title: 'resources.invoice.page.ageing',
      parent: '/admin/invoice/ringkasan',
      component: 'Ageing',
    },
    {
      path: ownInvoices,
      access: 'invoice.read',
      title: 'resources.invoice.name',
      parent: '/dashboard',
      menu: {
        entry: 'invoiceOwn',
        group: 'keuangan',
        icon: ReceiptLongOutlinedIcon,
      },
      component: 'InvoiceOwnList',
    },
    {
      path: recordRoute('invoice', 'own'),
      access: 'invoice.read',
      title: 'resources.invoice.page.show',
      parent: ownInvoices,
      component: 'InvoiceOwnPage',
    },
  ],
});
