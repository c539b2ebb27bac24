import ConfirmationNumberOutlinedIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import ListAltOutlinedIcon from '@mui/icons-material/ListAltOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

const allTransactions = '/admin/voucher/list-voucher';
const ownTransactions = '/dashboard/voucher/list-voucher';
const allVouchers = '/admin/voucher/semua';
const ownVouchers = '/dashboard/voucher/semua';

const loadTransactionCalls = async () =>
  (await import('#contract/domains/voucher/transaction.ts')).voucherTransactionCalls;

/**
 * Transactions of vouchers (`:id` of detail, edit and print) and single vouchers (`:id` of kode). The
 * pages of a transaction have the same path for the staff and for the company.
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
      group: 'voucher',
      icon: ListAltOutlinedIcon,
    },
    component: 'VoucherList',
  },
  show: { path: recordRoute('voucher'), access: 'voucher.readAll', component: 'VoucherPage' },
  screens: [
    {
      path: allTransactions,
      access: 'voucher.readAll',
      title: 'resources.voucherTransaction.name',
      parent: '/dashboard',
      menu: {
        entry: 'voucherAll',
        group: 'voucher',
        icon: ConfirmationNumberOutlinedIcon,
      },
      component: 'TransactionList',
    },
    {
      path: ownTransactions,
      access: 'voucher.issue',
      title: 'resources.voucherTransaction.name',
      parent: '/dashboard',
      menu: {
        entry: 'voucherOwn',
        group: 'voucher',
        icon: ConfirmationNumberOutlinedIcon,
      },
      component: 'TransactionOwnList',
    },
    {
      path: '/admin/voucher/add',
      access: 'voucher.issue',
      title: 'resources.voucherTransaction.page.create',
      parent: allTransactions,
      ownParent: ownTransactions,
      component: 'TransactionCreate',
    },
    {
      path: '/dashboard/voucher/add',
      access: 'voucher.issue',
      title: 'resources.voucherTransaction.page.create',
      parent: ownTransactions,
      component: 'TransactionOwnCreate',
    },
    {
      path: recordRoute('voucherTransaction'),
      access: 'voucher.issue',
      title: 'resources.voucherTransaction.page.show',
      parent: allTransactions,
      ownParent: ownTransactions,
      component: 'TransactionPage',
    },
    {
      path: '/admin/voucher/edit/:id',
      access: 'voucher.issue',
      title: 'resources.voucherTransaction.page.edit',
      parent: allTransactions,
      ownParent: ownTransactions,
      component: 'TransactionEdit',
    },
    {
      path: '/admin/voucher/print/:id',
      access: 'voucher.print',
      title: 'resources.voucherTransaction.page.print',
      parent: allTransactions,
      ownParent: ownTransactions,
      component: 'TicketsPage',
    },
    {
      path: ownVouchers,
      access: 'voucher.read',
      title: 'resources.voucher.name',
      parent: '/dashboard',
      menu: {
        entry: 'voucherListOwn',
        group: 'voucher',
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
