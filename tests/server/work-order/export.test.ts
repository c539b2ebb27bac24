import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faskes } from '#server/platform/db/schema/index.ts';
import { noteFormData } from '../../builders/note.ts';
import { buildDeliveryWorld, type DeliveryWorld } from '../../builders/workOrder.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { dayCell, numberCell, readExport } from '../spreadsheet/read-export.ts';

let server: TestServer;
let world: DeliveryWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildDeliveryWorld(server);
});
afterAll(() => server.stop());

/** Downloads the export with a ticket, as a browser does. */
async function download(
  of: DeliveryWorld,
  role: keyof DeliveryWorld['tokens'],
  kueri: object = {},
) {
  const { json } = await of.request(role, 'POST', '/WorkOrder/tiketEkspor', { kueri });
  const answer = await server.app.fetch(
    new Request(`http://portal.test/api/WorkOrder/Export?tiket=${String(json['tiket'])}`),
  );
  expect(answer.status).toBe(200);
  return await readExport(answer);
}

describe('the export of work orders', () => {
  it('has the filtered work orders that the caller sees, and is audited', async () => {
    const paid = await world.paidOrder();
    const issued = await world.moveTo((await world.draft(paid, { qtyKirim: 60 })).id, 'TERBIT');
    await world.draft(paid, { qtyKirim: 40 });
    const all = await download(world, 'PS');
    expect(all.rows.map(row => row['Nomor perintah kerja']?.value)).toEqual([
      issued.noWO,
      undefined,
    ]);
    expect(all.headers).toEqual(expect.arrayContaining(['Berangkat (WIB)', 'Tiba (WIB)']));
    const own = await download(world, 'FASKES', { q: issued.namaBHBU, status: 'TERBIT' });
    expect(own.rows).toHaveLength(1);
    expect(own.rows[0]).toMatchObject({
      'Nomor perintah kerja': { value: issued.noWO },
      Jenis: { value: 'Kirim' },
      Status: { value: 'Terbit' },
      Dosis: numberCell(60),
      Faskes: { value: issued.namaFaskes },
      'Rencana kirim': dayCell(issued.tanggalKirim),
    });
    const other = await buildDeliveryWorld(server);
    expect((await download(other, 'BHBU')).rows).toHaveLength(0);
    const audit = await world.request('ADMIN', 'GET', '/audit?sumber=workOrder&tindakan=export');
    expect(audit.json['data']).toHaveLength(3);
    // A facility in Makassar reads times on its own clock.
    await server.db
      .update(faskes)
      .set({ kabKota: '73.71' })
      .where(eq(faskes.namaFaskes, issued.namaFaskes));
    const { headers } = await download(world, 'FASKES');
    expect(headers).toEqual(expect.arrayContaining(['Berangkat (WITA)', 'Tiba (WITA)']));
  });
});

describe('the notes on a work order', () => {
  it('are shared with its company and facility when the author says so', async () => {
    const paid = await world.paidOrder();
    const { id } = await world.moveTo((await world.draft(paid, { qtyKirim: 10 })).id, 'TERBIT');
    for (const visibilitas of ['INTERNAL', 'PERUSAHAAN'] as const) {
      const body = noteFormData({ teks: `Catatan ${visibilitas}`, visibilitas });
      const added = await world.request('PS', 'POST', `/WorkOrder/${id}/catatan`, body);
      expect(added.status, added.text).toBe(201);
    }
    for (const role of ['FASKES', 'BHBU'] as const) {
      const { json } = await world.request(role, 'GET', `/WorkOrder/${id}/catatan`);
      expect(json).toMatchObject({ totalRecords: 1, data: [{ teks: 'Catatan PERUSAHAAN' }] });
    }
  });
});
