import { and, asc, eq, or, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';
import { waitingStatesOf } from '#contract/core/lifecycle.ts';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import { toPage } from '#contract/core/list.ts';
import type { paymentCalls } from '#contract/domains/payment/calls.ts';
import {
  countedPaymentStates,
  paymentStates,
  type PaymentState,
} from '#contract/states/payment.ts';
import { isOfCompanyNamed } from '#server/domains/bhbu/index.ts';
import { invoiceRecords } from '#server/domains/invoice/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import {
  containsCode,
  containsText,
  ignoringCase,
  inOrderOf,
  isAmongFound,
  waitingFirst,
} from '#server/platform/db/list-query.ts';
import { bhbu, invoice, payment } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { createDocumentHandlers } from '#server/platform/document/index.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { countAndSum } from '#server/platform/record/index.ts';
import { receiptDocuments } from './document.ts';
import { enterHandlers, paymentFiles } from './enter.ts';
import {
  getPayment,
  isOfInvoice,
  paymentRecords,
  paymentScope,
  selectPayments,
  toListItem,
  toPayments,
} from './records.ts';
import { verifyHandlers } from './verify.ts';

export { releaseCredited, useAgain, type NotaReference } from './allocations.ts';
export { findCredits } from './credits.ts';
export { earlierReceipts, receiptDocuments } from './document.ts';
export { enterPayment, prove } from './enter.ts';
export { paymentRecords, type PaymentRow } from './records.ts';

export const paymentPage = paymentRecords.list<HandlerInput<typeof paymentCalls.list>['query']>({
  selectIds: ({ db }, sortBy) => {
    const ids = db.select({ id: payment.id }).from(payment);
    return sortBy === 'namaBHBU'
      ? ids.innerJoin(bhbu, eq(bhbu.id, payment.idBHBU)).$dynamic()
      : ids.$dynamic();
  },
  search: async (q, { db }) => {
    if (!q) return undefined;
    const invoices = () =>
      db.select({ id: invoice.id }).from(invoice).where(containsCode(q, invoice.noInvoice));
    return or(
      containsText(q, [payment.noReferensi, payment.namaPengirim, payment.noKuitansi]),
      await isOfCompanyNamed(db, payment.idBHBU, q),
      await isAmongFound(payment.idInvoice, invoices),
    );
  },
  sort: {
    tanggalBayar: payment.tanggalBayar,
    namaBHBU: ignoringCase(bhbu.namaBHBU),
    jumlah: payment.jumlah,
    status: inOrderOf(paymentStates.names, payment.status),
    waktuBukti: sql`coalesce(${payment.waktuBukti}, 'infinity')`,
    modifiedAt: payment.modifiedAt,
    menunggu: waitingFirst(
      waitingStatesOf(paymentStates),
      payment.status,
      payment.tanggalBayar,
      payment.tanggalBayar,
    ),
  },
  filters: {
    idBHBU: payment.idBHBU,
    idInvoice: payment.idInvoice,
    status: payment.status,
    jenis: payment.jenis,
    tanggalBayar: payment.tanggalBayar,
    jumlah: payment.jumlah,
    adaLebih: (hasExcess: boolean) =>
      hasExcess
        ? sql`${payment.status} = 'TERVERIFIKASI' and ${payment.jumlah} > ${payment.teralokasi}`
        : undefined,
  },
});

interface Filters {
  readonly status?: PaymentState[];
  readonly adaLebih?: boolean;
}

/** Counts the payments that a filtered list shows to the caller and that match a condition. */
const countListed = async (
  ctx: Context,
  filters: Filters,
  since: AnyColumn,
  condition?: SQL,
): Promise<Waiting> =>
  await countWaitingRows(
    ctx.db,
    payment,
    and(await paymentPage.condition(ctx, { q: undefined, ...filters }), condition),
    dayOfInstant(since),
  );

/** Counts the payments with an excess that is neither used nor refunded. */
export const countExcesses = (ctx: Context): Promise<Waiting> =>
  countListed(ctx, { adaLebih: true }, payment.verifiedAt);

const isOther = (account: AnyColumn, { user }: Context): SQL =>
  sql`${account} is distinct from ${user.id}`;

/** Counts the proofs that the caller may verify: those that other persons entered and uploaded. */
export const countToVerify = (ctx: Context): Promise<Waiting> =>
  countListed(
    ctx,
    { status: ['BUKTI_DIUNGGAH'] },
    payment.waktuBukti,
    and(isOther(payment.idPengunggah, ctx), isOther(payment.idPencatat, ctx)),
  );

/** Counts the reversals that the caller may approve: those that another person proposed. */
export const countProposedReversals = (ctx: Context): Promise<Waiting> =>
  countListed(
    ctx,
    { status: ['DIUSULKAN_BALIK'] },
    payment.modifiedAt,
    isOther(payment.idPengusul, ctx),
  );

const sumIf = (states: readonly PaymentState[], amount: SQLWrapper) =>
  sql<number>`case when ${payment.status} in ${[...states]} then ${amount} else 0 end`;

/** What the sums of the list count of a payment: nothing of a rejected, reversed or unproved one. */
const summed = {
  jumlah: sumIf(countedPaymentStates, payment.jumlah).as('jumlah'),
  menunggu: sumIf(['BUKTI_DIUNGGAH'], payment.jumlah).as('menunggu'),
  lebih: sumIf(['TERVERIFIKASI'], sql`${payment.jumlah} - ${payment.teralokasi}`).as('lebih'),
};

export const paymentHandlers: Handlers<typeof paymentCalls> = {
  list: async (ctx, { query }) => {
    const condition = await paymentPage.condition(ctx, query);
    const rows = await paymentPage.readPage(ctx, query, condition);
    const matching = ctx.db.select(summed).from(payment).where(condition);
    const { total, ...jumlah } = await countAndSum(ctx, matching, summed);
    return { ...toPage(rows.map(toListItem), total, query), jumlah };
  },
  get: (ctx, { params }) => getPayment(ctx, params.id),
  ofInvoice: async (ctx, { params }) => {
    await invoiceRecords.get(ctx, params.id);
    const rows = await selectPayments(ctx)
      .where(and(isOfInvoice(params.id), paymentScope(ctx)))
      .orderBy(asc(payment.id));
    return await toPayments(ctx, rows);
  },
  ...enterHandlers,
  ...verifyHandlers,
  downloadProof: paymentFiles.createSlotDownload('fileBukti'),
  history: createHistoryHandler('payment', paymentRecords),
  ...createDocumentHandlers(receiptDocuments),
  attachments: paymentFiles.attachments,
  downloadAttachment: paymentFiles.downloadAttachment,
};
