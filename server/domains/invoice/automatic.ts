import { findTransition } from '#contract/core/lifecycle.ts';
import { invoiceStates } from '#contract/states/invoice.ts';
import {
  addMoneyHook,
  findLines,
  isPendingAmendment,
  lockCurrentVersion,
  orderLifecycle,
  rootIdOf,
  stopPaymentClock,
  type OrderRow,
} from '#server/domains/order/index.ts';
import { systemContext, type TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { computeInvoice, issueColumns, lacksDecree } from './compute.ts';
import { draftInvoice, issueDraft, lockDraft, mayDraft, redraftInvoice } from './issue.ts';
import { invoiceLifecycle } from './lifecycle.ts';
import { findLiveInvoices, lockInvoice, type InvoiceRow } from './records.ts';

/** Cancels a locked invoice as the server. */
async function cancelInvoice(
  ctx: TransitionContext,
  row: InvoiceRow,
  reason: string,
): Promise<void> {
  await transition(systemContext(ctx.db, ctx.now), invoiceLifecycle, row, 'cancel', {
    reason,
    values: { alasanBatal: reason },
  });
}

/** Cancels the invoices of an order that ended, except those with a verified payment. */
async function cancelUnpaid(
  ctx: TransitionContext,
  row: Pick<OrderRow, 'id' | 'rootId'>,
  reason: string,
  { isDraftsOnly = false }: { readonly isDraftsOnly?: boolean } = {},
): Promise<void> {
  const system = systemContext(ctx.db, ctx.now);
  for (const { id } of await findLiveInvoices(ctx.db, rootIdOf(row))) {
    const live = await lockInvoice(ctx, id);
    if (isDraftsOnly && live.status !== 'DRAFT') continue;
    if (!findTransition(invoiceStates, live.status, 'cancel')) continue;
    if ((await invoiceLifecycle.guards.notPaid(system, live, {})) !== undefined) continue;
    await cancelInvoice(ctx, live, reason);
  }
}

/** Returns the next invoice of an order; undefined when nothing can be billed. */
async function findBillable(ctx: TransitionContext, row: OrderRow, draft?: InvoiceRow) {
  const next = await computeInvoice(ctx, row, draft);
  return next === 'excess' ? undefined : next;
}

/**
 * Brings the draft of an order's family up to date after a payment or an amendment: the rest is
 * drafted once everything that was issued is paid, and added doses as soon as their amendment is in
 * force. FINANCE issues the draft.
 */
async function prepareNextDraft(ctx: TransitionContext, rootId: number): Promise<void> {
  const system = systemContext(ctx.db, ctx.now);
  const row = await lockCurrentVersion(ctx, rootId);
  if (!mayDraft(row)) return;
  const draft = await lockDraft(ctx, row);
  const next = await findBillable(ctx, row, draft);
  if (draft) {
    const { catatan, jatuhTempo, pphProduk } = draft;
    if (next) await redraftInvoice(system, row, draft, { catatan, jatuhTempo, pphProduk });
    else await cancelInvoice(ctx, draft, 'Seluruh nilai pesanan sudah ditagih');
    return;
  }
  const live = await findLiveInvoices(ctx.db, rootId);
  // The first invoice of an order follows from its agreement.
  if (!next || live.length === 0) return;
  const isDue =
    next.columns.termin === 'AMANDEMEN' || live.every(({ status }) => status === 'LUNAS');
  if (isDue) await draftInvoice(system, row);
}

// The agreement of a new order drafts its first invoice.
orderLifecycle.addEffect('generatePks', async (ctx, { after }) => {
  if (after.amandemenDari !== null || (await findLiveInvoices(ctx.db, after.id)).length > 0) return;
  if (await findBillable(ctx, after)) await draftInvoice(systemContext(ctx.db, ctx.now), after);
});

// The second signature issues it. Without data of the seller, or without a decree for PPN that the
// government bears, it stays a draft for FINANCE.
addMoneyHook(async (ctx, row) => {
  const system = systemContext(ctx.db, ctx.now);
  const existing = await lockDraft(ctx, row);
  const next = await findBillable(ctx, row, existing);
  if (!existing && !next) return;
  const draft = existing ?? (await draftInvoice(system, row));
  if (next && lacksDecree(next.columns)) return;
  if (await issueColumns(ctx, row, draft)) await issueDraft(system, row, draft);
});

invoiceLifecycle.addEffect('payFull', (ctx, { after }) => prepareNextDraft(ctx, after.idRoot));
orderLifecycle.addEffect('supersede', (ctx, { after }) => prepareNextDraft(ctx, rootIdOf(after)));

// Without an invoice, the clock of the first payment stops until the next one.
invoiceLifecycle.addEffect('cancel', async (ctx, { before }) => {
  const live = await findLiveInvoices(ctx.db, before.idRoot);
  if (before.status === 'DRAFT' || live.some(({ status }) => status !== 'DRAFT')) return;
  await stopPaymentClock(systemContext(ctx.db, ctx.now), before.idRoot);
});

// An amendment that was never in force ends alone; its original keeps its invoices.
for (const event of ['withdraw', 'cancel', 'failPayment'] as const) {
  orderLifecycle.addEffect(event, async (ctx, { before, input }) => {
    if (await isPendingAmendment(ctx.db, before)) return;
    await cancelUnpaid(ctx, before, input.reason ?? 'Pesanan ditarik kembali');
  });
}

// What was shipped is still owed after a payment of it was reversed.
orderLifecycle.addEffect('terminate', async (ctx, { before, input }) => {
  const isShipped = (await findLines(ctx.db, [before.id])).some(({ qtyKirim }) => qtyKirim > 0);
  const reason = input.reason ?? 'Perjanjian diakhiri';
  await cancelUnpaid(ctx, before, reason, { isDraftsOnly: isShipped });
});
