import type { UsableBatch, WorkOrder } from '#contract/domains/work-order/record.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { findUsableBatches } from './batches.ts';
import type { StoredWorkOrderLine } from './lines.ts';
import type { WorkOrderRow } from './records.ts';

type CheckedLine = Pick<
  StoredWorkOrderLine,
  'dosisTerakhir' | 'idBatch' | 'idProduk' | 'kedaluwarsa' | 'qtyKirim'
>;

/**
 * Returns the lines of a delivery for which a batch that expires earlier is free, with the first such
 * batch: what expires first is shipped first (FEFO).
 */
export async function findEarlierBatches(
  db: Queryable,
  { id, jenis }: Pick<WorkOrderRow, 'id' | 'jenis'>,
  lines: readonly CheckedLine[],
): Promise<WorkOrder['lebihAwal']> {
  if (jenis === 'AMBIL_KEMBALI') return [];
  const own = (idBatch: number): number =>
    lines.filter(line => line.idBatch === idBatch).reduce((sum, { qtyKirim }) => sum + qtyKirim, 0);
  // Lines of one product, planned alike, share their batches.
  const known = new Map<string, UsableBatch[]>();
  const found: WorkOrder['lebihAwal'] = [];
  for (const [at, { idBatch, idProduk, dosisTerakhir, kedaluwarsa }] of lines.entries()) {
    if (idBatch === null || kedaluwarsa === null) continue;
    const key = `${idProduk} ${dosisTerakhir}`;
    const usable = known.get(key) ?? (await findUsableBatches(db, idProduk, dosisTerakhir, id));
    known.set(key, usable);
    const earlier = usable
      .map(batch => ({ ...batch, sisa: batch.sisa - own(batch.id) }))
      .find(batch => batch.kedaluwarsa < kedaluwarsa && batch.sisa > 0);
    if (earlier) {
      const { nomor, kedaluwarsa: day, sisa } = earlier;
      found.push({ baris: at + 1, nomor, kedaluwarsa: day, sisa });
    }
  }
  return found;
}
