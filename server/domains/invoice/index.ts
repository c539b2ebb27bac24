import { invoiceSlots, type invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { unpaidOf } from '#contract/domains/invoice/amounts.ts';
import { invoiceFields, maxWriteOff, taxInvoiceFields } from '#contract/domains/invoice/record.ts';
import { createAttachmentHandlers } from '#server/platform/attachment/attachment-handlers.ts';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import { bhbuRecords } from '#server/domains/bhbu/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { createDocumentHandlers } from '#server/platform/document/index.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { createNoteHandlers } from '#server/platform/note/note-handlers.ts';
import {
  currentVersion,
  lockCurrentVersion,
  orderRecords,
  rootIdOf,
} from '#server/domains/order/index.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { formColumns } from '#server/platform/record/index.ts';
import { ageingHandlers } from './ageing.ts';
import { updateOnlyFaktur } from './faktur-of-invoice.ts';
import { computeInvoice, proposedDueDay } from './compute.ts';
import { invoiceDocuments } from './document.ts';
import { exportHandlers } from './export.ts';
import './automatic.ts';
import {
  draftInvoice,
  issueDraft,
  issueNext,
  mayDraft,
  notSignedMessage,
  redraftInvoice,
} from './issue.ts';
import { invoiceLifecycle } from './lifecycle.ts';
import { list, ofOrder } from './list.ts';
import { overviewHandlers } from './overview.ts';
import { explainInvoice, getInvoice, toInvoice } from './read.ts';
import { findLiveInvoices, invoiceRecords, type InvoiceRow } from './records.ts';
import { settleInvoice } from './settle.ts';
import { withholdingSlips } from './withholding-file.ts';

export { earlierInvoices, invoiceDocuments } from './document.ts';
export {
  createMissingFakturs,
  fakturRecords,
  lockFaktur,
  saveFaktur,
  selectFakturs,
  type FakturRow,
  type FakturValues,
} from './faktur.ts';
export { checkBilled, checkFaktur } from './faktur-of-invoice.ts';
export { issueNext } from './issue.ts';
export { invoiceLifecycle } from './lifecycle.ts';
export { countInvoices, countWithoutDecree, isPayable, page as invoicePage } from './list.ts';
export { findOpenInvoices } from './open.ts';
export { getInvoice } from './read.ts';
export { findFakturs } from './faktur.ts';
export {
  everyInvoice,
  findInvoiceLines,
  invoiceLabel,
  invoiceRecords,
  invoiceScope,
  lockInvoices,
  selectInvoices,
  type InvoiceRow,
  type MoneyScopeContext,
  type StoredInvoiceLine,
} from './records.ts';
export { settleInvoice } from './settle.ts';
export { markOverdueInvoices, remindOfInvoices } from './timers.ts';

const files = createAttachmentHandlers({ ...invoiceRecords, slots: invoiceSlots });

/** @throws Problem 422 for a due date that has passed */
function checkDueDay(ctx: Context, jatuhTempo: string | null | undefined): void {
  if (jatuhTempo && jatuhTempo < dayInJakarta(ctx.now)) {
    throw invalidField('jatuhTempo', message('invoice.dueInPast'));
  }
}

/** Locks an invoice after its order, so that its money changes one step at a time. */
async function lockWithOrder(ctx: Context, id: number, submitted?: unknown) {
  const { idRoot } = await invoiceRecords.get(ctx, id);
  const order = await lockCurrentVersion(ctx, idRoot);
  return { order, row: await invoiceRecords.lock(ctx, id, { submitted }) };
}

type UpdateBody = HandlerInput<typeof invoiceCalls.update>['body'];

/** Whether a form changes more of an issued invoice than its tax invoice. */
const changesContent = (row: InvoiceRow, body: UpdateBody): boolean =>
  (Object.keys(invoiceFields) as (keyof typeof invoiceFields)[]).some(
    name => body[name] !== undefined && (body[name] || null) !== row[name],
  );

/** Requires that a form leaves the tax invoice of a draft as it is. @throws Problem 422 */
function checkNoTaxInvoice(row: InvoiceRow, body: UpdateBody): void {
  for (const name of Object.keys(taxInvoiceFields) as (keyof typeof taxInvoiceFields)[]) {
    if (body[name] === undefined || (body[name] || null) === row[name]) continue;
    throw invalidField(name, message('invoice.taxAfterIssue'));
  }
}

/** Saves the tax invoice of an issued invoice. @throws Problem 409 for anything else */
async function updateIssued(ctx: Context, row: InvoiceRow, body: UpdateBody): Promise<InvoiceRow> {
  if (row.status === 'BATAL' || changesContent(row, body)) {
    throw new Problem('KEADAAN_SALAH', message('invoice.issued', { nomor: row.noInvoice ?? '' }), {
      currentState: row.status,
      reason: 'state',
    });
  }
  await updateOnlyFaktur(ctx, row, body);
  return await invoiceRecords.get(ctx, row.id);
}

export const invoiceHandlers: Handlers<typeof invoiceCalls> = {
  list,
  ofOrder,
  ...exportHandlers,
  ...overviewHandlers,
  ...ageingHandlers,
  get: (ctx, { params }) => getInvoice(ctx, params.id),
  withholding: withholdingSlips,
  calculation: async (ctx, { params }) =>
    await explainInvoice(ctx, await invoiceRecords.get(ctx, params.id)),

  /** Returns what the next invoice of an order would be, as `create` and `generate` make it. */
  next: async (ctx, { params }) => {
    const asked = await orderRecords.get(ctx, params.id);
    const rootId = rootIdOf(asked);
    const order = await orderRecords.get(ctx, (await currentVersion(ctx.db, rootId)) ?? rootId);
    const { namaBHBU } = await bhbuRecords.get(ctx, order.bhbuId);
    const live = await findLiveInvoices(ctx.db, rootId);
    const next = await computeInvoice(ctx, order, undefined);
    const known = {
      idOrder: order.id,
      noOrder: order.noOrder,
      namaBHBU,
      subTotalPesanan: order.subTotal ?? 0,
      subTotalDitagih: live.reduce((sum, { subTotal }) => sum + subTotal, 0),
      idDraf: live.find(({ status }) => status === 'DRAFT')?.id ?? null,
    };
    const nothing = { termin: null, subTotal: 0, total: 0, jatuhTempo: null };
    if (!mayDraft(order))
      return { ...known, ...nothing, halangan: ctx.render(notSignedMessage(order)) };
    if (next === undefined || next === 'excess') {
      const why = next === 'excess' ? 'invoice.billedTooMuch' : 'invoice.allInvoiced';
      return { ...known, ...nothing, halangan: ctx.render(message(why)) };
    }
    const { termin, subTotal, total } = next.columns;
    return {
      ...known,
      termin,
      subTotal,
      total,
      jatuhTempo: proposedDueDay(ctx, order, termin),
      halangan: known.idDraf === null ? null : ctx.render(message('invoice.draftExists')),
    };
  },

  create: async (ctx, { body }) => {
    checkDueDay(ctx, body.jatuhTempo);
    await orderRecords.get(ctx, body.idOrder);
    const order = await lockCurrentVersion(ctx, body.idOrder);
    return await toInvoice(ctx, await draftInvoice(ctx, order, formColumns(invoiceFields, body)));
  },

  update: async (ctx, { params, body }) => {
    const { order, row } = await lockWithOrder(ctx, params.id, body);
    if (row.status !== 'DRAFT') return await toInvoice(ctx, await updateIssued(ctx, row, body));
    checkDueDay(ctx, body.jatuhTempo);
    checkNoTaxInvoice(row, body);
    return await toInvoice(
      ctx,
      await redraftInvoice(ctx, order, row, formColumns(invoiceFields, body)),
    );
  },

  generate: async (ctx, { body }) => {
    await orderRecords.get(ctx, body.idOrder);
    const { id } = await issueNext(ctx, await lockCurrentVersion(ctx, body.idOrder));
    return await getInvoice(ctx, id);
  },

  changeState: async (ctx, { params, body: { event, alasan } }) => {
    const { order, row } = await lockWithOrder(ctx, params.id, null);
    checkTransition(ctx.user, invoiceLifecycle, row, event);
    if (event === 'issue') await issueDraft(ctx, order, row);
    else {
      await transition(ctx, invoiceLifecycle, row, 'cancel', {
        reason: alasan ?? undefined,
        values: { alasanBatal: alasan ?? null },
      });
    }
    return await getInvoice(ctx, params.id);
  },

  /** Writes off what a bank kept of a transfer. */
  writeOff: async (ctx, { params, body }) => {
    const { row } = await lockWithOrder(ctx, params.id, null);
    checkTransition({ id: null, fullName: '', role: 'SISTEM' }, invoiceLifecycle, row, 'payFull');
    const refuse = (reason: string, detail: ReturnType<typeof message>) =>
      new Problem('KEADAAN_SALAH', detail, { currentState: row.status, reason });
    if (row.dibayar === 0) throw refuse('nothingPaid', message('invoice.nothingPaid'));
    const penghapusan = unpaidOf(row);
    if (penghapusan > maxWriteOff) {
      const amounts = { sisa: penghapusan, batas: maxWriteOff };
      throw refuse('shortfall', message('invoice.shortfallTooLarge', amounts));
    }
    await invoiceRecords.audit(ctx, row, 'writeOff', {
      reason: body.alasan,
      after: { penghapusan },
    });
    await settleInvoice(ctx, row, { penghapusan, alasanPenghapusan: body.alasan });
    return await getInvoice(ctx, params.id);
  },

  uploadInvoice: async (ctx, { params: { id }, body }) => {
    const row = await invoiceRecords.lock(ctx, id);
    if (row.status !== 'TERBIT') checkStampable(row);
    await files.save(ctx, id, 'fileInvoice', ['fileInvoice', body.fileInvoice]);
    if (row.status === 'TERBIT') await transition(ctx, invoiceLifecycle, row, 'stamp');
    return await getInvoice(ctx, id);
  },
  uploadFakturPajak: async (ctx, { params: { id }, body }) => {
    checkStampable(await invoiceRecords.lock(ctx, id));
    await files.save(ctx, id, 'fileFakturPajak', ['fileFakturPajak', body.fileFakturPajak]);
    return await getInvoice(ctx, id);
  },
  downloadInvoice: files.createSlotDownload('fileInvoice'),
  history: createHistoryHandler('invoice', invoiceRecords),
  ...createDocumentHandlers(invoiceDocuments),
  attachments: files.attachments,
  downloadAttachment: files.downloadAttachment,
  ...createNoteHandlers({
    resource: 'invoice',
    read: 'invoice.read',
    records: invoiceRecords,
    labelOf: invoiceRecords.labelOf,
  }),
};

/** Requires an issued invoice, the only kind with a stamp or a tax invoice. @throws Problem 409 */
function checkStampable(row: InvoiceRow): void {
  if (row.status !== 'DRAFT' && row.status !== 'BATAL') return;
  throw new Problem('KEADAAN_SALAH', invoiceLifecycle.wrongState(row, 'stamp'), {
    currentState: row.status,
    reason: 'state',
  });
}
