import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settlement } from '#contract/domains/order/settlement.ts';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { createAgreementSteps } from '../pks/agreement-steps.ts';

let server: TestServer;
let world: OrderWorld;
let steps: ReturnType<typeof createAgreementSteps>;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server, { stock: 1_000_000 });
  steps = createAgreementSteps(server, world);
});
afterAll(() => server.stop());

/** Ends an order by terminating its agreement for fraud. */
async function terminate(order: { readonly id: number }): Promise<void> {
  const agreement = await steps.pksOf(order);
  await steps.change(agreement, 'suspend', { alasan: 'Data palsu', bukti: 'Laporan 1' });
  await steps.change(agreement, 'terminate', { alasan: 'Data palsu', bukti: 'Laporan 2' });
  expect(await steps.stateOf(order)).toBe('DIAKHIRI');
}

const listed = async (idOrder: number): Promise<Settlement[]> => {
  const { json } = await world.request('FINANCE', 'GET', `/Order/penyelesaian?idOrder=${idOrder}`);
  return json['data'] as Settlement[];
};

describe('the settlement of a terminated order', () => {
  it('has the doses that are paid and not shipped, with their value', async () => {
    const order = await steps.paid();
    await steps.ship(order, 50);
    await terminate(order);
    const total = order.totalHarga ?? 0;
    const [open, ...others] = await listed(order.id);
    expect(others).toEqual([]);
    expect(open).toMatchObject({
      noOrder: order.noOrder,
      bhbuId: world.bhbuId,
      dibayar: total,
      dosisDibayar: 200,
      dosisDikirim: 50,
      dosisTersisa: 150,
      nilai: total - Math.round(total / 4),
      status: 'TERBUKA',
    });
    const tasks = await world.request('FINANCE', 'GET', '/Dashboard/pekerjaan');
    expect(tasks.json['data']).toContainEqual(
      expect.objectContaining({ jenis: 'dosisDiselesaikan', jumlah: 1 }),
    );

    const settle = (version = open?.version) =>
      world.request('LEGAL', 'PUT', `/Order/penyelesaian/${open?.id ?? 0}`, {
        catatan: 'Dosis dialihkan ke pesanan berikutnya',
        version,
      });
    expect((await settle(99)).status).toBe(412);
    expect((await settle()).json).toMatchObject({
      status: 'SELESAI',
      catatan: 'Dosis dialihkan ke pesanan berikutnya',
      diselesaikanOleh: expect.any(String) as unknown,
      diselesaikanPada: server.now().toISOString(),
    });
    expect((await settle(2)).status).toBe(409);
  });

  it('covers the paid half of an order, and is none where nothing is paid', async () => {
    const half = await steps.signed();
    const total = half.totalHarga ?? 0;
    await steps.record(half, { tanggalTagihan: steps.today(), dibayar: total / 2 });
    await terminate(half);
    expect(await listed(half.id)).toMatchObject([{ dosisTersisa: 100, nilai: total / 2 }]);
    const unpaid = await steps.signed();
    await terminate(unpaid);
    expect(await listed(unpaid.id)).toEqual([]);
  });
});
