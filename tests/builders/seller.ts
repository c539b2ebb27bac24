import type { z } from 'zod';
import type { sellerInput } from '#contract/domains/seller.ts';

/** Returns a version of the seller's data as the form sends it. */
export const sellerBody = (
  overrides: Partial<z.input<typeof sellerInput>> = {},
): z.input<typeof sellerInput> => ({
  nama: 'PT Vaksin Contoh (Persero)',
  alamat: 'Jalan Contoh Nomor 28, Bandung 40161',
  npwp: '02.183.241.5-051.000',
  nib: '9120001234567',
  namaPenandaTangan: 'Ratna Kusumawardhani',
  jabatanPenandaTangan: 'Direktur Utama',
  bank: 'Bank Contoh Negara',
  cabangBank: 'Bandung',
  noRekening: '131-00-1234567-8',
  atasNamaRekening: 'PT Vaksin Contoh (Persero)',
  berlakuMulai: '2030-02-01',
  ...overrides,
});
