import { eq } from 'drizzle-orm';
import {
  chiller,
  orderLine,
  stock,
  stockEntry,
  temperatureReading,
  workOrder,
  workOrderLine,
} from '#server/platform/db/schema/index.ts';
import { toFormData } from '../../builders/application.ts';
import { buildBatch } from '../../builders/batch.ts';
import { buildWorkOrder } from './delivery-callers.ts';
import type { ScopedCallerFactory } from './members.ts';
import { pair, unfiled, type Build } from './order-callers.ts';

const arrived = buildWorkOrder('TIBA');

/** Inserts the stock of a work order of the owner's, with ten received doses. */
const buildStock: Build = async (server, owner, caller) => {
  const idWorkOrder = Number(await arrived(server, owner, caller));
  const [row] = await server.db
    .select({ idRoot: workOrder.idRoot, idLine: workOrderLine.id, idProduk: orderLine.idProduk })
    .from(workOrder)
    .innerJoin(workOrderLine, eq(workOrderLine.idWorkOrder, workOrder.id))
    .innerJoin(orderLine, eq(orderLine.id, workOrderLine.idDetail))
    .where(eq(workOrder.id, idWorkOrder));
  const idBatch = await buildBatch(server.db, { idProduk: row?.idProduk ?? 0 });
  const [made] = await server.db
    .insert(stock)
    .values({
      idRoot: row?.idRoot ?? 0,
      idBHBU: owner.bhbuId,
      idFaskes: owner.faskesId,
      idBatch,
    })
    .returning({ id: stock.id });
  const id = made?.id ?? 0;
  await server.db
    .update(orderLine)
    .set({ qtyKirim: 10, qtyTerima: 10 })
    .where(eq(orderLine.idOrder, row?.idRoot ?? 0));
  const at = { tanggal: '2030-01-02', waktu: '2030-01-02T02:00:00.000Z' };
  await server.db
    .insert(stockEntry)
    .values({ idStok: id, jenis: 'TERIMA', jumlah: 10, idLine: row?.idLine ?? 0, ...at });
  return id;
};

const orderOfStock: Build = async (server, owner, caller) => {
  const id = Number(await buildStock(server, owner, caller));
  const [row] = await server.db
    .select({ idRoot: stock.idRoot })
    .from(stock)
    .where(eq(stock.id, id));
  return row?.idRoot ?? 0;
};

/** Inserts two damaged doses. @returns the id of the entry */
const buildDamage: Build = async (server, owner, caller) => {
  const idStok = Number(await buildStock(server, owner, caller));
  const [entry] = await server.db
    .insert(stockEntry)
    .values({
      idStok,
      jenis: 'RUSAK',
      jumlah: 2,
      tindakan: 'RUSAK',
      tanggal: '2030-01-02',
      waktu: '2030-01-02T02:30:00.000Z',
    })
    .returning({ id: stockEntry.id });
  return entry?.id ?? 0;
};

/** Inserts a reading outside the limits at the owner's facility. */
const buildExcursion: Build = async ({ db }, { faskesId }) => {
  const waktu = '2030-01-01T02:00:00.000Z';
  const [row] = await db
    .insert(temperatureReading)
    .values({ idFaskes: faskesId, waktu, suhu: 9, sumber: 'MANUAL', dicatat: waktu })
    .returning({ id: temperatureReading.id });
  return row?.id ?? 0;
};

/** Inserts a chiller of the owner's facility. */
const buildChiller: Build = async ({ db }, { faskesId }) => {
  const [row] = await db
    .insert(chiller)
    .values({ idFaskes: faskesId, nama: 'Chiller 1', kapasitas: 100 })
    .returning({ id: chiller.id });
  return row?.id ?? 0;
};

const ofFacility: Build = (_, { faskesId }) => Promise.resolve(faskesId);
const readingsFile = () =>
  toFormData({ berkas: new File(['waktu,suhu\n2030-01-01 07:00,5'], 'suhu.csv') });

const silent = { silent: true };

/** The callers of the scoped calls of stock and storage temperatures. */
export const stockCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'stock.get': pair(buildStock),
  'stock.entries': pair(buildStock, undefined, silent),
  'stock.act': pair(buildStock, () => ({
    tindakan: 'RUSAK',
    jumlah: 1,
    sebab: 'PECAH',
    alasan: 'Vial pecah',
  })),
  'stock.reverse': pair(buildDamage, () => ({ alasan: 'Salah hitung' })),
  'stock.report': pair(buildStock, () => ({ dihitung: 10, rencanaSisa: 'DISIMPAN' })),
  'doseLedger.ofOrder': pair(orderOfStock),
  'doseLedger.printed': pair(orderOfStock),
  'doseLedger.pdf': pair(orderOfStock, undefined, silent),
  'doseLedger.send': pair(orderOfStock, () => ({ kepada: ['penerima@contoh.test'] }), unfiled),
  'temperature.chart': pair(ofFacility, undefined, silent),
  'temperature.check': pair(ofFacility, readingsFile, silent),
  'temperature.import': pair(ofFacility, readingsFile, silent),
  'temperature.excursion': pair(buildExcursion, undefined, silent),
  'temperature.handle': pair(
    buildExcursion,
    () => ({ keputusan: 'TANPA_KARANTINA', alasan: 'Chiller kosong', version: 1 }),
    silent,
  ),
  'dayReport.printed': pair(ofFacility, undefined, silent),
  'chiller.get': pair(buildChiller, undefined, silent),
  'chiller.update': pair(buildChiller, () => ({ nama: 'Chiller depan', kapasitas: 100 }), silent),
  'chiller.remove': pair(buildChiller, undefined, silent),
};
