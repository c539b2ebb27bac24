import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import type {
  NewRecipient,
  voucherTransactionCalls,
} from '#contract/domains/voucher/transaction.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { voucher, voucherRecipient } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { enqueueMails, resendMail } from '#server/platform/outbox/outbox.ts';
import { invalidFields, notFound, Problem } from '#server/platform/problem.ts';
import { findIssueObstacle } from '../contract/obstacle.ts';
import { contractRecords, everyContract } from '../contract/records.ts';
import { transactionRecords, type TransactionRow } from './records.ts';
import { findRecipient, isFree, isUsable, toRecipient, type RecipientRow } from './recipients.ts';
import { ticketMail } from './ticket-text.ts';

/** How often the ticket of one recipient is sent again at most. */
const maxResends = 5;

/** Namespace of the advisory locks of transactions whose tickets are sent. */
const sendLockSpace = 7_211;

type Method = 'EMAIL' | 'WA_LINK';

const addressOf = (metode: Method, { email, noHP }: NewRecipient): string | null =>
  (metode === 'EMAIL' ? email?.toLowerCase() : noHP) ?? null;

/** Returns the addresses that have a ticket of a transaction whose voucher was not voided. */
async function findUsedAddresses(
  { db }: Pick<Context, 'db'>,
  id: number,
  metode: Method,
  addresses: readonly string[],
): Promise<Set<string>> {
  const column =
    metode === 'EMAIL'
      ? sql<string>`lower(${voucherRecipient.email})`
      : sql<string>`${voucherRecipient.noHP}`;
  const rows = await db
    .select({ address: column })
    .from(voucherRecipient)
    .innerJoin(voucher, eq(voucher.id, voucherRecipient.idVoucher))
    .where(
      and(
        eq(voucherRecipient.VoucherTransactionId, id),
        ne(voucher.status, 'DIBATALKAN'),
        inArray(column, [...addresses]),
      ),
    );
  return new Set(rows.map(({ address }) => address));
}

/** Returns what is wrong with the addresses of recipients, by field. */
async function findAddressIssues(
  ctx: Context,
  id: number,
  metode: Method,
  recipients: readonly NewRecipient[],
): Promise<Record<string, Message[]>> {
  const addresses = recipients.map(one => addressOf(metode, one));
  const used = await findUsedAddresses(
    ctx,
    id,
    metode,
    addresses.flatMap(address => address ?? []),
  );
  const field = metode === 'EMAIL' ? 'email' : 'noHP';
  const missing = metode === 'EMAIL' ? 'emailMissing' : 'phoneMissing';
  const issues: Record<string, Message[]> = {};
  for (const [at, address] of addresses.entries()) {
    const first = addresses.indexOf(address);
    if (address === null) {
      issues[`penerima.${at}.${field}`] = [message(`voucherRecipient.${missing}`)];
    } else if (first < at) {
      issues[`penerima.${at}.${field}`] = [
        message('voucherRecipient.addressTwice', { baris: first + 1 }),
      ];
    } else if (used.has(address)) {
      issues[`penerima.${at}.${field}`] = [message('voucherRecipient.addressUsed')];
    }
  }
  return issues;
}

const conflict = (row: TransactionRow, reason: string, text: Message): Problem =>
  new Problem('KEADAAN_SALAH', text, { currentState: row.status, reason });

/**
 * Locks active vouchers of a transaction that have no recipient, the lowest ids.
 * @throws Problem 409 that says how many there are
 */
async function lockFreeVouchers(ctx: Context, row: TransactionRow, count: number) {
  const found = await ctx.db
    .select({ id: voucher.id, code: voucher.code, validUntil: voucher.validUntil })
    .from(voucher)
    .where(isFree(ctx, row.id))
    .orderBy(asc(voucher.id))
    .limit(count)
    .for('no key update');
  if (found.length === count) return found;
  throw row.activatedAt === null
    ? conflict(row, 'notActivated', message('voucherTransaction.notActivated'))
    : conflict(
        row,
        'vouchers',
        message('voucherTransaction.tooFewVouchers', { sisa: found.length }),
      );
}

/** @throws Problem 409 while the vouchers of a transaction may not circulate */
async function checkMaySend(ctx: Context, row: TransactionRow): Promise<void> {
  const contract = await contractRecords.get(
    { db: ctx.db, now: ctx.now, ...everyContract },
    row.voucherContractId,
  );
  const obstacle = await findIssueObstacle(ctx.db, contract, dayInJakarta(ctx.now));
  if (obstacle) throw conflict(row, obstacle.reason, obstacle.text);
}

/** Returns a recipient whose ticket is to be sent again or was sent. @throws Problem 404, 409 */
async function getSendable(
  ctx: Context,
  row: TransactionRow,
  idRecipient: number,
  metode: Method,
): Promise<RecipientRow> {
  if (row.activatedAt === null) {
    throw conflict(row, 'notActivated', message('voucherTransaction.notActivated'));
  }
  await ctx.db
    .select({ id: voucherRecipient.id })
    .from(voucherRecipient)
    .where(eq(voucherRecipient.id, idRecipient))
    .for('no key update');
  const found = await findRecipient(ctx, row.id, idRecipient);
  if (!found) throw notFound('voucherRecipient');
  if (found.metode !== metode) {
    const key = metode === 'EMAIL' ? 'notMail' : 'notMessage';
    throw conflict(row, 'method', message(`voucherRecipient.${key}`));
  }
  if (!isUsable(ctx, found)) {
    throw conflict(row, 'voucher', message('voucherRecipient.voucherOver'));
  }
  return found;
}

async function reread(ctx: Context, row: TransactionRow, idRecipient: number) {
  const found = await findRecipient(ctx, row.id, idRecipient);
  if (!found) throw notFound('voucherRecipient');
  return toRecipient(ctx, found);
}

export const sendHandlers = {
  send: async (ctx, { params, body: { metode, penerima } }) => {
    const row = await transactionRecords.get(ctx, params.id);
    // Two lists for one transaction get different vouchers.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(${sendLockSpace}, ${row.id})`);
    const issues = await findAddressIssues(ctx, row.id, metode, penerima);
    if (Object.keys(issues).length > 0) throw invalidFields(issues);
    await checkMaySend(ctx, row);
    const free = await lockFreeVouchers(ctx, row, penerima.length);
    const tickets = free.map((one, at) => ({
      idVoucher: one.id,
      recipient: penerima[at] ?? { nama: '' },
      ticket: { ...row, ...one, nama: penerima[at]?.nama ?? '' },
    }));
    const mailIds = await enqueueMails(
      ctx.db,
      ctx.now,
      tickets.flatMap(({ ticket, recipient: { email } }) =>
        metode === 'EMAIL' && email
          ? [
              {
                ...ticketMail(ticket, email),
                about: { resource: 'voucherTransaction', recordId: row.id },
              },
            ]
          : [],
      ),
      ctx.user.id,
    );
    await ctx.db.insert(voucherRecipient).values(
      tickets.map(({ idVoucher, recipient: { nama, email, noHP } }, at) => ({
        idVoucher,
        VoucherTransactionId: row.id,
        nama,
        email: email ?? null,
        noHP: noHP ?? null,
        metode,
        idOutbox: mailIds[at] ?? null,
        createdAt: ctx.now.toISOString(),
        createdBy: ctx.user.fullName,
      })),
    );
    await transactionRecords.audit(ctx, row, 'send', {
      after: { metode, penerima: penerima.length },
    });
    return { ditambahkan: penerima.length };
  },

  /** Sends the mail of a recipient again that was not delivered, to a corrected address. */
  resend: async (ctx, { params, body: { idPenerima, email } }) => {
    const row = await transactionRecords.get(ctx, params.id);
    await checkMaySend(ctx, row);
    const found = await getSendable(ctx, row, idPenerima, 'EMAIL');
    if (found.dikirimUlang >= maxResends) {
      const text = message('voucherRecipient.resentTooOften', { kali: maxResends });
      throw conflict(row, 'resent', text);
    }
    const isResent =
      found.idOutbox !== null &&
      (await resendMail(ctx.db, ctx.now, found.idOutbox, ticketMail(found, email)));
    if (!isResent) throw conflict(row, 'delivered', message('voucherRecipient.delivered'));
    await ctx.db
      .update(voucherRecipient)
      .set({ email, dikirimUlang: found.dikirimUlang + 1 })
      .where(eq(voucherRecipient.id, idPenerima));
    await transactionRecords.audit(ctx, row, 'resend', { after: { idPenerima } });
    return await reread(ctx, row, idPenerima);
  },

  markSent: async (ctx, { params, body: { idPenerima } }) => {
    const row = await transactionRecords.get(ctx, params.id);
    await getSendable(ctx, row, idPenerima, 'WA_LINK');
    await ctx.db
      .update(voucherRecipient)
      .set({ waktuKirim: ctx.now.toISOString() })
      .where(eq(voucherRecipient.id, idPenerima));
    await transactionRecords.audit(ctx, row, 'markSent', { after: { idPenerima } });
    return await reread(ctx, row, idPenerima);
  },
} satisfies Partial<Handlers<typeof voucherTransactionCalls>>;
