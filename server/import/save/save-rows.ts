import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Issue } from '#contract/peserta/index.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { importRow } from '../../db/schema/index.ts';
import { savedOutcomes } from '../../db/views/saving-imports.ts';
import { lockFaskesAgainstDeletion } from '../../faskes/index.ts';
import {
  StaleDataError,
  saveValidated,
  saveSmartCheckResults,
  prepareRegistrations,
  type SavedChange,
  type Person,
  type PreparedRegistrations,
  type SmartCheckResult,
} from '../../peserta/index.ts';
import { Problem } from '../../problem.ts';
import { decryptSaveData, type RowSaveData } from '../row-cells.ts';
import { insertSavedChanges } from '../row-store.ts';
import { importTargetOf, type ImportFile } from '../scope.ts';
import { mapInSlices } from '../../slices.ts';
import { message } from '../../messages/message.ts';

/** Rows per batch; each batch takes a fixed, small number of statements. */
const batchRows = 1_000;

/** What saving a row needs of it; its cells are not read. */
const rowColumns = {
  rowNumber: importRow.rowNumber,
  issues: importRow.issues,
  personKey: importRow.personKey,
  pesertaId: importRow.pesertaId,
  pesertaVersion: importRow.pesertaVersion,
  person: importRow.person,
};

type Row = Pick<typeof importRow.$inferSelect, keyof typeof rowColumns>;

/** Rows of a batch, prepared to be written. */
interface PreparedBatch<T> {
  readonly rows: readonly Row[];
  readonly prepared: T;
}

/** How rows of a kind are saved: prepared while the previous batch is written, then written. */
interface RowSaver<T> {
  readonly prepare: (rows: readonly Row[]) => Promise<T>;
  readonly save: (prepared: T, rows: readonly Row[]) => Promise<SavedChange[][]>;
}

/**
 * Saves the rows of a file by its kind, in batches ordered by person key.
 * @yields the number of rows in each batch
 * @throws StaleDataError when the data changed since validation
 */
export const saveRows = (
  ctx: Context,
  poolDb: Db,
  file: ImportFile,
): AsyncGenerator<number, void, undefined> =>
  file.jenis === 'smartChecking'
    ? saveInBatches(ctx, poolDb, file, smartCheckSaver(ctx))
    : saveInBatches(ctx, poolDb, file, registrationSaver(ctx, poolDb, file));

/**
 * Reads the next batch on another connection while this one is written; the import's lock keeps the
 * rows unchanged meanwhile.
 */
async function* saveInBatches<T>(
  ctx: Context,
  poolDb: Db,
  file: ImportFile,
  { prepare, save: saveBatch }: RowSaver<T>,
): AsyncGenerator<number, void, undefined> {
  const numbers = await listSavedRows(poolDb, file);
  const prepareFrom = (at: number): Promise<PreparedBatch<T>> | null =>
    at < numbers.length
      ? prepareBatch(poolDb, file, numbers.slice(at, at + batchRows), prepare)
      : null;
  let next = prepareFrom(0);
  for (let at = batchRows; next; at += batchRows) {
    const { rows, prepared } = await next;
    next = prepareFrom(at);
    next?.catch(() => undefined);
    await insertSavedChanges(ctx.db, file.id, rows, await saveBatch(prepared, rows));
    yield rows.length;
  }
}

/**
 * Lists the numbers of the rows to save, by person key; only one row per person is saved. Batches are
 * then found by number whatever the statistics of the table say: for a new file they say nothing, and
 * the planner would sort all rows for each batch.
 */
async function listSavedRows(db: Db, { id }: ImportFile): Promise<number[]> {
  const { rows } = await db.execute<{ numbers: number[] }>(sql`
    select coalesce(array_agg(row_number order by person_key), '{}') as numbers from ${importRow}
    where ${and(eq(importRow.importId, id), inArray(importRow.outcome, savedOutcomes))}`);
  return rows[0]?.numbers ?? [];
}

async function prepareBatch<T>(
  db: Db,
  { id }: ImportFile,
  numbers: readonly number[],
  prepare: RowSaver<T>['prepare'],
): Promise<PreparedBatch<T>> {
  const rows = await db
    .select(rowColumns)
    .from(importRow)
    .where(
      and(
        eq(importRow.importId, id),
        sql`${importRow.rowNumber} = any(${sql.param([...numbers])}::int[])`,
      ),
    )
    .orderBy(asc(importRow.personKey));
  return { rows, prepared: await prepare(rows) };
}

function decryptRow<T extends RowSaveData>(ctx: Context, { person }: Row): T {
  if (person === null) throw new Error('A row to be saved has no person data.');
  return decryptSaveData<T>(ctx.deps.keys, person);
}

/** Saves rows as registrations. */
const registrationSaver = (
  ctx: Context,
  poolDb: Db,
  file: ImportFile,
): RowSaver<PreparedRegistrations> => ({
  prepare: async rows => {
    const { bhbuId, vaccinationType } = importTargetOf(file);
    const validated = await mapInSlices(rows, row => ({
      bhbuId,
      vaccinationType,
      id: row.pesertaId,
      version: row.pesertaVersion,
      person: decryptRow<Person>(ctx, row),
      // W04 compares with the name that this row replaces.
      issues: (row.issues as Issue[]).filter(({ code }) => code !== 'W04'),
      userId: file.userId,
      importId: file.id,
    }));
    return await prepareRegistrations({ ...ctx, db: poolDb }, validated);
  },
  save: async prepared => {
    await assertFaskesExist(ctx, file, prepared);
    return (await saveValidated(ctx, prepared)).map(one => [one]);
  },
});

/** Saves rows as smart check results of existing registrations. */
const smartCheckSaver = (ctx: Context): RowSaver<SmartCheckResult[]> => ({
  prepare: rows => mapInSlices(rows, row => decryptRow<SmartCheckResult>(ctx, row)),
  save: (results, rows) =>
    saveSmartCheckResults(
      ctx,
      results,
      rows.flatMap(row => row.personKey ?? []),
    ),
});

/**
 * Checks that the rows' facilities still exist.
 * @throws StaleDataError; Problem 409 when the whole file was for a deleted facility, because
 * revalidation cannot fix that
 */
async function assertFaskesExist(
  ctx: Context,
  { faskesId }: ImportFile,
  { validated }: PreparedRegistrations,
): Promise<void> {
  const named = validated.flatMap(({ person }) => person.idFaskes ?? []);
  const deletedIds = await lockFaskesAgainstDeletion(ctx.db, named);
  if (faskesId !== null && deletedIds.has(faskesId)) {
    throw new Problem('KEADAAN_SALAH', message('import.facilityGone'));
  }
  if (deletedIds.size > 0) throw new StaleDataError();
}
