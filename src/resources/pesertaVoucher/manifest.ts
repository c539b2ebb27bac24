import CardMembershipIcon from '@mui/icons-material/CardMembership';
import { defineManifest } from '#src/kit/defineManifest.ts';

const list = '/dashboard/peserta-voucher/table-list';

export const pesertaVoucherManifest = defineManifest({
  name: 'pesertaVoucher',
  load: () => import('./index.ts'),
  screens: [
    {
      path: list,
      access: 'voucher.read',
      title: 'resources.pesertaVoucher.name',
      parent: '/dashboard',
      menu: {
        entry: 'pesertaVoucher',
        group: 'pelayanan',
        icon: CardMembershipIcon,
      },
      component: 'PesertaVoucherList',
    },
    {
      path: '/dashboard/peserta-voucher/edit/:id',
      access: 'voucher.read',
      title: 'resources.pesertaVoucher.page.edit',
      parent: list,
      component: 'PesertaVoucherEdit',
    },
    {
      path: '/dashboard/peserta-voucher/detail/:id',
      access: 'voucher.read',
      title: 'resources.pesertaVoucher.page.show',
      parent: list,
      component: 'PesertaVoucherDetail',
    },
  ],
});
