import { asc, inArray, sql } from 'drizzle-orm';
import { maskNiks } from '#contract/nik.ts';
import type { Finding, SmartCheckState } from '#contract/peserta/index.ts';
import type { Queryable } from '../db/client.ts';
import { asRows } from '../db/rows.ts';
import { peserta } from '../db/schema/index.ts';
import { DataMovedError, type Kept } from './keep.ts';
import { judged } from './registration.ts';
import { withSmartCheck, type SmartCheck } from './smart-finding.ts';
import type { SaveContext } from './write.ts';

/** Maximum length of a stored smart check note. */
const longestNote = 200;

/** Masks NIKs, limits the length and removes the final full stop, which the console adds itself. */
export function tidyNote(text: string | null): string | null {
  const tidy = maskNiks(text ?? '').slice(0, longestNote);
  return tidy.replace(/[.\s]+$/, '') || null;
}

/** A live registration that a smart check result may apply to. */
export interface Checkable extends SmartCheck {
  readonly id: number;
  readonly version: number;
  readonly name: string;
}

/**
 * Finds live registrations by the blind index of their NIK, across types and companies and
 * including foreigners with a NIK. It applies no scope, so the caller must be allowed to see all of
 * them.
 * @returns registrations keyed by the index in hex
 */
export async function registrationsOf(
  db: Queryable,
  nikKeys: readonly Buffer[],
): Promise<Map<string, Checkable[]>> {
  if (nikKeys.length === 0) return new Map();
  const asked = asRows(
    peserta,
    nikKeys.map(personKey => ({ personKey })),
  );
  const { rows } = await db.execute<{
    key: Buffer;
    id: number;
    version: number;
    name: string;
    smart_check: SmartCheckState | null;
    smart_check_note: string | null;
  }>(sql`
    with asked as materialized (select person_key as key from ${asked} r), found as (
      select a.key, p.id from asked a join ${peserta} p on p.person_key = a.key and p.deleted_at is null
      union
      select a.key, p.id from asked a join ${peserta} p on p.nik_key = a.key and p.nik_key is not null
    )
    select f.key, p.id, p.version, p.name, p.smart_check, p.smart_check_note
    from found f join ${peserta} p on p.id = f.id
    where p.deleted_at is null order by p.id`);
  const people = new Map<string, Checkable[]>();
  for (const { key, smart_check: smartCheck, smart_check_note: smartCheckNote, ...one } of rows) {
    const name = key.toString('hex');
    people.set(name, [...(people.get(name) ?? []), { ...one, smartCheck, smartCheckNote }]);
  }
  return people;
}

/** Smart check result of a person, with their registrations as validated. */
export interface SmartResult {
  readonly smartCheck: SmartCheckState;
  readonly smartCheckNote: string | null;
  /** `isTold`: the registration already has this result and is left unchanged. */
  readonly of: readonly {
    readonly id: number;
    readonly version: number;
    readonly isTold: boolean;
  }[];
}

/**
 * Saves smart check results to all registrations of each person and updates their validity.
 * @param nikKeys blind indexes of the people, in the order of the results
 * @returns the changed registrations of each result
 * @throws StaleDataError when a registration changed since validation; the caller must roll back
 */
export async function keepSmartResults(
  ctx: SaveContext,
  results: readonly SmartResult[],
  nikKeys: readonly Buffer[],
): Promise<Kept[][]> {
  const now = [...(await registrationsOf(ctx.db, nikKeys)).values()].flat();
  const judgedBy = new Map(results.flatMap(({ of }) => of.map(one => [one.id, one] as const)));
  if (now.length !== judgedBy.size || now.some(({ id }) => !judgedBy.has(id))) {
    throw new DataMovedError();
  }
  const rows = await lock(
    ctx.db,
    now.map(({ id }) => id),
  );
  if (rows.some(row => row.isDeleted || row.version !== judgedBy.get(row.id)?.version)) {
    throw new DataMovedError();
  }
  const byId = new Map(rows.map(row => [row.id, row]));
  const changed = results.map(result =>
    result.of.flatMap(({ id, isTold }) => {
      const row = byId.get(id);
      return row && !isTold ? [{ ...row, result }] : [];
    }),
  );
  await write(ctx, changed.flat());
  return changed.map(some =>
    some.map(({ id, version, row }) => ({ id, version: version + 1, before: row })),
  );
}

/** Locks registrations in ID order, which prevents deadlocks. */
const lock = (db: Queryable, ids: readonly number[]) =>
  db
    .select({
      id: peserta.id,
      version: peserta.version,
      isDeleted: sql<boolean>`${peserta.deletedAt} is not null`,
      findings: peserta.findings,
      row: sql<object>`to_jsonb(${peserta})`,
    })
    .from(peserta)
    .where(inArray(peserta.id, [...ids]))
    .orderBy(asc(peserta.id))
    .for('update');

async function write(
  ctx: SaveContext,
  rows: readonly {
    readonly id: number;
    readonly findings: unknown;
    readonly result: SmartResult;
  }[],
): Promise<void> {
  if (rows.length === 0) return;
  const at = ctx.now.toISOString();
  const made = rows.map(({ id, findings, result }) => {
    const { smartCheck, smartCheckNote } = result;
    const { isValid, findings: found } = judged(withSmartCheck(findings as Finding[], result));
    return { id, smartCheck, smartCheckNote, findings: found, isValid };
  });
  await ctx.db.execute(sql`
    update ${peserta} p set
      smart_check = r.smart_check, smart_check_note = r.smart_check_note, smart_checked_at = ${at},
      findings = r.findings, is_valid = r.is_valid,
      version = p.version + 1, modified_at = ${at}, modified_by = ${ctx.user.fullName}
    from ${asRows(peserta, made)} r
    where p.id = r.id`);
}
