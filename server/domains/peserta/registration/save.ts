import type { Issue } from '#contract/domains/peserta/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { recomputeBoostersAfterChange } from '../booster/recompute-eligibility.ts';
import {
  findSimilarityIssues,
  personTypeKey,
  findSiblings,
  type RegistrationRow,
} from './siblings.ts';
import { validityColumns, toRegistrationColumns, type Registration } from './registration.ts';
import { notChecked, withSmartCheckIssue } from './smart-check-issue.ts';
import {
  insertRegistrations,
  updateRegistrations,
  type SaveContext,
  type PendingWrite,
} from './write.ts';

/** Result of a save; `takenBy` is the company's existing registration of the same person. */
export type SaveResult =
  | { readonly id: number; readonly isValid: boolean; readonly findings: readonly Issue[] }
  | { readonly takenBy: number };

/** Rows per statement: large enough to be cheap per row, small enough to keep statements short. */
const chunkSize = 1_000;

/** Retries while concurrent transactions register the same people. */
const maxRounds = 5;

interface PendingRegistration extends PendingWrite {
  readonly registration: Registration;
  row: RegistrationRow;
}

/**
 * Creates and updates registrations, each validated against the others. A person registered at
 * another company is saved as invalid, a person registered at this one is not saved. Concurrent
 * calls are safe: only one registration holds a person. The caller checks rights and validates each
 * registration by itself.
 * @returns the result of each registration, in input order
 */
export async function saveRegistrations(
  ctx: SaveContext,
  registrations: readonly Registration[],
): Promise<SaveResult[]> {
  const { keys } = ctx.deps;
  const pending: PendingRegistration[] = registrations.map((registration, position) => ({
    position,
    registration,
    row: toRegistrationColumns(keys, registration, dayInJakarta(ctx.now)),
  }));
  // One lock order for all callers prevents deadlocks.
  pending.sort((a, b) => Buffer.compare(a.row.personKey, b.row.personKey));
  const saved: SaveResult[] = [];
  for (let at = 0; at < pending.length; at += chunkSize) {
    await saveChunk(ctx, pending.slice(at, at + chunkSize), saved);
  }
  return saved;
}

async function saveChunk(
  ctx: SaveContext,
  all: PendingRegistration[],
  saved: SaveResult[],
): Promise<void> {
  const similarityIssues = await findSimilarityIssues(
    ctx.db,
    all.map(one => one.row),
  );
  const ownIssues = new Map(
    all.map((one, i) => [
      one.position,
      [...one.registration.issues, ...(similarityIssues[i] ?? [])],
    ]),
  );
  let left = all;
  for (let round = 0; left.length > 0; round++) {
    if (round === maxRounds)
      throw new Error('Other users registered the same people in every round.');
    left = await validateAgainstOthers(ctx, left, ownIssues, saved);
    const changes = left.filter(one => one.row.id !== null);
    const inserted = await insertRegistrations(
      ctx,
      left.filter(one => one.row.id === null),
    );
    await updateRegistrations(ctx, changes);
    const done = new Map([
      ...inserted,
      ...changes.map(one => [one.position, one.row.id ?? 0] as const),
    ]);
    for (const { position, row } of left) {
      const id = done.get(position);
      if (id !== undefined) saved[position] = { id, isValid: row.isValid, findings: row.alasan };
    }
    left = left.filter(one => !done.has(one.position));
  }
  const savedRows = all.flatMap(({ position, row: { personKey, vaccinationType } }) => {
    const one = saved[position];
    return one && 'id' in one ? [{ id: one.id, personKey, vaccinationType }] : [];
  });
  await recomputeBoostersAfterChange(ctx, savedRows);
}

/**
 * Drops rows whose person the company already has and marks people that another registration holds.
 * @returns the rows to write
 */
async function validateAgainstOthers(
  ctx: SaveContext,
  rows: readonly PendingRegistration[],
  ownIssues: ReadonlyMap<number, readonly Issue[]>,
  saved: SaveResult[],
): Promise<PendingRegistration[]> {
  const siblings = await findSiblings(
    ctx.db,
    rows.map(one => one.row),
  );
  return rows.filter(one => {
    const all = siblings.get(personTypeKey(one.row)) ?? [];
    const others = all.filter(other => other.id !== one.row.id);
    // The row itself is missing when its person changed; the smart check result then no longer
    // applies.
    const itself = all.find(other => other.id === one.row.id) ?? notChecked;
    const existing = others.find(other => other.bhbuId === one.row.bhbuId);
    if (existing) saved[one.position] = { takenBy: existing.id };
    const field = one.row.isWNI ? 'nik' : 'noPaspor';
    const heldIssues: Issue[] = others.some(other => other.holdsPerson)
      ? [{ code: 'E05', field }]
      : [];
    const issues = withSmartCheckIssue(
      [...(ownIssues.get(one.position) ?? []), ...heldIssues],
      itself,
    );
    one.row = { ...one.row, ...validityColumns(issues) };
    return !existing;
  });
}
