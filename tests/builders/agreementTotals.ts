import { plainText, type Inline, type PrintedDocument } from '#contract/core/document/block.ts';

/** Returns the rupiah of a cell: `Rp1.234`, or `(Rp1.234)` for what is taken off; 0 without an amount. */
function amountOf(cell: Inline | undefined): number {
  const text = plainText(cell ?? '');
  const found = /\(?Rp([\d.]+)/.exec(text);
  const amount = Number((found?.[1] ?? '0').replaceAll('.', ''));
  return text.startsWith('(') ? -amount : amount;
}

interface PrintedTable {
  readonly rows: readonly (readonly Inline[])[];
  readonly totals: readonly (readonly Inline[])[];
}

/** Returns the first table with a column of a name. */
function tableWith({ blocks }: PrintedDocument, label: string): PrintedTable {
  for (const block of blocks) {
    if (block.kind !== 'table') continue;
    if (block.columns.some(column => column.label === label)) {
      return { rows: block.rows, totals: block.totals ?? [] };
    }
  }
  throw new Error(`No table with ${label}`);
}

const sum = (rows: PrintedTable['rows'], column: number): number =>
  rows.reduce((total, row) => total + amountOf(row[column]), 0);

const named = ({ rows }: PrintedTable, start: string): number =>
  amountOf(rows.find(row => plainText(row[0] ?? '').startsWith(start))?.[1]);

/**
 * Computes the totals of a printed agreement back from its own lines.
 * @returns what was computed and what is printed, by name; equal where the paper is right
 */
export function recomputeAgreement(document: PrintedDocument) {
  const items = tableWith(document, 'Harga per dosis');
  const amounts = tableWith(document, 'Uraian');
  const plan = tableWith(document, 'Jatuh tempo');
  const [itemTotal] = items.totals;
  const printedTotal = amountOf(amounts.totals[0]?.[1]);
  const lines = items.rows.reduce(
    (total, row) => total + Number(plainText(row[2] ?? '').replaceAll('.', '')) * amountOf(row[3]),
    0,
  );
  const computed = {
    lines,
    subTotal: sum(items.rows, 4),
    ppn: sum(items.rows, 5),
    total:
      named(amounts, 'Sub total') +
      amountOf(itemTotal?.[5]) +
      named(amounts, 'Pajak Pertambahan Nilai yang ditanggung') +
      named(amounts, 'Pajak Penghasilan'),
    payments: sum(plan.rows, 3),
  };
  const printed = {
    lines: amountOf(itemTotal?.[4]),
    subTotal: named(amounts, 'Sub total'),
    ppn: amountOf(itemTotal?.[5]),
    total: printedTotal,
    payments: printedTotal,
  };
  return { computed, printed };
}
