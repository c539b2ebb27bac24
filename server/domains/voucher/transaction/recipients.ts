import { and, eq, gte, notExists, sql } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import {
  deliveryStates,
  type DeliveryState,
  type Recipient,
  type voucherTransactionCalls,
} from '#contract/domains/voucher/transaction.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import {
  outbox,
  product,
  voucher,
  voucherContract,
  voucherRecipient,
  voucherTransaction,
} from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { createList } from '#server/platform/record/index.ts';
import { productName, transactionRecords } from './records.ts';
import { ticketText } from './ticket-text.ts';

/** Delivery of a ticket: that of its mail, or whether its WhatsApp message was sent. */
export const delivery = sql<DeliveryState>`case
  when ${voucherRecipient.metode} = 'WA_LINK' then
    case when ${voucherRecipient.waktuKirim} is null then 'BELUM' else 'TERKIRIM' end
  when ${outbox.status} = 'done' then 'TERKIRIM'
  when ${outbox.status} in ('dead', 'dismissed') then 'GAGAL'
  when ${outbox.status} = 'held' then 'DITAHAN'
  else 'ANTRE' end`;

/** Starts the select of recipients with their vouchers and deliveries. */
export const selectRecipients = ({ db }: Pick<Context, 'db'>) =>
  db
    .select({
      id: voucherRecipient.id,
      idVoucher: voucherRecipient.idVoucher,
      VoucherTransactionId: voucherRecipient.VoucherTransactionId,
      idOutbox: voucherRecipient.idOutbox,
      dikirimUlang: voucherRecipient.dikirimUlang,
      nama: voucherRecipient.nama,
      email: voucherRecipient.email,
      noHP: voucherRecipient.noHP,
      metode: voucherRecipient.metode,
      status: delivery.as('delivery'),
      waktuKirim: sql`coalesce(${voucherRecipient.waktuKirim}, ${outbox.doneAt})`
        .mapWith(outbox.doneAt)
        .as('sent_at'),
      kesalahan: outbox.lastError,
      code: voucher.code,
      keadaanVoucher: voucher.status,
      validUntil: voucher.validUntil,
      bhbuName: voucherTransaction.bhbuName,
      namaProduk: productName,
    })
    .from(voucherRecipient)
    .innerJoin(voucher, eq(voucher.id, voucherRecipient.idVoucher))
    .innerJoin(voucherTransaction, eq(voucherTransaction.id, voucherRecipient.VoucherTransactionId))
    .innerJoin(voucherContract, eq(voucherContract.id, voucherTransaction.voucherContractId))
    .innerJoin(product, eq(product.id, voucherContract.productId))
    .leftJoin(outbox, eq(outbox.id, voucherRecipient.idOutbox))
    .$dynamic();

export type RecipientRow = Awaited<ReturnType<typeof selectRecipients>>[number];

/** Whether the voucher of a recipient can still be used. */
export const isUsable = (
  { now }: Pick<Context, 'now'>,
  { keadaanVoucher, validUntil }: Pick<RecipientRow, 'keadaanVoucher' | 'validUntil'>,
): boolean =>
  (keadaanVoucher === 'AKTIF' || keadaanVoucher === 'TERIKAT') && validUntil >= dayInJakarta(now);

/** Returns a recipient as the calls answer it. */
export const toRecipient = (ctx: Pick<Context, 'now'>, row: RecipientRow): Recipient => ({
  ...row,
  alasanGagal: row.status === 'GAGAL' || row.status === 'ANTRE' ? row.kesalahan : null,
  teks: row.metode === 'WA_LINK' && isUsable(ctx, row) ? ticketText(row) : null,
});

type RecipientQuery = HandlerInput<typeof voucherTransactionCalls.recipients>['query'] & {
  readonly VoucherTransactionId: number;
};

const page = createList<RecipientQuery, RecipientRow>(
  { id: voucherRecipient.id, select: selectRecipients },
  {
    search: [voucherRecipient.email, voucherRecipient.noHP],
    names: [voucherRecipient.nama],
    sort: {
      nama: ignoringCase(voucherRecipient.nama),
      status: sql`array_position(array['BELUM','ANTRE','TERKIRIM','GAGAL','DITAHAN'], ${delivery})`,
    },
    filters: {
      status: (state: DeliveryState) => sql`${delivery} = ${state}`,
      VoucherTransactionId: voucherRecipient.VoucherTransactionId,
    },
  },
);

/** Condition for the vouchers of a transaction that can be given to a recipient. */
export const isFree = ({ db, now }: Pick<Context, 'db' | 'now'>, id: number) =>
  and(
    eq(voucher.VoucherTransactionId, id),
    eq(voucher.status, 'AKTIF'),
    gte(voucher.validUntil, dayInJakarta(now)),
    notExists(
      db
        .select({ one: sql`1` })
        .from(voucherRecipient)
        .where(eq(voucherRecipient.idVoucher, voucher.id)),
    ),
  );

/** Counts the recipients of a transaction by delivery. */
async function countByDelivery({ db }: Pick<Context, 'db'>, id: number) {
  const rows = await db
    .select({ status: delivery, n: sql<number>`count(*)::int` })
    .from(voucherRecipient)
    .leftJoin(outbox, eq(outbox.id, voucherRecipient.idOutbox))
    .where(eq(voucherRecipient.VoucherTransactionId, id))
    .groupBy(delivery);
  const count = (state: DeliveryState) => rows.find(({ status }) => status === state)?.n ?? 0;
  return Object.fromEntries(deliveryStates.map(state => [state, count(state)])) as Record<
    DeliveryState,
    number
  >;
}

/** Returns a recipient of a transaction of the caller's scope. */
export const findRecipient = async (
  ctx: Context,
  id: number,
  idRecipient: number,
): Promise<RecipientRow | undefined> => {
  const [found] = await selectRecipients(ctx).where(
    and(eq(voucherRecipient.id, idRecipient), eq(voucherRecipient.VoucherTransactionId, id)),
  );
  return found;
};

export const recipientListHandlers = {
  recipients: async (ctx, { params, query }) => {
    await transactionRecords.get(ctx, params.id);
    const found = await page(ctx, { query: { ...query, VoucherTransactionId: params.id } });
    return {
      ...found,
      data: found.data.map(row => toRecipient(ctx, row)),
      hitungan: await countByDelivery(ctx, params.id),
      bebas: await ctx.db.$count(voucher, isFree(ctx, params.id)),
    };
  },
} satisfies Partial<Handlers<typeof voucherTransactionCalls>>;
