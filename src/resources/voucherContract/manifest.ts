import HandshakeOutlinedIcon from '@mui/icons-material/HandshakeOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

const list = '/admin/voucher-contract/list-voucher';

/** Voucher contracts; a company opens its own from its list of vouchers. */
export const voucherContractManifest = defineManifest({
  name: 'voucherContract',
  load: () => import('./index.ts'),
  screens: [
    {
      path: list,
      access: 'voucherContract.read',
      title: 'resources.voucherContract.name',
      parent: '/dashboard',
      menu: {
        entry: 'voucherContract',
        group: 'pelayanan',
        icon: HandshakeOutlinedIcon,
      },
      component: 'ContractList',
    },
    {
      path: '/admin/voucher-contract/add',
      access: 'voucherContract.create',
      title: 'resources.voucherContract.page.create',
      parent: list,
      component: 'ContractCreate',
    },
    {
      path: '/admin/voucher-contract/edit/:id',
      access: 'voucherContract.update',
      title: 'resources.voucherContract.page.edit',
      parent: list,
      component: 'ContractEdit',
    },
    {
      path: '/admin/voucher-contract/detail/:id',
      access: 'voucherContract.read',
      title: 'resources.voucherContract.page.show',
      parent: list,
      component: 'ContractPage',
    },
    {
      path: '/dashboard/voucher/kontrak/:id',
      access: 'voucherContract.read',
      title: 'resources.voucherContract.page.show',
      parent: '/dashboard',
      ownParent: '/dashboard/voucher/list-voucher',
      component: 'ContractOwnPage',
    },
  ],
});
