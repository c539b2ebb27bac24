import { asc, inArray } from 'drizzle-orm';
import type { ExplainedPart, Explanation } from '#contract/domains/bank/explanation.ts';
import type { bankLineCalls } from '#contract/domains/bank/calls.ts';
import { invoiceRecords, lockInvoices, type InvoiceRow } from '#server/domains/invoice/index.ts';
import { lockCurrentVersion } from '#server/domains/order/index.ts';
import { enterPayment, paymentRecords, prove } from '#server/domains/payment/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { invoice, payment } from '#server/platform/db/schema/index.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { findBooked } from './booked.ts';
import { explainLines } from './explanations.ts';
import { getBankLine } from './read-lines.ts';
import { bankLineLifecycle, bankLines, type BankLineRow } from './records.ts';

/** Longest reference of a payment. */
const maxReference = 60;

type Order = Awaited<ReturnType<typeof lockCurrentVersion>>;

/** A locked invoice with the order that it belongs to. */
interface LockedInvoice {
  readonly billed: InvoiceRow;
  readonly order: Order;
}

type Billed = ReadonlyMap<number, LockedInvoice>;

/** Locks the orders of invoices, then the invoices, as everything does that changes their money. */
async function lockBilled(ctx: Context, ids: readonly number[]): Promise<Billed> {
  if (ids.length === 0) return new Map();
  const roots = await ctx.db
    .selectDistinct({ idRoot: invoice.idRoot })
    .from(invoice)
    .where(inArray(invoice.id, [...ids]))
    .orderBy(asc(invoice.idRoot));
  const orders = new Map<number, Order>();
  for (const { idRoot } of roots) orders.set(idRoot, await lockCurrentVersion(ctx, idRoot));
  const locked = new Map<number, LockedInvoice>();
  for (const billed of await lockInvoices(ctx, ids)) {
    const order = orders.get(billed.idRoot);
    if (order) locked.set(billed.id, { billed, order });
  }
  return locked;
}

const explanationGone = (): Problem =>
  new Problem('KEADAAN_SALAH', message('bank.explanationGone'), {
    currentState: 'BARU',
    reason: 'explanation',
  });

/** Returns the invoices that the key of an explanation names. */
async function invoicesOfKey(ctx: Context, kunci: string): Promise<number[]> {
  const idsOf = (mark: string): number[] =>
    [...kunci.matchAll(new RegExp(`\\b${mark}(\\d{1,9})`, 'g'))].map(([, id]) => Number(id));
  const paid = await ctx.db
    .select({ idInvoice: payment.idInvoice })
    .from(payment)
    .where(inArray(payment.id, idsOf('p')));
  return [...new Set([...idsOf('i'), ...paid.map(({ idInvoice }) => idInvoice)])];
}

/** Returns the explanation of a locked line, as far as it still holds. @throws Problem 409 */
async function findExplanation(
  ctx: Context,
  line: BankLineRow,
  kunci: string,
  billed: Billed,
): Promise<Explanation> {
  const [first] = billed.values();
  const explained = first && (await explainLines(ctx.db, [line], first.billed.idBHBU));
  const found = explained?.get(line.id)?.find(one => one.kunci === kunci);
  if (!found) throw explanationGone();
  return found;
}

/** Enters the transfer of a line for an invoice, proved by the line. */
async function enterFromLine(
  ctx: Context,
  line: BankLineRow,
  locked: LockedInvoice,
  jumlah: number,
): Promise<void> {
  const row = await enterPayment(ctx, locked.billed, {
    jenis: 'TRANSFER',
    noReferensi: line.keterangan.slice(0, maxReference).trim() || null,
    tanggalBayar: line.tanggal,
    jumlah,
    bankPengirim: null,
    namaPengirim: line.pengirim ?? locked.billed.namaBHBU,
    catatan: null,
  });
  await prove(ctx, { row, ...locked }, { idBankLine: line.id });
}

/** Books a part of an explanation: enters a payment, or gives the line as proof of one. */
async function bookPart(
  ctx: Context,
  line: BankLineRow,
  { idInvoice, idPayment, jumlah }: ExplainedPart,
  billed: Billed,
): Promise<void> {
  const locked = billed.get(idInvoice);
  if (!locked) throw explanationGone();
  if (idPayment === null) {
    await enterFromLine(ctx, line, locked, jumlah);
    return;
  }
  const row = await paymentRecords.lock(ctx, idPayment);
  if (row.idBankLine !== null) throw explanationGone();
  if (row.status === 'MENUNGGU_BUKTI') {
    await prove(ctx, { row, ...locked }, { idBankLine: line.id });
    return;
  }
  await paymentRecords.update(
    ctx,
    row,
    { idBankLine: line.id },
    { action: 'linkBankLine', audited: { idBankLine: line.id } },
  );
}

/** Takes the line from the payments that it proved, which have ended or have another proof. */
async function unlink(ctx: Context, line: BankLineRow): Promise<void> {
  const booked = await findBooked(ctx.db, line.id);
  await lockBilled(
    ctx,
    booked.map(({ idInvoice }) => idInvoice),
  );
  for (const { idPayment } of booked) {
    const row = await paymentRecords.lock(ctx, idPayment);
    await paymentRecords.update(ctx, row, { idBankLine: null }, { action: 'unlinkBankLine' });
  }
}

export const bookHandlers = {
  book: async (ctx, { params, body }) => {
    const line = await bankLines.lock(ctx, params.id, { submitted: body });
    checkTransition(ctx.user, bankLineLifecycle, line, 'book');
    const billed = await lockBilled(ctx, await invoicesOfKey(ctx, body.kunci));
    const { bagian, idBHBU } = await findExplanation(ctx, line, body.kunci, billed);
    for (const part of bagian) await bookPart(ctx, line, part, billed);
    await transition(ctx, bankLineLifecycle, line, 'book', { values: { idBHBU, alasan: null } });
    return await getBankLine(ctx, params.id);
  },

  bookInvoice: async (ctx, { params, body: { idInvoice, version } }) => {
    const line = await bankLines.lock(ctx, params.id, { submitted: { version } });
    checkTransition(ctx.user, bankLineLifecycle, line, 'book');
    const { idBHBU } = await invoiceRecords.get(ctx, idInvoice);
    const locked = (await lockBilled(ctx, [idInvoice])).get(idInvoice);
    if (!locked) throw explanationGone();
    await enterFromLine(ctx, line, locked, line.jumlah);
    await transition(ctx, bankLineLifecycle, line, 'book', { values: { idBHBU, alasan: null } });
    return await getBankLine(ctx, params.id);
  },

  changeState: async (ctx, { params, body: { event, alasan, version } }) => {
    const line = await bankLines.lock(ctx, params.id, { submitted: { version } });
    const values =
      event === 'setAside'
        ? { alasan: alasan ?? null }
        : event === 'release'
          ? { alasan: alasan ?? null, idBHBU: null }
          : { alasan: null };
    await transition(ctx, bankLineLifecycle, line, event, { reason: alasan ?? undefined, values });
    if (event === 'release') await unlink(ctx, line);
    return await getBankLine(ctx, params.id);
  },
} satisfies Partial<Handlers<typeof bankLineCalls>>;
