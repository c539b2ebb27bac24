import type { Finding } from '#contract/peserta/index.ts';
import { dayInJakarta } from '../day.ts';
import { lookAlikes, personOf, siblingsOf, type Row } from './others.ts';
import { renewAfter } from './next-booster.ts';
import { judged, toRow, type Registration } from './registration.ts';
import { notChecked, withSmartCheck } from './smart-finding.ts';
import { insert, update, type SaveContext, type Written } from './write.ts';

/** Result of a save; `takenBy` is the company's existing registration of the same person. */
export type Saved =
  | { readonly id: number; readonly isValid: boolean; readonly findings: readonly Finding[] }
  | { readonly takenBy: number };

/** Rows per statement: large enough to be cheap per row, small enough to keep statements short. */
const chunkRows = 1_000;

/** Retries while concurrent transactions register the same people. */
const mostRounds = 5;

interface Pending extends Written {
  readonly registration: Registration;
  row: Row;
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
): Promise<Saved[]> {
  const { keys } = ctx.deps;
  const pending: Pending[] = registrations.map((registration, place) => ({
    place,
    registration,
    row: { ...toRow(keys, registration, dayInJakarta(ctx.now)), id: registration.id },
  }));
  // One lock order for all callers prevents deadlocks.
  pending.sort((a, b) => Buffer.compare(a.row.personKey, b.row.personKey));
  const saved: Saved[] = [];
  for (let at = 0; at < pending.length; at += chunkRows) {
    await saveChunk(ctx, pending.slice(at, at + chunkRows), saved);
  }
  return saved;
}

async function saveChunk(ctx: SaveContext, all: Pending[], saved: Saved[]): Promise<void> {
  const alike = await lookAlikes(
    ctx.db,
    all.map(one => one.row),
  );
  const own = new Map(
    all.map((one, i) => [one.place, [...one.registration.findings, ...(alike[i] ?? [])]]),
  );
  let left = all;
  for (let round = 0; left.length > 0; round++) {
    if (round === mostRounds) throw new Error('Others keep registering the same people.');
    left = await judgeOthers(ctx, left, own, saved);
    const changes = left.filter(one => one.row.id !== null);
    const inserted = await insert(
      ctx,
      left.filter(one => one.row.id === null),
    );
    await update(ctx, changes);
    const done = new Map([
      ...inserted,
      ...changes.map(one => [one.place, one.row.id ?? 0] as const),
    ]);
    for (const { place, row } of left) {
      const id = done.get(place);
      if (id !== undefined) saved[place] = { id, isValid: row.isValid, findings: row.findings };
    }
    left = left.filter(one => !done.has(one.place));
  }
  const kept = all.flatMap(({ place, row: { personKey, vaccinationType } }) => {
    const one = saved[place];
    return one && 'id' in one ? [{ id: one.id, personKey, vaccinationType }] : [];
  });
  await renewAfter(ctx, kept);
}

/**
 * Drops rows whose person the company already has and marks people that another registration holds.
 * @returns the rows to write
 */
async function judgeOthers(
  ctx: SaveContext,
  rows: readonly Pending[],
  own: ReadonlyMap<number, readonly Finding[]>,
  saved: Saved[],
): Promise<Pending[]> {
  const siblings = await siblingsOf(
    ctx.db,
    rows.map(one => one.row),
  );
  return rows.filter(one => {
    const all = siblings.get(personOf(one.row)) ?? [];
    const others = all.filter(other => other.id !== one.row.id);
    // The row itself is missing when its person changed; the smart check result then no longer
    // applies.
    const itself = all.find(other => other.id === one.row.id) ?? notChecked;
    const taken = others.find(other => other.bhbuId === one.row.bhbuId);
    if (taken) saved[one.place] = { takenBy: taken.id };
    const field = one.row.isCitizen ? 'nik' : 'noPaspor';
    const held: Finding[] = others.some(other => other.holdsPerson) ? [{ code: 'E05', field }] : [];
    const findings = withSmartCheck([...(own.get(one.place) ?? []), ...held], itself);
    one.row = { ...one.row, ...judged(findings) };
    return !taken;
  });
}
