import { addMonths } from '../../core/values/day.ts';

/** Whether a tax invoice must name the law by which its PPN is not paid. */
export const needsFacility = (kode: string): boolean => kode === '07' || kode === '08';

/** The codes with which a tax invoice names its law, with the same last two digits. */
export const facilityCodes = (fasilitas: string) => ({
  addInfo: `TD.005${fasilitas}`,
  facilityStamp: `TD.011${fasilitas}`,
});

/**
 * Whether a law of a code has a stamp; those without one (for 07 "oleh Pemerintah lainnya", for 08
 * "lainnya") cannot be imported into Coretax.
 */
export const hasStamp = (kode: string, fasilitas: string): boolean =>
  !(kode === '07' && fasilitas === '24') && !(kode === '08' && fasilitas === '04');

/** Tax invoices in one file that Coretax imports. */
export const maxPerFile = 1_000;

/** The article that sets the last day of the upload, PER-11/PJ/2025. */
export const deadlineLaw = 'PER-11/PJ/2025 Pasal 44';

/** Returns the month of a tax invoice, `YYYY-MM`: its tax period (masa pajak). */
export const taxPeriod = (day: string): string => day.slice(0, 7);

/** Returns the last day to upload a tax invoice: the 20th of the month after it. */
export const uploadDeadline = (day: string): string => addMonths(`${taxPeriod(day)}-20`, 1);

/**
 * Splits tax invoices into files: one period each, and no more than Coretax imports at once. Their
 * order is kept.
 */
export function splitIntoFiles<F extends { readonly tanggalFaktur: string }>(
  fakturs: readonly F[],
): { readonly masa: string; readonly faktur: F[] }[] {
  const files: { masa: string; faktur: F[] }[] = [];
  const current = new Map<string, { masa: string; faktur: F[] }>();
  for (const one of fakturs) {
    const masa = taxPeriod(one.tanggalFaktur);
    let file = current.get(masa);
    if (!file || file.faktur.length >= maxPerFile) {
      file = { masa, faktur: [] };
      files.push(file);
      current.set(masa, file);
    }
    file.faktur.push(one);
  }
  return files;
}
