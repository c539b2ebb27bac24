import type { VoucherSummary } from '#contract/domains/voucher/record.ts';
import { managerLimit, type Figures, type FigureViewer } from '#src/kit/list/figures.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { voucherListPath } from './paths.ts';

const vouchers =
  (filter: Readonly<Record<string, string>>) =>
  (viewer: FigureViewer): string =>
    voucherListPath(viewer.role, { ...filter, ...managerLimit(viewer) });

/** The lists of the numbers of vouchers. */
export const voucherFigures = {
  diterbitkan: vouchers({ diterbitkan: 'true' }),
  belumAktif: vouchers({ status: 'BARU' }),
  siapPakai: vouchers({ status: 'AKTIF,TERIKAT' }),
  terpakai: vouchers({ status: 'TERPAKAI' }),
  kedaluwarsa: vouchers({ status: 'KEDALUWARSA' }),
  dibekukan: vouchers({ status: 'DIBEKUKAN' }),
  segeraKedaluwarsa: vouchers({ belumDipakai: 'true', kedaluwarsaDalam: '30' }),
  // A company sees its contracts and their quotas above its transactions, and has no list of them.
  sisaKuota: (viewer: FigureViewer) =>
    permissionScope(viewer.role, 'voucher.read') === 'all'
      ? filteredListPath('/admin/voucher-contract/list-voucher', {
          status: 'AKTIF,HABIS_KUOTA',
          ...managerLimit(viewer),
        })
      : undefined,
} satisfies Figures<VoucherSummary>;
