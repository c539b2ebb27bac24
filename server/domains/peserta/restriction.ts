import { isNull, type SQL } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';

/** What says whether a registration is restricted. */
type Restricted = Pick<typeof peserta.$inferSelect, 'nama' | 'noPembatasan' | 'pembatasan'>;

/** Condition for registrations that are processed: not restricted, withdrawn or erased. */
export const isUnrestricted: SQL = isNull(peserta.pembatasan);

/** Returns why a registration is not changed, exported or vaccinated; undefined when it may be. */
export const restrictionOf = ({
  nama,
  noPembatasan,
  pembatasan,
}: Restricted): Message | undefined =>
  pembatasan === null
    ? undefined
    : pembatasan === 'DIHAPUS'
      ? message('peserta.restricted.DIHAPUS', { nomor: noPembatasan ?? '' })
      : message(`peserta.restricted.${pembatasan}`, { nama, nomor: noPembatasan ?? '' });

/** @throws Problem 409 for a registration that is not processed, because its person asked for that */
export function assertUnrestricted(row: Restricted): void {
  const refusal = restrictionOf(row);
  if (refusal) throw new Problem('KEADAAN_SALAH', refusal, { reason: 'restriction' });
}
