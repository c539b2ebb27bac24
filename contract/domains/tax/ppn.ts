import { message, type Message } from '../../core/messages/message.ts';
import type { taxClasses } from '../price/index.ts';
import { checkAmount, fractionOf, toPercent } from '../../core/values/rupiah.ts';
import { knownDecreeOn, type BorneBasis } from './borne-basis.ts';
import { collectorLimits, exemptRules, ppnRules, ruleOn } from './rates.ts';

/** Tax treatment of a product or service. */
export type TaxClass = (typeof taxClasses)[number];

/** The PPN on a price, with what a document states about it. */
export interface Ppn {
  readonly kelasPajak: TaxClass;
  /** Price without PPN. */
  readonly nilai: number;
  /** Amount on which the tax is computed; 0 when exempt. */
  readonly dpp: number;
  /** In percent; 0 when exempt. */
  readonly ppnRate: number;
  /** The tax, whoever pays it. */
  readonly ppn: number;
  /** The part of `ppn` that the government bears and the buyer does not pay. */
  readonly ppnDTP: number;
  /** Transaction code of the tax invoice; null when none is issued. */
  readonly kodeFaktur: string | null;
  /** How the tax was computed, one message per step. */
  readonly explanation: readonly Message[];
}

/** @throws RangeError for a day before the first rule */
function required<R>(rule: R | undefined, day: string): R {
  if (rule === undefined) throw new RangeError(`No tax rule is known for ${day}`);
  return rule;
}

/**
 * Returns the base of PPN (DPP) of a price, rounded half up.
 * @throws RangeError for an invalid amount, or a day before the first known rule
 */
export const ppnBase = (nilai: number, tanggal: string): number =>
  fractionOf(nilai, required(ruleOn(ppnRules, tanggal), tanggal).base);

/**
 * Who pays the PPN of its invoices to the state itself (pemungut PPN): the government, or another
 * collector such as a state-owned company; null for other buyers.
 */
export type Collector = 'LAINNYA' | 'PEMERINTAH' | null;

/**
 * Returns who collects the PPN of a transaction: nobody up to the collector's limit. Parts of one
 * transaction count together, so the amounts are those of the whole order.
 * @param nilai price without PPN
 * @param ppn what the buyer pays of the PPN
 */
export function collectorOfTransaction(
  collector: Collector,
  { nilai, ppn }: { readonly nilai: number; readonly ppn: number },
): Collector {
  if (collector === null) return null;
  const { upTo, withPpn } = collectorLimits[collector];
  return nilai + (withPpn ? ppn : 0) > upTo ? collector : null;
}

/**
 * Returns the transaction code of the tax invoice (faktur pajak) of a tax class, PER-11/PJ/2025; null
 * when none is issued.
 * @throws RangeError for a day before the first known rule
 */
export function taxInvoiceCode(
  kelasPajak: TaxClass,
  tanggal: string,
  collector: Collector = null,
): string | null {
  if (kelasPajak === 'PPN_DTP') return '07';
  if (kelasPajak === 'DIBEBASKAN') {
    return required(ruleOn(exemptRules, tanggal), tanggal).kodeFaktur;
  }
  if (collector !== null) return collector === 'PEMERINTAH' ? '02' : '03';
  return required(ruleOn(ppnRules, tanggal), tanggal).kodeFaktur;
}

/**
 * Returns the last two digits of the codes with which a tax invoice 07 or 08 names its law; null for
 * other codes, and without a law.
 * @param basis the decree under which the government bears the PPN
 */
export function facilityOf(
  kodeFaktur: string,
  tanggal: string,
  basis: BorneBasis | null,
): string | null {
  if (kodeFaktur === '07') return basis?.fasilitas ?? null;
  return kodeFaktur === '08' ? (ruleOn(exemptRules, tanggal)?.fasilitas ?? null) : null;
}

/**
 * Returns what the tax invoice of an exempt price states: the base and the tax that are not
 * collected.
 */
export function exemptTax(nilai: number, tanggal: string) {
  const { dpp, ppnRate, ppn } = calculatePpn('PPN', nilai, tanggal);
  return { dpp, ppnRate, ppn };
}

/**
 * Returns the PPN on a price of one tax class. The base is rounded first, since tax invoices state
 * it, and the tax is computed on the rounded base; both half up.
 * @param tanggal day of the document, `YYYY-MM-DD`
 * @throws RangeError for an invalid amount, or a day before the first known rule
 */
export function calculatePpn(kelasPajak: TaxClass, nilai: number, tanggal: string): Ppn {
  if (kelasPajak === 'DIBEBASKAN') {
    const exempt = { kelasPajak, nilai: checkAmount(nilai), dpp: 0, ppn: 0 };
    return {
      ...exempt,
      ppnRate: 0,
      ppnDTP: 0,
      kodeFaktur: taxInvoiceCode(kelasPajak, tanggal),
      explanation: explainPpn(exempt, tanggal),
    };
  }
  const rule = required(ruleOn(ppnRules, tanggal), tanggal);
  const dpp = ppnBase(nilai, tanggal);
  const ppn = fractionOf(dpp, rule.rate);
  const isBorne = kelasPajak === 'PPN_DTP';
  return {
    kelasPajak,
    nilai,
    dpp,
    ppnRate: toPercent(rule.rate),
    ppn,
    ppnDTP: isBorne ? ppn : 0,
    kodeFaktur: taxInvoiceCode(kelasPajak, tanggal),
    explanation: explainPpn({ kelasPajak, nilai, dpp, ppn }, tanggal),
  };
}

/** Explains the base of PPN (DPP) of one price, or the sum of the bases of several prices. */
export function explainPpnBase(nilai: number, dpp: number, tanggal: string): Message {
  const { base } = required(ruleOn(ppnRules, tanggal), tanggal);
  const [pembilang, penyebut] = [base.numerator, base.denominator];
  return pembilang === penyebut
    ? message('tax.base', { dpp })
    : message('tax.otherBase', { pembilang, penyebut, nilai, dpp });
}

/**
 * Explains the PPN on one price, or the sum of the PPN on several prices of one class.
 * @param basis the decree under which the government bears it; null without one
 */
export function explainPpn(
  { kelasPajak, nilai, dpp, ppn }: Pick<Ppn, 'kelasPajak' | 'nilai' | 'dpp' | 'ppn'>,
  tanggal: string,
  basis: BorneBasis | null = knownDecreeOn(tanggal),
): Message[] {
  if (kelasPajak === 'DIBEBASKAN') {
    const { law, kodeFaktur } = required(ruleOn(exemptRules, tanggal), tanggal);
    const key = kodeFaktur === null ? 'tax.ppn.notSubject' : 'tax.ppn.exempt';
    return [message(key, { nilai, aturan: law })];
  }
  const rule = required(ruleOn(ppnRules, tanggal), tanggal);
  const steps: Message[] = [
    explainPpnBase(nilai, dpp, tanggal),
    message('tax.ppn.rate', { tarif: toPercent(rule.rate), dpp, ppn, aturan: rule.law }),
  ];
  if (kelasPajak === 'PPN') return steps;
  return [
    ...steps,
    basis
      ? message('tax.ppn.borne', { ppn, aturan: basis.aturan })
      : message('tax.ppn.borneWithoutDecree', { ppn }),
  ];
}

/** Returns a step as the buyer reads it: without the seller's doubt about the legal basis. */
export const stepForBuyer = (step: Message): Message =>
  step.key === 'tax.ppn.borneWithoutDecree'
    ? message('tax.ppn.borneForBuyer', { ppn: Number(step.params?.['ppn'] ?? 0) })
    : step;
