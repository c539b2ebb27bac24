import { randomBytes } from 'node:crypto';
import { asc, gt, sql } from 'drizzle-orm';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { rowsSubquery } from '#server/platform/db/bulk-rows.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { decryptNumbers, nikKey, personKey } from './identity.ts';

/** Rows per statement. */
const batchRows = 500;

/** The columns of a registration from which its blind indexes are computed. */
export type IdentityRow = Parameters<typeof decryptNumbers>[1] &
  Pick<typeof peserta.$inferSelect, 'isWNI' | 'negara'>;

/**
 * The blind indexes of a registration whose data were erased. Without its number they cannot be computed again, and the
 * former ones would identify the person to someone who has the former key.
 */
const erasedKeys = () => ({ personKey: randomBytes(32), nikKey: null });

/** Computes the blind indexes of a stored registration. @throws DecryptionError */
export function identityKeysOf(
  keys: Keys,
  row: IdentityRow,
): { personKey: Buffer; nikKey: Buffer | null } {
  const numbers = decryptNumbers(keys, row);
  return {
    personKey: personKey(keys, { isWNI: row.isWNI, negara: row.negara, ...numbers }),
    nikKey: row.isWNI || !numbers.nik ? null : nikKey(keys, numbers.nik),
  };
}

/** Columns from which the blind indexes are computed. */
export const identityKeyColumns = {
  isWNI: peserta.isWNI,
  negara: peserta.negara,
  nikEncrypted: peserta.nikEncrypted,
  nikMask: peserta.nikMask,
  noPasporEncrypted: peserta.noPasporEncrypted,
  noPasporMask: peserta.noPasporMask,
  noKitasEncrypted: peserta.noKitasEncrypted,
  noKitasMask: peserta.noKitasMask,
  penanggungEncrypted: peserta.penanggungEncrypted,
  penanggung: peserta.penanggung,
};

/**
 * Computes the blind indexes of every registration again, also of deleted ones. A person whose data were erased is not
 * recognised any more afterwards.
 * @returns the number of registrations
 */
export async function reindexPeserta(db: Queryable, keys: Keys): Promise<number> {
  let total = 0;
  for (let after = 0; ;) {
    const rows = await db
      .select({ id: peserta.id, pembatasan: peserta.pembatasan, ...identityKeyColumns })
      .from(peserta)
      .where(gt(peserta.id, after))
      .orderBy(asc(peserta.id))
      .limit(batchRows);
    const last = rows.at(-1);
    if (!last) return total;
    const computed = rows.map(row => ({
      id: row.id,
      ...(row.pembatasan === 'DIHAPUS' ? erasedKeys() : identityKeysOf(keys, row)),
    }));
    await db.execute(sql`
      update ${peserta} p set person_key = r.person_key, nik_key = r.nik_key
      from ${rowsSubquery(peserta, computed)} r where p.id = r.id`);
    total += rows.length;
    after = last.id;
  }
}
