import ConfirmationNumberOutlinedIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import ListAltOutlinedIcon from '@mui/icons-material/ListAltOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

const allBatches = '/admin/voucher/list-voucher';
const ownBatches = '/dashboard/voucher/list-voucher';
const allVouchers = '/admin/voucher/semua';
const ownVouchers = '/dashboard/voucher/semua';

/**
 * Batches of vouchers (`:id` of detail, edit and print) and single vouchers (`:id` of kode). The
 * pages of a batch have the same path for the staff and for the company.
 */
export const voucherManifest = defineManifest({
  name: 'voucher',
  load: () => import('./index.ts'),
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
      path: '/admin/voucher/detail/:id',
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
      path: allVouchers,
      access: 'voucher.readAll',
      title: 'resources.voucher.name',
      parent: '/dashboard',
      menu: {
        entry: 'voucherListAll',
        group: 'pelayanan',
        icon: ListAltOutlinedIcon,
      },
      component: 'VoucherList',
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
      path: '/admin/voucher/kode/:id',
      access: 'voucher.readAll',
      title: 'resources.voucher.page.show',
      parent: allVouchers,
      component: 'VoucherPage',
    },
    {
      path: '/dashboard/voucher/kode/:id',
      access: 'voucher.read',
      title: 'resources.voucher.page.show',
      parent: ownVouchers,
      component: 'VoucherOwnPage',
    },
  ],
});
