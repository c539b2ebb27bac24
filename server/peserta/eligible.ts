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

/** What tickets of boosters begin with. */
const prefix = 'BST';

const refuse = (why: string): Problem => new Problem('KEADAAN_SALAH', why);

/** Does some work in one transaction, with what it tells the trail in it too. */
const within = <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> =>
  transaction(ctx.deps.db, tx => {
    const inside: Context = { ...ctx, db: tx, audit: entry => writeAudit(inside, entry) };
    return work(inside);
  });

/** A booster that is within reach. @throws Problem 404, 409 for a registration of the regular programme */
async function lockBooster(ctx: Context, id: number): Promise<Row> {
  const row = await lockPeserta(ctx, id);
  if (row.vaccinationType === 0) {
    throw refuse('Daftarkan peserta ini sebagai peserta booster lebih dahulu.');
  }
  return row;
}

/** The same row again, after others were asked about it. @throws Problem 409 when it was changed meanwhile */
async function lockAgain(ctx: Context, before: Row): Promise<Row> {
  const row = await lockBooster(ctx, before.id);
  if (row.version !== before.version) {
    throw refuse('Data peserta ini berubah saat layanan ditanya. Muat ulang, lalu coba lagi.');
  }
  return row;
}

/** A locked booster as the rules judge it at this moment, whatever was kept of it. */
async function asOfNow(ctx: Context, { id }: Row): Promise<Row> {
  await renewBooster(ctx, id);
  return await lockBooster(ctx, id);
}

/** The number that outer services know a person by. */
function numberOf(ctx: Context, row: Row): string {
  const { nik, noPaspor } = openNumbers(ctx.deps.keys, row);
  return (row.isCitizen ? nik : noPaspor) ?? '';
}

/** Changes a locked booster, which the rules then judge by it. */
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
    // Nobody waits for the row while others are asked.
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

/** Who may fetch a ticket. @throws Problem 409 with what is in the way */
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
      // A dose that was given meanwhile leaves the version as it was.
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

/** Rows that are judged in one transaction: others who write to participants do not wait long. */
const batchRows = 1_000;

/**
 * Judges those anew whose first day has come; a service's refusal stays. Whom somebody is just writing
 * to waits for the next time.
 * @param today `YYYY-MM-DD` in Jakarta
 * @returns how many
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
