import type { z } from 'zod';
import type { decreeInput } from '#contract/domains/tax/decree.ts';

/** An invented decree that applies in the year of the test servers, as the form sends it. */
export const decreeBody: z.input<typeof decreeInput> = {
  aturan: 'PMK Contoh 12/2029',
  fasilitas: '20',
  berlakuMulai: '2030-01-01',
  berlakuSampai: null,
};
