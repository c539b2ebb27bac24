import type { Fraction } from '../../core/values/rupiah.ts';

/** A rule of tax law with the days on which it applies. */
export interface TaxRule {
  readonly from: string;
  /** Last day; without it, until the next rule of the list begins. */
  readonly until?: string;
  /** The law or decree, as cited on documents. */
  readonly law: string;
}

/** Returns the rule that applies on a day (`YYYY-MM-DD`), or undefined. Rules are oldest first. */
export function ruleOn<R extends TaxRule>(rules: readonly R[], day: string): R | undefined {
  const begun = rules.findLast(({ from }) => from <= day);
  return begun?.until !== undefined && begun.until < day ? undefined : begun;
}

/** A rate of PPN (value-added tax), and the part of the price that it applies to. */
export interface PpnRule extends TaxRule {
  readonly rate: Fraction;
  readonly base: Fraction;
  /** Transaction code of the tax invoice. */
  readonly kodeFaktur: string;
}

const percent = (numerator: number): Fraction => ({ numerator, denominator: 100 });
const wholePrice: Fraction = { numerator: 1, denominator: 1 };

/**
 * PPN on goods other than luxury goods. Since 2025 the rate of 12 % applies to another base (DPP
 * nilai lain) of 11/12 of the price, so the tax is still 11 % of the price.
 */
export const ppnRules: readonly PpnRule[] = [
  {
    from: '2010-04-01',
    law: 'UU PPN Pasal 7 ayat (1)',
    rate: percent(10),
    base: wholePrice,
    kodeFaktur: '01',
  },
  {
    from: '2022-04-01',
    law: 'UU PPN Pasal 7 ayat (1) huruf a, diubah UU 7/2021',
    rate: percent(11),
    base: wholePrice,
    kodeFaktur: '01',
  },
  {
    from: '2025-01-01',
    law: 'PMK 131/2024 Pasal 3',
    rate: percent(12),
    base: { numerator: 11, denominator: 12 },
    kodeFaktur: '04',
  },
];

/**
 * Decrees under which the government bears the PPN on COVID-19 vaccine (PPN DTP), with the last two
 * digits of their codes in Coretax.
 */
export const borneRules: readonly (TaxRule & { readonly fasilitas: string })[] = [
  { from: '2021-01-01', law: 'PMK 239/PMK.03/2020', fasilitas: '15' },
  { from: '2021-07-01', law: 'PMK 239/PMK.03/2020 jo. PMK 83/PMK.03/2021', fasilitas: '15' },
  { from: '2022-01-01', law: 'PMK 226/PMK.03/2021', fasilitas: '20' },
  {
    from: '2022-07-01',
    until: '2022-12-31',
    law: 'PMK 226/PMK.03/2021 jo. PMK 113/PMK.03/2022',
    fasilitas: '20',
  },
];

/**
 * The largest payment for a whole transaction whose PPN a collector does not pay to the state itself:
 * PMK 8/PMK.03/2021 counts the PPN in, PMK 59/PMK.03/2022 does not.
 */
export const collectorLimits = {
  LAINNYA: { upTo: 10_000_000, withPpn: true },
  PEMERINTAH: { upTo: 2_000_000, withPpn: false },
} as const;

/**
 * Exemption of medical services: not subject to PPN until March 2022, and so without tax invoice;
 * exempt since.
 */
export const exemptRules: readonly (TaxRule & {
  readonly kodeFaktur: string | null;
  /** As in `borneRules`: PP 49/2022. */
  readonly fasilitas: string | null;
})[] = [
  {
    from: '2010-04-01',
    law: 'UU PPN Pasal 4A ayat (3) huruf a',
    kodeFaktur: null,
    fasilitas: null,
  },
  {
    from: '2022-04-01',
    law: 'UU PPN Pasal 16B, diubah UU 7/2021',
    kodeFaktur: '08',
    fasilitas: '10',
  },
];

/**
 * Kinds of income tax on an invoice: none; PPh 22 that a pharmaceutical manufacturer collects from a
 * domestic distributor; PPh 22 that a state-owned buyer collects; PPh 23 on services.
 */
export const pphKinds = ['TANPA_PPH', 'PPH22_FARMASI', 'PPH22_BUMN', 'PPH23_JASA'] as const;
export type PphKind = (typeof pphKinds)[number];

/**
 * `DIPUNGUT`: the seller collects the tax from the buyer on top of the price. `DIPOTONG`: the buyer
 * keeps the tax back from the payment.
 */
export const pphDirections = ['DIPUNGUT', 'DIPOTONG'] as const;
export type PphDirection = (typeof pphDirections)[number];

/** A rate of PPh. */
export interface PphRule extends TaxRule {
  readonly rate: Fraction;
  /** No tax is due on a document whose prices do not add up to more than this amount. */
  readonly exemptUpTo?: number;
}

interface PphKindRules {
  readonly arah: PphDirection;
  /** What the rate applies to: the price without PPN, or the base of PPN (DPP) of that price. */
  readonly base: 'PRICE' | 'PPN_BASE';
  readonly rules: readonly PphRule[];
  /** The law that doubles the rate for a taxpayer without NPWP. */
  readonly withoutNpwpLaw: string;
}

const decreesOnPph22 = [
  { from: '2017-03-01', law: 'PMK 34/PMK.010/2017' },
  { from: '2025-08-01', law: 'PMK 51/2025' },
] as const;

export const pphRules: Readonly<Record<Exclude<PphKind, 'TANPA_PPH'>, PphKindRules>> = {
  PPH22_FARMASI: {
    arah: 'DIPUNGUT',
    base: 'PPN_BASE',
    rules: decreesOnPph22.map(decree => ({
      ...decree,
      rate: { numerator: 3, denominator: 1000 },
    })),
    withoutNpwpLaw: 'UU PPh Pasal 22 ayat (3)',
  },
  PPH22_BUMN: {
    arah: 'DIPOTONG',
    base: 'PRICE',
    rules: decreesOnPph22.map(decree => ({
      ...decree,
      rate: { numerator: 15, denominator: 1000 },
      exemptUpTo: 10_000_000,
    })),
    withoutNpwpLaw: 'UU PPh Pasal 22 ayat (3)',
  },
  PPH23_JASA: {
    arah: 'DIPOTONG',
    base: 'PRICE',
    rules: [
      {
        from: '2015-08-24',
        law: 'UU PPh Pasal 23 ayat (1) huruf c, PMK 141/PMK.03/2015',
        rate: percent(2),
      },
    ],
    withoutNpwpLaw: 'UU PPh Pasal 23 ayat (1a)',
  },
};
