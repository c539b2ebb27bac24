import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { bhbu } from '../db/schema/index.ts';
import { known } from '../lookup/index.ts';
import { invalid } from '../problem.ts';
import { unlessTaken } from '../unless-taken.ts';
import { toColumns, type Said } from './row.ts';

/** What no schema can say of a company. @throws Problem 422 */
export function checkSaid({ kabKota }: Said): void {
  if (kabKota && !known.isKabKota(kabKota)) {
    throw invalid('kabKota', 'Pilih kabupaten atau kota dari daftar');
  }
}

/** Says no more than whoever knows the number may know: not whose it is, nor how it stands. */
const taken =
  'Perusahaan dengan NPWP ini sudah terdaftar atau pendaftarannya sedang diperiksa. Bila ini perusahaan Anda, buka Status pendaftaran dengan nomor tiket dan email pendaftar, atau hubungi account manager Anda.';

/**
 * Tells those who may know of all companies which one has an NPWP already.
 * @param but the company that may have it
 * @throws Problem 422 on `npwp`
 */
export async function checkNpwpFree(
  { db, deps }: Pick<Context, 'db' | 'deps'>,
  said: Said,
  but = 0,
): Promise<void> {
  const { npwpKey } = toColumns(deps.keys, { npwp: said.npwp ?? null });
  if (!npwpKey) return;
  const [other] = await db
    .select({ name: bhbu.name })
    .from(bhbu)
    .where(
      and(
        eq(bhbu.npwpKey, npwpKey),
        ne(bhbu.status, 'DITOLAK'),
        isNull(bhbu.deletedAt),
        ne(bhbu.id, but),
      ),
    );
  if (other) throw invalid('npwp', `NPWP ini sudah dipakai ${other.name}. Buka perusahaan itu.`);
}

/** Runs a write; an NPWP that another company has is told at its field. @throws Problem 422 on `npwp` */
export const npwpIsFree = <T>(write: () => Promise<T>): Promise<T> =>
  unlessTaken({ constraint: 'bhbu_npwp_unique', field: 'npwp', message: taken }, write);
