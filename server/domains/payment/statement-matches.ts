import type { matchReasons, MatchSuggestion } from '#contract/domains/payment/record.ts';
import { normalizedReference, type StatementEntry } from '#contract/domains/payment/statement.ts';
import type { InvoiceRow } from '#server/domains/invoice/index.ts';
import { mapInSlices } from '#server/platform/slices.ts';
import type { PaymentRow } from './records.ts';

/** Suggestions of one line. */
const maxSuggestions = 5;

/** Length from which a text is specific enough to be searched in a reference. */
const minLength = 5;

type Reason = (typeof matchReasons)[number];

/** An unpaid invoice with its payments that wait for verification. */
export interface Candidate {
  readonly invoice: Pick<InvoiceRow, 'id' | 'invoiceAccount' | 'namaBHBU' | 'noInvoice' | 'sisa'>;
  readonly waiting: readonly Pick<
    PaymentRow,
    'id' | 'jumlah' | 'noReferensi' | 'status' | 'tanggalBayar'
  >[];
}

/** A line of a statement. */
export interface Line extends Pick<StatementEntry, 'jumlah' | 'tanggal'> {
  /** Its reference without separators. */
  readonly normalized: string;
}

/** How much each reason weighs; a day alone says nothing. */
const weights: Readonly<Record<Reason, number>> = {
  NOMOR_INVOICE: 8,
  NO_REFERENSI: 8,
  JUMLAH: 4,
  AKUN: 2,
  TANGGAL: 1,
};
const reasons = Object.keys(weights) as Reason[];

/** An invoice, or one of its payments, that lines are compared with; its texts are normalized. */
interface Target {
  readonly invoice: Candidate['invoice'];
  readonly paid: Candidate['waiting'][number] | undefined;
  readonly number: string;
  readonly paidReference: string;
  readonly account: string;
  readonly company: string;
}

function toTargets({ invoice, waiting }: Candidate): Target[] {
  const texts = {
    number: normalizedReference(invoice.noInvoice ?? ''),
    account: normalizedReference(invoice.invoiceAccount ?? ''),
    company: normalizedReference(invoice.namaBHBU),
  };
  return (waiting.length === 0 ? [undefined] : waiting).map(paid => ({
    invoice,
    paid,
    ...texts,
    paidReference: normalizedReference(paid?.noReferensi ?? ''),
  }));
}

/** Positions of targets, which are also their order. */
type Positions = readonly number[];

/** Where the targets are that a line may belong to; the account and the day alone do not suffice. */
interface TargetIndex {
  readonly targets: readonly Target[];
  readonly byAmount: ReadonlyMap<number, Positions>;
  /** By invoice numbers and references of payments, grouped by their last characters. */
  readonly byText: ReadonlyMap<string, ReadonlyMap<string, Positions>>;
}

function createIndex(targets: readonly Target[]): TargetIndex {
  const byAmount = new Map<number, number[]>();
  const byText = new Map<string, Map<string, number[]>>();
  const add = <K>(map: Map<K, number[]>, key: K, at: number): void => {
    const known = map.get(key);
    if (known) known.push(at);
    else map.set(key, [at]);
  };
  for (const [at, { invoice, paid, number, paidReference }] of targets.entries()) {
    add(byAmount, invoice.sisa, at);
    if (paid) add(byAmount, paid.jumlah, at);
    for (const text of [number, paidReference]) {
      if (text.length < minLength) continue;
      const ending = text.slice(-minLength);
      const texts = byText.get(ending) ?? new Map<string, number[]>();
      byText.set(ending, texts);
      add(texts, text, at);
    }
  }
  return { targets, byAmount, byText };
}

/** Returns the positions of the targets that a line names or whose amount it has. */
function findPositions(
  { byAmount, byText }: TargetIndex,
  { jumlah, normalized }: Line,
): Set<number> {
  const found = new Set(byAmount.get(jumlah));
  for (let end = minLength; end <= normalized.length; end++) {
    const texts = byText.get(normalized.slice(end - minLength, end));
    if (!texts) continue;
    for (const [text, positions] of texts) {
      if (!normalized.endsWith(text, end)) continue;
      for (const at of positions) found.add(at);
    }
  }
  return found;
}

/** Returns why a line may belong to a target. */
function reasonsOf({ tanggal, jumlah, normalized }: Line, target: Target): Reason[] {
  const { invoice, paid } = target;
  const includes = (text: string): boolean => text.length >= minLength && normalized.includes(text);
  const isMatch: Readonly<Record<Reason, boolean>> = {
    NOMOR_INVOICE: includes(target.number),
    NO_REFERENSI: includes(target.paidReference),
    JUMLAH: jumlah === paid?.jumlah || jumlah === invoice.sisa,
    AKUN: includes(target.account) || includes(target.company),
    TANGGAL: tanggal === paid?.tanggalBayar,
  };
  return reasons.filter(reason => isMatch[reason]);
}

/** Returns the targets that a line may belong to, the best first. */
function suggest(index: TargetIndex, line: Line): MatchSuggestion[] {
  return [...findPositions(index, line)]
    .map(at => {
      const target = index.targets[at] as Target;
      const alasan = reasonsOf(line, target);
      return { at, target, alasan, score: alasan.reduce((sum, one) => sum + weights[one], 0) };
    })
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, maxSuggestions)
    .map(({ target: { invoice, paid }, alasan }) => ({
      idInvoice: invoice.id,
      noInvoice: invoice.noInvoice,
      namaBHBU: invoice.namaBHBU,
      sisa: invoice.sisa,
      idPayment: paid?.id ?? null,
      status: paid?.status ?? null,
      alasan,
    }));
}

/**
 * Suggests what each line belongs to: invoices or payments with its amount, or that it names. It runs
 * in slices, since a statement has thousands of lines and candidates.
 */
export async function matchLines(
  lines: readonly Line[],
  candidates: readonly Candidate[],
): Promise<MatchSuggestion[][]> {
  const index = createIndex((await mapInSlices(candidates, toTargets)).flat());
  return await mapInSlices(lines, line => suggest(index, line));
}
