import { randomInt } from 'node:crypto';
import { violatedConstraint } from '../db/client.ts';
import { known } from '../lookup/index.ts';
import { invalid } from '../problem.ts';
import type { Said } from './row.ts';

/** Signs that nobody mistakes for one another when read aloud or typed off. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A new ticket, some 59 bits: `REG-7K2M-QX9P-ABCD`. */
export function newTicket(): string {
  const group = (): string =>
    Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `REG-${group()}-${group()}-${group()}`;
}

/** A ticket as it is kept, whichever way it was typed off. */
export const plainTicket = (text: string): string => {
  const signs = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (signs.startsWith('REG') ? signs : `REG${signs}`).replace(
    /^(REG)(....)(....)(....)$/,
    '$1-$2-$3-$4',
  );
};

/** What no schema can say of an application. @throws Problem 422 */
export function checkSaid({ kabKota }: Said): void {
  if (kabKota !== undefined && !known.isKabKota(kabKota)) {
    throw invalid('kabKota', 'Pilih kabupaten atau kota dari daftar');
  }
}

/** Says no more than whoever knows the number may know: not whose it is, nor how it stands. */
const taken =
  'Perusahaan dengan NPWP ini sudah terdaftar atau pendaftarannya sedang diperiksa. Bila ini perusahaan Anda, buka Status pendaftaran dengan nomor tiket dan email pendaftar, atau hubungi account manager Anda.';

/** Runs a write; an NPWP that another company has is told at its field. @throws Problem 422 on `npwp` */
export async function npwpIsFree<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'bhbu_npwp_unique') throw invalid('npwp', taken);
    throw error;
  }
}
