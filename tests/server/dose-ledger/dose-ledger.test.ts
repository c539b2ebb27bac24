import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BatchRecall, DoseLedger } from '#contract/domains/stock/record.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { batch, order, orderLine } from '#server/platform/db/schema/index.ts';
import { beginUseOfOrders } from '#server/domains/dose-ledger/index.ts';
import { runRecordJob } from '#server/platform/scheduler/scheduler.ts';
import { buildFaskes } from '../../builders/peserta.ts';
import { buildStockWorld, type StockWorld } from '../../builders/stock.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: StockWorld;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  world = await buildStockWorld(server);
});

const ledgerOf = async ({ id }: Order, role: 'ADMIN' | 'BHBU' | 'FASKES' = 'ADMIN') =>
  (await world.request(role, 'GET', `/NeracaDosis/${id}`)).json as unknown as DoseLedger;
const close = ({ id }: Order) =>
  world.request('ADMIN', 'PUT', `/Order/keadaan/${id}`, { event: 'close' });
const kindsOf = ({ halangan }: DoseLedger) => halangan.map(({ jenis }) => jenis);

/** Receives an order, whose use has begun. */
async function inUse(count?: Parameters<StockWorld['receive']>[0]) {
  const { paid } = await world.receive(count);
  const [row] = await world.stockOf(paid);
  await server.db
    .update(orderLine)
    .set({ tanggalVaksinasi: '2030-01-02' })
    .where(eq(orderLine.idOrder, paid.id));
  await runRecordJob({ ...server.deps, clock: server.now }, beginUseOfOrders);
  return { paid, idStok: row?.id ?? 0 };
}

describe('the dose ledger of an order', () => {
  it('names what is not shipped and not received', async () => {
    const paid = await world.paidOrder();
    expect(kindsOf(await ledgerOf(paid))).toEqual(['BELUM_DIKIRIM']);
    await world.moveTo((await world.draft(paid)).id, 'TIBA');
    const ledger = await ledgerOf(paid);
    expect(kindsOf(ledger)).toEqual(['BELUM_DITERIMA']);
    expect(ledger.jumlah).toMatchObject({ dipesan: 200, dibayar: 200, dikirim: 200, kurang: 200 });
  });

  it('has no paid doses while the order is a draft', async () => {
    const body = { ...world.body({ bhbuId: world.bhbuId }), draft: true };
    const draft = await world.request('ADMIN', 'POST', '/Order', body);
    expect(draft.status, draft.text).toBe(201);
    const ledger = await ledgerOf(draft.json as unknown as Order);
    expect(ledger.jumlah).toMatchObject({ dipesan: 200, dibayar: 0 });
  });

  it('waits for the follow-up of a shortage', async () => {
    const { paid } = await world.receive({ qtyTiba: 190 });
    expect(kindsOf(await ledgerOf(paid))).toContain('SUSULAN_TERBUKA');
  });

  it('closes the order only when the leftover is reported and nothing is quarantined', async () => {
    const { paid, idStok } = await inUse();
    expect(await world.orderNow(paid)).toMatchObject({ status: 'PELAKSANAAN' });
    expect((await close(paid)).json).toMatchObject({
      status: 409,
      reason: 'notBalanced',
      detail: expect.stringMatching(/Sisa 200 dosis batch .* belum dilaporkan\.$/) as string,
    });
    await world.act('FASKES', idStok, 'KARANTINA', 20);
    expect(kindsOf(await ledgerOf(paid))).toContain('KARANTINA_BELUM_DIPUTUSKAN');
    await world.act('FASKES', idStok, 'MUSNAH', 20);
    await world.request('FASKES', 'PUT', `/Stok/sisa/${idStok}`, {
      dihitung: 180,
      rencanaSisa: 'DISIMPAN',
    });
    const ledger = await ledgerOf(paid);
    expect(ledger).toMatchObject({ seimbang: true, halangan: [] });
    expect(ledger.jumlah).toMatchObject({ diterima: 200, rusak: 20, sisa: 180 });
    expect((await close(paid)).json).toMatchObject({ status: 'SELESAI' });
  });

  it('begins the use of an order with its first dose', async () => {
    const { paid } = await world.receive();
    await runRecordJob({ ...server.deps, clock: server.now }, beginUseOfOrders);
    expect(await world.orderNow(paid)).toMatchObject({ status: 'DITERIMA_PEMBELI' });
    await world.inject();
    await runRecordJob({ ...server.deps, clock: server.now }, beginUseOfOrders);
    expect(await world.orderNow(paid)).toMatchObject({ status: 'PELAKSANAAN' });
  });

  it('shows a facility its own part, and nothing of orders that deliver nothing to it', async () => {
    const { paid } = await world.receive();
    expect((await ledgerOf(paid, 'FASKES')).faskes).toHaveLength(1);
    const faskesId = await buildFaskes(server.db);
    const { token } = await server.signIn({ role: 'FASKES', faskesId });
    expect((await server.request('GET', `/NeracaDosis/${paid.id}`, { token })).status).toBe(404);
  });

  it('is paid in part while a payment is missing', async () => {
    const paid = await world.paidOrder();
    await server.db
      .update(order)
      .set({ status: 'DIBAYAR_SEBAGIAN', totalHarga: 100, dibayar: 50 })
      .where(eq(order.id, paid.id));
    const ledger = await ledgerOf(paid);
    expect(ledger.jumlah.dibayar).toBe(100);
    expect(kindsOf(ledger)).toContain('BELUM_LUNAS');
  });
});

describe('the recall of a batch', () => {
  it('finds shipments, facilities, companies and participants, and holds the rest', async () => {
    const { paid, idWorkOrder } = await world.receive();
    await world.inject();
    const path = `/Batch/karantina/${world.idBatch}`;
    const body = { alasan: 'Edaran BPOM' };
    expect((await world.request('PS', 'POST', path, body)).status).toBe(409);
    await server.db.update(batch).set({ status: 'DITARIK' }).where(eq(batch.id, world.idBatch));
    const held = await world.request('PS', 'POST', path, body);
    expect(held.json as unknown as BatchRecall).toMatchObject({
      jumlah: { diterima: 200, diberikan: 1, dikarantina: 199, sisa: 0, peserta: 1, kipi: 0 },
      faskes: [{ idFaskes: world.idFaskes, dikarantina: 199, peserta: 1 }],
      perusahaan: [{ idBHBU: world.bhbuId, diterima: 200 }],
      pengiriman: [{ idWorkOrder, qtyKirim: 200, qtyTerima: 200 }],
    });
    const [row] = await world.stockOf(paid);
    expect((await world.act('PS', row?.id ?? 0, 'LEPAS', 1)).status).toBe(409);
    expect((await world.act('PS', row?.id ?? 0, 'KEMBALI', 199)).json).toMatchObject({
      dikembalikan: 199,
    });
    expect((await world.request('BHBU', 'GET', `/Batch/penarikan/${world.idBatch}`)).status).toBe(
      403,
    );
  });
});
