import { asc, inArray, sql } from 'drizzle-orm';
import { violatedConstraint } from '../../db/client.ts';
import { peserta } from '../../db/schema/index.ts';
import type { Keys } from '../../crypto/keys.ts';
import { recomputeBoostersAfterChange } from '../booster/recompute-eligibility.ts';
import {
  personTypeKey,
  findSiblings,
  type RegistrationRow,
  type SiblingRegistration,
} from './siblings.ts';
import { toRegistrationColumns, type Registration } from './registration.ts';
import {
  copyRegistrations,
  updateRegistrations,
  type SaveContext,
  type PendingWrite,
} from './write.ts';

/** A registration validated against the others, with the version it was validated at. */
export interface ValidatedRegistration extends Registration {
  /** Null for a new registration. */
  readonly version: number | null;
}

/** A validated registration with the row to write, its numbers encrypted. */
export interface PreparedRegistration extends ValidatedRegistration {
  readonly row: RegistrationRow;
}

/**
 * Builds the row of a validated registration. This is about half the work of saving and needs no
 * database.
 * @param today `YYYY-MM-DD` in Jakarta
 */
export const prepareRegistration = (
  keys: Keys,
  validated: ValidatedRegistration,
  today: string,
): PreparedRegistration => ({
  ...validated,
  row: toRegistrationColumns(keys, validated, today),
});

/** A saved registration and the row needed to undo the change. */
export interface SavedChange {
  readonly id: number;
  readonly version: number;
  /** The previous row, for undo; null for a new registration. */
  readonly before: object | null;
}

/** Someone registered, changed or deleted the same people after validation. */
export class StaleDataError extends Error {
  override readonly name = 'StaleDataError';
}

/**
 * Saves registrations exactly as validated. Pass them in the order of their person keys, so that
 * concurrent saves lock in one order and cannot deadlock.
 * @returns the saved registrations, in input order
 * @throws StaleDataError when the data changed since validation; the caller must roll back
 */
export async function saveValidated(
  ctx: SaveContext,
  validated: readonly PreparedRegistration[],
): Promise<SavedChange[]> {
  const rows: PendingWrite[] = validated.map((one, position) => ({
    position,
    registration: one,
    row: one.row,
  }));
  const siblings = await findSiblings(
    ctx.db,
    rows.map(one => one.row),
  );
  for (const one of rows) {
    if (!isStillValid(one, siblings.get(personTypeKey(one.row)) ?? [])) throw new StaleDataError();
  }
  const changes = rows.filter(one => one.row.id !== null);
  const before = await lockUnchanged(ctx, validated);
  const made = rows.filter(one => one.row.id === null);
  const ids = new Map(await insertNew(ctx, made));
  await updateRegistrations(ctx, changes);
  await recomputeBoostersAfterChange(
    ctx,
    rows.map(({ position, row: { id, personKey, vaccinationType } }) => ({
      id: id ?? ids.get(position) ?? 0,
      personKey,
      vaccinationType,
    })),
  );
  return validated.map(({ id, version }, position) => ({
    id: id ?? ids.get(position) ?? 0,
    version: (version ?? 0) + 1,
    before: (id === null ? null : before.get(id)) ?? null,
  }));
}

/**
 * Inserts new registrations and returns position and ID of each.
 * @throws StaleDataError when a concurrent transaction inserted the same person after the siblings
 * were read
 */
async function insertNew(
  ctx: SaveContext,
  made: readonly PendingWrite[],
): Promise<[number, number][]> {
  try {
    return await copyRegistrations(ctx, made);
  } catch (error) {
    const violated = violatedConstraint(error) ?? '';
    throw personConstraints.includes(violated) ? new StaleDataError() : error;
  }
}

/** Unique indexes by which a person has one registration. */
const personConstraints = ['peserta_registration_unique', 'peserta_person_unique'];

function isStillValid({ row }: PendingWrite, siblings: readonly SiblingRegistration[]): boolean {
  const others = siblings.filter(other => other.id !== row.id);
  const isHeld = others.some(other => other.holdsPerson);
  return isHeld === !row.holdsPerson && !others.some(other => other.bhbuId === row.bhbuId);
}

/**
 * Locks the rows that will change and returns them by ID.
 * @throws StaleDataError when a row changed since validation
 */
async function lockUnchanged(
  ctx: SaveContext,
  validated: readonly ValidatedRegistration[],
): Promise<Map<number, object>> {
  const versions = new Map(
    validated.flatMap(({ id, version }) => (id === null ? [] : [[id, version] as const])),
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
  if (!isSame) throw new StaleDataError();
  return new Map(locked.map(({ id, row }) => [id, row]));
}
