import { and, eq, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';
import { stock } from '#server/platform/db/schema/index.ts';

type StockRow = typeof stock.$inferSelect;

/**
 * Returns the doses of a stock that a dose can be taken from. Doses that have expired since were
 * usable on the day of a late record.
 */
export const leftOf = ({ sisa, kedaluwarsa }: Pick<StockRow, 'kedaluwarsa' | 'sisa'>): number =>
  Math.max(0, sisa + kedaluwarsa);

/**
 * Whether doses of a stock were in quarantine on a day.
 * @param until entries that were written after this instant do not count
 */
export const wasQuarantined = (day: string, until?: string): SQL<boolean> => sql<boolean>`exists (
  select 1 from stock_entry e where e.id_stok = stock.id and e.jenis = 'KARANTINA'
    and e.jumlah > 0 and e.tanggal <= ${day}::date
    and e.waktu <= coalesce(${until ?? null}::timestamptz, 'infinity'))`;

/**
 * Finds the doses left at a facility, by batch, as the ledger allows to take them on a day: of the
 * batches that were delivered there by that day for a company, or for any. A batch whose rest is
 * quarantined is left out.
 * @returns undefined while the facility has received no delivery at all, so that the ledger knows
 *   nothing of its doses
 */
export async function findDosesLeft(
  db: Queryable,
  { idFaskes, idBHBU, tanggal }: { idFaskes: number; idBHBU?: number; tanggal: string },
): Promise<ReadonlyMap<number, number> | undefined> {
  const rows = await db
    .select({
      idBHBU: stock.idBHBU,
      idBatch: stock.idBatch,
      sisa: stock.sisa,
      kedaluwarsa: stock.kedaluwarsa,
      dikarantina: stock.dikarantina,
      isQuarantined: wasQuarantined(tanggal),
    })
    .from(stock)
    .where(
      and(
        eq(stock.idFaskes, idFaskes),
        isNotNull(stock.terimaPertama),
        lte(stock.terimaPertama, tanggal),
      ),
    );
  if (rows.length === 0) return undefined;
  const left = new Map<number, number>();
  for (const { idBatch, dikarantina, isQuarantined, ...row } of rows) {
    const isOfCompany = idBHBU === undefined || row.idBHBU === idBHBU;
    const isHeld = leftOf(row) === 0 && dikarantina > 0 && isQuarantined;
    if (idBatch === null || !isOfCompany || isHeld) continue;
    left.set(idBatch, (left.get(idBatch) ?? 0) + leftOf(row));
  }
  return left;
}
