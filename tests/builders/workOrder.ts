import { eq } from 'drizzle-orm';
import type { Order } from '#contract/domains/order/record.ts';
import { addDays } from '#contract/core/values/day.ts';
import type { TemperatureDecision, VvmStage } from '#contract/domains/work-order/receipt.ts';
import type { WorkOrder, WorkOrderLine } from '#contract/domains/work-order/record.ts';
import { batch, faskes, order } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import type { TestServer, TestResponse } from '../server/harness/server.ts';
import { applicationDocuments, toFormData } from './application.ts';
import { distributorBody } from './distributor.ts';
import { buildOrderWorld, type OrderWorld } from './order.ts';

/** The smallest picture that a canvas can produce. */
const drawnSignature = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Returns a signature as the screen draws it. */
export const signaturePng = (name = 'ttd.png'): File => new File([drawnSignature], name);

/** Returns a body that signs a document with both signatures drawn. */
export const drawnSigning = (): FormData =>
  toFormData({
    namaPembeli: 'Sekar Ayuningtyas',
    jabatanPembeli: 'Apoteker',
    namaDistributor: 'Rangga Wicaksono',
    jabatanDistributor: 'Kurir',
    ttdPembeli: signaturePng(),
    ttdDistributor: signaturePng(),
  });

/** Returns a body that signs a document with a scan of the signed paper. */
export const scannedSigning = (): FormData =>
  toFormData({
    namaPembeli: 'Sekar Ayuningtyas',
    jabatanPembeli: 'Apoteker',
    namaDistributor: 'Rangga Wicaksono',
    jabatanDistributor: 'Kurir',
    berkas: applicationDocuments('ttd')['fileNPWP'] ?? '',
  });

/** A count of one line on arrival. */
export interface Count {
  readonly qtyTiba?: number;
  readonly bocor?: number;
  readonly rusak?: number;
  readonly vvm?: VvmStage;
  readonly suhuTerima?: number;
  readonly keputusanSuhu?: TemperatureDecision;
}

/** The stages of a work order up to its arrival. */
const stages = ['TERBIT', 'DIKONFIRMASI_FASKES', 'DIKEMAS', 'DIKIRIM', 'TIBA'] as const;
type Stage = (typeof stages)[number];

/** A company with paid orders, and what delivers them. */
export interface DeliveryWorld extends OrderWorld {
  readonly idDistributor: number;
  /** An approved batch of the product that expires in 2099. */
  readonly idBatch: number;
  /** Submits and accepts an order, and marks it as paid in full. */
  readonly paidOrder: (overrides?: Readonly<Record<string, unknown>>) => Promise<Order>;
  /** Returns a work order for an order as the form sends it. */
  readonly draftBody: (
    forOrder: Order,
    line?: Partial<WorkOrderLine>,
  ) => Record<string, unknown> & { readonly baris: Record<string, unknown>[] };
  /** Creates a work order for the first line of an order. */
  readonly draft: (forOrder: Order, line?: Partial<WorkOrderLine>) => Promise<WorkOrder>;
  readonly change: (
    role: keyof OrderWorld['tokens'],
    id: number,
    event: string,
    alasan?: string,
  ) => Promise<TestResponse>;
  /** Lets a work order depart. */
  readonly depart: (id: number, suhuMuat?: number) => Promise<TestResponse>;
  /** Moves a work order on to a stage. */
  readonly moveTo: (id: number, stage: Stage) => Promise<WorkOrder>;
  /** Saves the same count for each line; what is omitted arrived intact. */
  readonly count: (id: number, count?: Count) => Promise<TestResponse>;
  readonly get: (id: number) => Promise<WorkOrder>;
  readonly orderNow: (forOrder: Order) => Promise<Order>;
}

let slips = 0;

/** Returns a packing slip number that no other line has. */
export const newPackingSlip = (): string => {
  slips += 1;
  return `SJ-UJI-${slips}`;
};

const succeed = ({ status, text, json }: TestResponse): Record<string, unknown> => {
  if (status >= 400) throw new Error(text);
  return json;
};

/** Creates a company that can order and be delivered to. */
export async function buildDeliveryWorld(
  server: TestServer,
  { chiller = 1_000_000, stock = 100_000 }: { chiller?: number; stock?: number } = {},
): Promise<DeliveryWorld> {
  const world = await buildOrderWorld(server, { stock });
  const { request } = world;
  await server.db
    .update(faskes)
    .set({ kapasitasChiller: chiller })
    .where(eq(faskes.id, world.idFaskes));
  const carrier = succeed(await request('PS', 'POST', '/Distributor', distributorBody()));
  const [stored] = await server.db
    .select({ id: batch.id })
    .from(batch)
    .where(eq(batch.idProduk, world.idProduk));
  const idDistributor = Number(carrier['id']);
  const idBatch = stored?.id ?? 0;

  const get = async (id: number): Promise<WorkOrder> =>
    succeed(await request('PS', 'GET', `/WorkOrder/getbyid/${id}`)) as unknown as WorkOrder;
  const change: DeliveryWorld['change'] = (role, id, event, alasan) =>
    request(role, 'PUT', `/WorkOrder/keadaan/${id}`, { event, alasan });
  const depart: DeliveryWorld['depart'] = (id, suhuMuat = 5) =>
    request('PS', 'PUT', `/WorkOrder/kirim/${id}`, {
      suhuMuat,
      namaKurir: 'Rangga Wicaksono',
      hpKurir: '081234567811',
      noKendaraan: 'D 1234 ABC',
    });
  const step: Readonly<Record<Stage, (id: number) => Promise<TestResponse>>> = {
    TERBIT: id => change('PS', id, 'issue', 'Data peserta menyusul minggu ini'),
    DIKONFIRMASI_FASKES: id => change('FASKES', id, 'confirm'),
    DIKEMAS: id => change('PS', id, 'pack'),
    DIKIRIM: id => depart(id),
    TIBA: id => change('FASKES', id, 'arrive'),
  };
  const draftBody: DeliveryWorld['draftBody'] = ({ id, baris }, line) => {
    const today = dayInJakarta(server.now());
    return {
      idOrder: id,
      tanggalKirim: today,
      tanggalTiba: addDays(today, 1),
      idDistributor,
      baris: [
        {
          idDetail: baris[0]?.id,
          qtyKirim: baris[0]?.jumlahDosis,
          idBatch,
          psNumber: newPackingSlip(),
          ...line,
        },
      ],
    };
  };
  return {
    ...world,
    get day() {
      return world.day;
    },
    idDistributor,
    idBatch,
    get,
    change,
    depart,
    draftBody,
    paidOrder: async overrides => {
      const { id } = await world.submit(overrides);
      succeed(await request('LEGAL', 'PUT', `/Order/keadaan/${id}`, { event: 'accept' }));
      await server.db
        .update(order)
        .set({ status: 'LUNAS', dibayar: order.totalHarga })
        .where(eq(order.id, id));
      return succeed(await request('PS', 'GET', `/Order/${id}`)) as unknown as Order;
    },
    draft: async (forOrder, line) =>
      succeed(
        await request('PS', 'POST', '/WorkOrder/CreatePerintahKerja', draftBody(forOrder, line)),
      ) as unknown as WorkOrder,
    moveTo: async (id, stage) => {
      const { status } = await get(id);
      const from = stages.findIndex(one => one === status) + 1;
      for (const next of stages.slice(from, stages.indexOf(stage) + 1))
        succeed(await step[next](id));
      return await get(id);
    },
    count: async (
      id,
      { qtyTiba, bocor = 0, rusak = 0, vvm, suhuTerima = 5, keputusanSuhu } = {},
    ) => {
      const { baris } = await get(id);
      return await request('FASKES', 'PUT', `/WorkOrder/penerimaan/${id}`, {
        suhuTerima,
        keputusanSuhu,
        alasanSuhu: keputusanSuhu && 'Es di kotak sudah mencair',
        baris: baris.map(line => ({
          id: line.id,
          qtyTiba: qtyTiba ?? line.qtyKirim,
          bocor,
          rusak,
          ...(rusak > 0 ? { alasanRusak: 'PECAH' } : {}),
          ...(vvm ? { vvm } : {}),
        })),
      });
    },
    orderNow: async ({ id }) =>
      succeed(await request('PS', 'GET', `/Order/${id}`)) as unknown as Order,
  };
}
