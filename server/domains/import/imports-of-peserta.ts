import { and, desc, eq, sql } from 'drizzle-orm';
import type { PesertaUpload } from '#contract/domains/import/peserta-upload.ts';
import { canAccess } from '#contract/policy.ts';
import type { Context } from '#server/platform/context.ts';
import { importFile, importRow, importChange } from '#server/platform/db/schema/index.ts';
import { importScope } from './scope.ts';

/** Columns that fill a field of another name. */
const fieldOfColumn: Readonly<Record<string, string>> = { kodeFaskes: 'idFaskes' };

interface ImportedRow {
  readonly mendaftarkan: boolean;
  readonly changes: string[] | null;
  readonly columns: unknown;
  readonly faskesId: number | null;
}

/**
 * Returns the fields that a row set: all mapped fields for a new participant, otherwise the changed
 * ones.
 */
function fieldsSetBy({ mendaftarkan, changes, columns, faskesId }: ImportedRow): string[] {
  if (!mendaftarkan) return changes ?? [];
  const fields = (columns as { field: string }[])
    .filter(({ field }) => field !== 'no')
    .map(({ field }) => fieldOfColumn[field] ?? field);
  return [...new Set(faskesId === null ? fields : [...fields, 'idFaskes'])];
}

/** Finds the imports that changed a participant, newest first and including undone ones. */
export async function findImportsOfPeserta(
  { db, user }: Pick<Context, 'db' | 'user'>,
  pesertaId: number,
): Promise<PesertaUpload[]> {
  const scope = canAccess(user, 'import.manage');
  const rows = await db
    .select({
      id: importFile.id,
      jenis: importFile.jenis,
      namaBerkas: importFile.namaBerkas,
      terbuka: scope
        ? sql<boolean>`coalesce(${importScope({ scope, user })}, false)`
        : sql<boolean>`false`,
      oleh: importFile.createdBy,
      disimpanPada: importFile.savedAt,
      diurungkanPada: importChange.undoneAt,
      diurungkanOleh: importChange.undoneBy,
      nomorBaris: importChange.rowNumber,
      // The previous row is purged after a while, so version 1 marks a creation.
      mendaftarkan: sql<boolean>`${importChange.pesertaVersion} = 1`,
      changes: importRow.changes,
      columns: importFile.columns,
      faskesId: importFile.faskesId,
    })
    .from(importChange)
    .innerJoin(importFile, eq(importFile.id, importChange.importId))
    .leftJoin(
      importRow,
      and(
        eq(importRow.importId, importChange.importId),
        eq(importRow.rowNumber, importChange.rowNumber),
      ),
    )
    .where(eq(importChange.pesertaId, pesertaId))
    .orderBy(desc(importChange.pesertaVersion), desc(importFile.id));
  return rows.map(({ changes, columns, faskesId, ...row }) => ({
    ...row,
    isian: fieldsSetBy({ ...row, changes, columns, faskesId }),
  }));
}
