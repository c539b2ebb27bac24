import PersonAddAltOutlinedIcon from '@mui/icons-material/PersonAddAltOutlined';
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const voucherCheckManifest = defineManifest({
  name: 'voucherCheck',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/dashboard/voucher/validate',
      access: 'voucher.check',
      title: 'resources.voucherCheck.name',
      parent: '/dashboard',
      menu: {
        entry: 'voucherCheck',
        group: 'voucher',
        icon: QrCodeScannerIcon,
      },
      component: 'VoucherCheckScreen',
    },
    {
      path: '/dashboard/voucher/form-voucher',
      access: 'voucher.bind',
      title: 'resources.voucherCheck.page.form',
      parent: '/dashboard',
      menu: {
        entry: 'voucherForm',
        group: 'voucher',
        icon: PersonAddAltOutlinedIcon,
      },
      component: 'VoucherFormScreen',
    },
    {
      path: '/admin/voucher/form-voucher',
      access: 'voucher.bind',
      title: 'resources.voucherCheck.page.form',
      parent: '/dashboard',
      menu: {
        entry: 'voucherFormAll',
        group: 'voucher',
        icon: PersonAddAltOutlinedIcon,
      },
      component: 'VoucherFormScreen',
    },
  ],
});
