import { and, asc, eq, inArray } from 'drizzle-orm';
import type { tiketCalls } from '#contract/domains/tiket.ts';
import {
  type LockedRow,
  assertNotBeingSaved,
  limitLockWait,
  getPeserta,
  isLivePeserta,
  pesertaScope,
  ticketNumberVariants,
  createPesertaAuditEntry,
} from '#server/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound, Problem } from '#server/platform/problem.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import { giveBlockedReason, receiveBlockedReason } from './transfer-rules.ts';

/**
 * Moves a ticket to another participant. Of two concurrent moves one succeeds and the other fails
 * with 409.
 */
export const moveTicket: Handler<typeof tiketCalls.move> = async (ctx, { body }) => {
  if (body.idDari === body.idKe) throw invalidField('idKe', message('tiket.alreadyHeld'));
  const rows = await lockTransferParties(ctx, [body.idDari, body.idKe]);
  const from = rows.get(body.idDari);
  const to = rows.get(body.idKe);
  if (!from) throw notFound('ticketHolder');
  if (!to) throw notFound('ticketReceiver');
  const ticket = from.noTiket;
  if (ticket === null || !ticketNumberVariants(body.noTiket).includes(ticket)) {
    throw new Problem(
      'KEADAAN_SALAH',
      message('tiket.movedMeanwhile', { nama: from.nama, nomor: body.noTiket }),
    );
  }
  checkVersion(body.versiDari, await getPeserta(ctx, from.id), body);
  checkVersion(body.versiKe, await getPeserta(ctx, to.id), body);
  const blockedReason = giveBlockedReason(from) ?? receiveBlockedReason(from, to);
  if (blockedReason !== null) throw new Problem('KEADAAN_SALAH', blockedReason);

  // The ticket is cleared first, because the unique index rejects two holders even within the
  // transaction.
  await setTicket(ctx, from.id, null);
  await setTicket(ctx, to.id, ticket);
  await auditTicketMove(ctx, from, ticket, { noTiket: null, tiketKePeserta: to.id }, body.alasan);
  await auditTicketMove(ctx, to, null, { noTiket: ticket, tiketDariPeserta: from.id }, body.alasan);
  return { dari: await getPeserta(ctx, from.id), ke: await getPeserta(ctx, to.id) };
};

/**
 * Locks both rows in ID order, which prevents deadlocks.
 * @throws Problem 409 while an import saves one of them
 */
async function lockTransferParties(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, LockedRow>> {
  await limitLockWait(ctx.db);
  const rows = await ctx.db
    .select()
    .from(peserta)
    .where(and(inArray(peserta.id, [...ids]), pesertaScope(ctx), isLivePeserta))
    .orderBy(asc(peserta.id))
    .for('update');
  for (const row of rows) await assertNotBeingSaved(ctx.db, row);
  return new Map(rows.map(row => [row.id, row]));
}

async function setTicket(ctx: Context, id: number, ticketNumber: string | null): Promise<void> {
  await ctx.db
    .update(peserta)
    .set({
      noTiket: ticketNumber,
      ...updateStamps(ctx, peserta),
    })
    .where(eq(peserta.id, id));
}

/**
 * Writes the audit entry. The other participant appears by ID only, because readers of this record
 * may not be allowed to see that one.
 */
async function auditTicketMove(
  ctx: Context,
  { id, nama: name }: LockedRow,
  before: string | null,
  after: object,
  reason: string,
): Promise<void> {
  await ctx.audit(
    createPesertaAuditEntry(
      'changeTicket',
      { id, nama: name },
      { before: { noTiket: before }, after, reason },
    ),
  );
}
