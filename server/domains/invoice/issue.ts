import { and, eq, isNull } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { isSigned, recordOrderFact, rootIdOf, type OrderRow } from '#server/domains/order/index.ts';
import { order } from '#server/platform/db/schema/index.ts';
import { drawDocumentNumber } from '#server/platform/document-number/index.ts';
import { systemContext, type TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { recordCreation, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { computeInvoice, issueColumns, lacksDecree, replaceInvoiceLines } from './compute.ts';
import { invoiceLifecycle } from './lifecycle.ts';
import { findLiveInvoices, invoiceRecords, lockInvoice, type InvoiceRow } from './records.ts';

/** Whether an invoice of an order can be drafted. */
export const mayDraft = (row: OrderRow): boolean => row.status === 'PKS_DIBUAT' || isSigned(row);

const refusal = (row: Pick<OrderRow, 'status'>, reason: string, detail: Message): Problem =>
  new Problem('KEADAAN_SALAH', detail, { currentState: row.status, reason });

/** Why no invoice of an order can be drafted, or issued, in its state. */
export const notSignedMessage = ({ status }: Pick<OrderRow, 'status'>): Message =>
  message('invoice.notSigned', { keadaan: message(`order.state.${status}`) });

const notSigned = (row: OrderRow): Problem => refusal(row, 'order', notSignedMessage(row));

/** Returns the draft of an order's family, locked. */
export async function lockDraft(
  ctx: Pick<TransitionContext, 'db' | 'now'>,
  row: OrderRow,
): Promise<InvoiceRow | undefined> {
  const live = await findLiveInvoices(ctx.db, rootIdOf(row));
  const draft = live.find(({ status }) => status === 'DRAFT');
  return draft && (await lockInvoice(ctx, draft.id));
}

/** Computes the next invoice of a locked order. @throws Problem 409 when there is nothing to bill */
async function computeNext(
  ctx: TransitionContext,
  row: OrderRow,
  draft?: Pick<InvoiceRow, 'id' | 'pphProduk'>,
) {
  const computed = await computeInvoice(ctx, row, draft);
  if (computed === undefined) throw refusal(row, 'allInvoiced', message('invoice.allInvoiced'));
  if (computed === 'excess') throw refusal(row, 'excess', message('invoice.billedTooMuch'));
  return computed;
}

/** What a person enters of a draft. */
type DraftFields = Pick<InvoiceRow, 'catatan' | 'jatuhTempo' | 'pphProduk'>;

const noFields: DraftFields = { catatan: null, jatuhTempo: null, pphProduk: null };

/**
 * Drafts the next invoice of a locked order.
 * @throws Problem 409 before the agreement is issued or when there is nothing to bill, 422 when there
 * is a draft already
 */
export async function draftInvoice(
  ctx: TransitionContext,
  row: OrderRow,
  fields: DraftFields = noFields,
): Promise<InvoiceRow> {
  if (!mayDraft(row)) throw notSigned(row);
  const { columns, lines } = await computeNext(ctx, row, { id: 0, pphProduk: fields.pphProduk });
  const created = await invoiceRecords.insert(
    ctx,
    { ...fields, ...columns, idRoot: rootIdOf(row), idBHBU: row.bhbuId },
    { after: id => replaceInvoiceLines(ctx.db, id, lines) },
  );
  await recordCreation(ctx, invoiceLifecycle, created, 'create');
  return created;
}

/** Computes a locked draft again, with new fields. @throws Problem 409 */
export async function redraftInvoice(
  ctx: TransitionContext,
  row: OrderRow,
  draft: InvoiceRow,
  fields: DraftFields,
): Promise<InvoiceRow> {
  const { columns, lines } = await computeNext(ctx, row, { ...draft, ...fields });
  await replaceInvoiceLines(ctx.db, draft.id, lines);
  return await invoiceRecords.update(ctx, draft, { ...columns, ...fields });
}

/**
 * Issues a locked draft: computes it with today's taxes, freezes it, draws its number and moves
 * the order on. The actor of `ctx` is the one who issues it.
 * @throws Problem 409 before both parties signed, while there is no data of the seller, and for PPN
 * borne by the government without a decree
 */
export async function issueDraft(
  ctx: TransitionContext,
  row: OrderRow,
  draft: InvoiceRow,
): Promise<InvoiceRow> {
  if (!isSigned(row)) throw notSigned(row);
  const { columns, lines } = await computeNext(ctx, row, draft);
  const issue = await issueColumns(ctx, row, { ...draft, ...columns });
  if (!issue) throw refusal(row, 'seller', message('invoice.noSeller'));
  if (lacksDecree(columns)) throw refusal(row, 'decree', message('invoice.noDecree'));
  await replaceInvoiceLines(ctx.db, draft.id, lines);
  const issued = await transition(ctx, invoiceLifecycle, draft, 'issue', {
    values: {
      ...columns,
      ...issue,
      noInvoice: await drawDocumentNumber(ctx, 'invoice'),
    },
  });
  const [root] = await ctx.db
    .select({ tanggalTagihan: order.tanggalTagihan })
    .from(order)
    .where(and(eq(order.id, issued.idRoot), isNull(order.tanggalTagihan)));
  await recordOrderFact(
    systemContext(ctx.db, ctx.now),
    issued.idRoot,
    // The first invoice starts the clock of the first payment.
    root
      ? {
          tanggalTagihan: issue.tanggalInvoice,
          // The order, its agreement and its first invoice have one last day.
          ...(issue.jatuhTempo > issue.tanggalInvoice ? { tenggatBayar: issue.jatuhTempo } : {}),
        }
      : { dibayar: row.dibayar },
  );
  return issued;
}

/** Drafts the next invoice of a locked order, unless there is a draft, and issues it. */
export const issueNext = async (ctx: TransitionContext, row: OrderRow): Promise<InvoiceRow> =>
  await issueDraft(ctx, row, (await lockDraft(ctx, row)) ?? (await draftInvoice(ctx, row)));
