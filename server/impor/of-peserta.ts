import { and, desc, eq, sql } from 'drizzle-orm';
import type { UnggahanOfPeserta } from '#contract/impor/of-peserta.ts';
import { canAccess } from '#contract/policy.ts';
import type { Context } from '../context.ts';
import { impor, imporRow, imporSaved } from '../db/schema/index.ts';
import { mine } from './scope.ts';

/** Columns that fill a field of another name. */
const fills: Readonly<Record<string, string>> = { kodeFaskes: 'idFaskes' };

interface Found {
  readonly mendaftarkan: boolean;
  readonly changes: string[] | null;
  readonly columns: unknown;
  readonly faskesId: number | null;
}

/**
 * Returns the fields that a row set: all mapped fields for a new participant, otherwise the changed
 * ones.
 */
function setBy({ mendaftarkan, changes, columns, faskesId }: Found): string[] {
  if (!mendaftarkan) return changes ?? [];
  const fields = (columns as { field: string }[])
    .filter(({ field }) => field !== 'no')
    .map(({ field }) => fills[field] ?? field);
  return [...new Set(faskesId === null ? fields : [...fields, 'idFaskes'])];
}

/** Finds the imports that changed a participant, newest first and including undone ones. */
export async function importsOf(
  { db, user }: Pick<Context, 'db' | 'user'>,
  pesertaId: number,
): Promise<UnggahanOfPeserta[]> {
  const scope = canAccess(user.role, 'impor.work');
  const rows = await db
    .select({
      id: impor.id,
      jenis: impor.kind,
      namaBerkas: impor.fileName,
      terbuka: scope
        ? sql<boolean>`coalesce(${mine({ scope, user })}, false)`
        : sql<boolean>`false`,
      oleh: impor.createdBy,
      disimpanPada: impor.savedAt,
      diurungkanPada: impor.undoneAt,
      diurungkanOleh: impor.undoneBy,
      nomorBaris: imporSaved.rowNumber,
      // The previous row is purged after a while, so version 1 marks a creation.
      mendaftarkan: sql<boolean>`${imporSaved.pesertaVersion} = 1`,
      changes: imporRow.changes,
      columns: impor.columns,
      faskesId: impor.faskesId,
    })
    .from(imporSaved)
    .innerJoin(impor, eq(impor.id, imporSaved.imporId))
    .leftJoin(
      imporRow,
      and(eq(imporRow.imporId, imporSaved.imporId), eq(imporRow.rowNumber, imporSaved.rowNumber)),
    )
    .where(eq(imporSaved.pesertaId, pesertaId))
    .orderBy(desc(imporSaved.pesertaVersion), desc(impor.id));
  return rows.map(({ changes, columns, faskesId, ...row }) => ({
    ...row,
    isian: setBy({ ...row, changes, columns, faskesId }),
  }));
}
