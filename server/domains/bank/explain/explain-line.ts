import {
  explanationReasons,
  maxBankFee,
  maxExplainedParts,
  type ExplainedPart,
  type Explanation,
  type ExplanationReason,
} from '#contract/domains/bank/explanation.ts';
import { daysBetween } from '#contract/core/values/day.ts';
import { companyEvidence, lineText, mentions, namesInvoice, type LineText } from './evidence.ts';
import { findSets, type Budget } from './find-sets.ts';
import type { Debtor, OpenAmount, PaidLine } from './types.ts';

/** Explanations of one line. */
const maxExplanations = 6;

/** Steps of all searches of a line, and of those for a company that the line does not name. */
const stepsPerLine = 60_000;
const stepsPerStranger = 3_000;

/** Fees of transfers between banks: BI-FAST, clearing, online, and what banks abroad keep. */
const usualFees = new Set([2_500, 2_900, 3_500, 5_000, 6_500, 7_500, 10_000]);

/** Days between a payment as entered and its line. */
const maxDaysApart = { verified: 7, waiting: 45 } as const;

/**
 * Which taxes the company withheld. As a rule it transfers what the invoice says; some transfer the
 * PPh or the PPN too, and hand in no slip.
 */
const modes = [
  { name: 'T', keepsPph: true, keepsPpn: true },
  { name: 'P', keepsPph: false, keepsPpn: true },
  { name: 'N', keepsPph: true, keepsPpn: false },
  { name: 'B', keepsPph: false, keepsPpn: false },
] as const;
type Mode = (typeof modes)[number];

const amountIn = ({ keepsPph, keepsPpn }: Mode, { neto, pph, ssp }: OpenAmount): number =>
  neto + (keepsPph ? 0 : pph) + (keepsPpn ? 0 : ssp);

/** Whether an amount may be part of what was paid on a day. */
function isPossible({ tanggal }: PaidLine, open: OpenAmount): boolean {
  if (open.sejak > tanggal) return false;
  if (open.tanggalBayar === null) return true;
  const days = Math.abs(daysBetween(open.tanggalBayar, tanggal));
  return days <= maxDaysApart[open.status === 'TERVERIFIKASI' ? 'verified' : 'waiting'];
}

/** An explanation with what orders it. */
interface Ranked {
  readonly explanation: Explanation;
  readonly score: number;
  /** Due days of the parts; of alike sets the one that is due first precedes. */
  readonly due: string;
}

/** Returns the parts of an equation; the largest one bears the fee. */
function toParts(set: readonly OpenAmount[], mode: Mode, fee: number): ExplainedPart[] {
  const amounts = set.map(one => amountIn(mode, one));
  const largest = amounts.indexOf(Math.max(...amounts));
  return set.map((open, at) => {
    const { idInvoice, noInvoice, idPayment, status, neto, jenisPph } = open;
    const pph = mode.keepsPph ? open.pph : 0;
    const ssp = mode.keepsPpn ? open.ssp : 0;
    const jumlah = amountIn(mode, open) - (at === largest ? fee : 0);
    return {
      idInvoice,
      noInvoice,
      idPayment,
      status,
      terbuka: neto + open.pph + open.ssp,
      pph,
      jenisPph: pph > 0 ? [...jenisPph] : [],
      ssp,
      jumlah,
    };
  });
}

/** Names the parts and the equation. */
const keyOf = (set: readonly OpenAmount[], { name }: Mode, fee: number): string =>
  `${name}:${set.map(({ idInvoice, idPayment }) => (idPayment === null ? `i${idInvoice}` : `p${idPayment}`)).join('.')}:${fee}`;

/** How the amounts speak for a set. */
function amountScore(
  set: readonly OpenAmount[],
  mode: Mode,
  fee: number,
  isNamed: boolean,
): number {
  const parts = (set.length - 1) * (isNamed ? 5 : 12);
  const unusual = (mode.keepsPph ? 0 : 12) + (mode.keepsPpn ? 0 : 12);
  return (fee === 0 ? 30 : usualFees.has(fee) ? 10 : -5) - parts - unusual;
}

/** Reasons of the parts of a set, with their weight. */
function partEvidence(line: PaidLine, text: LineText, set: readonly OpenAmount[]) {
  const reasons = new Set<ExplanationReason>();
  let score = 0;
  const named = set.filter(({ noInvoice }) => namesInvoice(text, noInvoice)).length;
  if (named > 0) {
    reasons.add('NOMOR_INVOICE');
    score += named === set.length ? 60 : 20;
  }
  for (const { noReferensi, tanggalBayar, status } of set) {
    if (tanggalBayar === null) continue;
    // What was entered for this money precedes what would be entered again.
    score += status === 'TERVERIFIKASI' ? 3 : 12;
    if (mentions(text, noReferensi)) {
      reasons.add('NO_REFERENSI');
      score += 60;
    }
    if (tanggalBayar === line.tanggal) {
      reasons.add('TANGGAL');
      score += 8;
    }
  }
  return { reasons, score, named };
}

/** A company with what the line says about it. */
interface Suspect {
  readonly debtor: Debtor;
  readonly open: readonly OpenAmount[];
  readonly score: number;
  readonly reasons: readonly ExplanationReason[];
}

/** Finds and weighs the sets of one company. */
function explainBy(line: PaidLine, text: LineText, suspect: Suspect, budget: Budget): Ranked[] {
  const { debtor, open, reasons: known } = suspect;
  const isNamed = suspect.score > 0;
  const mentioned = open.filter(({ noInvoice }) => namesInvoice(text, noInvoice)).length;
  const found: Ranked[] = [];
  for (const mode of modes) {
    const differs = (one: OpenAmount) =>
      (!mode.keepsPph && one.pph > 0) || (!mode.keepsPpn && one.ssp > 0);
    if (mode.name !== 'T' && !open.some(differs)) continue;
    const sets = findSets(
      open.map(one => amountIn(mode, one)),
      { from: line.jumlah, to: line.jumlah + maxBankFee, maxSize: maxExplainedParts, budget },
    );
    for (const positions of sets) {
      const set = positions.flatMap(at => open[at] ?? []);
      const fee = set.reduce((sum, one) => sum + amountIn(mode, one), 0) - line.jumlah;
      if (fee > 0 && set.some(({ idPayment }) => idPayment !== null)) continue;
      if (fee > 0 && set.every(one => amountIn(mode, one) <= fee)) continue;
      // Without a hint of who paid, a difference is a coincidence rather than a fee.
      if (fee > 0 && !isNamed && (set.length > 1 || !usualFees.has(fee))) continue;
      // Both taxes count as withheld, or not, where there are any.
      if (!mode.keepsPph && !set.some(({ pph }) => pph > 0)) continue;
      if (!mode.keepsPpn && !set.some(({ ssp }) => ssp > 0)) continue;
      const evidence = partEvidence(line, text, set);
      const reasons = new Set([...known, ...evidence.reasons]);
      if (fee === 0) reasons.add('JUMLAH_TEPAT');
      // Invoices that the line names but the set leaves out speak against it.
      const ignored = mentioned - Math.min(mentioned, evidence.named);
      found.push({
        explanation: {
          kunci: keyOf(set, mode, fee),
          idBHBU: debtor.idBHBU,
          namaBHBU: debtor.namaBHBU,
          bagian: toParts(set, mode, fee),
          biaya: fee,
          alasan: explanationReasons.filter(reason => reasons.has(reason)),
        },
        score: suspect.score + evidence.score + amountScore(set, mode, fee, isNamed) - ignored * 40,
        due: set
          .map(({ jatuhTempo }) => jatuhTempo)
          .sort()
          .join(),
      });
    }
  }
  return found;
}

/**
 * Returns the sets of open amounts that add up to a line, the most likely first. Those of the companies that
 * the line names, or whose known payer paid it, are searched first; the search is bounded.
 */
export function explainLine(line: PaidLine, debtors: readonly Debtor[]): Explanation[] {
  const text = lineText(line);
  const suspects = debtors
    .map((debtor): Suspect => {
      const open = debtor.terbuka.filter(one => isPossible(line, one));
      return { debtor, open, ...companyEvidence(line, text, debtor) };
    })
    .filter(({ open }) => open.length > 0)
    .sort((a, b) => b.score - a.score || a.debtor.idBHBU - b.debtor.idBHBU);
  const budget: Budget = { steps: stepsPerLine };
  const found: Ranked[] = [];
  for (const suspect of suspects) {
    const limit = suspect.score > 0 ? budget.steps : Math.min(budget.steps, stepsPerStranger);
    const own: Budget = { steps: limit };
    found.push(...explainBy(line, text, suspect, own));
    budget.steps -= limit - Math.max(0, own.steps);
    if (budget.steps <= 0) break;
  }
  const best = suspects[0]?.score ?? 0;
  return found
    .map(one => {
      // Another company than the one that the line names is unlikely.
      const isOther = best > 0 && one.explanation.alasan.every(reason => isAmountReason(reason));
      return isOther ? { ...one, score: one.score - 40 } : one;
    })
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.due.localeCompare(b.due) ||
        a.explanation.kunci.localeCompare(b.explanation.kunci),
    )
    .slice(0, maxExplanations)
    .map(({ explanation }) => explanation);
}

const isAmountReason = (reason: ExplanationReason): boolean =>
  reason === 'JUMLAH_TEPAT' || reason === 'TANGGAL';
