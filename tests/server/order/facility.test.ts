import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/domains/order/record.ts';
import { addDays } from '#contract/core/values/day.ts';
import { buildOrderWorld, orderLineBody, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
/** The facility whose account asks. */
let world: OrderWorld;
/** A facility that takes part in the same order, with a product of its own. */
let other: OrderWorld;
let shared: Order;
let alone: Order;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
  other = await buildOrderWorld(server);
  const { idFaskes } = other;
  await world.request('ADMIN', 'POST', `/bhbu/faskes/${world.bhbuId}`, { idFaskes });
  shared = await world.submit({
    jumlahPeserta: 160,
    jumlahDosis: 320,
    baris: [
      orderLineBody(world),
      orderLineBody(other, { jumlahPeserta: 50, jumlahDosis: 100 }),
      orderLineBody(world, {
        jumlahPeserta: 10,
        jumlahDosis: 20,
        tanggalVaksinasi: addDays(world.day, 1),
      }),
    ],
  });
  alone = await world.submit();
  await world.request('AM', 'PUT', `/Order/sesuaikan/${shared.id}`, {
    alasan: 'Persediaan terbatas bulan ini',
    baris: shared.baris.map(({ id, jumlahDosis }) => ({
      id,
      qtyDisetujui: jumlahDosis === 100 ? 90 : jumlahDosis,
    })),
  });
  await world.request('LEGAL', 'PUT', `/Order/keadaan/${alone.id}`, { event: 'accept' });
});
afterAll(() => server.stop());

const list = async (role: 'FASKES' | 'LEGAL', query = '') =>
  (await world.request(role, 'GET', `/Order${query}`)).json as {
    readonly totalRecords: number;
    readonly data: readonly Order[];
    readonly jumlah: Readonly<Record<string, number>>;
  };

describe('a facility in an order with another one', () => {
  it('sees the sums of its own lines, in the list as in the order', async () => {
    const { data, jumlah, totalRecords } = await list('FASKES', '?sortBy=noOrder&sortOrder=asc');
    expect(totalRecords).toBe(2);
    expect(jumlah).toEqual({ pesanan: 2, jumlahPeserta: 210, jumlahDosis: 420, totalHarga: 0 });
    expect(data).toMatchObject([
      { id: shared.id, jumlahPeserta: 110, jumlahDosis: 220, dosisDisetujui: 220 },
      { id: alone.id, jumlahPeserta: 100, jumlahDosis: 200, dosisDisetujui: 200 },
    ]);
    for (const { id, jumlahPeserta, jumlahDosis, dosisDisetujui } of data) {
      const { json } = await world.request('FASKES', 'GET', `/Order/${id}`);
      expect(json).toMatchObject({ jumlahPeserta, jumlahDosis, dosisDisetujui });
    }
    const paged = await list('FASKES', '?sortBy=noOrder&sortOrder=desc&pageSize=1');
    expect(paged).toMatchObject({ totalRecords: 2, data: [{ id: alone.id }], jumlah });
  });

  it('cannot find out which others take part, or what they take', async () => {
    expect(await list('FASKES', `?idFaskes=${world.idFaskes}`)).toMatchObject({ totalRecords: 2 });
    expect(await list('FASKES', `?idProduk=${world.idProduk}`)).toMatchObject({ totalRecords: 2 });
    for (const query of [`?idFaskes=${other.idFaskes}`, `?idProduk=${other.idProduk}`]) {
      expect(await list('FASKES', query)).toMatchObject({
        totalRecords: 0,
        data: [],
        jumlah: { jumlahPeserta: 0, jumlahDosis: 0, totalHarga: 0 },
      });
    }
  });

  it('leaves what staff and the other facility see as it is', async () => {
    const query = `?idFaskes=${other.idFaskes}`;
    expect(await list('LEGAL', query)).toMatchObject({
      data: [{ id: shared.id, jumlahPeserta: 155, jumlahDosis: 320, dosisDisetujui: 310 }],
      jumlah: { jumlahPeserta: 155, jumlahDosis: 310, totalHarga: expect.any(Number) as number },
    });
    const { json } = await other.request('FASKES', 'GET', '/Order');
    expect(json).toMatchObject({
      data: [{ id: shared.id, jumlahPeserta: 45, jumlahDosis: 100, dosisDisetujui: 90 }],
      jumlah: { jumlahPeserta: 45, jumlahDosis: 90 },
    });
  });
});
