import { asc, inArray, sql } from 'drizzle-orm';
import { violatedConstraint } from '#server/platform/db/client.ts';
import { sendRows } from '#server/platform/db/copy-rows.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { mapInSlices } from '#server/platform/slices.ts';
import { recomputeBoostersAfterChange } from '../booster/recompute-eligibility.ts';
import { personTypeKey, findSiblings, type SiblingRegistration } from './siblings.ts';
import { toRegistrationColumns, type Registration } from './registration.ts';
import {
  encodeRegistrations,
  updateRegistrations,
  type EncodedRegistrations,
  type SaveContext,
  type PendingWrite,
} from './write.ts';

/** A registration validated against the others, with the version it was validated at. */
export interface ValidatedRegistration extends Registration {
  /** Null for a new registration. */
  readonly version: number | null;
}

/** Registrations to write, the new ones encoded. */
export interface PreparedRegistrations {
  readonly validated: readonly ValidatedRegistration[];
  readonly rows: readonly PendingWrite[];
  readonly made: EncodedRegistrations;
}

/**
 * Builds the rows of validated registrations. This is most of the server's work of saving, and it needs
 * neither the transaction nor the rows before it.
 */
export async function prepareRegistrations(
  ctx: SaveContext,
  validated: readonly ValidatedRegistration[],
): Promise<PreparedRegistrations> {
  const today = dayInJakarta(ctx.now);
  const rows = await mapInSlices(validated, (registration, position) => ({
    position,
    registration,
    row: toRegistrationColumns(ctx.deps.keys, registration, today),
  }));
  const newRows = rows.filter(({ row }) => row.id === null);
  return { validated, rows, made: await encodeRegistrations(ctx, newRows) };
}

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
  { validated, rows, made }: PreparedRegistrations,
): Promise<SavedChange[]> {
  const siblings = await findSiblings(
    ctx.db,
    rows.map(one => one.row),
  );
  for (const one of rows) {
    if (!isStillValid(one, siblings.get(personTypeKey(one.row)) ?? [])) throw new StaleDataError();
  }
  const changes = rows.filter(one => one.row.id !== null);
  const before = await lockUnchanged(ctx, validated);
  await insertNew(ctx, made);
  const ids = new Map(made.ids);
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
 * Inserts new registrations.
 * @throws StaleDataError when a concurrent transaction inserted the same person after the siblings
 * were read
 */
async function insertNew({ db }: SaveContext, { encoded }: EncodedRegistrations): Promise<void> {
  try {
    await sendRows(db, encoded);
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
  // Two rows of a file that refer to one participant, where their validation did not see each other.
  const changed = validated.filter(({ id }) => id !== null);
  if (versions.size < changed.length) throw new StaleDataError();
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
