import { asc, inArray, sql } from 'drizzle-orm';
import { peserta } from '../db/schema/index.ts';
import type { Keys } from '../keys.ts';
import { renewAfter } from './next-booster.ts';
import { personOf, siblingsOf, type Row, type Sibling } from './others.ts';
import { toRow, type Registration } from './registration.ts';
import { insert, update, type SaveContext, type Written } from './write.ts';

/** A registration validated against the others, with the version it was validated at. */
export interface Judged extends Registration {
  /** Null for a new registration. */
  readonly version: number | null;
}

/** A validated registration with the row to write, its numbers encrypted. */
export interface ReadyToKeep extends Judged {
  readonly row: Row;
}

/**
 * Builds the row of a validated registration. This is about half the work of saving and needs no
 * database.
 * @param today `YYYY-MM-DD` in Jakarta
 */
export const readyToKeep = (keys: Keys, judged: Judged, today: string): ReadyToKeep => ({
  ...judged,
  row: { ...toRow(keys, judged, today), id: judged.id },
});

/** A saved registration and the row needed to undo the change. */
export interface Kept {
  readonly id: number;
  readonly version: number;
  /** The previous row, for undo; null for a new registration. */
  readonly before: object | null;
}

/** Someone registered, changed or deleted the same people after validation. */
export class DataMovedError extends Error {
  override readonly name = 'DataMovedError';
}

/**
 * Saves registrations exactly as validated. Pass them in the order of their person keys, so that
 * concurrent saves lock in one order and cannot deadlock.
 * @returns the saved registrations, in input order
 * @throws StaleDataError when the data changed since validation; the caller must roll back
 */
export async function keepJudged(
  ctx: SaveContext,
  judged: readonly ReadyToKeep[],
): Promise<Kept[]> {
  const rows: Written[] = judged.map((one, place) => ({ place, registration: one, row: one.row }));
  const siblings = await siblingsOf(
    ctx.db,
    rows.map(one => one.row),
  );
  for (const one of rows) {
    if (!isAsJudged(one, siblings.get(personOf(one.row)) ?? [])) throw new DataMovedError();
  }
  const changes = rows.filter(one => one.row.id !== null);
  const before = await lockAsJudged(ctx, judged);
  const made = rows.filter(one => one.row.id === null);
  const inserted = await insert(ctx, made);
  // A concurrent transaction inserted the same person after the siblings were read.
  if (inserted.length < made.length) throw new DataMovedError();
  await update(ctx, changes);
  const ids = new Map(inserted);
  await renewAfter(
    ctx,
    rows.map(({ place, row: { id, personKey, vaccinationType } }) => ({
      id: id ?? ids.get(place) ?? 0,
      personKey,
      vaccinationType,
    })),
  );
  return judged.map(({ id, version }, place) => ({
    id: id ?? ids.get(place) ?? 0,
    version: (version ?? 0) + 1,
    before: (id === null ? null : before.get(id)) ?? null,
  }));
}

function isAsJudged({ row }: Written, siblings: readonly Sibling[]): boolean {
  const others = siblings.filter(other => other.id !== row.id);
  const isHeld = others.some(other => other.holdsPerson);
  return isHeld === !row.holdsPerson && !others.some(other => other.bhbuId === row.bhbuId);
}

/**
 * Locks the rows that will change and returns them by ID.
 * @throws StaleDataError when a row changed since validation
 */
async function lockAsJudged(
  ctx: SaveContext,
  judged: readonly Judged[],
): Promise<Map<number, object>> {
  const versions = new Map(
    judged.flatMap(({ id, version }) => (id === null ? [] : [[id, version] as const])),
  );
  if (versions.size === 0) return new Map();
  const locked = await ctx.db
    .select({
      id: peserta.id,
      version: peserta.version,
      deletedAt: peserta.deletedAt,
      row: sql<object>`to_jsonb(${peserta})`,
    })
    .from(peserta)
    .where(inArray(peserta.id, [...versions.keys()]))
    .orderBy(asc(peserta.id))
    .for('update');
  const isSame =
    locked.length === versions.size &&
    locked.every(row => row.deletedAt === null && row.version === versions.get(row.id));
  if (!isSame) throw new DataMovedError();
  return new Map(locked.map(({ id, row }) => [id, row]));
}
