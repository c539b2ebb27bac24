import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { cellTexts, collectRows } from '../spreadsheet/collect-rows.ts';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
});
afterAll(() => server.stop());

/** Downloads the export with a ticket, as a browser does. @returns its rows as texts */
async function download(role: keyof OrderWorld['tokens'], kueri: object = {}): Promise<string[][]> {
  const { json } = await world.request(role, 'POST', '/Order/tiketEkspor', { kueri });
  const answer = await server.app.fetch(
    new Request(`http://portal.test/api/Order/Export?tiket=${String(json['tiket'])}`),
  );
  expect(answer.status).toBe(200);
  return cellTexts(await collectRows(new Uint8Array(await answer.arrayBuffer())));
}

describe('the export of orders', () => {
  it('has the filtered orders with their amounts, and is audited', async () => {
    const first = await world.submit();
    const second = await world.submit();
    await world.request('LEGAL', 'PUT', `/Order/keadaan/${second.id}`, { event: 'accept' });
    const all = await download('FINANCE');
    expect(all.map(([number]) => number)).toEqual(['Nomor pesanan', first.noOrder, second.noOrder]);
    const accepted = await download('BHBU', { status: 'DITERIMA' });
    expect(accepted).toHaveLength(2);
    expect(accepted[1]).toEqual(
      expect.arrayContaining([second.noOrder, 'diterima', '200', String(second.totalHarga)]),
    );
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
