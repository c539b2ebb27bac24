import { and, eq, gt, gte, isNotNull, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { waitingStatesOf } from '#contract/core/lifecycle.ts';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { Range } from '#contract/core/list-filter.ts';
import { toPage } from '#contract/core/list.ts';
import { addDays } from '#contract/core/values/day.ts';
import { unpaidOf } from '#contract/domains/invoice/amounts.ts';
import type { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import type { AgeBucket } from '#contract/domains/invoice/record.ts';
import type { InvoiceNeed } from '#contract/domains/invoice/needs.ts';
import {
  invoiceStates,
  unbilledInvoiceStates,
  type InvoiceState,
} from '#contract/states/invoice.ts';
import { isOfCompanyNamed } from '#server/domains/bhbu/index.ts';
import { findBorneBasis } from '#server/domains/decree/index.ts';
import { orderRecords } from '#server/domains/order/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import {
  containsCode,
  containsText,
  ignoringCase,
  inOrderOf,
  isAmongFound,
  isWithin,
  waitingFirst,
} from '#server/platform/db/list-query.ts';
import { bhbu, invoice, order } from '#server/platform/db/schema/index.ts';
import {
  isOpen,
  lastPaymentDay,
  needs,
  unpaidAmount,
} from '#server/platform/db/views/invoice-needs.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { countAndSum } from '#server/platform/record/index.ts';
import { toListItem } from './read.ts';
import { invoiceRecords, invoiceScope, selectInvoices } from './records.ts';

/** Day of issue; drafts, which have none, are the newest. */
const issueDay = sql`coalesce(${invoice.tanggalInvoice}, 'infinity')`;

/** First and last number of days since the due date of each bucket. */
const bucketDays: Readonly<Record<AgeBucket, readonly [number | null, number | null]>> = {
  BELUM_JATUH_TEMPO: [null, 0],
  '1_30': [1, 30],
  '31_60': [31, 60],
  '61_90': [61, 90],
  LEBIH_90: [91, null],
};

/** Condition for open invoices by the days since their due date. */
export function isInBucket(bucket: AgeBucket, today: string): SQL | undefined {
  const [from, to] = bucketDays[bucket];
  return and(
    isOpen,
    from === null ? undefined : lte(lastPaymentDay, addDays(today, -from)),
    to === null ? undefined : gte(lastPaymentDay, addDays(today, -to)),
  );
}

export const page = invoiceRecords.list<HandlerInput<typeof invoiceCalls.list>['query']>({
  selectIds: ({ db }, sortBy) => {
    const ids = db.select({ id: invoice.id }).from(invoice);
    return sortBy === 'namaBHBU'
      ? ids.innerJoin(bhbu, eq(bhbu.id, invoice.idBHBU)).$dynamic()
      : ids.$dynamic();
  },
  search: async (q, { db }) => {
    if (!q) return undefined;
    const orders = () =>
      db.select({ id: order.id }).from(order).where(containsCode(q, order.noOrder));
    return or(
      containsCode(q, invoice.noInvoice),
      containsText(q, [invoice.invoiceAccount]),
      containsCode(q, invoice.noFakturPajak),
      await isOfCompanyNamed(db, invoice.idBHBU, q),
      await isAmongFound(invoice.idOrder, orders),
    );
  },
  sort: {
    tanggalInvoice: issueDay,
    noInvoice: sql`coalesce(${invoice.noInvoice}, '')`,
    namaBHBU: ignoringCase(bhbu.namaBHBU),
    status: inOrderOf(invoiceStates.names, invoice.status),
    jatuhTempo: sql`coalesce(${lastPaymentDay}, 'infinity')`,
    total: invoice.total,
    sisa: unpaidAmount,
    modifiedAt: invoice.modifiedAt,
    menunggu: waitingFirst(
      waitingStatesOf(invoiceStates),
      invoice.status,
      invoice.jatuhTempo,
      invoice.tanggalInvoice,
    ),
  },
  filters: {
    idBHBU: invoice.idBHBU,
    idOrder: (id: number) =>
      sql`${invoice.idRoot} = (select coalesce(root_id, id) from "order" where id = ${id})`,
    status: invoice.status,
    termin: invoice.termin,
    // Drafts have no day of issue.
    tanggalInvoice: (range: Range) =>
      and(isNotNull(invoice.tanggalInvoice), isWithin(issueDay, range)),
    jatuhTempo: lastPaymentDay,
    nilaiTagihan: invoice.nilaiTagihan,
    bulan: (month: string) =>
      and(
        sql`${issueDay} >= ${`${month}-01`}::date`,
        sql`${issueDay} < ${`${month}-01`}::date + interval '1 month'`,
      ),
    umur: (bucket: AgeBucket, { now }) => isInBucket(bucket, dayInJakarta(now)),
    menunggu: (need: InvoiceNeed) => needs[need],
    belumLunas: (isUnpaid: boolean) => (isUnpaid ? isOpen : undefined),
  },
});

/** What is billed: nothing by a draft or a cancelled invoice. */
const owedAmount = sql`case when ${invoice.status} in ${[...unbilledInvoiceStates]} then 0
  else ${invoice.nilaiTagihan} end`.as(invoice.nilaiTagihan.name);

/** Lists invoices with the sums of all pages. */
export const list: Handler<typeof invoiceCalls.list> = async (ctx, { query }) => {
  const condition = await page.condition(ctx, query);
  const rows = await page.readPage(ctx, query, condition);
  const matching = ctx.db
    .select({
      nilaiTagihan: owedAmount,
      dikredit: invoice.dikredit,
      dibayar: invoice.dibayar,
      penghapusan: invoice.penghapusan,
    })
    .from(invoice)
    .where(condition);
  const { total, nilaiTagihan, dikredit, dibayar, penghapusan } = await countAndSum(ctx, matching, {
    nilaiTagihan: invoice.nilaiTagihan,
    dikredit: invoice.dikredit,
    dibayar: invoice.dibayar,
    penghapusan: invoice.penghapusan,
  });
  const data = rows.map(row => toListItem(ctx, row));
  const sisa = unpaidOf({ nilaiTagihan, dikredit, dibayar, penghapusan });
  return { ...toPage(data, total, query), jumlah: { nilaiTagihan, dikredit, dibayar, sisa } };
};

/** Lists the invoices of an order and its amendments, the oldest first. @throws Problem 404 */
export const ofOrder: Handler<typeof invoiceCalls.ofOrder> = async (ctx, { params }) => {
  const { id, rootId } = await orderRecords.get(ctx, params.id);
  const rows = await selectInvoices(ctx)
    .where(and(eq(invoice.idRoot, rootId ?? id), invoiceScope(ctx)))
    .orderBy(invoice.id);
  return rows.map(row => toListItem(ctx, row));
};

interface Filters {
  readonly menunggu?: InvoiceNeed;
  readonly status?: InvoiceState;
}

/** Counts the invoices that a filtered list shows to the caller. */
export async function countInvoices(ctx: Context, filters: Filters): Promise<Waiting> {
  const { menunggu, status } = filters;
  const condition = await page.condition(ctx, {
    q: undefined,
    menunggu: menunggu && [menunggu],
    status: status && [status],
  });
  return await countWaitingRows(ctx.db, invoice, condition, waitsSince(filters), lastPaymentDay);
}

/** Counts the drafts that cannot be issued, because the government bears their PPN without a decree. */
export async function countWithoutDecree(ctx: Context): Promise<Waiting> {
  if ((await findBorneBasis(ctx.db, dayInJakarta(ctx.now))) !== null)
    return { jumlah: 0, tertua: null };
  const condition = and(needs.PENERBITAN, gt(invoice.ppnDTP, 0));
  return await countWaitingRows(ctx.db, invoice, condition, dayOfInstant(invoice.createdAt));
}

/** The day since when an invoice waits for what a filter names. */
function waitsSince({ menunggu, status }: Filters): SQLWrapper {
  if (status === 'LEWAT_TEMPO' || menunggu === 'PEMBAYARAN_TERLAMBAT') return invoice.jatuhTempo;
  if (menunggu === 'PENERBITAN') return dayOfInstant(invoice.createdAt);
  if (menunggu === 'PEMBAYARAN' || menunggu === 'PEMBAYARAN_PERTAMA') return invoice.tanggalInvoice;
  return dayOfInstant(sql`(
    select max(p.modified_at) from payment p where p.id_invoice = ${invoice.id})`);
}

/** Returns the invoices that a payment can be for: open ones with something to pay. */
export const isPayable: SQL | undefined = and(isOpen, gt(unpaidAmount, 0));
