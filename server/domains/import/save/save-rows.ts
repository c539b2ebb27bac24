import { inArray, sql } from 'drizzle-orm';
import type { Issue } from '#contract/domains/peserta/index.ts';
import { findDeletedFaskes } from '#server/domains/faskes/index.ts';
import {
  StaleDataError,
  saveValidated,
  saveSmartCheckResults,
  prepareRegistrations,
  type SavedChange,
  type Person,
  type PreparedRegistrations,
  type SmartCheckResult,
} from '#server/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/db/client.ts';
import { fetchInTransaction } from '#server/platform/db/cursor.ts';
import { importRow } from '#server/platform/db/schema/index.ts';
import { savedOutcomes } from '#server/platform/db/views/saving-imports.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { mapInSlices } from '#server/platform/slices.ts';
import { decryptSaveData, type RowSaveData } from '../row-cells.ts';
import { insertSavedChanges } from '../row-store.ts';
import { importTargetOf, type ImportFile } from '../scope.ts';

/**
 * Rows per batch. Each batch takes a fixed, small number of statements, and the answer to each waits for what
 * the server is preparing meanwhile.
 */
export const savedBatchRows = 2_000;

/** What saving a row needs of it; its cells are not read. */
type Row = Pick<
  typeof importRow.$inferSelect,
  'rowNumber' | 'issues' | 'personKey' | 'pesertaId' | 'pesertaVersion' | 'person'
>;

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
    ? saveInBatches(ctx, file, smartCheckSaver(ctx))
    : saveInBatches(ctx, file, registrationSaver(ctx, poolDb, file));

/** Prepares the next batch while this one is written. */
async function* saveInBatches<T>(
  ctx: Context,
  file: ImportFile,
  { prepare, save: saveBatch }: RowSaver<T>,
): AsyncGenerator<number, void, undefined> {
  const write = async ({ rows, prepared }: PreparedBatch<T>): Promise<number> => {
    await insertSavedChanges(ctx.db, file.id, rows, await saveBatch(prepared, rows));
    return rows.length;
  };
  let next: Promise<PreparedBatch<T>> | null = null;
  for await (const rows of readSavedRows(ctx, file)) {
    const batch: PreparedBatch<T> | null = await next;
    next = prepare(rows).then(prepared => ({ rows, prepared }));
    next.catch(() => undefined);
    if (batch) yield await write(batch);
  }
  if (next) yield await write(await next);
}

/**
 * Reads the rows to save, by person key; only one row per person is saved. One cursor reads them all: the
 * statistics know nothing about a new file, so a query for each batch may read all its rows each time.
 */
const readSavedRows = (
  { db }: Context,
  { id }: ImportFile,
): AsyncGenerator<Row[], void, undefined> =>
  fetchInTransaction<Row>(
    db,
    sql`
      select ${importRow.rowNumber} as "rowNumber", ${importRow.issues}, ${importRow.personKey} as "personKey",
        ${importRow.pesertaId} as "pesertaId", ${importRow.pesertaVersion} as "pesertaVersion", ${importRow.person}
      from ${importRow}
      where ${importRow.importId} = ${id} and ${inArray(importRow.outcome, savedOutcomes)}
      order by ${importRow.personKey}`,
    savedBatchRows,
  );

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
      // W04 compares with the name that this row replaces, W05 is about how the file writes a date.
      issues: (row.issues as Issue[]).filter(({ code }) => code !== 'W04' && code !== 'W05'),
      userId: file.userId,
      importId: file.id,
      saluran: 'UNGGAHAN' as const,
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
  const deletedIds = await findDeletedFaskes(ctx.db, named, { locks: true });
  if (faskesId !== null && deletedIds.has(faskesId)) {
    throw new Problem('KEADAAN_SALAH', message('import.facilityGone'));
  }
  if (deletedIds.size > 0) throw new StaleDataError();
}
