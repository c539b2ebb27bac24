import CardMembershipIcon from '@mui/icons-material/CardMembership';
import { registerResource, type Registration } from '#src/kit/registerResource.ts';
import { voucherPesertaCalls } from '../peserta/calls.ts';

const list = '/dashboard/peserta-voucher/table-list';

export const pesertaVoucherResource: Registration = registerResource({
  name: 'pesertaVoucher',
  load: () => import('./index.ts'),
  calls: voucherPesertaCalls,
  rights: { read: 'voucher.read' },
  list: {
    path: list,
    menu: {
      entry: 'pesertaVoucher',
      group: 'voucher',
      icon: CardMembershipIcon,
    },
    component: 'PesertaVoucherList',
  },
  edit: { path: '/dashboard/peserta-voucher/edit/:id', component: 'PesertaVoucherEdit' },
  show: { path: '/dashboard/peserta-voucher/detail/:id', component: 'PesertaVoucherDetail' },
});
