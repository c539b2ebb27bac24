import { sql } from 'drizzle-orm';
import type { Finding } from '#contract/peserta/index.ts';
import type { Context } from '../context.ts';
import { asRows, columnList } from '../db/rows.ts';
import { peserta } from '../db/schema/index.ts';
import { lookAlikes, personOf, siblingsOf, type Row } from './others.ts';
import { judged, toRow, type Registration } from './registration.ts';

/** What became of a registration: kept, or refused because the company has that person already. */
export type Saved =
  | { readonly id: number; readonly isValid: boolean; readonly findings: readonly Finding[] }
  | { readonly takenBy: number };

export type SaveContext = Pick<Context, 'db' | 'now'> & {
  readonly deps: Pick<Context['deps'], 'keys'>;
  readonly user: Pick<Context['user'], 'fullName'>;
};

/** Rows of one statement: enough that a row costs little, few enough that one statement is short. */
const chunkRows = 1_000;

/** Others may register the same people meanwhile; each time they did, those are looked at again. */
const mostRounds = 5;

/** The columns that are written, of every row the same. */
const written = (keys: readonly string[], but: readonly string[]): string[] =>
  keys.filter(key => !but.includes(key));

interface Pending {
  readonly place: number;
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
    row: { ...toRow(keys, registration), id: registration.id },
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
    const others = (siblings.get(personOf(one.row)) ?? []).filter(other => other.id !== one.row.id);
    const taken = others.find(other => other.bhbuId === one.row.bhbuId);
    if (taken) saved[one.place] = { takenBy: taken.id };
    const field = one.row.isCitizen ? 'nik' : 'noPaspor';
    const held: Finding[] = others.some(other => other.holdsPerson) ? [{ code: 'E05', field }] : [];
    one.row = { ...one.row, ...judged([...(own.get(one.place) ?? []), ...held]) };
    return !taken;
  });
}

/** @returns the id of each that went in, by its place; one that is missing met somebody else's */
async function insert(ctx: SaveContext, rows: readonly Pending[]): Promise<[number, number][]> {
  const [first] = rows;
  if (!first) return [];
  const stamp = { at: ctx.now.toISOString(), by: ctx.user.fullName };
  const made = rows.map(({ row, registration }) => ({
    ...row,
    userId: registration.userId,
    importId: registration.importId,
    createdAt: stamp.at,
    createdBy: stamp.by,
    modifiedAt: stamp.at,
    modifiedBy: stamp.by,
  }));
  const keys = written(Object.keys(made[0] ?? {}), ['id']);
  const { rows: inserted } = await ctx.db.execute<{
    id: number;
    person_key: Buffer;
    vaccination_type: number;
    bhbu_id: number | null;
  }>(sql`
    insert into ${peserta} (${columnList(peserta, keys)})
    select ${columnList(peserta, keys)} from ${asRows(peserta, made)}
    on conflict do nothing
    returning id, person_key, vaccination_type, bhbu_id`);
  const nameOf = (person: string, bhbuId: number | null): string => `${person} ${bhbuId ?? 0}`;
  const places = new Map<string, number>();
  for (const { row, place } of rows) {
    const name = nameOf(personOf(row), row.bhbuId);
    // Of two for the same person the first went in.
    if (!places.has(name)) places.set(name, place);
  }
  return inserted.map(one => {
    const person = personOf({
      personKey: one.person_key,
      vaccinationType: one.vaccination_type as Row['vaccinationType'],
    });
    return [places.get(nameOf(person, one.bhbu_id)) ?? -1, one.id];
  });
}

async function update(ctx: SaveContext, rows: readonly Pending[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keys = written(Object.keys(first.row), ['id', 'bhbuId', 'vaccinationType']);
  await ctx.db.execute(sql`
    update ${peserta} p
    set (${columnList(peserta, keys)}) = row(${columnList(peserta, keys, 'r')}),
      version = p.version + 1,
      modified_at = ${ctx.now.toISOString()},
      modified_by = ${ctx.user.fullName}
    from ${asRows(
      peserta,
      rows.map(one => one.row),
    )} r
    where p.id = r.id`);
}
