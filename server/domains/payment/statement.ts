import { and, eq, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import type { paymentCalls } from '#contract/domains/payment/calls.ts';
import { maxStatementLines, type BankStatement } from '#contract/domains/payment/record.ts';
import {
  normalizedReference,
  parseStatementAmount,
  parseStatementDay,
  statementColumns,
  type StatementColumns,
  type StatementEntry,
} from '#contract/domains/payment/statement.ts';
import { isPayable, selectInvoices } from '#server/domains/invoice/index.ts';
import { unpaidAmount } from '#server/platform/db/views/invoice-needs.ts';
import { withoutTransaction, type Context, type Handler } from '#server/platform/context.ts';
import { invoice, payment } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { mapInSlices } from '#server/platform/slices.ts';
import { SpreadsheetError } from '#server/platform/spreadsheet/error.ts';
import { readSheet } from '#server/platform/spreadsheet/read-sheet.ts';
import { selectPayments, type PaymentRow } from './records.ts';
import { matchLines, type Candidate, type Line } from './statement-matches.ts';

/** Invoices and payments that lines are compared with. */
const maxCandidates = 1000;

/** Invoice numbers in normalized references, with their year and serial number. */
const numberPattern = /INVVGR(\d{4})(\d{5,9})/g;

/** Returns the invoice numbers that a normalized reference names. */
const invoiceNumbers = (normalized: string): string[] =>
  [...normalized.matchAll(numberPattern)].map(([, year, serial]) => `INV/VGR/${year}/${serial}`);

/**
 * Returns the unpaid invoices that a line names or whose rest is its amount, and those with a
 * transfer that waits for verification.
 */
async function findCandidates(ctx: Context, lines: readonly Line[]): Promise<Candidate[]> {
  const waiting = await selectPayments(ctx)
    .where(and(eq(payment.jenis, 'TRANSFER'), eq(payment.status, 'BUKTI_DIUNGGAH')))
    .orderBy(payment.id)
    .limit(maxCandidates);
  const amounts = [...new Set(lines.map(({ jumlah }) => jumlah))];
  const numbers = [...new Set(lines.flatMap(({ normalized }) => invoiceNumbers(normalized)))];
  const ids = waiting.map(({ idInvoice }) => idInvoice);
  const invoices = await selectInvoices(ctx)
    .where(
      and(
        isPayable,
        sql`(${unpaidAmount} = any(${sql.param(amounts)}::bigint[])
          or ${invoice.noInvoice} = any(${sql.param(numbers)}::text[])
          or ${invoice.id} = any(${sql.param(ids)}::int[]))`,
      ),
    )
    .orderBy(invoice.id)
    .limit(maxCandidates);
  const byInvoice = new Map<number, PaymentRow[]>();
  for (const row of waiting) {
    const known = byInvoice.get(row.idInvoice);
    if (known) known.push(row);
    else byInvoice.set(row.idInvoice, [row]);
  }
  return invoices.map(row => ({ invoice: row, waiting: byInvoice.get(row.id) ?? [] }));
}

/** A row of a statement. */
interface StatementRow {
  readonly rowNumber: number;
  readonly cells: readonly string[];
}

/** Reads a line; or returns why it could not be read. */
function toEntry(cells: readonly string[], columns: StatementColumns): StatementEntry | Message {
  const tanggal = parseStatementDay(cells[columns.tanggal] ?? '');
  if (tanggal === undefined) return message('payment.statement.day');
  const jumlah = parseStatementAmount(cells[columns.jumlah] ?? '');
  if (jumlah === undefined) return message('payment.statement.amount');
  return { tanggal, jumlah, referensi: (cells[columns.referensi] ?? '').trim() };
}

const field = 'fileRekeningKoran';

/** Returns the rows of a statement. @throws Problem 422 for a file that cannot be read */
async function readStatement(ctx: Context, bytes: Uint8Array): Promise<StatementRow[]> {
  const rows: StatementRow[] = [];
  try {
    for await (const { rowNumber, cells } of readSheet(bytes, {
      kind: 'csv',
      signal: ctx.signal,
    })) {
      rows.push({ rowNumber, cells: cells.map(({ text }) => text) });
      if (rows.length > maxStatementLines + 1) {
        throw invalidField(
          field,
          message('payment.statement.tooLong', { maks: maxStatementLines }),
        );
      }
    }
  } catch (error) {
    if (error instanceof SpreadsheetError) throw invalidField(field, error.detail);
    throw error;
  }
  return rows;
}

/** Suggests what the lines of a bank statement belong to; it stores nothing. */
export const matchStatement: Handler<typeof paymentCalls.matchStatement> = withoutTransaction(
  async (ctx, { body }): Promise<BankStatement> => {
    const [head, ...lines] = await readStatement(
      ctx,
      new Uint8Array(await body.fileRekeningKoran.arrayBuffer()),
    );
    const columns = statementColumns(head?.cells ?? []);
    if (!columns) throw invalidField(field, message('payment.statement.columns'));
    const baris: BankStatement['baris'] = [];
    const ditolak: BankStatement['ditolak'] = [];
    const read: (Line & { readonly entry: StatementEntry; readonly rowNumber: number })[] = [];
    await mapInSlices(lines, ({ rowNumber, cells }) => {
      const entry = toEntry(cells, columns);
      if ('tanggal' in entry) {
        read.push({ rowNumber, entry, ...entry, normalized: normalizedReference(entry.referensi) });
      } else ditolak.push({ baris: rowNumber, pesan: ctx.render(entry) });
    });
    const suggestions = await matchLines(read, await findCandidates(ctx, read));
    for (const [at, { rowNumber, entry }] of read.entries()) {
      baris.push({ baris: rowNumber, ...entry, saran: suggestions[at] ?? [] });
    }
    return {
      baris,
      ditolak,
      jumlahBaris: lines.length,
      jumlahBersaran: baris.filter(({ saran }) => saran.length > 0).length,
    };
  },
);
