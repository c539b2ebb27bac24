import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { asRows, columnList } from '../db/rows.ts';
import { impor, imporRow, imporSaved } from '../db/schema/index.ts';
import type { Keys } from '../keys.ts';
import type { Kept } from '../peserta/index.ts';
import { openCells, sealCells, sealKept } from './cells.ts';
import type { JudgedRow, NumberedRow } from './judge-rows.ts';

/** Rows per statement; small enough not to block other requests. */
export const batchRows = 500;

/** Columns derived from validation. */
const judgedColumns = (keys: Keys, row: JudgedRow) => ({
  outcome: row.outcome,
  codes: [...new Set(row.findings.map(one => one.code))],
  findings: row.findings,
  changes: row.changes,
  personKey: row.personKey,
  phoneKey: row.phoneKey,
  pesertaId: row.pesertaId,
  pesertaVersion: row.pesertaVersion,
  person: row.kept && sealKept(keys, row.kept),
});

/** Inserts rows with their validation results. */
export async function insertRows(
  db: Queryable,
  keys: Keys,
  imporId: number,
  rows: readonly NumberedRow[],
  judged: readonly JudgedRow[],
): Promise<void> {
  const made = rows.map((row, i) => ({
    imporId,
    rowNumber: row.rowNumber,
    cells: sealCells(keys, row),
    ...judgedColumns(keys, judged[i] as JudgedRow),
  }));
  const columns = columnList(imporRow, Object.keys(made[0] ?? {}));
  await db.execute(
    sql`insert into ${imporRow} (${columns}) select ${columns} from ${asRows(imporRow, made)} r`,
  );
}

/** Updates the validation results and the cells with their corrections. */
export async function updateRows(
  db: Queryable,
  keys: Keys,
  imporId: number,
  rows: readonly NumberedRow[],
  judged: readonly JudgedRow[],
): Promise<void> {
  const made = rows.map((row, i) => ({
    rowNumber: row.rowNumber,
    cells: sealCells(keys, row),
    ...judgedColumns(keys, judged[i] as JudgedRow),
  }));
  await writeRows(db, imporId, made);
}

/** Updates columns by row number; every row must have the same keys. */
export async function writeRows(
  db: Queryable,
  imporId: number,
  rows: readonly ({ readonly rowNumber: number } & Readonly<Record<string, unknown>>)[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keys = Object.keys(first).filter(key => key !== 'rowNumber');
  await db.execute(sql`
    update ${imporRow} i set (${columnList(imporRow, keys)}) = row(${columnList(imporRow, keys, 'r')})
    from ${asRows(imporRow, rows)} r
    where i.impor_id = ${imporId} and i.row_number = r.row_number`);
}

/** Stores which registrations each row changed, for undo and history. */
export async function noteSaved(
  db: Queryable,
  imporId: number,
  rows: readonly Pick<JudgedRow, 'rowNumber'>[],
  saved: readonly (readonly Kept[])[],
): Promise<void> {
  const made = rows.flatMap(({ rowNumber }, i) =>
    (saved[i] ?? []).map(({ id, version, before }) => ({
      imporId,
      rowNumber,
      pesertaId: id,
      pesertaVersion: version,
      before,
    })),
  );
  const columns = columnList(imporSaved, Object.keys(made[0] ?? {}));
  if (made.length === 0) return;
  await db.execute(
    sql`insert into ${imporSaved} (${columns}) select ${columns} from ${asRows(imporSaved, made)} r`,
  );
}

/** Yields the decrypted rows of a file in batches, by row number. */
export async function* cellsOf(
  db: Queryable,
  keys: Keys,
  imporId: number,
  which?: SQL,
): AsyncGenerator<NumberedRow[], void, undefined> {
  let after = 0;
  for (;;) {
    const found = await db
      .select({ rowNumber: imporRow.rowNumber, cells: imporRow.cells })
      .from(imporRow)
      .where(and(eq(imporRow.imporId, imporId), gt(imporRow.rowNumber, after), which))
      .orderBy(asc(imporRow.rowNumber))
      .limit(batchRows);
    if (found.length > 0) {
      yield found.flatMap(({ rowNumber, cells }) =>
        cells === null ? [] : [{ rowNumber, ...openCells(keys, cells) }],
      );
    }
    if (found.length < batchRows) return;
    after = found.at(-1)?.rowNumber ?? after;
  }
}

/** Adds warning W03 to rows whose phone number too many people share. */
export async function markSharedPhones(
  db: Queryable,
  imporId: number,
  rowNumbers: readonly number[],
): Promise<void> {
  for (let at = 0; at < rowNumbers.length; at += 10_000) {
    await db
      .update(imporRow)
      .set({
        codes: sql`array_append(${imporRow.codes}, 'W03')`,
        findings: sql`${imporRow.findings} || '[{"code":"W03","field":"noHP"}]'::jsonb`,
      })
      .where(
        and(
          eq(imporRow.imporId, imporId),
          inArray(imporRow.rowNumber, rowNumbers.slice(at, at + 10_000)),
          inArray(imporRow.outcome, ['baru', 'berubah', 'tidakValid']),
          sql`not ('W03' = any(${imporRow.codes}))`,
        ),
      );
  }
}

/** Recounts the rows of a file by outcome and code. */
export async function countRows(db: Queryable, imporId: number, now: Date): Promise<void> {
  const of = sql`select * from ${imporRow} where ${imporRow.imporId} = ${imporId}`;
  await db
    .update(impor)
    .set({
      rowCount: sql`(select count(*) from (${of}) r)`,
      outcomes: sql`(select coalesce(jsonb_object_agg(outcome, n), '{}') from
        (select outcome, count(*) as n from (${of}) r group by outcome) c)`,
      codes: sql`(select coalesce(jsonb_object_agg(code, n), '{}') from
        (select code, count(*) as n from (${of}) r, unnest(r.codes) as code group by code) c)`,
      judgedAt: now.toISOString(),
      version: sql`${impor.version} + 1`,
    })
    .where(eq(impor.id, imporId));
}
