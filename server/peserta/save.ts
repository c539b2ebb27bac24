import type { Finding } from '#contract/peserta/index.ts';
import { dayInJakarta } from '../day.ts';
import { lookAlikes, personOf, siblingsOf, type Row } from './others.ts';
import { renewAfter } from './next-booster.ts';
import { judged, toRow, type Registration } from './registration.ts';
import { notChecked, withSmartCheck } from './smart-finding.ts';
import { insert, update, type SaveContext, type Written } from './write.ts';

/** What became of a registration: kept, or refused because the company has that person already. */
export type Saved =
  | { readonly id: number; readonly isValid: boolean; readonly findings: readonly Finding[] }
  | { readonly takenBy: number };

/** Rows of one statement: enough that a row costs little, few enough that one statement is short. */
const chunkRows = 1_000;

/** Others may register the same people meanwhile; each time they did, those are looked at again. */
const mostRounds = 5;

interface Pending extends Written {
  readonly registration: Registration;
  row: Row;
}

/**
 * Keeps registrations, new ones and changed ones alike, each judged against the others: who is
 * registered at another company already is kept as invalid, who is at this one is not kept. Any
 * number of callers may do so at once; of two for one person, one holds them. Rights and the
 * judgement of each by itself are the caller's.
 * @returns what became of each, in their order
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
  // One order for all, so that two who save the same people wait for each other in turn.
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

/** Sets aside whom the company has already, and marks whom another holds. @returns those to be written */
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
    // It is among them as long as it is of the same person: what smart checking said holds for that one.
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
