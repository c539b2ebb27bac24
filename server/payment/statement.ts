import { and, eq, sql } from 'drizzle-orm';
import type { paymentCalls } from '#contract/payment/calls.ts';
import {
  maxStatementLines,
  type BankStatement,
  type matchReasons,
  type MatchSuggestion,
} from '#contract/payment/record.ts';
import {
  normalizedReference,
  parseStatementAmount,
  parseStatementDay,
  statementColumns,
  type StatementColumns,
  type StatementEntry,
} from '#contract/payment/statement.ts';
import type { Message } from '#contract/messages/message.ts';
import { withoutTransaction, type Context, type Handler } from '../context.ts';
import { invoice, payment } from '../db/schema/index.ts';
import { isPayable, selectInvoices, unpaidAmount, type InvoiceRow } from '../invoice/index.ts';
import { message } from '../messages/message.ts';
import { invalidField } from '../problem.ts';
import { SpreadsheetError } from '../spreadsheet/error.ts';
import { readSheet } from '../spreadsheet/read-sheet.ts';
import { selectPayments, type PaymentRow } from './records.ts';

/** Suggestions of one line. */
const maxSuggestions = 5;

/** Invoices and payments that lines are compared with. */
const maxCandidates = 1000;

/** Length from which a reference is specific enough to be searched in a text. */
const minReference = 5;

type Reason = (typeof matchReasons)[number];

/** An unpaid invoice with its payments that wait for verification. */
interface Candidate {
  readonly invoice: InvoiceRow;
  readonly waiting: readonly PaymentRow[];
}

const includes = (reference: string, part: string | null): boolean => {
  const wanted = normalizedReference(part ?? '');
  return wanted.length >= minReference && reference.includes(wanted);
};

/** How much each reason weighs; a day alone says nothing. */
const weights: Readonly<Record<Reason, number>> = {
  NOMOR_INVOICE: 8,
  NO_REFERENSI: 8,
  JUMLAH: 4,
  AKUN: 2,
  TANGGAL: 1,
};

const scoreOf = (reasons: readonly Reason[]): number =>
  reasons.reduce((sum, reason) => sum + weights[reason], 0);

/** Returns why a line may belong to an invoice or to one of its payments. */
function reasonsOf(
  { tanggal, jumlah, referensi }: StatementEntry,
  invoice: InvoiceRow,
  paid: PaymentRow | undefined,
): Reason[] {
  const reference = normalizedReference(referensi);
  const isMatch: Readonly<Record<Reason, boolean>> = {
    NOMOR_INVOICE: includes(reference, invoice.noInvoice),
    NO_REFERENSI: includes(reference, paid?.noReferensi ?? null),
    JUMLAH: jumlah === paid?.jumlah || jumlah === invoice.sisa,
    AKUN: includes(reference, invoice.invoiceAccount) || includes(reference, invoice.namaBHBU),
    TANGGAL: tanggal === paid?.tanggalBayar,
  };
  return (Object.keys(isMatch) as Reason[]).filter(reason => isMatch[reason]);
}

/** Returns the invoices and payments that a line may belong to, the best first. */
function suggest(entry: StatementEntry, candidates: readonly Candidate[]): MatchSuggestion[] {
  return candidates
    .flatMap(({ invoice, waiting }) =>
      (waiting.length === 0 ? [undefined] : waiting).map(paid => ({
        invoice,
        paid,
        alasan: reasonsOf(entry, invoice, paid),
      })),
    )
    .filter(({ alasan }) => scoreOf(alasan) >= weights.JUMLAH)
    .sort((a, b) => scoreOf(b.alasan) - scoreOf(a.alasan))
    .slice(0, maxSuggestions)
    .map(({ invoice, paid, alasan }) => ({
      idInvoice: invoice.id,
      noInvoice: invoice.noInvoice,
      namaBHBU: invoice.namaBHBU,
      sisa: invoice.sisa,
      idPayment: paid?.id ?? null,
      status: paid?.status ?? null,
      alasan,
    }));
}

/** Invoice numbers in normalized references, with their year and serial number. */
const numberPattern = /INVVGR(\d{4})(\d{5,9})/g;

/** Returns the invoice numbers that a reference names. */
const invoiceNumbers = (reference: string): string[] =>
  [...normalizedReference(reference).matchAll(numberPattern)].map(
    ([, year, serial]) => `INV/VGR/${year}/${serial}`,
  );

/**
 * Returns the unpaid invoices that a line names or whose rest is its amount, and those with a
 * transfer that waits for verification.
 */
async function findCandidates(
  ctx: Context,
  entries: readonly StatementEntry[],
): Promise<Candidate[]> {
  const waiting = await selectPayments(ctx)
    .where(and(eq(payment.jenis, 'TRANSFER'), eq(payment.status, 'BUKTI_DIUNGGAH')))
    .orderBy(payment.id)
    .limit(maxCandidates);
  const amounts = [...new Set(entries.map(({ jumlah }) => jumlah))];
  const numbers = [...new Set(entries.flatMap(({ referensi }) => invoiceNumbers(referensi)))];
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
  return invoices.map(row => ({
    invoice: row,
    waiting: waiting.filter(({ idInvoice }) => idInvoice === row.id),
  }));
}

/** A line that was read, or why it could not be. */
type Entry = StatementEntry | Message;

/** Reads a line. */
function toEntry(cells: readonly string[], columns: StatementColumns): Entry {
  const tanggal = parseStatementDay(cells[columns.tanggal] ?? '');
  if (tanggal === undefined) return message('payment.statement.day');
  const jumlah = parseStatementAmount(cells[columns.jumlah] ?? '');
  if (jumlah === undefined) return message('payment.statement.amount');
  return { tanggal, jumlah, referensi: (cells[columns.referensi] ?? '').trim() };
}

const field = 'fileRekeningKoran';

/** Returns the rows of a statement. @throws Problem 422 for a file that cannot be read */
async function readStatement(ctx: Context, bytes: Uint8Array) {
  const rows: { readonly rowNumber: number; readonly cells: string[] }[] = [];
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
    const read = lines.map(({ rowNumber, cells }) => ({
      rowNumber,
      entry: toEntry(cells, columns),
    }));
    const isRead = (entry: Entry): entry is StatementEntry => 'tanggal' in entry;
    const candidates = await findCandidates(ctx, read.map(({ entry }) => entry).filter(isRead));
    const baris: BankStatement['baris'] = [];
    const ditolak: BankStatement['ditolak'] = [];
    for (const { rowNumber, entry } of read) {
      if (isRead(entry)) {
        baris.push({ baris: rowNumber, ...entry, saran: suggest(entry, candidates) });
      } else ditolak.push({ baris: rowNumber, pesan: ctx.render(entry) });
    }
    return {
      baris,
      ditolak,
      jumlahBaris: lines.length,
      jumlahBersaran: baris.filter(({ saran }) => saran.length > 0).length,
    };
  },
);
