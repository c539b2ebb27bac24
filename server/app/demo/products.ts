import { addDays } from '#contract/core/values/day.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { price, product, service } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';

interface AuditStamp {
  readonly createdAt: string;
  readonly createdBy: string;
  readonly modifiedAt: string;
  readonly modifiedBy: string;
}

/** Prices as start day, amount in rupiah and decree number. */
type Prices = readonly (readonly [from: string, amount: number, decree: string])[];

const ministryDecree = 'KMK HK.01.07/MENKES/4643/2021';
const vaccine = {
  produsen: 'Beijing Institute of Biological Products',
  importir: 'PT Kimia Farma Tbk',
  jenisVaksin: 'Inaktif (sel Vero)',
  dosisPerVial: 1,
  vialPerBox: 1,
  volumeMl: 0.5,
  suhuMin: 2,
  suhuMax: 8,
  satuan: 'dosis',
  kelasPajak: 'PPN_DTP',
  kodeCVX: '510',
  // An invented number; the real one is in the ministry's dictionary (KFA).
  kodeKFA: '93000000',
  kodeICD10: 'U07.1',
} as const;

const products: readonly (Omit<typeof product.$inferInsert, keyof AuditStamp> & {
  prices: Prices;
})[] = [
  {
    ...vaccine,
    kode: 'SINO-PRIMER',
    nama: 'Vaksin COVID-19 Sinopharm',
    tipe: 'VAKSIN_PRIMER',
    noEUA: 'EUA-CONTOH-01',
    dosisPerOrang: 2,
    intervalHari: 21,
    prices: [['2021-05-11', 321_660, ministryDecree]],
  },
  {
    ...vaccine,
    kode: 'SINO-BOOSTER',
    nama: 'Vaksin COVID-19 Sinopharm, booster',
    tipe: 'VAKSIN_BOOSTER',
    noEUA: 'EUA-CONTOH-02',
    dosisPerOrang: 1,
    prices: [
      ['2022-02-25', 321_660, ministryDecree],
      ['2023-01-24', 289_500, 'SK-CONTOH/003/2023'],
    ],
  },
  {
    ...vaccine,
    kode: 'PAKET-SINO',
    nama: 'Paket Sinopharm dengan suntik dan logistik',
    tipe: 'PAKET_LAYANAN',
    noEUA: 'EUA-CONTOH-01',
    dosisPerOrang: 2,
    intervalHari: 21,
    prices: [['2021-05-11', 439_570, ministryDecree]],
  },
  {
    ...vaccine,
    kode: 'SINO-2D',
    nama: 'Vaksin COVID-19 Sinopharm, vial 2 dosis',
    tipe: 'VAKSIN_PRIMER',
    noEUA: 'EUA-CONTOH-03',
    dosisPerVial: 2,
    vialPerBox: 3,
    dosisPerOrang: 2,
    intervalHari: 21,
    isActive: false,
    prices: [['2021-08-01', 315_000, 'SK-CONTOH/014/2021']],
  },
];

const allInclusions = ['APD', 'NAKES', 'LIMBAH', 'SERTIFIKAT'] as const;

const services: readonly (Omit<typeof service.$inferInsert, keyof AuditStamp> & {
  prices: Prices;
})[] = [
  {
    kode: 'SUNTIK-KLINIK',
    nama: 'Suntik di klinik',
    tipe: 'SUNTIK_KLINIK',
    termasuk: [...allInclusions],
    kelasPajak: 'DIBEBASKAN',
    prices: [['2021-05-11', 117_910, ministryDecree]],
  },
  {
    kode: 'SUNTIK-ONSITE',
    nama: 'Suntik di lokasi perusahaan',
    tipe: 'SUNTIK_ONSITE',
    minPeserta: 100,
    termasuk: [...allInclusions],
    kelasPajak: 'DIBEBASKAN',
    prices: [
      ['2021-05-18', 105_000, 'SK-CONTOH/007/2021'],
      ['2022-01-01', 112_500, 'SK-CONTOH/021/2021'],
    ],
  },
  {
    kode: 'LOGISTIK',
    nama: 'Pengiriman rantai dingin ke faskes',
    tipe: 'LOGISTIK',
    termasuk: [],
    kelasPajak: 'PPN',
    pphKode: 'PPh 23',
    prices: [['2021-05-18', 18_500, 'SK-CONTOH/008/2021']],
  },
];

/**
 * Inserts products and services, the main ones at the ministry's maximum prices; one price starts
 * in 45 days.
 */
export async function seedDemoProducts(db: Queryable, now: Date, stamp: AuditStamp): Promise<void> {
  const row = ([berlakuDari, harga, noSK]: Prices[number]) => ({
    berlakuDari,
    harga,
    noSK,
    ...stamp,
  });
  for (const { prices, ...one } of products) {
    const [inserted] = await db
      .insert(product)
      .values({ ...one, ...stamp })
      .returning({ id: product.id });
    await db.insert(price).values(prices.map(it => ({ productId: inserted?.id, ...row(it) })));
  }
  const futureStart = addDays(dayInJakarta(now), 45);
  for (const { prices, ...one } of services) {
    const [inserted] = await db
      .insert(service)
      .values({ ...one, ...stamp })
      .returning({ id: service.id });
    const futurePrices: Prices =
      one.tipe === 'LOGISTIK' ? [[futureStart, 19_750, 'SK-CONTOH/002/2026']] : [];
    await db
      .insert(price)
      .values([...prices, ...futurePrices].map(it => ({ serviceId: inserted?.id, ...row(it) })));
  }
}
