import ConfirmationNumberOutlinedIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import ListAltOutlinedIcon from '@mui/icons-material/ListAltOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

const allBatches = '/admin/voucher/list-voucher';
const ownBatches = '/dashboard/voucher/list-voucher';
const allVouchers = '/admin/voucher/semua';
const ownVouchers = '/dashboard/voucher/semua';

const loadTransactionCalls = async () =>
  (await import('#contract/domains/voucher/transaction.ts')).voucherTransactionCalls;

/**
 * Batches of vouchers (`:id` of detail, edit and print) and single vouchers (`:id` of kode). The
 * pages of a batch have the same path for the staff and for the company.
 */
export const voucherResource: Registration = registerResource({
  name: 'voucher',
  load: () => import('./index.ts'),
  calls: {
    voucher: async () => (await import('#contract/domains/voucher/calls.ts')).voucherCalls,
    voucherTransaction: loadTransactionCalls,
    voucherTransactionOwn: async () => {
      const calls = await loadTransactionCalls();
      return { ...calls, list: calls.listOwn };
    },
  },
  rights: { read: 'voucher.read', export: 'voucher.export' },
  list: {
    path: allVouchers,
    access: 'voucher.readAll',
    menu: {
      entry: 'voucherListAll',
      group: 'pelayanan',
      icon: ListAltOutlinedIcon,
    },
    component: 'VoucherList',
  },
  show: { path: recordRoute('voucher'), access: 'voucher.readAll', component: 'VoucherPage' },
  screens: [
    {
      path: allBatches,
      access: 'voucher.readAll',
      title: 'resources.voucherTransaction.name',
      parent: '/dashboard',
      menu: {
        entry: 'voucherAll',
        group: 'voucher',
        icon: ConfirmationNumberOutlinedIcon,
      },
      component: 'BatchList',
    },
    {
      path: ownBatches,
      access: 'voucher.issue',
      title: 'resources.voucherTransaction.name',
      parent: '/dashboard',
      menu: {
        entry: 'voucherOwn',
        group: 'voucher',
        icon: ConfirmationNumberOutlinedIcon,
      },
      component: 'BatchOwnList',
    },
    {
      path: '/admin/voucher/add',
      access: 'voucher.issue',
      title: 'resources.voucherTransaction.page.create',
      parent: allBatches,
      ownParent: ownBatches,
      component: 'BatchCreate',
    },
    {
      path: '/dashboard/voucher/add',
      access: 'voucher.issue',
      title: 'resources.voucherTransaction.page.create',
      parent: ownBatches,
      component: 'BatchOwnCreate',
    },
    {
      path: recordRoute('voucherTransaction'),
      access: 'voucher.issue',
      title: 'resources.voucherTransaction.page.show',
      parent: allBatches,
      ownParent: ownBatches,
      component: 'BatchPage',
    },
    {
      path: '/admin/voucher/edit/:id',
      access: 'voucher.issue',
      title: 'resources.voucherTransaction.page.edit',
      parent: allBatches,
      ownParent: ownBatches,
      component: 'BatchEdit',
    },
    {
      path: '/admin/voucher/print/:id',
      access: 'voucher.print',
      title: 'resources.voucherTransaction.page.print',
      parent: allBatches,
      ownParent: ownBatches,
      component: 'TicketsPage',
    },
    {
      path: ownVouchers,
      access: 'voucher.read',
      title: 'resources.voucher.name',
      parent: '/dashboard',
      menu: {
        entry: 'voucherListOwn',
        group: 'pelayanan',
        icon: ListAltOutlinedIcon,
      },
      component: 'VoucherOwnList',
    },
    {
      path: recordRoute('voucher', 'own'),
      access: 'voucher.read',
      title: 'resources.voucher.page.show',
      parent: ownVouchers,
      component: 'VoucherOwnPage',
    },
  ],
});
