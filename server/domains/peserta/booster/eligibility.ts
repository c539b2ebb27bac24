import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import type { Peserta, pesertaCalls } from '#contract/domains/peserta/index.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { withoutTransaction, type Context, type Handler } from '#server/platform/context.ts';
import { transaction, type Db, type Queryable } from '#server/platform/db/client.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { requestExternalTicket } from '#server/platform/external/booster-ticket.ts';
import { externalIneligibilityReason } from '#server/platform/external/eligibility.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import { decryptNumbers } from '../identity.ts';
import { getPeserta, lockPeserta } from '../read.ts';
import { assertNotBeingSaved } from '../registration/import-conflict.ts';
import { isLivePeserta } from '../scope.ts';
import { pesertaAuditDifference, createPesertaAuditEntry } from '../audit-entry.ts';
import { recomputeBoosters, recomputeBooster } from './recompute-eligibility.ts';
import { generateTicketNumber } from './ticket-number.ts';

type Row = typeof peserta.$inferSelect;

/** Prefix of booster ticket numbers. */
const boosterTicketPrefix = 'BST';

const invalidState = (reason: Message): Problem => new Problem('KEADAAN_SALAH', reason);

/** Runs `work` in one transaction that also contains its audit entries. */
const inTransaction = <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> =>
  transaction(ctx.deps.db, tx => {
    const inside: Context = { ...ctx, db: tx, audit: entry => writeAudit(inside, entry) };
    return work(inside);
  });

/** Runs the last transaction of a call, which records the idempotency key with the answer. */
const inLastTransaction = (ctx: Context, work: (ctx: Context) => Promise<Peserta>) =>
  inTransaction(ctx, async inside => {
    const answer = await work(inside);
    await inside.keyed?.recordAnswer(inside.db, answer);
    return answer;
  });

/**
 * Locks a booster registration within the caller's scope.
 * @throws Problem 404, 409 for a registration of the regular programme, or while an import saves it
 */
async function lockBooster(ctx: Context, id: number): Promise<Row> {
  const row = await lockPeserta(ctx, id);
  await assertNotBeingSaved(ctx.db, row);
  if (row.vaccinationType === 0) {
    throw invalidState(message('booster.notRegistered'));
  }
  return row;
}

/**
 * Locks the row again after the external call.
 * @throws Problem 409 when it was changed meanwhile
 */
async function relockUnchanged(ctx: Context, before: Row): Promise<Row> {
  const row = await lockBooster(ctx, before.id);
  if (row.version !== before.version) {
    throw invalidState(message('booster.changedMeanwhile'));
  }
  return row;
}

/** Recomputes the eligibility of a locked booster and returns the current row. */
async function recomputeLocked(ctx: Context, { id }: Row): Promise<Row> {
  await recomputeBooster(ctx, id);
  return await lockBooster(ctx, id);
}

/** Returns the identity number by which external services identify the person. */
function identityNumberOf(ctx: Context, row: Row): string {
  const { nik, noPaspor } = decryptNumbers(ctx.deps.keys, row);
  return (row.isWNI ? nik : noPaspor) ?? '';
}

/** Updates a locked booster, recomputes its eligibility and writes the audit entry. */
async function updateLockedBooster(
  ctx: Context,
  row: Row,
  actionName: string,
  values: Partial<typeof peserta.$inferInsert>,
): Promise<Peserta> {
  const before = await getPeserta(ctx, row.id);
  await ctx.db
    .update(peserta)
    .set({
      ...values,
      ...updateStamps(ctx, peserta),
    })
    .where(eq(peserta.id, row.id));
  await recomputeBooster(ctx, row.id);
  const after = await getPeserta(ctx, row.id);
  await ctx.audit(
    createPesertaAuditEntry(actionName, after, pesertaAuditDifference(before, after)),
  );
  return after;
}

export const checkEligibility: Handler<typeof pesertaCalls.checkEligibility> = withoutTransaction(
  async (ctx, { params }) => {
    const before = await inTransaction(ctx, inside => lockBooster(inside, params.id));
    const person = { nik: identityNumberOf(ctx, before), nama: before.nama };
    // The external call runs outside the transactions, so the row is not locked while it waits.
    const refusedReason = await externalIneligibilityReason(ctx, person);
    return await inLastTransaction(ctx, async inside => {
      const row = await relockUnchanged(inside, before);
      return await updateLockedBooster(inside, row, 'kelayakan', {
        alasanTidakLayak: refusedReason || null,
        layakDiperiksa: ctx.now.toISOString(),
      });
    });
  },
);

/** Checks that a registration may get a ticket. @throws Problem 409 with the reason */
function assertCanHaveTicket(row: Row): void {
  if (row.noTiket !== null) throw invalidState(message('booster.hasTicket'));
  if (row.vaccinationType !== 1) throw invalidState(message('booster.externalHasNoTicket'));
  if (!row.isActive) throw invalidState(message('booster.inactive'));
  if (!row.isValid) throw invalidState(message('booster.invalid'));
  if (row.dosisDiberikan > 0) throw invalidState(message('booster.given'));
  if (row.isEligible !== true) throw invalidState(message('booster.notEligible'));
}

export const makeTicket: Handler<typeof pesertaCalls.makeTicket> = withoutTransaction(
  async (ctx, { params }) => {
    const before = await inTransaction(ctx, async inside =>
      recomputeLocked(inside, await lockBooster(inside, params.id)),
    );
    assertCanHaveTicket(before);
    const externalTicket = await requestExternalTicket(ctx, {
      nik: identityNumberOf(ctx, before),
      prefix: boosterTicketPrefix,
    });
    return await inLastTransaction(ctx, async inside => {
      // A dose given meanwhile does not change the version, so eligibility is recomputed.
      const row = await recomputeLocked(inside, await relockUnchanged(inside, before));
      assertCanHaveTicket(row);
      const ticketNumber = externalTicket ?? generateTicketNumber(boosterTicketPrefix, randomBytes);
      if (await isTicketInUse(inside, ticketNumber)) {
        throw invalidState(message('booster.ticketTaken'));
      }
      return await updateLockedBooster(inside, row, 'tiket', { noTiket: ticketNumber });
    });
  },
);

const isTicketInUse = async ({ db }: Context, ticketNumber: string): Promise<boolean> =>
  (await db.$count(peserta, and(eq(peserta.noTiket, ticketNumber), isLivePeserta))) > 0;

/** Rows per transaction; a larger batch would block other writers of participants for too long. */
const batchRows = 1_000;

/**
 * Recomputes boosters whose first eligible day has come; a refusal by the external service stays.
 * Rows locked by another transaction are left for the next run.
 * @param today `YYYY-MM-DD` in Jakarta
 * @returns the number of rows
 */
export async function refreshEligibility(db: Db, today: string): Promise<number> {
  let total = 0;
  for (;;) {
    const n = await transaction(db, tx => refreshEligibilityBatch(tx, today));
    total += n;
    if (n < batchRows) return total;
  }
}

async function refreshEligibilityBatch(db: Queryable, today: string): Promise<number> {
  const due = await db
    .select({ id: peserta.id })
    .from(peserta)
    .where(
      and(
        eq(peserta.isEligible, false),
        lte(peserta.layakMulai, today),
        isNull(peserta.alasanTidakLayak),
        isLivePeserta,
      ),
    )
    .limit(batchRows)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) await recomputeBoosters(db, inArray(peserta.id, ids), today);
  return ids.length;
}
