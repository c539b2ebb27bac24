import { and, eq, sql } from 'drizzle-orm';
import {
  rowResults,
  type RowResult,
  type Import,
  type importCalls,
} from '#contract/domains/import/index.ts';
import type { IssueCode } from '#contract/domains/peserta/index.ts';
import { importStates } from '#contract/states/import.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { ignoringCase } from '#server/platform/db/list-query.ts';
import { bhbu, faskes, importChange, importFile } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { notFound } from '#server/platform/problem.ts';
import { createList } from '#server/platform/record/index.ts';
import { missingColumns, unusedColumns, type ColumnMatch } from './read/column-mapping.ts';
import { isImportLocked, importScope, type ImportFile } from './scope.ts';

/** Counts the changes of an import by whether they were undone; null for an import without an undo. */
const undoCounts = sql<Import['diurungkan']>`case when ${importFile.undoneAt} is not null then (
  select json_build_object(
    'jumlah', count(${importChange.undoneAt}), 'tetap', count(*) - count(${importChange.undoneAt}))
  from ${importChange} where ${importChange.importId} = ${importFile.id}) end`;

const columns = {
  file: importFile,
  namaBHBU: bhbu.namaBHBU,
  namaFaskes: faskes.namaFaskes,
  diurungkan: undoCounts.as('diurungkan'),
};

interface ImportSelection {
  readonly file: ImportFile;
  readonly namaBHBU: string | null;
  readonly namaFaskes: string | null;
  readonly diurungkan: Import['diurungkan'];
}

/** Converts an import to the wire record. @param isSaving whether a save is running now */
function toImportRecord(
  { file, namaBHBU, namaFaskes, diurungkan }: ImportSelection,
  isSaving: boolean,
): Import {
  const outcomes = file.outcomes as Partial<Record<RowResult, number>>;
  const matches = file.columns as ColumnMatch[];
  return {
    id: file.id,
    namaBerkas: file.namaBerkas,
    ukuran: file.ukuran,
    lembar: file.lembar,
    jenis: file.jenis,
    vaccinationType: file.vaccinationType,
    idFaskes: file.faskesId,
    namaFaskes,
    idBHBU: file.bhbuId,
    namaBHBU,
    userId: file.userId,
    status: file.status,
    jumlahBaris: file.jumlahBaris,
    jumlah: Object.fromEntries(
      rowResults.map(name => [name, outcomes[name] ?? 0]),
    ) as Import['jumlah'],
    kode: (Object.entries(file.codes as Record<IssueCode, number>) as [IssueCode, number][])
      .map(([kode, jumlah]) => ({ kode, jumlah }))
      .sort((a, b) => b.jumlah - a.jumlah),
    kolom: {
      berkas: (file.headers as string[]).map((judul, index) => ({ index, judul })),
      cocok: matches,
      kurang: missingColumns(file.jenis, matches),
      tidakDipakai: unusedColumns(
        file.filledColumns as number[],
        matches,
        file.headers as string[],
      ),
      ragu: file.areColumnsManual ? [] : (file.ambiguousColumns as Import['kolom']['ragu']),
      dikonfirmasi: file.areColumnsManual,
      pemisah: file.delimiter,
    },
    tersembunyi: { jumlah: file.hiddenRows, pilihan: file.hiddenChoice },
    kemajuan:
      isSaving && file.savingTotal !== null
        ? { selesai: file.savingDone, dari: file.savingTotal }
        : null,
    modus: file.modus,
    disimpanPada: file.savedAt,
    diurungkanPada: file.undoneAt,
    diurungkanOleh: file.undoneBy,
    diurungkan,
    barisTersedia: file.purgedAt === null,
    version: file.version,
    createdAt: file.createdAt,
    createdBy: file.createdBy,
    modifiedAt: file.modifiedAt,
    modifiedBy: file.modifiedBy,
  };
}

const selectImports = (ctx: Pick<Context, 'db'>) =>
  ctx.db
    .select(columns)
    .from(importFile)
    .leftJoin(bhbu, eq(bhbu.id, importFile.bhbuId))
    .leftJoin(faskes, eq(faskes.id, importFile.faskesId))
    .$dynamic();

/** Gets an import record within the caller's scope. @throws Problem 404 */
export async function getImportRecord(ctx: Context, id: number): Promise<Import> {
  const [one] = await selectImports(ctx).where(and(eq(importFile.id, id), importScope(ctx)));
  if (!one) throw notFound('import');
  const isSaving = one.file.savingTotal !== null && (await isImportLocked(ctx.db, id));
  return toImportRecord(one, isSaving);
}

/** Counts the imports in scope that were neither saved nor discarded. */
export async function countOpenImports(
  ctx: Pick<Context, 'db' | 'scope' | 'user'>,
): Promise<Waiting> {
  return await countWaitingRows(
    ctx.db,
    importFile,
    and(importScope(ctx), eq(importFile.status, importStates.initial)),
    dayOfInstant(importFile.createdAt),
  );
}

export const get: Handler<typeof importCalls.get> = (ctx, { params }) =>
  getImportRecord(ctx, params.id);

export const list: Handler<typeof importCalls.list> = createList(
  {
    id: importFile.id,
    select: selectImports,
    complete: (_ctx, rows) => rows.map(row => toImportRecord(row, false)),
    where: importScope,
  },
  {
    search: [importFile.namaBerkas],
    sort: {
      createdAt: importFile.createdAt,
      namaBerkas: ignoringCase(importFile.namaBerkas),
      jumlahBaris: importFile.jumlahBaris,
    },
    filters: {
      status: importFile.status,
      jenis: importFile.jenis,
      idBHBU: importFile.bhbuId,
      userId: importFile.userId,
    },
  },
);
