import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { UndoObstacle, UndoObstacleKind } from '#contract/domains/import/index.ts';
import { findDeletedFaskes } from '#server/domains/faskes/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { importChange, peserta } from '#server/platform/db/schema/index.ts';
import { isAsSaved, type SavedContent } from './saved-content.ts';

type Row = typeof peserta.$inferSelect;

/** Changes of an import that are not undone, by row number: after `from`, up to and including `to`. */
export interface ChangeRange {
  readonly importId: number;
  readonly from: number;
  readonly to: number;
}

/** SQL condition of the changes of a range; the table has the alias `c`. */
export const inRange = ({ importId, from, to }: ChangeRange) =>
  sql`c.import_id = ${importId} and c.undone_at is null
    and c.row_number > ${from} and c.row_number <= ${to}`;

/** A registration with a sign that it is no longer as the import left it. */
interface Suspect {
  readonly rowNumber: number;
  readonly id: number;
  readonly nama: string;
  readonly sebab: UndoObstacleKind;
  readonly oleh: string | null;
  readonly pada: string | null;
}

interface ObstacleContext extends Pick<Context, 'db'> {
  readonly deps: Pick<Context['deps'], 'keys'>;
  /** Returns what the import wrote, by row number. */
  readonly savedContents: (rowNumbers: readonly number[]) => Promise<Map<number, SavedContent>>;
}

/**
 * Finds the registrations that an undo has to leave. One whose content is again what the import left
 * counts as unchanged.
 * @param locks whether to lock all registrations of the range until the transaction ends
 */
export async function findUndoObstacles(
  ctx: ObstacleContext,
  range: ChangeRange,
  { locks }: { readonly locks: boolean },
): Promise<UndoObstacle[]> {
  const suspects = await findSuspects(ctx.db, range, locks);
  const moved = suspects.filter(one => one.sebab === 'DIUBAH');
  const unchanged = await findUnchanged(ctx, range, moved);
  return suspects
    .filter(one => !unchanged.has(one.id))
    .map(({ id, nama, sebab, oleh, pada }) => ({ idPeserta: id, nama, sebab, oleh, pada }));
}

/** Finds the registrations whose version, doses, deletion or former facility may prevent an undo. */
async function findSuspects(db: Queryable, range: ChangeRange, locks: boolean): Promise<Suspect[]> {
  const formerFaskes = await db.execute<{ id: number }>(sql`
    select distinct (c.before ->> 'faskes_id')::int as id from ${importChange} c
    where ${inRange(range)} and c.before ->> 'faskes_id' is not null`);
  const deletedFaskes = await findDeletedFaskes(
    db,
    formerFaskes.rows.map(({ id }) => id),
    { locks },
  );
  // Doses given before the import are no obstacle, nor is an external booster's own dose.
  const { rows } = await db.execute<Record<string, unknown> & Suspect>(sql`
    with current as materialized (
      select c.row_number, p.id, p.nama, p.modified_by, p.modified_at,
        p.deleted_at is not null as is_deleted,
        p.version <> c.peserta_version as is_changed,
        p.vaccination_type <> 2 and (p.dosis_diberikan, p.tanggal_vaksinasi) is distinct from (
          coalesce((c.before ->> 'dosis_diberikan')::int, 0), (c.before ->> 'tanggal_vaksinasi')::date
        ) as has_doses,
        coalesce((c.before ->> 'faskes_id')::int = any(${sql.param([...deletedFaskes])}::int[]), false)
          as has_deleted_faskes
      from ${importChange} c join ${peserta} p on p.id = c.peserta_id
      where ${inRange(range)}
      order by p.id
      ${locks ? sql`for update of p` : sql``}
    )
    select s.row_number as "rowNumber", s.id, s.nama, s.sebab,
      case s.sebab when 'DIVAKSIN' then d.created_by when 'FASKES_DIHAPUS' then null
        else s.modified_by end as oleh,
      case s.sebab when 'DIVAKSIN' then d.created_at when 'FASKES_DIHAPUS' then null
        else s.modified_at end as pada
    from (
      select *, case when is_deleted then 'DIHAPUS' when has_doses then 'DIVAKSIN'
        when has_deleted_faskes then 'FASKES_DIHAPUS' when is_changed then 'DIUBAH' end as sebab
      from current
    ) s
    left join lateral (
      select created_by, created_at from dose
      where peserta_id = s.id and hasil = 'DIBERIKAN' and dibatalkan is null
      order by id desc limit 1
    ) d on s.sebab = 'DIVAKSIN'
    where s.sebab is not null
    order by s.row_number, s.id`);
  return rows;
}

/** Returns the IDs of changed registrations whose content is what the import left. */
async function findUnchanged(
  { db, deps, savedContents }: ObstacleContext,
  { importId }: ChangeRange,
  moved: readonly Suspect[],
): Promise<Set<number>> {
  if (moved.length === 0) return new Set();
  const ids = moved.map(({ id }) => id);
  const saved = await savedContents(moved.map(({ rowNumber }) => rowNumber));
  const rows = await db.select().from(peserta).where(inArray(peserta.id, ids));
  const before = await findRowsBefore(db, importId, ids);
  const rowNumbers = new Map(moved.map(({ id, rowNumber }) => [id, rowNumber]));
  return new Set(
    rows.flatMap(row => {
      const content = saved.get(rowNumbers.get(row.id) ?? 0);
      const isSame =
        content !== undefined && isAsSaved(deps.keys, row, before.get(row.id) ?? null, content);
      return isSame ? [row.id] : [];
    }),
  );
}

/** Finds registrations as they were before an import, by ID. */
async function findRowsBefore(
  db: Queryable,
  importId: number,
  ids: readonly number[],
): Promise<Map<number, Row>> {
  // The subquery takes the place of the table, so that the values are read like those of its rows.
  const before = db.$with('peserta', getTableColumns(peserta)).as(sql`
    select r.* from ${importChange} c
    cross join lateral jsonb_populate_record(null::${peserta}, c.before) r
    where c.import_id = ${importId} and c.before is not null
      and c.peserta_id = any(${sql.param([...ids])}::int[])`);
  const rows = await db.with(before).select().from(peserta);
  return new Map(rows.map(row => [row.id, row]));
}
