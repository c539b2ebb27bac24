import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';
import { importChange, peserta } from '#server/platform/db/schema/index.ts';
import {
  recomputeBoostersAfterChange,
  type ChangedRegistration,
} from '../booster/recompute-eligibility.ts';
import { consentColumns } from '../registration/consent.ts';
import { inRange, type ChangeRange } from './obstacles.ts';

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
  ...consentColumns,
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

interface UndoAuthor {
  readonly now: Date;
  readonly fullName: string;
}

/**
 * Deletes the registrations that the changes of a range created and restores those that they
 * changed. The caller has locked them.
 * @param exceptIds registrations to leave as they are
 * @returns the number of undone changes
 */
export async function undoChanges(
  db: Queryable,
  range: ChangeRange,
  exceptIds: readonly number[],
  by: UndoAuthor,
): Promise<number> {
  const at = by.now.toISOString();
  const changes = sql`${inRange(range)} and c.peserta_id <> all(${sql.param([...exceptIds])}::int[])`;
  const assign = (values: Readonly<Record<string, SQL>>): SQL =>
    sql.join(
      Object.entries({
        ...values,
        version: sql`p.version + 1`,
        modified_at: sql`${at}`,
        modified_by: sql`${by.fullName}`,
      }).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
      sql`, `,
    );
  const restored = Object.fromEntries(
    restoredColumns.map(key => [peserta[key].name, sql`r.${sql.identifier(peserta[key].name)}`]),
  );
  const deletedRows = await updateReturningBoosters(
    db,
    sql`update ${peserta} p set ${assign({ deleted_at: sql`${at}` })}
      from ${importChange} c where ${changes} and c.before is null and p.id = c.peserta_id`,
  );
  const restoredRows = await updateReturningBoosters(
    db,
    sql`update ${peserta} p set ${assign(restored)}
      from ${importChange} c cross join lateral jsonb_populate_record(null::${peserta}, c.before) r
      where ${changes} and c.before is not null and p.id = c.peserta_id`,
  );
  await recomputeBoostersAfterChange({ db, now: by.now }, [...deletedRows, ...restoredRows]);
  const { rowCount } = await db.execute(sql`
    update ${importChange} c set undone_at = ${at}, undone_by = ${by.fullName} where ${changes}`);
  return rowCount ?? 0;
}

/** Runs an update of `peserta` (alias `p`) and returns the boosters among the updated rows. */
async function updateReturningBoosters(db: Queryable, update: SQL): Promise<ChangedRegistration[]> {
  const { rows } = await db.execute<{ id: number; person_key: Buffer; vaccination_type: number }>(
    sql`with changed as (${update} returning p.id, p.person_key, p.vaccination_type)
      select * from changed where vaccination_type <> 0`,
  );
  return rows.map(({ id, person_key: personKey, vaccination_type: vaccinationType }) => ({
    id,
    personKey,
    vaccinationType,
  }));
}
