import { eq, inArray, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import type { WorkOrderFacts } from '#contract/domains/work-order/record.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { faskes } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import type { WorkOrderRow } from './records.ts';

/** A facility as a destination of doses, without its open days. */
type Destination = Omit<WorkOrderFacts['faskes'][number], 'hariBuka' | 'libur'>;

/**
 * Finds the doses that facilities store, usable or quarantined, and those that they confirmed; of a
 * shipment that was counted, what is accepted.
 * @param exceptWorkOrder work order that is not counted
 */
async function findStoredDoses(db: Queryable, ids: readonly number[], exceptWorkOrder: number) {
  const { rows } = await db.execute<{ id: number; stok: number; menuju: number }>(sql`
    select f.id,
      (select coalesce(sum(greatest(0, s.sisa) + s.dikarantina), 0)::int
        from stock s where s.id_faskes = f.id) as stok,
      (select coalesce(sum(coalesce(l.qty_terima, l.qty_kirim)), 0)::int
        from work_order w join work_order_line l on l.id_work_order = w.id
        where w.id_faskes = f.id and w.jenis <> 'AMBIL_KEMBALI' and w.id <> ${exceptWorkOrder}
          and w.status in ('DIKONFIRMASI_FASKES', 'DIKEMAS', 'DIKIRIM', 'TIBA', 'SELISIH')) as menuju
    from unnest(${sql.param([...ids])}::int[]) as f (id)`);
  return new Map(rows.map(({ id, stok, menuju }) => [id, { stok, menujuFaskes: menuju }]));
}

/** Returns facilities as destinations, in the order of their ids in the argument. */
export async function findDestinations(
  db: Queryable,
  ids: readonly number[],
  exceptWorkOrder = 0,
): Promise<Destination[]> {
  const found = await db
    .select({
      id: faskes.id,
      name: faskes.namaFaskes,
      kapasitasChiller: faskes.kapasitasChiller,
    })
    .from(faskes)
    .where(inArray(faskes.id, [...ids]));
  const stored = await findStoredDoses(db, ids, exceptWorkOrder);
  const byId = new Map(found.map(one => [one.id, one]));
  return ids.map(id => ({
    ...(byId.get(id) ?? { id, name: '', kapasitasChiller: null }),
    ...(stored.get(id) ?? { stok: 0, menujuFaskes: 0 }),
  }));
}

/**
 * Returns why the chillers of a facility do not hold a delivery. The facility stays locked, so that
 * two confirmations cannot both take the last room.
 */
export async function chillerObstacle(
  db: Queryable,
  row: Pick<WorkOrderRow, 'id' | 'idFaskes' | 'jenis' | 'jumlahDosis' | 'namaFaskes'>,
): Promise<Message | undefined> {
  if (row.jenis === 'AMBIL_KEMBALI') return undefined;
  await db
    .select({ id: faskes.id })
    .from(faskes)
    .where(eq(faskes.id, row.idFaskes))
    .for('no key update');
  const nama = row.namaFaskes;
  const [destination] = await findDestinations(db, [row.idFaskes], row.id);
  if (!destination || destination.kapasitasChiller === null)
    return message('workOrder.noChiller', { nama });
  const { kapasitasChiller, stok, menujuFaskes } = destination;
  if (stok + menujuFaskes + row.jumlahDosis <= kapasitasChiller) return undefined;
  return message('workOrder.chillerFull', {
    nama,
    kapasitas: kapasitasChiller,
    stok,
    menuju: menujuFaskes,
    dosis: row.jumlahDosis,
  });
}
