import { eq } from 'drizzle-orm';
import type { Attachment } from '#contract/core/attachment.ts';
import type { WorkOrderState } from '#contract/states/work-order.ts';
import type { WorkOrderKind } from '#contract/domains/work-order/receipt.ts';
import type { SignedDocument } from '#contract/domains/work-order/record.ts';
import {
  distributor,
  orderLine,
  workOrder,
  workOrderLine,
} from '#server/platform/db/schema/index.ts';
import { toFormData } from '../../builders/application.ts';
import { buildProduct } from '../../builders/batch.ts';
import { drawnSigning, signaturePng } from '../../builders/workOrder.ts';
import type { TestServer } from '../harness/server.ts';
import type { Build } from './order-callers.ts';
import type { ScopedCallerFactory } from './members.ts';
import { buildOrder, noteCallers, pair, unfiled } from './order-callers.ts';

let sequence = 0;

const signed: SignedDocument = {
  nomor: 'SELISIH/SAPU',
  waktu: '2030-01-02T03:00:00.000Z',
  pembeli: { nama: 'Sekar Ayuningtyas', jabatan: 'Apoteker' },
  distributor: { nama: 'Rangga Wicaksono', jabatan: 'Kurir' },
};

/** Inserts a work order of the owner's order to the owner's facility, with one counted line. */
export const buildWorkOrder =
  (
    status: WorkOrderState,
    { qtyTiba = 10, ...values }: Partial<typeof workOrder.$inferInsert> & { qtyTiba?: number } = {},
  ): Build =>
  async (server, owner) => {
    sequence += 1;
    const idOrder = await buildOrder('LUNAS')(server, owner);
    const idProduk = await buildProduct(server.db);
    const [line] = await server.db
      .update(orderLine)
      .set({ idProduk })
      .where(eq(orderLine.idOrder, idOrder))
      .returning({ id: orderLine.id });
    const [carrier] = await server.db
      .insert(distributor)
      .values({
        nama: `PT Distributor Sapu ${sequence}`,
        npwp: `09${String(sequence).padStart(14, '0')}`,
        alamat: 'Jalan Anggrek Nomor 7',
        kabKota: '32.73',
        namaKontak: 'Rangga Wicaksono',
        hpKontak: '+6281234567810',
        noIzin: `PBF-SAPU-${sequence}`,
        izinSampai: '2035-12-31',
      })
      .returning({ id: distributor.id });
    const jenis: WorkOrderKind = 'KIRIM';
    const [row] = await server.db
      .insert(workOrder)
      .values({
        noWO: `WO/SAPU/${sequence}`,
        jenis,
        status,
        idOrder,
        idRoot: idOrder,
        idBHBU: owner.bhbuId,
        idFaskes: owner.faskesId,
        tanggalKirim: '2030-01-02',
        tanggalTiba: '2030-01-03',
        idDistributor: carrier?.id ?? 0,
        suhuTerima: 5,
        ...values,
      })
      .returning({ id: workOrder.id });
    const id = row?.id ?? 0;
    const kurang = 10 - qtyTiba;
    await server.db.insert(workOrderLine).values({
      idWorkOrder: id,
      urut: 1,
      idDetail: line?.id ?? 0,
      qtyKirim: 10,
      qtyTiba,
      bocor: 0,
      rusak: 0,
      qtyTerima: qtyTiba,
      kurang,
      lebih: 0,
      diganti: 0,
    });
    return id;
  };

const shipped = buildWorkOrder('DIKIRIM');
const arrivedWhole = buildWorkOrder('TIBA');
const arrivedShort = buildWorkOrder('SELISIH', { qtyTiba: 8 });

const buildPhoto: Build = async (server: TestServer, owner, caller) => {
  const id = await arrivedWhole(server, owner, caller);
  const { token } = await server.signIn({ role: 'ADMIN' });
  await server.request('POST', `/WorkOrder/foto/${id}`, { token, body: photo() });
  const { json } = await server.request('GET', `/WorkOrder/${id}/lampiran`, { token });
  return (json as unknown as Attachment[])[0]?.id ?? '';
};

const photo = () => toFormData({ foto: signaturePng('dus.png') });
const silent = { silent: true };
const toOne = () => ({ kepada: ['penerima@contoh.test'] });

const orderOf =
  (build: Build): Build =>
  async (server, owner, caller) => {
    const id = Number(await build(server, owner, caller));
    const [row] = await server.db
      .select({ idOrder: workOrder.idOrder })
      .from(workOrder)
      .where(eq(workOrder.id, id));
    return row?.idOrder ?? 0;
  };

/** The callers of the scoped calls of work orders. */
export const deliveryCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'orderDetail.ofWorkOrder': pair(shipped, undefined, silent),
  'workOrder.get': pair(shipped),
  'workOrder.ofOrder': pair(orderOf(shipped)),
  'workOrder.checkParticipants': pair(buildOrder('LUNAS'), undefined, silent),
  'workOrder.changeState': pair(shipped, () => ({ event: 'arrive' })),
  'workOrder.saveReceipt': pair(arrivedWhole, () => ({ suhuTerima: 5, baris: [] })),
  'workOrder.addPhoto': pair(arrivedWhole, photo),
  'workOrder.removePhoto': pair(buildPhoto, undefined, silent),
  'workOrder.sign': pair(
    buildWorkOrder('SELISIH', { qtyTiba: 0, beritaSelisih: signed }),
    drawnSigning,
  ),
  'workOrder.followUp': pair(arrivedShort, () => ({ jenis: 'KIRIM_SUSULAN' })),
  'workOrder.history': pair(shipped, undefined, silent),
  'workOrder.printedOrder': pair(shipped),
  'workOrder.orderPdf': pair(shipped, undefined, silent),
  'workOrder.sendOrder': pair(shipped, toOne, unfiled),
  'workOrder.printedDeliveryNote': pair(shipped),
  'workOrder.deliveryNotePdf': pair(shipped, undefined, silent),
  'workOrder.sendDeliveryNote': pair(shipped, toOne, unfiled),
  'workOrder.printedBast': pair(arrivedWhole),
  'workOrder.bastPdf': pair(arrivedWhole, undefined, silent),
  'workOrder.sendBast': pair(arrivedWhole, toOne, unfiled),
  'workOrder.printedDiscrepancy': pair(arrivedShort),
  'workOrder.discrepancyPdf': pair(arrivedShort, undefined, silent),
  'workOrder.sendDiscrepancy': pair(arrivedShort, toOne, unfiled),
  'workOrder.attachments': pair(shipped, undefined, silent),
  'workOrder.downloadAttachment': pair(buildPhoto, undefined, silent),
  ...noteCallers('WorkOrder', shipped),
};
