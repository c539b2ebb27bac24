/** Headers of the template by which a filled sheet is read again. */
export const sheetHeaders = {
  sumber: 'Sumber',
  nomor: 'Nomor catatan',
  noIHS: 'Nomor pasien SATUSEHAT',
  kunjungan: 'ID kunjungan SATUSEHAT',
} as const;

/** The words of the column `Sumber`. */
export const sourceWords = { DOSIS: 'Dosis', BOOSTER_LUAR: 'Booster luar' } as const;
