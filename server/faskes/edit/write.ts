import { eq, sql } from 'drizzle-orm';
import type { HandlerInput } from '#contract/endpoint.ts';
import { faskesInput, type Faskes, type faskesCalls } from '#contract/faskes/index.ts';
import type { Context } from '../../context.ts';
import { faskes } from '../../db/schema/index.ts';
import { lookupCodes } from '../../lookup/index.ts';
import { invalidField } from '../../problem.ts';
import { mapUniqueViolation } from '../../db/unique-violation.ts';
import { getFaskes } from '../query/get.ts';

type FaskesBody = HandlerInput<typeof faskesCalls.create>['body'];
type FaskesColumns = Partial<typeof faskes.$inferInsert>;

/** Converts a form to columns; an empty text becomes null. @throws Problem 422 on `kabKota` */
export function toFaskesColumns(body: FaskesBody) {
  if (!lookupCodes.isKabKota(body.kabKota)) {
    throw invalidField('kabKota', 'Pilih kabupaten atau kota dari daftar');
  }
  return {
    namaFaskes: body.namaFaskes,
    kodePcare: body.kodePcare,
    nomorFaskes: body.nomorFaskes,
    jenis: body.jenis ?? null,
    kepemilikan: body.kepemilikan,
    kepalaFaskes: body.kepalaFaskes,
    alamat: body.alamat,
    kabKota: body.kabKota,
    lat: body.lat ?? null,
    lng: body.lng ?? null,
    namaPIC: body.namaPIC || null,
    noHP: body.noHP ?? null,
    kapasitasHarian: body.kapasitasHarian ?? null,
    jumlahVaksinator: body.jumlahVaksinator ?? null,
    jumlahChiller: body.jumlahChiller ?? null,
    kapasitasChiller: body.kapasitasChiller ?? null,
    noIzin: body.noIzin || null,
    izinSampai: body.izinSampai ?? null,
  };
}

/** Updates a locked faskes and returns its new record, deleted or not. @throws Problem 422 */
export async function writeFaskes(
  ctx: Context,
  id: number,
  values: FaskesColumns,
): Promise<Faskes> {
  await withUniquePcareCode(() =>
    ctx.db
      .update(faskes)
      .set({
        ...values,
        version: sql`${faskes.version} + 1`,
        modifiedAt: ctx.now.toISOString(),
        modifiedBy: ctx.user.fullName,
      })
      .where(eq(faskes.id, id)),
  );
  return await getFaskes(ctx, id, sql`true`);
}

/**
 * Runs a write and maps a duplicate P-Care code to its field.
 * @throws Problem 422 on `kodePcare`
 */
export const withUniquePcareCode = <T>(write: () => Promise<T>): Promise<T> =>
  mapUniqueViolation(
    {
      constraint: 'faskes_pcare_code_unique',
      field: 'kodePcare',
      message: 'Kode P-Care ini sudah dipakai faskes lain',
    },
    write,
  );

const auditedFields = (Object.keys(faskesInput.shape) as (keyof typeof faskesInput.shape)[]).filter(
  field => field !== 'version',
);

/** Returns the audit fields of a faskes, which are its form fields. */
export const faskesAuditFields = (record: Faskes): Partial<Faskes> =>
  Object.fromEntries(auditedFields.map(field => [field, record[field]]));
