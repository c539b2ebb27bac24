import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/domains/order/record.ts';
import { price } from '#server/platform/db/schema/index.ts';
import { addDays } from '#contract/core/values/day.ts';
import { buildOrderWorld, orderLineBody, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
});
afterAll(() => server.stop());

const change = (
  { id }: Pick<Order, 'id'>,
  event: string,
  { alasan, role = 'LEGAL' }: { alasan?: string; role?: keyof OrderWorld['tokens'] } = {},
) => world.request(role, 'PUT', `/Order/keadaan/${id}`, { event, alasan });

/** Changes the present price of the product. */
const raisePrice = (harga: number) =>
  server.db.update(price).set({ harga }).where(eq(price.productId, world.idProduk));

describe('an amendment', () => {
  const accepted = async (): Promise<Order> => {
    const order = await world.submit();
    return (await change(order, 'accept')).json as unknown as Order;
  };
  const amend = (order: Order, lines: Record<string, unknown>[], totals: Record<string, unknown>) =>
    world.request('BHBU', 'POST', '/Order/CreateAmandemen', {
      ...world.body(totals),
      idOrder: order.id,
      alasanAmandemen: 'Jumlah karyawan bertambah',
      baris: lines,
    });

  it('is a new order; added doses stay in their line while the price is the same', async () => {
    const order = await accepted();
    const amended = await amend(
      order,
      [orderLineBody(world, { id: order.baris[0]?.id, jumlahPeserta: 150, jumlahDosis: 300 })],
      { jumlahPeserta: 150, jumlahDosis: 300 },
    );
    expect(amended.status, amended.text).toBe(201);
    expect(amended.json).toMatchObject({
      amandemenDari: order.id,
      idRoot: order.id,
      nomorAmandemen: 1,
      status: 'DIAJUKAN',
      baris: [{ jumlahDosis: 300, jumlahPeserta: 150 }],
      versi: [{ id: order.id, status: 'DITERIMA' }, { id: amended.json['id'] }],
    });
    const second = await amend(order, [orderLineBody(world)], {});
    expect(second.json).toMatchObject({ errors: { idOrder: [expect.any(String)] } });
  });

  it('needs only the doses that it adds', async () => {
    const scarce = await buildOrderWorld(server, { stock: 300 });
    const order = await scarce.submit();
    const accept = (id: unknown) =>
      scarce.request('LEGAL', 'PUT', `/Order/keadaan/${String(id)}`, { event: 'accept' });
    await accept(order.id);
    const response = await scarce.request('BHBU', 'POST', '/Order/CreateAmandemen', {
      ...scarce.body({ jumlahPeserta: 150, jumlahDosis: 300 }),
      idOrder: order.id,
      alasanAmandemen: 'Jumlah karyawan bertambah',
      baris: [
        orderLineBody(scarce, {
          id: order.baris[0]?.id,
          jumlahPeserta: 150,
          jumlahDosis: 300,
        }),
      ],
    });
    expect(response.status, response.text).toBe(201);
    const accepted = await accept(response.json['id']);
    expect(accepted.json, accepted.text).toMatchObject({ status: 'DITERIMA' });
    const facts = await scarce.request('AM', 'GET', `/Order/pilihan/${scarce.bhbuId}`);
    const products = facts.json['produk'] as { id: number; tersedia: number }[];
    expect(products.find(({ id }) => id === scarce.idProduk)?.tersedia).toBe(0);
  });

  it('keeps the agreed prices when its draft is saved again and submitted', async () => {
    const order = await accepted();
    const line = orderLineBody(world, { id: order.baris[0]?.id });
    const draft = await world.request('BHBU', 'POST', '/Order/CreateAmandemen', {
      ...world.body({ draft: true }),
      idOrder: order.id,
      alasanAmandemen: 'Tanggal berubah',
      baris: [line],
    });
    expect(draft.json, draft.text).toMatchObject({
      status: 'DRAFT',
      baris: [{ asalBaris: order.baris[0]?.id }],
    });
    const { id, baris } = draft.json as unknown as Order;
    await raisePrice(330_000);
    const submitted = await world.request('BHBU', 'PUT', '/Order', {
      ...world.body({ jumlahPeserta: 120, jumlahDosis: 240 }),
      idOrder: id,
      baris: [{ ...line, id: baris[0]?.id, jumlahPeserta: 120, jumlahDosis: 240 }],
    });
    expect(submitted.json, submitted.text).toMatchObject({
      status: 'DIAJUKAN',
      baris: [
        { jumlahPeserta: 100, jumlahDosis: 200, hargaSatuan: 300_000 },
        { jumlahPeserta: 20, jumlahDosis: 40, hargaSatuan: 330_000 },
      ],
      totalPembelian: 200 * 300_000 + 40 * 330_000,
    });
    await raisePrice(300_000);
  });

  it('is refused for an order that is not decided', async () => {
    const order = await world.submit();
    const refused = await amend(order, [orderLineBody(world)], {});
    expect(refused.status).toBe(409);
  });

  it('continues each line once', async () => {
    const order = await accepted();
    const line = orderLineBody(world, { id: order.baris[0]?.id });
    const refused = await amend(order, [line, line], { jumlahPeserta: 200, jumlahDosis: 400 });
    expect(refused.json).toMatchObject({ errors: { 'baris.1.idFaskes': [expect.any(String)] } });
  });

  it('has people for the doses that it adds at the price of the day', async () => {
    const order = await accepted();
    const alone = { jumlahPeserta: 1, jumlahDosis: 300 };
    await raisePrice(310_000);
    const refused = await amend(
      order,
      [orderLineBody(world, { id: order.baris[0]?.id, ...alone })],
      { ...alone, alasanDosis: 'Dosis cadangan' },
    );
    await raisePrice(300_000);
    expect(refused.json).toMatchObject({
      errors: { 'baris.0.jumlahPeserta': [expect.any(String)] },
    });
  });

  it('begins no earlier than the lead time allows', async () => {
    const order = await accepted();
    const soon = addDays(order.tanggalOrder ?? '', 1);
    const refused = await amend(
      order,
      [orderLineBody(world, { id: order.baris[0]?.id, tanggalVaksinasi: soon })],
      {},
    );
    expect(refused.json).toMatchObject({
      errors: { 'baris.0.tanggalVaksinasi': [expect.any(String)] },
    });
  });
});
