import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { bhbu } from '../../db/schema/index.ts';
import { lookupCodes } from '../../lookup/index.ts';
import { invalidField } from '../../problem.ts';
import { mapUniqueViolation } from '../../db/unique-violation.ts';
import { toBhbuColumns, type CompanyFields } from '../columns.ts';

/** Checks `kabKota` against the lookup table, which the schema cannot do. @throws Problem 422 */
export function checkKabKota({ kabKota }: CompanyFields): void {
  if (kabKota && !lookupCodes.isKabKota(kabKota)) {
    throw invalidField('kabKota', 'Pilih kabupaten atau kota dari daftar');
  }
}

/** Names neither the company nor its state, since the reader may only know the NPWP. */
const npwpInUseMessage =
  'Perusahaan dengan NPWP ini sudah terdaftar atau pendaftarannya sedang diperiksa. Bila ini perusahaan Anda, buka Status pendaftaran dengan nomor tiket dan email pendaftar, atau hubungi account manager Anda.';

/**
 * Checks that no other company has an NPWP. The message names that company, so only callers with
 * the scope `all` may use it.
 * @param exceptId id of the company that is exempt
 * @throws Problem 422 on `npwp`
 */
export async function checkNpwpFree(
  { db, deps }: Pick<Context, 'db' | 'deps'>,
  fields: CompanyFields,
  exceptId = 0,
): Promise<void> {
  const { npwpKey } = toBhbuColumns(deps.keys, { npwp: fields.npwp ?? null });
  if (!npwpKey) return;
  const [other] = await db
    .select({ name: bhbu.namaBHBU })
    .from(bhbu)
    .where(
      and(
        eq(bhbu.npwpKey, npwpKey),
        ne(bhbu.status, 'DITOLAK'),
        isNull(bhbu.deletedAt),
        ne(bhbu.id, exceptId),
      ),
    );
  if (other)
    throw invalidField('npwp', `NPWP ini sudah dipakai ${other.name}. Buka perusahaan itu.`);
}

/** Runs a write and maps a violated unique NPWP to its field. @throws Problem 422 on `npwp` */
export const withUniqueNpwp = <T>(write: () => Promise<T>): Promise<T> =>
  mapUniqueViolation(
    { constraint: 'bhbu_npwp_unique', field: 'npwp', message: npwpInUseMessage },
    write,
  );
