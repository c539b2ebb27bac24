import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { dayCell, numberCell, readExport } from '../spreadsheet/read-export.ts';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
});
afterAll(() => server.stop());

/** Downloads the export with a ticket, as a browser does. */
async function download(role: keyof OrderWorld['tokens'], kueri: object = {}) {
  const { json } = await world.request(role, 'POST', '/Order/tiketEkspor', { kueri });
  const answer = await server.app.fetch(
    new Request(`http://portal.test/api/Order/Export?tiket=${String(json['tiket'])}`),
  );
  expect(answer.status).toBe(200);
  return await readExport(answer);
}

describe('the export of orders', () => {
  it('has the filtered orders with their amounts, and is audited', async () => {
    const first = await world.submit();
    const second = await world.submit();
    await world.request('LEGAL', 'PUT', `/Order/keadaan/${second.id}`, { event: 'accept' });
    const all = await download('FINANCE');
    expect(all.rows.map(row => row['Nomor pesanan']?.value)).toEqual([
      first.noOrder,
      second.noOrder,
    ]);
    expect(all.filter).toBe('A1:P3');
    expect(all.fileName).toMatch(/^ReportPesananVGR-\d{4}-\d\d-\d\d\.xlsx$/);
    const { rows } = await download('BHBU', { status: 'DITERIMA' });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      'Nomor pesanan': { value: second.noOrder, format: '@' },
      Tanggal: dayCell(second.tanggalOrder),
      Jenis: { value: 'Reguler' },
      Status: { value: 'Diterima' },
      'Dosis dipesan': numberCell(200),
      'Jumlah (Rp)': numberCell(second.totalHarga),
    });
    const audit = await world.request('ADMIN', 'GET', '/audit?sumber=order&tindakan=export');
    expect(audit.json['data']).toHaveLength(2);
  });

  it('is refused to facilities', async () => {
    const { status } = await world.request('FASKES', 'POST', '/Order/tiketEkspor', { kueri: {} });
    expect(status).toBe(403);
  });
});

describe('the calculation of an order', () => {
  it('explains the stored amounts to those who see them', async () => {
    const { id } = await world.submit();
    const { json } = await world.request('FINANCE', 'GET', `/Order/hitungan/${id}`);
    expect(json['totalHarga']).not.toEqual([]);
    expect(json['ppn']).not.toEqual([]);
    await world.request('AM', 'PUT', `/Order/keadaan/${id}`, { event: 'accept' });
    const facility = await world.request('FASKES', 'GET', `/Order/hitungan/${id}`);
    expect(facility.json).toEqual({ ppn: [], pph: [], totalHarga: [] });
  });

  it('gives no steps for a draft', async () => {
    const draft = await world.request('BHBU', 'POST', '/Order', { ...world.body(), draft: true });
    const { json } = await world.request(
      'BHBU',
      'GET',
      `/Order/hitungan/${Number(draft.json['id'])}`,
    );
    expect(json['totalHarga']).toEqual([]);
  });
});

describe('the availability for an order', () => {
  it('leaves out the doses that other orders bind', async () => {
    const { id, baris } = await world.submit();
    const read = async () =>
      (await world.request('LEGAL', 'GET', `/Order/persediaan/${id}`)).json as unknown as {
        tersedia: number;
      }[];
    const [before] = await read();
    const other = await world.submit();
    await world.request('LEGAL', 'PUT', `/Order/keadaan/${other.id}`, { event: 'accept' });
    const [after] = await read();
    expect(after?.tersedia).toBe((before?.tersedia ?? 0) - (baris[0]?.jumlahDosis ?? 0));
  });
});
