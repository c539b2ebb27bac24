import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { peserta } from '../db/schema/index.ts';
import { lockFaskesOrThrow } from '../faskes/index.ts';
import { hasDoses } from './lifecycle/lifecycle.ts';
import {
  recomputeBoostersAfterChange,
  type ChangedRegistration,
} from './booster/recompute-eligibility.ts';
import { updateStamps } from '../record/index.ts';

/** A registration as the import left it. */
export interface ImportedState {
  readonly id: number;
  readonly version: number;
  /** The row before the import; null when the import created it. */
  readonly before: object | null;
}

interface UndoAuthor {
  readonly now: Date;
  readonly fullName: string;
}

/** Columns that an import writes and that undo restores. */
const restoredColumns = [
  'isWNI',
  'personKey',
  'nikKey',
  'holdsPerson',
  'nikMask',
  'nikEncrypted',
  'noPasporMask',
  'noPasporEncrypted',
  'noKitasMask',
  'noKitasEncrypted',
  'negara',
  'nama',
  'tempatLahir',
  'tanggalLahir',
  'jenisKelamin',
  'noHP',
  'email',
  'alamat',
  'kabKota',
  'kecamatan',
  'kelurahan',
  'kodePos',
  'kategori',
  'penanggung',
  'penanggungEncrypted',
  'nip',
  'pekerjaan',
  'faskesId',
  'rencanaTanggal',
  'komorbid',
  'persetujuan',
  'vaksinPrimer',
  'tanggalDosis1',
  'tanggalDosis2',
  'faskesDosis2',
  'jenisBooster',
  'tanggalBooster',
  'batch',
  'faskesPelaksana',
  'isEligible',
  'layakMulai',
  'smartCheckStatus',
  'smartCheckCatatan',
  'smartCheckedAt',
  'isValid',
  'alasan',
] as const satisfies readonly (keyof typeof peserta.$inferSelect)[];

type DoseColumns = Pick<
  typeof peserta.$inferSelect,
  'vaccinationType' | 'dosisDiberikan' | 'tanggalVaksinasi'
>;

/**
 * Whether doses were recorded after the import; an external booster's dose is part of the import
 * itself.
 */
function hasDosesSince(row: DoseColumns, before: object | null): boolean {
  if (before === null) return hasDoses(row);
  const then = before as { dosis_diberikan?: unknown; tanggal_vaksinasi?: unknown };
  return (
    row.vaccinationType !== 2 &&
    (row.dosisDiberikan !== then.dosis_diberikan || row.tanggalVaksinasi !== then.tanggal_vaksinasi)
  );
}

/**
 * Locks the imported registrations.
 * @returns how many were changed, vaccinated or deleted since the import
 */
export async function countChangedSince(
  db: Queryable,
  imported: readonly ImportedState[],
): Promise<number> {
  const byId = new Map(imported.map(one => [one.id, one]));
  const rows = await db
    .select({
      id: peserta.id,
      version: peserta.version,
      deletedAt: peserta.deletedAt,
      vaccinationType: peserta.vaccinationType,
      dosisDiberikan: peserta.dosisDiberikan,
      tanggalVaksinasi: peserta.tanggalVaksinasi,
    })
    .from(peserta)
    .where(inArray(peserta.id, [...byId.keys()]))
    .orderBy(asc(peserta.id))
    .for('update');
  return rows.filter(row => {
    const was = byId.get(row.id);
    const isUnchanged = row.deletedAt === null && row.version === was?.version;
    return !isUnchanged || hasDosesSince(row, was.before);
  }).length;
}

const returnedColumns = {
  id: peserta.id,
  personKey: peserta.personKey,
  vaccinationType: peserta.vaccinationType,
};

const faskesIdsOf = (row: object): number[] =>
  'faskes_id' in row && typeof row.faskes_id === 'number' ? [row.faskes_id] : [];

/**
 * Deletes the registrations that an import created and restores those that it changed.
 * @throws Problem 409 when a restored row references a deleted facility
 */
export async function undoImport(
  db: Queryable,
  imported: readonly ImportedState[],
  by: UndoAuthor,
): Promise<void> {
  const made = imported.filter(one => one.before === null).map(({ id }) => id);
  const before = imported.flatMap(one => one.before ?? []);
  const changedRows: ChangedRegistration[] = [];
  const stamp = updateStamps({ now: by.now, user: by }, peserta);
  if (made.length > 0) {
    const deletedRows = await db
      .update(peserta)
      .set({ ...stamp, deletedAt: by.now.toISOString() })
      .where(inArray(peserta.id, made))
      .returning(returnedColumns);
    changedRows.push(...deletedRows);
  }
  if (before.length > 0) {
    await lockFaskesOrThrow(db, before.flatMap(faskesIdsOf));
    const columns = restoredColumns.map(
      key => [key, sql`r.${sql.identifier(peserta[key].name)}`] as const,
    );
    const restoredRows = await db
      .update(peserta)
      .set({ ...stamp, ...Object.fromEntries(columns) })
      .from(sql`json_populate_recordset(null::${peserta}, ${JSON.stringify(before)}::json) r`)
      .where(eq(peserta.id, sql`r.id`))
      .returning(returnedColumns);
    changedRows.push(...restoredRows);
  }
  await recomputeBoostersAfterChange({ db, now: by.now }, changedRows);
}
