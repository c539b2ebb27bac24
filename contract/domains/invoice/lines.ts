import type { PaymentScheme } from '../order/record.ts';
import type { DocumentLine } from '../tax/index.ts';
import { fractionOf, multiplyAmount } from '../../core/values/rupiah.ts';
import type { InvoiceTerm } from './record.ts';

/** A vaccine or service of an order line that invoices bill in parts. */
export interface BillableLine {
  /** The same for a line and those that continue it in amendments. */
  readonly key: string;
  readonly idDetail: number;
  readonly uraian: string;
  /** Quantity, unit price and tax treatment of the whole line. */
  readonly document: DocumentLine;
}

/** A billable line with the part that an invoice bills. */
export interface BilledLine extends BillableLine {
  readonly bruto: number;
  /** Without taxes. */
  readonly nilai: number;
}

/** An amount without taxes, with the tax treatment of its line. */
export interface TaxedAmount {
  readonly nilai: number;
  readonly document: Pick<DocumentLine, 'jenis' | 'jenisPph' | 'kelasPajak'>;
}

/** Amounts that the family's invoices have billed, by key of the line. */
export type BilledAmounts = ReadonlyMap<string, TaxedAmount>;

const half = { numerator: 1, denominator: 2 };

const total = (lines: readonly BilledLine[]): number =>
  lines.reduce((sum, { nilai }) => sum + nilai, 0);

/**
 * Whether two lines are taxed alike, so that an amount can move from one to the other. The PPh of the
 * vaccine follows from the company or from the invoice, not from the line.
 */
const isTaxedAlike = ({ document: a }: TaxedAmount, { document: b }: TaxedAmount): boolean =>
  a.jenis === b.jenis &&
  a.kelasPajak === b.kelasPajak &&
  (a.jenis === 'PRODUK' || a.jenisPph === b.jenisPph);

/**
 * Takes what was billed too much of some lines from lines that are taxed alike, the first ones first,
 * as when an amendment moves doses between facilities.
 * @returns the amounts that are left
 */
function offsetExcess(lines: readonly TaxedAmount[]): number[] {
  const amounts = lines.map(({ nilai }) => nilai);
  lines.forEach((over, at) => {
    lines.forEach((under, other) => {
      const excess = -(amounts[at] ?? 0);
      const available = amounts[other] ?? 0;
      if (excess <= 0 || available <= 0 || !isTaxedAlike(over, under)) return;
      const moved = Math.min(excess, available);
      amounts[at] = moved - excess;
      amounts[other] = available - moved;
    });
  });
  return amounts;
}

/** Returns the whole of each line. */
const wholeLines = (lines: readonly BillableLine[]): BilledLine[] =>
  lines.map(line => {
    const bruto = multiplyAmount(line.document.hargaSatuan, line.document.jumlah);
    return { ...line, bruto, nilai: bruto };
  });

/**
 * Returns what is not billed yet of each line; what was billed of lines that an amendment removed or
 * reduced counts for other lines.
 * @returns `'excess'` when more is billed than the lines cost
 */
function remainingLines(
  lines: readonly BillableLine[],
  billed: BilledAmounts,
): BilledLine[] | 'excess' {
  const open = wholeLines(lines).map(line => ({
    ...line,
    nilai: line.bruto - (billed.get(line.key)?.nilai ?? 0),
  }));
  const removed = [...billed]
    .filter(([key]) => !lines.some(line => line.key === key))
    .map(([, { nilai, document }]) => ({ nilai: -nilai, document }));
  const amounts = offsetExcess([...open, ...removed]);
  if (amounts.some(amount => amount < 0)) return 'excess';
  return open.map((line, at) => ({ ...line, nilai: amounts[at] ?? 0 }));
}

/** The next invoice of an order: its term and its lines. */
export interface NextTerm {
  readonly termin: InvoiceTerm;
  readonly baris: readonly BilledLine[];
}

/**
 * Returns the next invoice of an order by its payment scheme: term 1 bills half of each line, rounded
 * half up; later ones bill what is left.
 * @param terms terms of the invoices that are not cancelled
 * @param billed what those invoices billed
 * @returns undefined when everything is billed; `'excess'` when more is billed than the order costs
 */
export function nextTerm(
  scheme: PaymentScheme,
  lines: readonly BillableLine[],
  terms: readonly InvoiceTerm[],
  billed: BilledAmounts,
): NextTerm | 'excess' | undefined {
  if (terms.length === 0) {
    const whole = wholeLines(lines);
    if (total(whole) === 0) return undefined;
    return scheme === 'PENUH_100'
      ? { termin: 'PENUH', baris: whole }
      : {
          termin: '1',
          baris: whole.map(line => ({ ...line, nilai: fractionOf(line.bruto, half) })),
        };
  }
  const rest = remainingLines(lines, billed);
  if (rest === 'excess') return rest;
  if (total(rest) === 0) return undefined;
  const baris = rest.filter(({ nilai }) => nilai > 0);
  if (scheme === 'TERMIN_50_50') {
    const due = (['1', '2'] as const).find(term => !terms.includes(term));
    if (due !== undefined && !terms.includes('PENUH')) return { termin: due, baris };
  }
  return { termin: 'AMANDEMEN', baris };
}
