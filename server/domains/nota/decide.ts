import { expectedSettlement, unpaidOf } from '#contract/domains/invoice/amounts.ts';
import type { notaCalls } from '#contract/domains/nota/calls.ts';
import type { NotaEvent } from '#contract/states/nota.ts';
import { compareLowered } from '#server/domains/faktur/index.ts';
import {
  lockInvoices,
  fakturRecords,
  everyInvoice,
  settleInvoice,
  type InvoiceRow,
} from '#server/domains/invoice/index.ts';
import { lockCurrentVersion } from '#server/domains/order/index.ts';
import { releaseCredited, useAgain, type NotaReference } from '#server/domains/payment/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { drawDocumentNumber } from '#server/platform/document-number/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { transition, checkTransition } from '#server/platform/lifecycle/transition.ts';
import { notFound } from '#server/platform/problem.ts';
import { sumCredits } from './credited.ts';
import { notaLifecycle } from './lifecycle.ts';
import { notaRecords, toNota, type NotaRow } from './records.ts';

/** The number, the day and the tax invoice that a note gets with its approval. */
async function approvedColumns(ctx: Context, { idFaktur }: NotaRow) {
  const faktur =
    idFaktur === null
      ? undefined
      : await fakturRecords.get({ db: ctx.db, now: ctx.now, ...everyInvoice }, idFaktur);
  return {
    tanggalNota: dayInJakarta(ctx.now),
    penyetuju: ctx.user.fullName,
    noFaktur: faktur?.nomor ?? null,
    tanggalFaktur: faktur?.nomor ? faktur.tanggalFaktur : null,
    noNota: await drawDocumentNumber(ctx, 'nota'),
  };
}

/** What an event saves besides the state. */
async function valuesOf(ctx: Context, row: NotaRow, event: NotaEvent, alasan: string | null) {
  switch (event) {
    case 'approve':
      return await approvedColumns(ctx, row);
    case 'refuse':
      return { alasanStatus: alasan };
    case 'proposeCancel':
      return { alasanStatus: alasan, idPengusul: ctx.user.id, pengusul: ctx.user.fullName };
    case 'refuseCancel':
      return { alasanStatus: null };
    default:
      return {};
  }
}

/**
 * Brings a locked invoice up to date with its approved notes. What is paid beyond it becomes an excess
 * of its payments, which is used for another invoice or refunded like any other; what was written off
 * counts only as far as it is still owed.
 */
async function applyNotes(
  ctx: Context,
  billed: InvoiceRow,
  reference: NotaReference,
): Promise<void> {
  const credits = await sumCredits(ctx.db, billed.id);
  const owed = billed.nilaiTagihan - credits.dikredit;
  const excess = Math.max(0, billed.dibayar - owed);
  if (excess > 0) {
    const expected = expectedSettlement(billed, billed.pemungutPPN, credits);
    await releaseCredited(ctx, billed, excess, expected, reference);
  }
  const paid = billed.dibayar - excess;
  const open = unpaidOf({ ...billed, ...credits, dibayar: paid });
  const used = open > 0 ? await useAgain(ctx, billed, open, reference) : 0;
  const dibayar = paid + used;
  const penghapusan = Math.min(billed.penghapusan, owed - dibayar);
  await settleInvoice(ctx, billed, {
    ...credits,
    dibayar,
    penghapusan,
    ...(penghapusan === 0 ? { alasanPenghapusan: null } : {}),
  });
}

/** Decides on a note or its cancellation, and moves the money that follows. */
export const changeState: Handler<typeof notaCalls.changeState> = async (
  ctx,
  { params: { id }, body },
) => {
  const { event } = body;
  const { idRoot, idInvoice } = await notaRecords.get(ctx, id);
  await lockCurrentVersion(ctx, idRoot);
  const [billed] = await lockInvoices(ctx, [idInvoice]);
  if (!billed) throw notFound('invoice');
  const row = await notaRecords.lock(ctx, id, { submitted: null });
  checkTransition(ctx.user, notaLifecycle, row, event);
  const after = await transition(ctx, notaLifecycle, row, event, {
    reason: body.alasan ?? undefined,
    values: await valuesOf(ctx, row, event, body.alasan ?? null),
  });
  if (event === 'approve' || event === 'approveCancel') {
    const alasan = after.alasanStatus ?? after.alasan;
    await applyNotes(ctx, billed, { noNota: after.noNota ?? '', alasan });
    if (row.jenis === 'KREDIT' && row.idFaktur !== null) await compareLowered(ctx, row.idFaktur);
  }
  return await toNota(ctx.db, await notaRecords.get(ctx, id));
};
