import PaymentsOutlinedIcon from '@mui/icons-material/PaymentsOutlined';
import PriceCheckOutlinedIcon from '@mui/icons-material/PriceCheckOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

const toVerify = '/admin/invoice/verifikasi';
const allPayments = '/admin/invoice/pembayaran';

const loadCalls = async () => (await import('#contract/domains/payment/calls.ts')).paymentCalls;

export const paymentResource: Registration = registerResource({
  name: 'payment',
  load: () => import('./index.ts'),
  calls: {
    payment: loadCalls,
    paymentToVerify: async () => ({
      ...(await loadCalls()),
      filters: filter => ({ status: 'BUKTI_DIUNGGAH', ...filter }),
    }),
  },
  rights: { read: 'payment.read' },
  list: {
    path: allPayments,
    menu: { entry: 'paymentAll', group: 'keuangan', icon: PaymentsOutlinedIcon },
    component: 'PaymentList',
  },
  show: { path: recordRoute('payment'), component: 'PaymentPage' },
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
      path: recordRoute('paymentsOfInvoice'),
      access: 'payment.read',
      title: 'resources.payment.page.ofInvoice',
      parent: '/admin/invoice/list-invoice',
      component: 'PaymentsOfInvoice',
    },
    {
      path: recordRoute('paymentsOfInvoice', 'own'),
      access: 'payment.read',
      title: 'resources.payment.page.ofInvoice',
      parent: '/dashboard/invoice/list-invoice',
      component: 'PaymentsOfInvoice',
    },
  ],
});
