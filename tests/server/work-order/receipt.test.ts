import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { workOrder, workOrderLine } from '#server/platform/db/schema/index.ts';
import { toFormData } from '../../builders/application.ts';
import {
  buildDeliveryWorld,
  drawnSigning,
  newPackingSlip,
  scannedSigning,
  signaturePng,
  type DeliveryWorld,
} from '../../builders/workOrder.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: DeliveryWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildDeliveryWorld(server);
});
afterAll(() => server.stop());

const sign = (id: number, body: FormData = drawnSigning()) =>
  world.request('FASKES', 'POST', `/WorkOrder/bast/${id}`, body);
const followUp = (id: number, jenis: string) =>
  world.request('FASKES', 'POST', `/WorkOrder/tindaklanjut/${id}`, { jenis });

/** A shipment of 200 doses that has arrived. */
async function arrived() {
  const paid = await world.paidOrder();
  const { id } = await world.moveTo((await world.draft(paid)).id, 'TIBA');
  return { paid, id };
}

/** Delivers the follow-up of a work order and has it received. */
async function completeFollowUp(id: number, jenis: string): Promise<void> {
  const { tindakLanjut } = await world.get(id);
  const child = tindakLanjut.find(one => one.jenis === jenis);
  if (!child) throw new Error(`no follow-up ${jenis}`);
  const { baris } = await world.get(child.id);
  const {
    idOrder: _,
    baris: [line],
    ...header
  } = world.draftBody(await anyOrder(child.id));
  const saved = await world.request('PS', 'PUT', `/WorkOrder/updateworkorder/${child.id}`, {
    ...header,
    baris: baris.map(one => ({
      id: one.id,
      idDetail: one.idDetail,
      qtyKirim: one.qtyKirim,
      idBatch: one.idBatch ?? line?.['idBatch'],
      psNumber: newPackingSlip(),
    })),
  });
  expect(saved.status, saved.text).toBe(200);
  await world.moveTo(child.id, 'TIBA');
  await world.count(child.id);
  const signed = await sign(child.id);
  expect(signed.json, signed.text).toMatchObject({ status: 'DITERIMA', ditanggungPenjual: true });
}

const anyOrder = async (id: number) => {
  const { idOrder } = await world.get(id);
  return await world.orderNow({ id: idOrder } as never);
};

describe('two people at one shipment', () => {
  it('the second sees what the first counted, line by line', async () => {
    const { id } = await arrived();
    const { version, baris } = await world.get(id);
    await world.count(id);
    const body = {
      version,
      baris: baris.map(line => ({ id: line.id, qtyTiba: 1, bocor: 0, rusak: 0 })),
    };
    const late = await world.request('FASKES', 'PUT', `/WorkOrder/penerimaan/${id}`, body);
    expect(late.status, late.text).toBe(412);
    expect(late.json['current']).toMatchObject({ baris: [{ qtyTiba: 200 }] });
  });
});

describe('a shipment that is complete', () => {
  it('is counted, signed and received; nothing goes back afterwards', async () => {
    const { paid, id } = await arrived();
    expect((await sign(id)).json).toMatchObject({ status: 409, reason: 'hasNoDiscrepancy' });
    const counted = await world.count(id);
    expect(counted.json, counted.text).toMatchObject({
      status: 'TIBA',
      dosisDiterima: 200,
      baris: [{ qtyTerima: 200, kurang: 0, lebih: 0, diganti: 0 }],
    });
    const signed = await sign(id);
    expect(signed.json, signed.text).toMatchObject({
      status: 'DITERIMA',
      bast: { nomor: expect.stringMatching(/^BAST\/VGR\//) as string },
    });
    expect(await world.orderNow(paid)).toMatchObject({
      status: 'DITERIMA_PEMBELI',
      baris: [{ qtyKirim: 200, qtyTerima: 200 }],
    });
    for (const refused of [
      await world.count(id, { qtyTiba: 100 }),
      await followUp(id, 'AMBIL_KEMBALI'),
      await world.change('FASKES', id, 'recount', 'Salah hitung'),
    ]) {
      expect(refused.status, refused.text).toBe(409);
      expect(refused.json['detail']).toMatch(/Pasal 8/);
    }
    const history = await world.request('BHBU', 'GET', `/WorkOrder/riwayat/${id}`);
    expect((history.json as unknown as { event: string }[]).map(({ event }) => event)).toEqual([
      'sign',
      'arrive',
      'ship',
      'pack',
      'confirm',
      'issue',
      'create',
    ]);
  });

  it('is locked in the database', async () => {
    const { id } = await arrived();
    await world.count(id);
    await sign(id);
    const change = server.db.update(workOrder).set({ suhuTerima: 1 }).where(eq(workOrder.id, id));
    await expect(change).rejects.toThrow();
    const recount = server.db
      .update(workOrderLine)
      .set({ qtyTiba: 1 })
      .where(eq(workOrderLine.idWorkOrder, id));
    await expect(recount).rejects.toThrow();
  });

  it('is received once by 50 callers', async () => {
    const { paid, id } = await arrived();
    await world.count(id);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => sign(id)));
    const won = outcomes.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await world.orderNow(paid)).baris[0]?.qtyTerima).toBe(200);
  });

  it('needs both signatures, or a scan', async () => {
    const { id } = await arrived();
    await world.count(id);
    const one = drawnSigning();
    one.delete('ttdDistributor');
    expect((await sign(id, one)).json).toMatchObject({
      errors: { ttdDistributor: [expect.any(String)] },
    });
    expect((await sign(id, scannedSigning())).status).toBe(200);
  });

  it('has photographs until it is signed', async () => {
    const { id } = await arrived();
    const photo = () => toFormData({ foto: signaturePng('dus.png') });
    const added = await world.request('BHBU', 'POST', `/WorkOrder/foto/${id}`, photo());
    expect(added.status, added.text).toBe(200);
    const files = await world.request('FASKES', 'GET', `/WorkOrder/${id}/lampiran`);
    const [file] = files.json as unknown as { id: string; slot: string }[];
    expect(file?.slot).toBe('foto');
    const removed = await world.request('FASKES', 'DELETE', `/WorkOrder/foto/${file?.id}`);
    expect(removed.status, removed.text).toBe(200);
    await world.count(id);
    await sign(id);
    expect((await world.request('FASKES', 'POST', `/WorkOrder/foto/${id}`, photo())).status).toBe(
      409,
    );
  });
});

describe('a photograph of a line', () => {
  const add = (id: number, idBaris: number) =>
    world.request(
      'FASKES',
      'POST',
      `/WorkOrder/foto/${id}`,
      toFormData({ foto: signaturePng('dus.png'), idBaris: String(idBaris) }),
    );

  it('names it until it is removed', async () => {
    const { id } = await arrived();
    const idBaris = (await world.get(id)).baris[0]?.id ?? 0;
    const other = await arrived();
    expect((await add(other.id, idBaris)).json).toMatchObject({
      errors: { idBaris: [expect.any(String)] },
    });
    const added = await add(id, idBaris);
    const [line] = (added.json as unknown as WorkOrder).baris;
    expect(line?.foto, added.text).toHaveLength(1);
    const removed = await world.request('FASKES', 'DELETE', `/WorkOrder/foto/${line?.foto[0]}`);
    expect(removed.json).toMatchObject({ baris: [{ foto: [] }] });
  });

  it('stays once the documents are signed', async () => {
    const { id } = await arrived();
    await world.count(id, { qtyTiba: 190 });
    const added = await add(id, (await world.get(id)).baris[0]?.id ?? 0);
    const [photo] = (added.json as unknown as WorkOrder).baris[0]?.foto ?? [];
    await world.change('FASKES', id, 'reportDiscrepancy');
    await sign(id);
    const removed = await world.request('FASKES', 'DELETE', `/WorkOrder/foto/${photo}`);
    expect(removed.status, removed.text).toBe(409);
  });
});

describe('a discrepancy', () => {
  it('is reported, signed and followed up until the order is received', async () => {
    const { paid, id } = await arrived();
    await world.count(id, { qtyTiba: 195, bocor: 2, rusak: 1 });
    expect((await sign(id)).json).toMatchObject({ status: 409, reason: 'hasNoDiscrepancy' });
    const reported = await world.change('FASKES', id, 'reportDiscrepancy');
    expect(reported.json, reported.text).toMatchObject({
      status: 'SELISIH',
      perluTindakLanjut: ['KIRIM_SUSULAN', 'PENGGANTIAN'],
      baris: [{ qtyTerima: 192, kurang: 5, diganti: 3 }],
    });
    const made = await followUp(id, 'KIRIM_SUSULAN');
    expect(made.status, made.text).toBe(201);
    expect(made.json).toMatchObject({
      perluTindakLanjut: ['PENGGANTIAN'],
      tindakLanjut: [{ jenis: 'KIRIM_SUSULAN', jumlahDosis: 5, status: 'DRAFT' }],
    });
    expect((await followUp(id, 'KIRIM_SUSULAN')).status).toBe(409);
    expect((await followUp(id, 'AMBIL_KEMBALI')).status).toBe(409);
    const signed = await sign(id);
    // One act signs both documents.
    expect(signed.json, signed.text).toMatchObject({
      status: 'DITERIMA',
      beritaSelisih: {
        nomor: expect.stringMatching(/^SELISIH\/VGR\//) as string,
        pembeli: { nama: 'Sekar Ayuningtyas' },
      },
      bast: { nomor: expect.stringMatching(/^BAST\/VGR\//) as string },
    });
    expect(await world.orderNow(paid)).toMatchObject({
      status: 'DIKIRIM_SEMUA',
      baris: [{ qtyKirim: 200, qtyTerima: 192 }],
    });
    // The other follow-up was reported before the signature, so it is no return.
    expect((await followUp(id, 'PENGGANTIAN')).status).toBe(201);
    await completeFollowUp(id, 'KIRIM_SUSULAN');
    await completeFollowUp(id, 'PENGGANTIAN');
    expect(await world.orderNow(paid)).toMatchObject({
      status: 'DITERIMA_PEMBELI',
      baris: [{ qtyKirim: 200, qtyTerima: 200 }],
    });
  });

  it('of a surplus goes back whole, and the order waits for it', async () => {
    const { paid, id } = await arrived();
    await world.count(id, { qtyTiba: 203 });
    await world.change('BHBU', id, 'reportDiscrepancy');
    const signed = await sign(id, scannedSigning());
    expect(signed.json, signed.text).toMatchObject({ perluTindakLanjut: ['AMBIL_KEMBALI'] });
    expect(await world.orderNow(paid)).toMatchObject({
      status: 'DIKIRIM_SEMUA',
      baris: [{ qtyTerima: 200 }],
    });
    await followUp(id, 'AMBIL_KEMBALI');
    const [child] = (await world.get(id)).tindakLanjut;
    await completeFollowUp(id, 'AMBIL_KEMBALI');
    expect((await world.get(child?.id ?? 0)).baris).toMatchObject([{ qtyTerima: 3 }]);
    expect((await world.orderNow(paid)).status).toBe('DITERIMA_PEMBELI');
  });

  it('can be counted again until it is followed up', async () => {
    const { id } = await arrived();
    await world.count(id, { qtyTiba: 150 });
    await world.change('FASKES', id, 'reportDiscrepancy');
    const refused = await world.change('FASKES', id, 'recount');
    expect(refused.json).toMatchObject({ errors: { alasan: [expect.any(String)] } });
    expect((await world.change('FASKES', id, 'recount', 'Satu dus terlewat')).json).toMatchObject({
      status: 'TIBA',
    });
    await world.count(id, { qtyTiba: 190 });
    await world.change('FASKES', id, 'reportDiscrepancy');
    await followUp(id, 'KIRIM_SUSULAN');
    expect((await world.change('FASKES', id, 'recount', 'Sekali lagi')).status).toBe(409);
  });

  it('is refused where the counts are impossible', async () => {
    const { id } = await arrived();
    const damaged = await world.count(id, { qtyTiba: 5, bocor: 6 });
    expect(damaged.json).toMatchObject({ errors: { 'baris.0.bocor': [expect.any(String)] } });
    const foreign = await world.request('FASKES', 'PUT', `/WorkOrder/penerimaan/${id}`, {
      baris: [{ id: 2_000_000, qtyTiba: 1 }],
    });
    expect(foreign.json).toMatchObject({ errors: { 'baris.0.id': [expect.any(String)] } });
  });
});

describe('shipments in stages', () => {
  it('add up in the order', async () => {
    const paid = await world.paidOrder();
    const ids: number[] = [];
    for (const qtyKirim of [120, 80]) {
      const { id } = await world.draft(paid, { qtyKirim });
      ids.push(id);
      await world.moveTo(id, 'TIBA');
      await world.count(id);
      const signed = await sign(id);
      expect((signed.json as unknown as WorkOrder).status, signed.text).toBe('DITERIMA');
      expect((await world.orderNow(paid)).status).toBe(
        qtyKirim === 120 ? 'DIKIRIM_SEBAGIAN' : 'DITERIMA_PEMBELI',
      );
    }
    const list = await world.request('FASKES', 'GET', `/WorkOrder?idOrder=${paid.id}`);
    expect(list.json).toMatchObject({ totalRecords: 2 });
  });
});
