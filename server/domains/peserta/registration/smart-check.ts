import { asc, inArray, sql } from 'drizzle-orm';
import { maskNiks } from '#contract/core/values/nik.ts';
import type { Issue, SmartCheckState } from '#contract/domains/peserta/index.ts';
import { rowsSubquery } from '#server/platform/db/bulk-rows.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { StaleDataError, type SavedChange } from './save-validated.ts';
import { validityColumns } from './registration.ts';
import { withSmartCheckIssue, type SmartCheck } from './smart-check-issue.ts';
import type { SaveContext } from './write.ts';

/** Maximum length of a stored smart check note. */
const maxNoteLength = 200;

/** Masks NIKs, limits the length and removes the final full stop, which the console adds itself. */
export function normalizeNote(text: string | null): string | null {
  const normalized = maskNiks(text ?? '').slice(0, maxNoteLength);
  return normalized.replace(/[.\s]+$/, '') || null;
}

/** A live registration that a smart check result may apply to. */
export interface CheckableRegistration extends SmartCheck {
  readonly id: number;
  readonly version: number;
  readonly nama: string;
}

/**
 * Finds live registrations by the blind index of their NIK, across types and companies and
 * including foreigners with a NIK. It applies no scope, so the caller must be allowed to see all of
 * them.
 * @returns registrations keyed by the index in hex
 */
export async function findRegistrationsByNik(
  db: Queryable,
  nikKeys: readonly Buffer[],
): Promise<Map<string, CheckableRegistration[]>> {
  if (nikKeys.length === 0) return new Map();
  const requested = rowsSubquery(
    peserta,
    nikKeys.map(personKey => ({ personKey })),
  );
  const { rows } = await db.execute<{
    key: Buffer;
    id: number;
    version: number;
    nama: string;
    smart_check_status: SmartCheckState | null;
    smart_check_catatan: string | null;
  }>(sql`
    with asked as materialized (select person_key as key from ${requested} r), found as (
      select a.key, p.id from asked a join ${peserta} p on p.person_key = a.key and p.deleted_at is null
      union
      select a.key, p.id from asked a join ${peserta} p on p.nik_key = a.key and p.nik_key is not null
    )
    select f.key, p.id, p.version, p.nama, p.smart_check_status, p.smart_check_catatan
    from found f join ${peserta} p on p.id = f.id
    where p.deleted_at is null and p.pembatasan is null order by p.id`);
  const people = new Map<string, CheckableRegistration[]>();
  for (const {
    key,
    smart_check_status: smartCheck,
    smart_check_catatan: smartCheckNote,
    ...one
  } of rows) {
    const name = key.toString('hex');
    people.set(name, [...(people.get(name) ?? []), { ...one, smartCheck, smartCheckNote }]);
  }
  return people;
}

/** Smart check result of a person, with their registrations as validated. */
export interface SmartCheckResult {
  readonly smartCheck: SmartCheckState;
  readonly smartCheckNote: string | null;
  /** `isRecorded`: the registration already has this result and is left unchanged. */
  readonly of: readonly {
    readonly id: number;
    readonly version: number;
    readonly isRecorded: boolean;
  }[];
}

/**
 * Saves smart check results to all registrations of each person and updates their validity.
 * @param nikKeys blind indexes of the people, in the order of the results
 * @returns the changed registrations of each result
 * @throws StaleDataError when a registration changed since validation; the caller must roll back
 */
export async function saveSmartCheckResults(
  ctx: SaveContext,
  results: readonly SmartCheckResult[],
  nikKeys: readonly Buffer[],
): Promise<SavedChange[][]> {
  const now = [...(await findRegistrationsByNik(ctx.db, nikKeys)).values()].flat();
  const expectedById = new Map(results.flatMap(({ of }) => of.map(one => [one.id, one] as const)));
  if (now.length !== expectedById.size || now.some(({ id }) => !expectedById.has(id))) {
    throw new StaleDataError();
  }
  const rows = await lockRegistrations(
    ctx.db,
    now.map(({ id }) => id),
  );
  if (rows.some(row => row.isDeleted || row.version !== expectedById.get(row.id)?.version)) {
    throw new StaleDataError();
  }
  const byId = new Map(rows.map(row => [row.id, row]));
  const changed = results.map(result =>
    result.of.flatMap(({ id, isRecorded }) => {
      const row = byId.get(id);
      return row && !isRecorded ? [{ ...row, result }] : [];
    }),
  );
  await writeSmartChecks(ctx, changed.flat());
  return changed.map(some =>
    some.map(({ id, version, row }) => ({ id, version: version + 1, before: row })),
  );
}

/** Locks registrations in ID order, which prevents deadlocks. */
const lockRegistrations = (db: Queryable, ids: readonly number[]) =>
  db
    .select({
      id: peserta.id,
      version: peserta.version,
      isDeleted: sql<boolean>`${peserta.deletedAt} is not null`,
      findings: peserta.alasan,
      row: sql<object>`to_jsonb(${peserta})`,
    })
    .from(peserta)
    .where(inArray(peserta.id, [...ids]))
    .orderBy(asc(peserta.id))
    .for('update');

async function writeSmartChecks(
  ctx: SaveContext,
  rows: readonly {
    readonly id: number;
    readonly findings: unknown;
    readonly result: SmartCheckResult;
  }[],
): Promise<void> {
  if (rows.length === 0) return;
  const at = ctx.now.toISOString();
  const made = rows.map(({ id, findings: issues, result }) => {
    const { smartCheck, smartCheckNote } = result;
    const { isValid, alasan } = validityColumns(withSmartCheckIssue(issues as Issue[], result));
    return {
      id,
      smartCheckStatus: smartCheck,
      smartCheckCatatan: smartCheckNote,
      alasan,
      isValid,
    };
  });
  await ctx.db.execute(sql`
    update ${peserta} p set
      smart_check_status = r.smart_check_status, smart_check_catatan = r.smart_check_catatan, smart_checked_at = ${at},
      alasan = r.alasan, is_valid = r.is_valid,
      version = p.version + 1, modified_at = ${at}, modified_by = ${ctx.user.fullName}
    from ${rowsSubquery(peserta, made)} r
    where p.id = r.id`);
}
