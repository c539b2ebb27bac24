import { and, asc, desc, eq, gte, lt, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import type { ProductType } from '#contract/domains/product.ts';
import type { BatchState } from '#contract/states/batch.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { batch, product, stateHistory } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';

/** A batch of the register with what decides whether it may be used. */
export interface RegisterBatch {
  readonly id: number;
  readonly nomor: string;
  readonly idProduk: number;
  readonly namaProduk: string;
  readonly tipe: ProductType;
  readonly isProductActive: boolean;
  /** Whether the product was changed after the day, and so may have been active on it. */
  readonly isProductChangedLater: boolean;
  readonly kedaluwarsa: string;
  readonly status: BatchState;
  /** The state before the last change, and the reason of that change. */
  readonly previousState: string | null;
  readonly reason: string | null;
  /** The state at the end of the day; null when it is not recorded. */
  readonly stateOnDay: string | null;
}

/** The first instant after a day in Jakarta. */
const endOf = (day: string): SQL =>
  sql`((${day}::date + 1)::timestamp at time zone 'Asia/Jakarta')`;

/**
 * Finds batches with what decides whether they may be used on a day, first to expire first.
 * @param knownAt the instant at which the day was prepared, for a dose without network: what happened to a batch
 *   afterwards counts as later
 */
export async function findRegisterBatches(
  db: Queryable,
  day: string,
  where: SQL | undefined,
  knownAt?: string,
): Promise<RegisterBatch[]> {
  const until =
    knownAt === undefined ? endOf(day) : sql`least(${endOf(day)}, ${knownAt}::timestamptz)`;
  const ofBatch = and(
    eq(stateHistory.resource, 'batch'),
    eq(stateHistory.recordId, sql`${batch.id}::text`),
  );
  const lastUntilDay = db
    .select({ stateOnDay: stateHistory.toState })
    .from(stateHistory)
    .where(and(ofBatch, lt(stateHistory.at, until)))
    .orderBy(desc(stateHistory.id))
    .limit(1)
    .as('last_until_day');
  const lastChange = db
    .select({ previousState: stateHistory.fromState, reason: stateHistory.reason })
    .from(stateHistory)
    .where(ofBatch)
    .orderBy(desc(stateHistory.id))
    .limit(1)
    .as('last_change');
  return await db
    .select({
      id: batch.id,
      nomor: batch.nomor,
      idProduk: batch.idProduk,
      namaProduk: product.nama,
      tipe: product.tipe,
      isProductActive: product.isActive,
      isProductChangedLater: sql<boolean>`coalesce(${product.modifiedAt} >= ${endOf(day)}, false)`,
      kedaluwarsa: batch.kedaluwarsa,
      status: batch.status,
      previousState: lastChange.previousState,
      reason: lastChange.reason,
      stateOnDay: lastUntilDay.stateOnDay,
    })
    .from(batch)
    .innerJoin(product, eq(product.id, batch.idProduk))
    .leftJoinLateral(lastChange, sql`true`)
    .leftJoinLateral(lastUntilDay, sql`true`)
    .where(where)
    .orderBy(asc(batch.kedaluwarsa), asc(batch.id));
}

/** Finds batches and locks them, so that their states stay until the transaction ends. */
export async function findAndLockBatches(
  db: Queryable,
  day: string,
  where: SQL | undefined,
  knownAt?: string,
): Promise<RegisterBatch[]> {
  await db.select({ id: batch.id }).from(batch).where(where).orderBy(batch.id).for('share');
  return await findRegisterBatches(db, day, where, knownAt);
}

/** Returns why the state of a batch rules it out, or undefined. */
function stateObstacle({ nomor, status, previousState, reason }: RegisterBatch) {
  // The state before it expired decides.
  const state = status === 'KEDALUWARSA' ? (previousState ?? status) : status;
  switch (state) {
    case 'TERSEDIA':
      return undefined;
    case 'DITAHAN':
    case 'DITARIK':
    case 'DITOLAK':
      return {
        refusal:
          reason === null || status === 'KEDALUWARSA'
            ? message(`batch.unusable.${state}`, { nomor })
            : message(`batch.unusableReason.${state}`, { nomor, alasan: reason }),
        warning: state === 'DITOLAK' ? null : message(`batch.withdrawnLater.${state}`, { nomor }),
      };
    default:
      return { refusal: message('batch.unusable.DIPERIKSA', { nomor }), warning: null };
  }
}

/** Whether a batch may be used on a day. */
export interface BatchAssessment {
  /** Why it may not. */
  readonly refusal?: Message;
  /** What has to be confirmed, because the batch was withdrawn or the product deactivated after that day. */
  readonly warning?: Message;
  /** Whether the batch was held or recalled after that day. */
  readonly isWithdrawnLater?: true;
}

/** Returns whether a batch may be used on a day. */
export function assessBatch(one: RegisterBatch, day: string): BatchAssessment {
  const { nomor, namaProduk: nama, kedaluwarsa } = one;
  if (kedaluwarsa < day)
    return { refusal: message('batch.expired', { nomor, sejak: kedaluwarsa }) };
  const obstacle = stateObstacle(one);
  const isLater = obstacle?.warning && one.stateOnDay === 'TERSEDIA';
  if (obstacle && !isLater) return { refusal: obstacle.refusal };
  if (!one.isProductActive && !one.isProductChangedLater)
    return { refusal: message('batch.productInactive', { nama }) };
  if (obstacle?.warning) return { warning: obstacle.warning, isWithdrawnLater: true };
  return one.isProductActive ? {} : { warning: message('batch.deactivatedLater', { nama }) };
}

/** Finds the batches that may be used on a day, first to expire first. */
export async function findUsableBatches(db: Queryable, day: string): Promise<RegisterBatch[]> {
  const found = await findRegisterBatches(
    db,
    day,
    and(gte(batch.kedaluwarsa, day), notInArray(batch.status, ['DIPERIKSA', 'DITOLAK'])),
  );
  return found.filter(one => assessBatch(one, day).refusal === undefined);
}
