import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { pesertaCalls } from '#contract/peserta/index.ts';
import type { Context, Verb } from '../context.ts';
import { peserta } from '../db/schema/index.ts';
import { checkVersion } from '../db/version.ts';
import { invalid, notFound, Problem } from '../problem.ts';
import type { LockedRow } from './life.ts';
import { getPeserta } from './read.ts';
import { isLive, mine } from './scope.ts';
import { ticketSpellings } from './ticket-number.ts';
import { whyNotGive, whyNotTake } from './ticket-rules.ts';
import { onPeserta } from './trail.ts';

/**
 * Moves a ticket to another participant. Of two concurrent moves one succeeds and the other fails
 * with 409.
 */
export const moveTicket: Verb<typeof pesertaCalls.moveTicket> = async (ctx, { body }) => {
  if (body.idDari === body.idKe) throw invalid('idKe', 'Tiket ini sudah dipegang peserta itu.');
  const rows = await lockBoth(ctx, [body.idDari, body.idKe]);
  const from = rows.get(body.idDari);
  const to = rows.get(body.idKe);
  if (!from) throw notFound('Pemegang tiket');
  if (!to) throw notFound('Peserta penerima');
  const ticket = from.ticketNumber;
  if (ticket === null || !ticketSpellings(body.noTiket).includes(ticket)) {
    throw new Problem(
      'KEADAAN_SALAH',
      `${from.name} tidak lagi memegang tiket ${body.noTiket}: tiketnya sudah dipindahkan. Cari lagi tiketnya.`,
    );
  }
  checkVersion(body.versiDari, await getPeserta(ctx, from.id), body);
  checkVersion(body.versiKe, await getPeserta(ctx, to.id), body);
  const refusal = whyNotGive(from) ?? whyNotTake(from, to);
  if (refusal !== null) throw new Problem('KEADAAN_SALAH', refusal);

  // The ticket is cleared first, because the unique index rejects two holders even within the
  // transaction.
  await hold(ctx, from.id, null);
  await hold(ctx, to.id, ticket);
  await tell(ctx, from, ticket, { noTiket: null, tiketKePeserta: to.id }, body.alasan);
  await tell(ctx, to, null, { noTiket: ticket, tiketDariPeserta: from.id }, body.alasan);
  return { dari: await getPeserta(ctx, from.id), ke: await getPeserta(ctx, to.id) };
};

/** Locks both rows in ID order, which prevents deadlocks. */
async function lockBoth(ctx: Context, ids: readonly number[]): Promise<Map<number, LockedRow>> {
  const rows = await ctx.db
    .select()
    .from(peserta)
    .where(and(inArray(peserta.id, [...ids]), mine(ctx), isLive))
    .orderBy(asc(peserta.id))
    .for('update');
  return new Map(rows.map(row => [row.id, row]));
}

async function hold(ctx: Context, id: number, ticketNumber: string | null): Promise<void> {
  await ctx.db
    .update(peserta)
    .set({
      ticketNumber,
      version: sql`${peserta.version} + 1`,
      modifiedAt: ctx.now.toISOString(),
      modifiedBy: ctx.user.fullName,
    })
    .where(eq(peserta.id, id));
}

/**
 * Writes the audit entry. The other participant appears by ID only, because readers of this record
 * may not be allowed to see that one.
 */
async function tell(
  ctx: Context,
  { id, name }: LockedRow,
  before: string | null,
  after: object,
  reason: string,
): Promise<void> {
  await ctx.audit(
    onPeserta('changeTicket', { id, nama: name }, { before: { noTiket: before }, after, reason }),
  );
}
