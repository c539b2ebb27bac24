import type { z } from 'zod';
import type { newProductInput } from '#contract/domains/product.ts';
import type { newServiceInput } from '#contract/domains/service.ts';

let sequence = 0;

const decree = 'KMK HK.01.07/MENKES/4643/2021';

/** Returns a product as the form sends it, with a unique code. */
export function productBody(
  overrides: Partial<z.input<typeof newProductInput>> = {},
): z.input<typeof newProductInput> {
  sequence += 1;
  return {
    kode: `PRD-${sequence}`,
    nama: `Vaksin Contoh ${sequence}`,
    tipe: 'VAKSIN_PRIMER',
    produsen: 'Pabrik Contoh',
    importir: 'PT Importir Contoh',
    noEUA: `EUA-CONTOH-${sequence}`,
    dosisPerVial: 1,
    vialPerBox: 1,
    volumeMl: 0.5,
    dosisPerOrang: 2,
    suhuMin: 2,
    suhuMax: 8,
    kelasPajak: 'PPN_DTP',
    hargaSatuan: 300_000,
    berlakuDari: '2021-05-18',
    noSK: decree,
    ...overrides,
  };
}

/** Returns a service as the form sends it, with a unique code. */
export function serviceBody(
  overrides: Partial<z.input<typeof newServiceInput>> = {},
): z.input<typeof newServiceInput> {
  sequence += 1;
  return {
    kode: `LYN-${sequence}`,
    nama: `Layanan Contoh ${sequence}`,
    tipe: 'SUNTIK_KLINIK',
    termasuk: ['NAKES', 'APD'],
    kelasPajak: 'DIBEBASKAN',
    tarifPerDosis: 100_000,
    berlakuDari: '2021-05-18',
    noSK: decree,
    ...overrides,
  };
}
