import { recordPath } from '#contract/record-pages.ts';
import type { SatusehatGap, SatusehatRecord } from '#contract/domains/satusehat/record.ts';
import type { Permission } from '#contract/policy.ts';
import type { NumberField } from './NumbersDialog.tsx';

/** Where something that a record lacks is entered: a field of the dialog, or a page with its permission. */
export type GapTarget =
  { readonly field: NumberField } | { readonly to: string; readonly needs: Permission } | undefined;

/** Returns where a record is corrected: the visit, or the registration of a booster given elsewhere. */
function recordTarget(
  { sumber, idPeserta, tanggal }: SatusehatRecord,
  idFaskes: number,
): GapTarget {
  if (sumber === 'BOOSTER_LUAR') {
    return { to: `/dashboard/faskes-booster/edit/${idPeserta}`, needs: 'peserta.update' };
  }
  const query = new URLSearchParams({
    faskes: String(idFaskes),
    tanggal,
    peserta: String(idPeserta),
  });
  return { to: `/dashboard/vaksinasi?${query.toString()}`, needs: 'vaksinasi.read' };
}

/** Returns where what a record lacks is entered; undefined for what is not entered anywhere. */
export function gapTarget(gap: SatusehatGap, record: SatusehatRecord, idFaskes: number): GapTarget {
  switch (gap) {
    case 'pasien':
      return { field: 'noIHS' };
    case 'kunjungan':
      return { field: 'kunjungan' };
    case 'nomorVaksinator':
      return { field: 'ihsVaksinator' };
    case 'produk':
      return { field: 'idProduk' };
    case 'organisasi':
    case 'lokasi':
      return { to: recordPath('faskesForm', idFaskes), needs: 'faskes.update' };
    case 'kodeVaksin':
      return record.idProduk === null
        ? undefined
        : { to: `/admin/product/edit/${record.idProduk}`, needs: 'product.update' };
    case 'pembatasan':
      return undefined;
    case 'batch':
    case 'kedaluwarsa':
    case 'vaksinator':
    case 'pelaksana':
    case 'alasan':
    case 'tanggal':
      return recordTarget(record, idFaskes);
  }
}
