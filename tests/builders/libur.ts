import { addDays } from '#contract/core/values/day.ts';
import type { Db } from '#server/platform/db/client.ts';
import { libur } from '#server/platform/db/schema/index.ts';

let sequence = 0;

/** Returns a holiday as the form sends it, on a day of its own. */
export function liburBody(): { tanggal: string; nama: string } {
  sequence += 1;
  return { tanggal: addDays('2040-01-01', sequence), nama: `Libur Contoh ${sequence}` };
}

/** Inserts a holiday of a facility, whose name contains the id of the facility. @returns its id */
export async function buildLibur(db: Db, idFaskes: number): Promise<number> {
  const [row] = await db
    .insert(libur)
    .values({ ...liburBody(), nama: `Libur Klinik ${idFaskes}`, idFaskes })
    .returning({ id: libur.id });
  return row?.id ?? 0;
}
