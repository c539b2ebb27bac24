import InsightsOutlinedIcon from '@mui/icons-material/InsightsOutlined';
import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

const allInvoices = '/admin/invoice/list-invoice';
const ownInvoices = '/dashboard/invoice/list-invoice';

export const invoiceManifest = defineManifest({
  name: 'invoice',
  load: () => import('./index.ts'),
  screens: [
    {
      path: allInvoices,
      access: 'invoice.read',
      title: 'resources.invoice.name',
      parent: '/dashboard',
      menu: {
        entry: 'invoiceAll',
        group: 'keuangan',
        icon: ReceiptLongOutlinedIcon,
      },
      component: 'InvoiceList',
    },
    {
      path: '/admin/invoice/detail/:id',
      access: 'invoice.read',
      title: 'resources.invoice.page.show',
      parent: allInvoices,
      component: 'InvoicePage',
    },
    {
      path: '/admin/invoice/add/:id',
      access: 'invoice.create',
      title: 'resources.invoice.page.create',
      parent: allInvoices,
      component: 'InvoiceCreate',
    },
    {
      path: '/admin/invoice/edit/:id',
      access: 'invoice.update',
      title: 'resources.invoice.page.edit',
      parent: allInvoices,
      component: 'InvoiceEdit',
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
      path: '/dashboard/invoice/detail/:id',
      access: 'invoice.read',
      title: 'resources.invoice.page.show',
      parent: ownInvoices,
      component: 'InvoiceOwnPage',
    },
  ],
});
