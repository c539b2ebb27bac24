import { addDays } from '#contract/values/day.ts';
import { dayInJakarta } from '../jakarta-day.ts';
import type { Queryable } from '../db/client.ts';
import { price, product, service } from '../db/schema/index.ts';

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
  producer: 'Beijing Institute of Biological Products',
  importer: 'PT Kimia Farma Tbk',
  vaccineKind: 'Inaktif (sel Vero)',
  dosesPerVial: 1,
  vialsPerBox: 1,
  volumeMl: 0.5,
  leastDegrees: 2,
  mostDegrees: 8,
  unit: 'dosis',
  taxClass: 'PPN_DTP',
} as const;

const products: readonly (Omit<typeof product.$inferInsert, keyof AuditStamp> & {
  prices: Prices;
})[] = [
  {
    ...vaccine,
    code: 'SINO-PRIMER',
    name: 'Vaksin COVID-19 Sinopharm',
    type: 'VAKSIN_PRIMER',
    authorisation: 'EUA-CONTOH-01',
    dosesPerPerson: 2,
    intervalDays: 21,
    prices: [['2021-05-11', 321_660, ministryDecree]],
  },
  {
    ...vaccine,
    code: 'SINO-BOOSTER',
    name: 'Vaksin COVID-19 Sinopharm, booster',
    type: 'VAKSIN_BOOSTER',
    authorisation: 'EUA-CONTOH-02',
    dosesPerPerson: 1,
    prices: [
      ['2022-02-25', 321_660, ministryDecree],
      ['2023-01-24', 289_500, 'SK-CONTOH/003/2023'],
    ],
  },
  {
    ...vaccine,
    code: 'PAKET-SINO',
    name: 'Paket Sinopharm dengan suntik dan logistik',
    type: 'PAKET_LAYANAN',
    authorisation: 'EUA-CONTOH-01',
    dosesPerPerson: 2,
    intervalDays: 21,
    prices: [['2021-05-11', 439_570, ministryDecree]],
  },
  {
    ...vaccine,
    code: 'SINO-2D',
    name: 'Vaksin COVID-19 Sinopharm, vial 2 dosis',
    type: 'VAKSIN_PRIMER',
    authorisation: 'EUA-CONTOH-03',
    dosesPerVial: 2,
    vialsPerBox: 3,
    dosesPerPerson: 2,
    intervalDays: 21,
    isActive: false,
    prices: [['2021-08-01', 315_000, 'SK-CONTOH/014/2021']],
  },
];

const allInclusions = ['APD', 'NAKES', 'LIMBAH', 'SERTIFIKAT'] as const;

const services: readonly (Omit<typeof service.$inferInsert, keyof AuditStamp> & {
  prices: Prices;
})[] = [
  {
    code: 'SUNTIK-KLINIK',
    name: 'Suntik di klinik',
    type: 'SUNTIK_KLINIK',
    includes: [...allInclusions],
    taxClass: 'DIBEBASKAN',
    prices: [['2021-05-11', 117_910, ministryDecree]],
  },
  {
    code: 'SUNTIK-ONSITE',
    name: 'Suntik di lokasi perusahaan',
    type: 'SUNTIK_ONSITE',
    leastParticipants: 100,
    includes: [...allInclusions],
    taxClass: 'DIBEBASKAN',
    prices: [
      ['2021-05-18', 105_000, 'SK-CONTOH/007/2021'],
      ['2022-01-01', 112_500, 'SK-CONTOH/021/2021'],
    ],
  },
  {
    code: 'LOGISTIK',
    name: 'Pengiriman rantai dingin ke faskes',
    type: 'LOGISTIK',
    includes: [],
    taxClass: 'PPN',
    withholdingCode: 'PPh 23',
    prices: [['2021-05-18', 18_500, 'SK-CONTOH/008/2021']],
  },
];

/**
 * Inserts products and services, the main ones at the ministry's maximum prices; one price starts
 * in 45 days.
 */
export async function seedDemoProducts(db: Queryable, now: Date, stamp: AuditStamp): Promise<void> {
  const row = ([validFrom, amount, decree]: Prices[number]) => ({
    validFrom,
    amount,
    decree,
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
      one.type === 'LOGISTIK' ? [[futureStart, 19_750, 'SK-CONTOH/002/2026']] : [];
    await db
      .insert(price)
      .values([...prices, ...futurePrices].map(it => ({ serviceId: inserted?.id, ...row(it) })));
  }
}
