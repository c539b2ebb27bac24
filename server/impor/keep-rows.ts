import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Finding } from '#contract/peserta/index.ts';
import type { Context } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import type { Db } from '../db/client.ts';
import { imporRow } from '../db/schema/index.ts';
import { holdFaskes } from '../faskes/hold.ts';
import {
  DataMovedError,
  keepJudged,
  keepSmartResults,
  readyToKeep,
  type Kept,
  type Person,
  type ReadyToKeep,
  type SmartResult,
} from '../peserta/index.ts';
import { Problem } from '../problem.ts';
import { openKept, type RowKept } from './cells.ts';
import { noteSaved } from './rows.ts';
import { targetOf, type ImporRow } from './scope.ts';

/** Rows per batch; each batch takes a fixed, small number of statements. */
const batchRows = 1_000;

/** Outcomes whose rows are saved. */
export const keptOutcomes = ['baru', 'berubah', 'tidakValid'];

type Row = typeof imporRow.$inferSelect;

/** A decrypted batch, and the person key after which the next one starts. */
interface Batch<T> {
  readonly rows: readonly Row[];
  readonly opened: readonly T[];
  /** Null after the last batch. */
  readonly after: Buffer | null;
}

/** How rows of a kind are saved: decrypted while the previous batch is written, then written. */
interface Keeping<T> {
  readonly open: (row: Row) => T;
  readonly keep: (opened: readonly T[], rows: readonly Row[]) => Promise<Kept[][]>;
}

/**
 * Saves the rows of a file by its kind, in batches ordered by person key.
 * @yields the number of rows in each batch
 * @throws StaleDataError when the data changed since validation
 */
export const keepRows = (
  ctx: Context,
  outside: Db,
  file: ImporRow,
): AsyncGenerator<number, void, undefined> =>
  file.kind === 'smartChecking'
    ? inBatches(ctx, outside, file, smartResults(ctx))
    : inBatches(ctx, outside, file, registrations(ctx, file));

/**
 * Reads the next batch on another connection while this one is written; the import's lock keeps the
 * rows unchanged meanwhile.
 */
async function* inBatches<T>(
  ctx: Context,
  outside: Db,
  file: ImporRow,
  { open, keep }: Keeping<T>,
): AsyncGenerator<number, void, undefined> {
  let next: Promise<Batch<T>> | null = readBatch(outside, file, null, open);
  while (next) {
    const { rows, opened, after }: Batch<T> = await next;
    next = after && readBatch(outside, file, after, open);
    next?.catch(() => undefined);
    await noteSaved(ctx.db, file.id, rows, await keep(opened, rows));
    if (rows.length > 0) yield rows.length;
  }
}

async function readBatch<T>(
  db: Db,
  file: ImporRow,
  after: Buffer | null,
  open: (row: Row) => T,
): Promise<Batch<T>> {
  const rows = await db
    .select()
    .from(imporRow)
    .where(
      and(
        eq(imporRow.imporId, file.id),
        inArray(imporRow.outcome, keptOutcomes),
        // Only one row per person is saved, so the person key is a unique cursor.
        after ? gt(imporRow.personKey, after) : undefined,
      ),
    )
    .orderBy(asc(imporRow.personKey))
    .limit(batchRows);
  return {
    rows,
    opened: rows.map(open),
    after: rows.length < batchRows ? null : (rows.at(-1)?.personKey ?? null),
  };
}

function opened<T extends RowKept>(ctx: Context, { person }: Row): T {
  if (person === null) throw new Error('A row that is kept has nobody in it.');
  return openKept<T>(ctx.deps.keys, person);
}

/** Saves rows as registrations. */
const registrations = (
  ctx: Context,
  file: ImporRow,
  today = dayInJakarta(ctx.now),
): Keeping<ReadyToKeep> => ({
  open: row =>
    readyToKeep(
      ctx.deps.keys,
      {
        ...targetOf(file),
        id: row.pesertaId,
        version: row.pesertaVersion,
        person: opened<Person>(ctx, row),
        findings: row.findings as Finding[],
        userId: file.userId,
        importId: file.id,
      },
      today,
    ),
  keep: async judged => {
    await checkFaskes(ctx, file, judged);
    return (await keepJudged(ctx, judged)).map(one => [one]);
  },
});

/** Saves rows as smart check results of existing registrations. */
const smartResults = (ctx: Context): Keeping<SmartResult> => ({
  open: row => opened<SmartResult>(ctx, row),
  keep: (results, rows) =>
    keepSmartResults(
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
async function checkFaskes(
  ctx: Context,
  { faskesId }: ImporRow,
  judged: readonly ReadyToKeep[],
): Promise<void> {
  const named = judged.flatMap(({ person }) => person.idFaskes ?? []);
  const gone = await holdFaskes(ctx.db, named);
  if (faskesId !== null && gone.has(faskesId)) {
    throw new Problem(
      'KEADAAN_SALAH',
      'Faskes yang dipilih untuk berkas ini sudah dihapus. Unggah lagi berkasnya dengan faskes lain.',
    );
  }
  if (gone.size > 0) throw new DataMovedError();
}
