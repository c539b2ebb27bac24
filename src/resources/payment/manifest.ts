import PriceCheckOutlinedIcon from '@mui/icons-material/PriceCheckOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

const toVerify = '/admin/invoice/verifikasi';
const allPayments = '/admin/invoice/pembayaran';

export const paymentManifest = defineManifest({
  name: 'payment',
  load: () => import('./index.ts'),
  screens: [
    {
      path: toVerify,
      access: 'payment.verify',
      title: 'resources.paymentToVerify.name',
      parent: '/dashboard',
      menu: {
        entry: 'payment',
        group: 'keuangan',
        icon: PriceCheckOutlinedIcon,
      },
      component: 'PaymentsToVerify',
    },
    {
      path: allPayments,
      access: 'payment.read',
      title: 'resources.payment.name',
      parent: toVerify,
      component: 'PaymentList',
    },
    {
      path: '/admin/invoice/pembayaran/:id',
      access: 'payment.read',
      title: 'resources.payment.page.show',
      parent: allPayments,
      component: 'PaymentPage',
    },
    {
      path: '/admin/invoice/rekening-koran',
      access: 'payment.settle',
      title: 'resources.payment.page.statement',
      parent: toVerify,
      component: 'BankStatementScreen',
    },
    {
      path: '/admin/invoice/payment/:id',
      access: 'payment.read',
      title: 'resources.payment.page.ofInvoice',
      parent: '/admin/invoice/list-invoice',
      component: 'PaymentsOfInvoice',
    },
    {
      path: '/dashboard/invoice/payment/:id',
      access: 'payment.read',
      title: 'resources.payment.page.ofInvoice',
      parent: '/dashboard/invoice/list-invoice',
      component: 'PaymentsOfInvoice',
    },
  ],
});
