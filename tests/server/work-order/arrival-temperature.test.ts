import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrintedDocument } from '#contract/core/document/block.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { auditLog, notification, stock, stockEntry } from '#server/platform/db/schema/index.ts';
import { buildDeliveryWorld, drawnSigning, type DeliveryWorld } from '../../builders/workOrder.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: DeliveryWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildDeliveryWorld(server);
});
afterAll(() => server.stop());

const sign = (id: number) =>
  world.request('FASKES', 'POST', `/WorkOrder/bast/${id}`, drawnSigning());
const review = (role: 'ADMIN' | 'FASKES', id: number) =>
  world.request(role, 'PUT', `/WorkOrder/suhu/${id}`, { tanggapan: 'Produsen: masih layak pakai' });

/** A shipment of 200 doses that has arrived. */
async function arrived() {
  const paid = await world.paidOrder();
  const { id } = await world.moveTo((await world.draft(paid)).id, 'TIBA');
  return { paid, id };
}

const stockOf = (idRoot: number) => server.db.select().from(stock).where(eq(stock.idRoot, idRoot));

/** The number of a role's tasks of a kind. */
async function tasksOf(role: 'ADMIN' | 'FASKES', jenis: string): Promise<number> {
  const { json } = await world.request(role, 'GET', '/Dashboard/pekerjaan');
  const { data } = json as unknown as { data: { jenis: string; jumlah: number }[] };
  return data.find(task => task.jenis === jenis)?.jumlah ?? 0;
}

/** The text of a printed document, with its drawn signatures. */
async function printed(id: number, document: 'bast' | 'selisih') {
  const { json } = await world.request('FASKES', 'GET', `/WorkOrder/${document}/cetak/${id}`);
  const { blocks } = (json as unknown as { dokumen: PrintedDocument }).dokumen;
  const parties = blocks.flatMap(block => (block.kind === 'signatures' ? block.parties : []));
  return { text: JSON.stringify(blocks), signatures: parties.map(({ signature }) => signature) };
}

describe('a shipment that arrives outside its temperature limits', () => {
  it('is not counted without a decision and its reason', async () => {
    const { id } = await arrived();
    expect((await world.count(id, { suhuTerima: 9 })).json).toMatchObject({
      errors: { keputusanSuhu: [expect.any(String)], alasanSuhu: [expect.any(String)] },
    });
    const refused = await world.count(id, { suhuTerima: 9, keputusanSuhu: 'TERIMA' });
    expect(refused.json).toMatchObject({ keputusanSuhu: 'TERIMA', tinjauanSuhu: null });
    // A corrected temperature needs none.
    expect((await world.count(id)).json).toMatchObject({ keputusanSuhu: null, alasanSuhu: null });
  });

  it('is quarantined whole, and waits for the seller to acknowledge it', async () => {
    const { paid, id } = await arrived();
    await world.count(id, { suhuTerima: 9, keputusanSuhu: 'KARANTINA' });
    expect(await tasksOf('ADMIN', 'suhuKirimanDitanggapi')).toBe(1);
    expect(await tasksOf('FASKES', 'suhuKirimanMenunggu')).toBe(1);
    const waiting = await world.request('FASKES', 'GET', '/WorkOrder?suhuMenunggu=true');
    expect(waiting.json).toMatchObject({ totalRecords: 1 });
    const bells = await server.db
      .select({ message: notification.message })
      .from(notification)
      .where(and(eq(notification.resource, 'workOrder'), eq(notification.recordId, String(id))));
    expect(bells.map(({ message }) => message)).toContain('workOrder.temperatureKARANTINA');
    const signed = await sign(id);
    expect(signed.json, signed.text).toMatchObject({ status: 'DITERIMA', dosisDiterima: 200 });
    const [row] = await stockOf(paid.id);
    expect(row).toMatchObject({ diterima: 200, dikarantina: 200, sisa: 0 });
    const entries = await server.db
      .select()
      .from(stockEntry)
      .where(and(eq(stockEntry.idStok, row?.id ?? 0), eq(stockEntry.jenis, 'KARANTINA')));
    expect(entries).toMatchObject([
      { jumlah: 200, alasan: 'Suhu 9 °C saat tiba: Es di kotak sudah mencair' },
    ]);
    const { text } = await printed(id, 'bast');
    expect(text).toMatch(/DI LUAR BATAS 2–8 °C.*mengarantina.*Es di kotak sudah mencair/);
    expect((await review('FASKES', id)).status).toBe(403);
    const reviewed = await review('ADMIN', id);
    expect(reviewed.json, reviewed.text).toMatchObject({
      tinjauanSuhu: { tanggapan: 'Produsen: masih layak pakai' },
    });
    expect((await review('ADMIN', id)).status).toBe(409);
    expect(await tasksOf('ADMIN', 'suhuKirimanDitanggapi')).toBe(0);
    expect(await tasksOf('FASKES', 'suhuKirimanMenunggu')).toBe(0);
    const audited = await server.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'workOrder'), eq(auditLog.recordId, String(id))));
    expect(audited.map(({ action }) => action)).toContain('workOrder.reviewTemperature');
  });

  it('is refused whole, so that the seller replaces it', async () => {
    const { paid, id } = await arrived();
    await world.count(id, { qtyTiba: 195, suhuTerima: 1, keputusanSuhu: 'TOLAK' });
    expect((await sign(id)).json).toMatchObject({ reason: 'hasNoDiscrepancy' });
    const reported = await world.change('FASKES', id, 'reportDiscrepancy');
    expect(reported.json, reported.text).toMatchObject({
      perluTindakLanjut: ['KIRIM_SUSULAN', 'PENGGANTIAN'],
      baris: [{ qtyTerima: 0, kurang: 5, diganti: 195 }],
    });
    expect((await sign(id)).json).toMatchObject({ status: 'DITERIMA', dosisDiterima: 0 });
    expect(await stockOf(paid.id)).toEqual([]);
    expect((await printed(id, 'selisih')).text).toMatch(/menolak seluruh Produk/);
  });

  it('is acknowledged again when the decision changes', async () => {
    const { id } = await arrived();
    await world.count(id, { suhuTerima: 9, keputusanSuhu: 'TERIMA' });
    await review('ADMIN', id);
    const changed = await world.count(id, { suhuTerima: 9, keputusanSuhu: 'KARANTINA' });
    expect(changed.json).toMatchObject({ tinjauanSuhu: null });
    expect((await review('ADMIN', id)).status).toBe(200);
  });
});

describe('the condition of a line', () => {
  it('is unusable when its vial monitors are spent', async () => {
    const { id } = await arrived();
    const counted = await world.count(id, { vvm: 'C' });
    expect(counted.json).toMatchObject({ baris: [{ vvm: 'C', qtyTerima: 0, diganti: 200 }] });
    expect((await world.count(id, { vvm: 'B' })).json).toMatchObject({
      baris: [{ vvm: 'B', qtyTerima: 200 }],
    });
  });

  it('names why doses are damaged', async () => {
    const { id } = await arrived();
    const { baris } = await world.get(id);
    const count = (line: object) =>
      world.request('FASKES', 'PUT', `/WorkOrder/penerimaan/${id}`, {
        suhuTerima: 5,
        baris: [{ id: baris[0]?.id, qtyTiba: 200, rusak: 3, ...line }],
      });
    expect((await count({})).json).toMatchObject({
      errors: { 'baris.0.alasanRusak': [expect.any(String)] },
    });
    expect((await count({ alasanRusak: 'LAINNYA' })).json).toMatchObject({
      errors: { 'baris.0.catatan': [expect.any(String)] },
    });
    expect((await count({ alasanRusak: 'BEKU' })).json).toMatchObject({
      baris: [{ alasanRusak: 'BEKU', diganti: 3 }],
    });
  });
});

describe('the drawn signatures', () => {
  it('stand on both documents and in their PDF', async () => {
    const { id } = await arrived();
    await world.count(id, { qtyTiba: 198 });
    await world.change('FASKES', id, 'reportDiscrepancy');
    const signed = await sign(id);
    const { bast } = signed.json as unknown as WorkOrder;
    for (const document of ['bast', 'selisih'] as const) {
      const { signatures, text } = await printed(id, document);
      expect(signatures).toEqual([expect.any(String), expect.any(String)]);
      expect(text).toContain(bast?.pembeli.nama);
      const pdf = await world.request('FASKES', 'GET', `/WorkOrder/${document}/pdf/${id}`);
      expect(pdf.status, pdf.text).toBe(200);
      expect(pdf.text.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('are refused when they could not be printed', async () => {
    const { id } = await arrived();
    await world.count(id);
    const body = drawnSigning();
    const broken = Buffer.from(await (body.get('ttdPembeli') as File).arrayBuffer());
    // A width of 65,536 pixels, with its checksum.
    broken.writeUInt32BE(65_536, 16);
    broken.writeUInt32BE((await import('node:zlib')).crc32(broken.subarray(12, 29)), 29);
    body.set('ttdPembeli', new File([broken], 'ttd.png'));
    const refused = await world.request('FASKES', 'POST', `/WorkOrder/bast/${id}`, body);
    expect(refused.json).toMatchObject({ errors: { ttdPembeli: [expect.any(String)] } });
  });
});
