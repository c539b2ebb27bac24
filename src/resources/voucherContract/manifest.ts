import HandshakeOutlinedIcon from '@mui/icons-material/HandshakeOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

const list = '/admin/voucher-contract/list-voucher';

/** Voucher contracts; a company opens its own from its list of vouchers. */
export const voucherContractResource: Registration = registerResource({
  name: 'voucherContract',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/voucher/contract.ts')).voucherContractCalls,
  rights: {
    read: 'voucherContract.read',
    create: 'voucherContract.create',
    update: 'voucherContract.update',
  },
  list: {
    path: list,
    menu: {
      entry: 'voucherContract',
      group: 'voucher',
      icon: HandshakeOutlinedIcon,
    },
  },
  create: { path: '/admin/voucher-contract/add', component: 'ContractCreate' },
  edit: {
    path: recordRoute('voucherContractForm'),
    access: 'voucherContract.update',
    component: 'ContractEdit',
  },
  show: { path: recordRoute('voucherContract'), component: 'ContractPage' },
  screens: [
    {
      path: recordRoute('voucherContract', 'own'),
      access: 'voucherContract.read',
      title: 'resources.voucherContract.page.show',
      parent: '/dashboard',
      ownParent: '/dashboard/voucher/list-voucher',
      component: 'ContractOwnPage',
    },
  ],
});
