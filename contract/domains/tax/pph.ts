import { message, type Message } from '../../core/messages/message.ts';
import { fractionOf, toPercent, type Fraction } from '../../core/values/rupiah.ts';
import { explainPpnBase, ppnBase } from './ppn.ts';
import { pphRules, ruleOn, type PphDirection, type PphKind } from './rates.ts';

/** A tax exemption letter (SKB) with its last valid day, `YYYY-MM-DD`. */
export interface Skb {
  readonly noSKB: string;
  readonly berlakuSampai: string;
}

/** Returns the SKB of a record that has its number and its last day; null without one. */
export const skbOf = ({
  noSKB,
  skbBerlakuSampai,
}: {
  readonly noSKB: string | null;
  readonly skbBerlakuSampai: string | null;
}): Skb | null =>
  noSKB !== null && skbBerlakuSampai !== null ? { noSKB, berlakuSampai: skbBerlakuSampai } : null;

/** Whom a PPh falls on: the buyer when the seller collects it, otherwise the seller. */
export interface Taxpayer {
  readonly hasNpwp: boolean;
  readonly skb: Skb | null;
}

/** The PPh on a price, with what a document states about it. */
export interface Pph {
  readonly jenisPph: PphKind;
  /** Null without PPh. */
  readonly pphArah: PphDirection | null;
  /** Price without PPN. */
  readonly nilai: number;
  /** Amount on which the tax is computed. */
  readonly dasarPph: number;
  /** In percent. */
  readonly pphRate: number;
  readonly pph: number;
  /** How the tax was computed, one message per step. */
  readonly explanation: readonly Message[];
}

export interface PphInput {
  readonly jenisPph: PphKind;
  /** Price without PPN. */
  readonly nilai: number;
  /** Prices of the same kind on the whole document, for the minimum; defaults to `nilai`. */
  readonly nilaiDokumen?: number;
  /** Day of the document, `YYYY-MM-DD`. */
  readonly tanggal: string;
  readonly taxpayer: Taxpayer;
}

const doubled = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: numerator * 2,
  denominator,
});

/** Whether an SKB applies on a day; its last day counts. */
const isSkbValid = (skb: Taxpayer['skb'], day: string): skb is NonNullable<Taxpayer['skb']> =>
  skb !== null && day <= skb.berlakuSampai;

/**
 * Returns the PPh on a price, rounded half up. It is 0 under a valid SKB and up to the minimum of
 * the kind, and twice as high without NPWP.
 * @throws RangeError for an invalid amount, or a day before the first known rule
 */
export function calculatePph(input: PphInput): Pph {
  const { jenisPph, nilai, nilaiDokumen = nilai, tanggal, taxpayer } = input;
  if (jenisPph === 'TANPA_PPH') {
    const explanation = [message('tax.pph.none')];
    return { jenisPph, pphArah: null, nilai, dasarPph: nilai, pphRate: 0, pph: 0, explanation };
  }
  const { arah, base, rules } = pphRules[jenisPph];
  const rule = ruleOn(rules, tanggal);
  if (!rule) throw new RangeError(`No rule of ${jenisPph} is known for ${tanggal}`);
  const isBelowMinimum = rule.exemptUpTo !== undefined && nilaiDokumen <= rule.exemptUpTo;
  const isExempt = isBelowMinimum || isSkbValid(taxpayer.skb, tanggal);
  const rate = taxpayer.hasNpwp ? rule.rate : doubled(rule.rate);
  const dasarPph = base === 'PRICE' ? nilai : ppnBase(nilai, tanggal);
  const pph = isExempt ? 0 : fractionOf(dasarPph, rate);
  return {
    jenisPph,
    pphArah: arah,
    nilai,
    dasarPph,
    pphRate: isExempt ? 0 : toPercent(rate),
    pph,
    explanation: explainPph({ ...input, dasarPph, pph }),
  };
}

/** Explains the PPh on one price, or the sum of the PPh on several prices of one kind. */
export function explainPph({
  jenisPph,
  nilai,
  nilaiDokumen = nilai,
  dasarPph,
  tanggal,
  taxpayer: { hasNpwp, skb },
  pph,
}: PphInput & Pick<Pph, 'dasarPph' | 'pph'>): Message[] {
  if (jenisPph === 'TANPA_PPH') return [message('tax.pph.none')];
  const { arah, base, rules, withoutNpwpLaw } = pphRules[jenisPph];
  const rule = ruleOn(rules, tanggal);
  if (!rule) return [];
  const jenis = message(`tax.pph.kind.${jenisPph}`);
  if (isSkbValid(skb, tanggal)) {
    return [message('tax.pph.skb', { jenis, nomor: skb.noSKB, sampai: skb.berlakuSampai })];
  }
  if (rule.exemptUpTo !== undefined && nilaiDokumen <= rule.exemptUpTo) {
    const details = { jenis, batas: rule.exemptUpTo, aturan: rule.law };
    return [message('tax.pph.belowMinimum', details)];
  }
  const tarif = toPercent(hasNpwp ? rule.rate : doubled(rule.rate));
  const details = { jenis, tarif, dasar: dasarPph, pph, aturan: rule.law };
  return [
    ...(base === 'PPN_BASE' ? [explainPpnBase(nilai, dasarPph, tanggal)] : []),
    message('tax.pph.rate', details),
    ...(hasNpwp ? [] : [message('tax.pph.withoutNpwp', { aturan: withoutNpwpLaw })]),
    message(arah === 'DIPUNGUT' ? 'tax.pph.collected' : 'tax.pph.withheld'),
  ];
}
