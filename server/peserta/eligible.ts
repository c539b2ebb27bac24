import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Peserta, pesertaCalls } from '#contract/peserta/index.ts';
import { writeAudit } from '../audit/audit.ts';
import { withoutTransaction, type Context, type Verb } from '../context.ts';
import { transaction, type Db, type Queryable } from '../db/client.ts';
import { peserta } from '../db/schema/index.ts';
import { eligibilityRefusal } from '../outer/eligibility.ts';
import { outerTicket } from '../outer/ticket.ts';
import { Problem } from '../problem.ts';
import { openNumbers } from './identity.ts';
import { judgeAnew, renewBooster } from './next-booster.ts';
import { getPeserta, lockPeserta } from './read.ts';
import { isLive } from './scope.ts';
import { inventTicketNumber } from './ticket-number.ts';
import { differenceForTrail, onPeserta } from './trail.ts';

type Row = typeof peserta.$inferSelect;

/** Prefix of booster ticket numbers. */
const prefix = 'BST';

const refuse = (why: string): Problem => new Problem('KEADAAN_SALAH', why);

/** Runs `work` in one transaction that also contains its audit entries. */
const within = <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> =>
  transaction(ctx.deps.db, tx => {
    const inside: Context = { ...ctx, db: tx, audit: entry => writeAudit(inside, entry) };
    return work(inside);
  });

/**
 * Locks a booster registration within the caller's scope.
 * @throws Problem 404, 409 for a registration of the regular programme
 */
async function lockBooster(ctx: Context, id: number): Promise<Row> {
  const row = await lockPeserta(ctx, id);
  if (row.vaccinationType === 0) {
    throw refuse('Daftarkan peserta ini sebagai peserta booster lebih dahulu.');
  }
  return row;
}

/**
 * Locks the row again after the external call.
 * @throws Problem 409 when it was changed meanwhile
 */
async function lockAgain(ctx: Context, before: Row): Promise<Row> {
  const row = await lockBooster(ctx, before.id);
  if (row.version !== before.version) {
    throw refuse('Data peserta ini berubah saat layanan ditanya. Muat ulang, lalu coba lagi.');
  }
  return row;
}

/** Recomputes the eligibility of a locked booster and returns the current row. */
async function asOfNow(ctx: Context, { id }: Row): Promise<Row> {
  await renewBooster(ctx, id);
  return await lockBooster(ctx, id);
}

/** Returns the identity number that external services know the person by. */
function numberOf(ctx: Context, row: Row): string {
  const { nik, noPaspor } = openNumbers(ctx.deps.keys, row);
  return (row.isCitizen ? nik : noPaspor) ?? '';
}

/** Updates a locked booster, recomputes its eligibility and writes the audit entry. */
async function write(
  ctx: Context,
  row: Row,
  act: string,
  values: Partial<typeof peserta.$inferInsert>,
): Promise<Peserta> {
  const before = await getPeserta(ctx, row.id);
  await ctx.db
    .update(peserta)
    .set({
      ...values,
      version: sql`${peserta.version} + 1`,
      modifiedAt: ctx.now.toISOString(),
      modifiedBy: ctx.user.fullName,
    })
    .where(eq(peserta.id, row.id));
  await renewBooster(ctx, row.id);
  const after = await getPeserta(ctx, row.id);
  await ctx.audit(onPeserta(act, after, differenceForTrail(before, after)));
  return after;
}

export const checkEligibility: Verb<typeof pesertaCalls.checkEligibility> = withoutTransaction(
  async (ctx, { params }) => {
    const before = await within(ctx, inside => lockBooster(inside, params.id));
    const person = { nik: numberOf(ctx, before), nama: before.name };
    // The external call runs outside the transactions, so the row is not locked while it waits.
    const refusal = await eligibilityRefusal(ctx, person);
    return await within(ctx, async inside => {
      const row = await lockAgain(inside, before);
      return await write(inside, row, 'kelayakan', {
        eligibilityRefusal: refusal || null,
        eligibilityCheckedAt: ctx.now.toISOString(),
      });
    });
  },
);

/** Checks that a registration may get a ticket. @throws Problem 409 with the reason */
function mustMayHaveTicket(row: Row): void {
  if (row.ticketNumber !== null) throw refuse('Peserta ini sudah memiliki tiket booster.');
  if (row.vaccinationType !== 1)
    throw refuse('Booster eksternal sudah diberikan, jadi tanpa tiket.');
  if (!row.isActive) throw refuse('Peserta ini nonaktif. Aktifkan lebih dahulu.');
  if (!row.isValid) throw refuse('Data peserta ini belum valid. Perbaiki lebih dahulu.');
  if (row.dosesGiven > 0) throw refuse('Peserta ini sudah menerima boosternya.');
  if (row.isEligible !== true) throw refuse('Peserta ini belum layak menerima booster.');
}

export const makeTicket: Verb<typeof pesertaCalls.makeTicket> = withoutTransaction(
  async (ctx, { params }) => {
    const before = await within(ctx, async inside =>
      asOfNow(inside, await lockBooster(inside, params.id)),
    );
    mustMayHaveTicket(before);
    const given = await outerTicket(ctx, { nik: numberOf(ctx, before), prefix });
    return await within(ctx, async inside => {
      // A dose given meanwhile does not change the version, so eligibility is recomputed.
      const row = await asOfNow(inside, await lockAgain(inside, before));
      mustMayHaveTicket(row);
      const ticketNumber = given ?? inventTicketNumber(prefix, randomBytes);
      if (await isTaken(inside, ticketNumber)) {
        throw refuse('Nomor tiket ini sudah dipakai peserta lain. Coba lagi.');
      }
      return await write(inside, row, 'tiket', { ticketNumber });
    });
  },
);

const isTaken = async ({ db }: Context, ticketNumber: string): Promise<boolean> =>
  (await db.$count(peserta, and(eq(peserta.ticketNumber, ticketNumber), isLive))) > 0;

/** Rows per transaction; a larger batch would block other writers of participants for too long. */
const batchRows = 1_000;

/**
 * Recomputes boosters whose first eligible day has come; a refusal by the external service stays.
 * Rows locked by another transaction are left for the next run.
 * @param today `YYYY-MM-DD` in Jakarta
 * @returns the number of rows
 */
export async function refreshEligibility(db: Db, today: string): Promise<number> {
  let judged = 0;
  for (;;) {
    const n = await transaction(db, tx => refreshSome(tx, today));
    judged += n;
    if (n < batchRows) return judged;
  }
}

async function refreshSome(db: Queryable, today: string): Promise<number> {
  const due = await db
    .select({ id: peserta.id })
    .from(peserta)
    .where(
      and(
        eq(peserta.isEligible, false),
        lte(peserta.eligibleFrom, today),
        isNull(peserta.eligibilityRefusal),
        isLive,
      ),
    )
    .limit(batchRows)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) await judgeAnew(db, inArray(peserta.id, ids), today);
  return ids.length;
}
