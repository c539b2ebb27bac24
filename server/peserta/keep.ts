import { asc, inArray, sql } from 'drizzle-orm';
import { peserta } from '../db/schema/index.ts';
import type { Keys } from '../keys.ts';
import { renewAfter } from './next-booster.ts';
import { personOf, siblingsOf, type Row, type Sibling } from './others.ts';
import { toRow, type Registration } from './registration.ts';
import { insert, update, type SaveContext, type Written } from './write.ts';

/** A registration judged against the others too, and the version of it that it was judged by. */
export interface Judged extends Registration {
  /** Null for a new one. */
  readonly version: number | null;
}

/** A judged registration with its row as it will be written, its numbers sealed. */
export interface ReadyToKeep extends Judged {
  readonly row: Row;
}

/**
 * Makes the row of a judged registration: half of the work of keeping it, and done without the database.
 * @param today `YYYY-MM-DD` in Jakarta
 */
export const readyToKeep = (keys: Keys, judged: Judged, today: string): ReadyToKeep => ({
  ...judged,
  row: { ...toRow(keys, judged, today), id: judged.id },
});

/** What was kept of a judged registration. */
export interface Kept {
  readonly id: number;
  readonly version: number;
  /** The row as it was, to be put back; null for a new one. */
  readonly before: object | null;
}

/** What was judged is no longer so: somebody registered, changed or deleted the same people meanwhile. */
export class DataMovedError extends Error {
  override readonly name = 'DataMovedError';
}

/**
 * Keeps registrations exactly as they were judged. Give them in the order of their persons' keys, so
 * that two who keep the same people wait for each other in turn.
 * @returns what became of each, in their order
 * @throws DataMovedError when the others are no longer what they were judged by; keep nothing then
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
  // Others are faster, and not done yet when the siblings were looked up.
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

/** The rows that will change, locked, as they are. @throws DataMovedError when one is not as it was judged */
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
