import type { Db } from '#server/platform/db/client.ts';
import {
  order,
  orderLine,
  stock,
  stockEntry,
  workOrder,
  workOrderLine,
} from '#server/platform/db/schema/index.ts';
import type { Order } from '#contract/domains/order/record.ts';
import type { Stock } from '#contract/domains/stock/record.ts';
import type { TestResponse, TestServer } from '../server/harness/server.ts';
import { buildBatch, buildProduct } from './batch.ts';
import { buildPeserta } from './peserta.ts';
import { doseBody } from './vaksinasi.ts';
import { buildDeliveryWorld, drawnSigning, type Count, type DeliveryWorld } from './workOrder.ts';

/** A company with deliveries, whose doses are received and given. */
export interface StockWorld extends DeliveryWorld {
  /** Delivers an order of 200 doses and has it received. */
  readonly receive: (count?: Count) => Promise<{ paid: Order; idWorkOrder: number }>;
  readonly stockOf: (paid: Order) => Promise<Stock[]>;
  /** Records a dose of the batch for a new participant of the company. */
  readonly inject: (
    overrides?: Readonly<Record<string, unknown>>,
    bhbuId?: number,
  ) => Promise<TestResponse>;
  readonly act: (
    role: 'ADMIN' | 'BHBU' | 'FASKES' | 'PS',
    id: number,
    tindakan: string,
    jumlah: number,
  ) => Promise<TestResponse>;
}

/**
 * Inserts the stock of an order that was received, without its delivery.
 * @returns the ids of the stock and its batch
 */
export async function buildStock(
  db: Db,
  {
    bhbuId,
    faskesId,
    doses,
    productId,
  }: { bhbuId: number; faskesId: number; doses: number; productId?: number },
): Promise<{ id: number; idBatch: number }> {
  const idProduk = productId ?? (await buildProduct(db));
  const idBatch = await buildBatch(db, { idProduk });
  const idOf = async (inserted: Promise<{ id: number }[]>) => (await inserted)[0]?.id ?? 0;
  const idRoot = await idOf(
    db
      .insert(order)
      .values({ bhbuId, jenis: 'REGULER', model: 'PRODUK' })
      .returning({ id: order.id }),
  );
  const idDetail = await idOf(
    db
      .insert(orderLine)
      .values({ idOrder: idRoot, urut: 1, idFaskes: faskesId, idProduk, jumlahDosis: doses })
      .returning({ id: orderLine.id }),
  );
  const idWorkOrder = await idOf(
    db
      .insert(workOrder)
      .values({ jenis: 'KIRIM', idOrder: idRoot, idRoot, idBHBU: bhbuId, idFaskes: faskesId })
      .returning({ id: workOrder.id }),
  );
  const idLine = await idOf(
    db
      .insert(workOrderLine)
      .values({ idWorkOrder, urut: 1, idDetail, qtyKirim: doses, idBatch })
      .returning({ id: workOrderLine.id }),
  );
  const id = await idOf(
    db
      .insert(stock)
      .values({ idRoot, idBHBU: bhbuId, idFaskes: faskesId, idBatch })
      .returning({ id: stock.id }),
  );
  await db.insert(stockEntry).values({
    idStok: id,
    jenis: 'TERIMA',
    jumlah: doses,
    idLine,
    tanggal: '2021-06-01',
    waktu: '2021-06-01T02:00:00.000Z',
  });
  return { id, idBatch };
}

/** Creates a company whose orders are delivered and used. */
export async function buildStockWorld(server: TestServer): Promise<StockWorld> {
  const world = await buildDeliveryWorld(server);
  const { request, idFaskes, idBatch, bhbuId } = world;
  const { id: userId } = await server.signIn({ role: 'ADMIN' });
  const stockOf: StockWorld['stockOf'] = async ({ id }) => {
    const { json } = await request('PS', 'GET', `/Stok?idOrder=${id}`);
    return json['data'] as Stock[];
  };
  return {
    ...world,
    get day() {
      return world.day;
    },
    stockOf,
    receive: async count => {
      const paid = await world.paidOrder();
      const { id } = await world.moveTo((await world.draft(paid)).id, 'TIBA');
      await world.count(id, count);
      const results = await world.get(id);
      if (results.baris.some(line => line.qtyTerima !== line.qtyKirim || line.lebih)) {
        await world.change('FASKES', id, 'reportDiscrepancy');
        await request('FASKES', 'POST', `/WorkOrder/selisih/${id}`, drawnSigning());
      }
      const signed = await request('FASKES', 'POST', `/WorkOrder/bast/${id}`, drawnSigning());
      if (signed.status !== 200) throw new Error(signed.text);
      return { paid, idWorkOrder: id };
    },
    inject: async (overrides = {}, ofCompany = bhbuId) => {
      const person = await buildPeserta(server.deps, {
        userId,
        bhbuId: ofCompany,
        idFaskes,
      });
      return await request(
        'FASKES',
        'POST',
        '/Vaksinasi',
        doseBody(person.id, idFaskes, {
          idProduk: null,
          vaksin: null,
          alasanVaksin: null,
          batch: null,
          kadaluarsa: null,
          idBatch,
          ...overrides,
        }),
      );
    },
    act: (role, id, tindakan, jumlah) =>
      request(role, 'POST', `/Stok/mutasi/${id}`, {
        tindakan,
        jumlah,
        ...(tindakan === 'RUSAK' ? { sebab: 'PECAH' } : {}),
        alasan: 'Chiller mati',
      }),
  };
}
