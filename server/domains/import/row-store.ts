import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Issue } from '#contract/domains/peserta/index.ts';
import type { SavedChange } from '#server/domains/peserta/index.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { rowsSubquery, columnList } from '#server/platform/db/bulk-rows.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { copyRows } from '#server/platform/db/copy-rows.ts';
import { importFile, importRow, importChange } from '#server/platform/db/schema/index.ts';
import { mapInSlices } from '#server/platform/slices.ts';
import { decryptCells, packRow } from './row-cells.ts';
import { encryptRowsInSlices, type EncryptedRow, type EncryptRows } from './row-encryption.ts';
import type { ValidatedRow, NumberedRow } from './validate/registration-rows.ts';

/** Rows per statement; small enough not to block other requests. */
export const batchRows = 500;

/** Cell characters per statement, which end a batch of rows with long texts earlier. */
export const batchChars = 500_000;

/** Columns of a validated row besides its key. */
const validationColumns = (row: ValidatedRow, encrypted: EncryptedRow) => ({
  outcome: row.outcome,
  codes: row.issues.length === 0 ? [] : [...new Set(row.issues.map(one => one.code))],
  issues: row.issues,
  changes: row.changes.map(({ field }) => field),
  personKey: row.personKey,
  phoneKey: row.phoneKey,
  pesertaId: row.pesertaId,
  pesertaVersion: row.pesertaVersion,
  ...encrypted,
});

/** Encrypts the personal data of rows and of their validation results. */
async function encryptRows(
  encrypt: EncryptRows,
  rows: readonly NumberedRow[],
  validated: readonly ValidatedRow[],
): Promise<EncryptedRow[]> {
  return await encrypt(
    await mapInSlices(rows, (row, i) => packRow(row, validated[i] as ValidatedRow)),
  );
}

/** Encrypts and inserts rows with their validation results. */
export async function insertRows(
  db: Queryable,
  encrypt: EncryptRows,
  importId: number,
  rows: readonly NumberedRow[],
  validated: readonly ValidatedRow[],
): Promise<void> {
  const encrypted = await encryptRows(encrypt, rows, validated);
  const made = await mapInSlices(validated, (row, i) => ({
    importId,
    rowNumber: row.rowNumber,
    ...validationColumns(row, encrypted[i] as EncryptedRow),
  }));
  await copyRows(db, importRow, made);
}

/** Updates the validation results and the cells with their corrections. */
export async function updateRows(
  db: Queryable,
  keys: Keys,
  importId: number,
  rows: readonly NumberedRow[],
  validated: readonly ValidatedRow[],
): Promise<void> {
  const encrypted = await encryptRows(encryptRowsInSlices(keys), rows, validated);
  const made = validated.map((row, i) => ({
    rowNumber: row.rowNumber,
    ...validationColumns(row, encrypted[i] as EncryptedRow),
  }));
  await writeRows(db, importId, made);
}

/** Updates columns by row number; every row must have the same keys. */
export async function writeRows(
  db: Queryable,
  importId: number,
  rows: readonly ({ readonly rowNumber: number } & Readonly<Record<string, unknown>>)[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keys = Object.keys(first).filter(key => key !== 'rowNumber');
  await db.execute(sql`
    update ${importRow} i set (${columnList(importRow, keys)}) = row(${columnList(importRow, keys, 'r')})
    from ${rowsSubquery(importRow, rows)} r
    where i.import_id = ${importId} and i.row_number = r.row_number`);
}

/** Stores which registrations each row changed, for undo and history. */
export async function insertSavedChanges(
  db: Queryable,
  importId: number,
  rows: readonly Pick<ValidatedRow, 'rowNumber'>[],
  saved: readonly (readonly SavedChange[])[],
): Promise<void> {
  const made = rows.flatMap(({ rowNumber }, i) =>
    (saved[i] ?? []).map(({ id, version, before }) => ({
      importId,
      rowNumber,
      pesertaId: id,
      pesertaVersion: version,
      before,
    })),
  );
  await copyRows(db, importChange, made);
}

/** A row and the issues of its last validation. */
export interface IssueRow {
  readonly row: NumberedRow;
  readonly issues: readonly Issue[];
}

/** Yields the decrypted rows of a file in batches, by row number. @param limit of rows */
export async function* readIssueRowsInBatches(
  db: Queryable,
  keys: Keys,
  importId: number,
  which?: SQL,
  limit = Infinity,
): AsyncGenerator<IssueRow[], void, undefined> {
  let after = 0;
  let left = limit;
  while (left > 0) {
    const size = Math.min(batchRows, left);
    const found = await db
      .select({
        rowNumber: importRow.rowNumber,
        cells: importRow.cells,
        issues: importRow.issues,
      })
      .from(importRow)
      .where(and(eq(importRow.importId, importId), gt(importRow.rowNumber, after), which))
      .orderBy(asc(importRow.rowNumber))
      .limit(size);
    if (found.length > 0) {
      const rows = await mapInSlices(found, ({ rowNumber, cells, issues }) =>
        cells === null
          ? []
          : [{ row: { rowNumber, ...decryptCells(keys, cells) }, issues: issues as Issue[] }],
      );
      yield rows.flat();
    }
    if (found.length < size) return;
    left -= found.length;
    after = found.at(-1)?.rowNumber ?? after;
  }
}

/** Yields the decrypted rows of a file in batches, by row number. */
export async function* readRowsInBatches(
  db: Queryable,
  keys: Keys,
  importId: number,
  which?: SQL,
): AsyncGenerator<NumberedRow[], void, undefined> {
  for await (const rows of readIssueRowsInBatches(db, keys, importId, which)) {
    yield rows.map(({ row }) => row);
  }
}

/** Adds warning W03 to rows whose phone number too many people share. */
export async function markSharedPhones(
  db: Queryable,
  importId: number,
  rowNumbers: readonly number[],
): Promise<void> {
  for (let at = 0; at < rowNumbers.length; at += 10_000) {
    await db
      .update(importRow)
      .set({
        codes: sql`array_append(${importRow.codes}, 'W03')`,
        issues: sql`${importRow.issues} || '[{"code":"W03","field":"noHP"}]'::jsonb`,
      })
      .where(
        and(
          eq(importRow.importId, importId),
          inArray(importRow.rowNumber, rowNumbers.slice(at, at + 10_000)),
          inArray(importRow.outcome, ['baru', 'berubah', 'tidakValid']),
          sql`not ('W03' = any(${importRow.codes}))`,
        ),
      );
  }
}

/** Recounts the rows of a file by outcome and code. */
export async function updateRowCounts(db: Queryable, importId: number, now: Date): Promise<void> {
  const of = sql`select * from ${importRow} where ${importRow.importId} = ${importId}`;
  await db
    .update(importFile)
    .set({
      jumlahBaris: sql`(select count(*) from (${of}) r)`,
      outcomes: sql`(select coalesce(jsonb_object_agg(outcome, n), '{}') from
        (select outcome, count(*) as n from (${of}) r group by outcome) c)`,
      codes: sql`(select coalesce(jsonb_object_agg(code, n), '{}') from
        (select code, count(*) as n from (${of}) r, unnest(r.codes) as code group by code) c)`,
      validatedAt: now.toISOString(),
      version: sql`${importFile.version} + 1`,
    })
    .where(eq(importFile.id, importId));
}
