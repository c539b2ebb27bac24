import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/domains/order/record.ts';
import { transaction } from '#server/platform/db/client.ts';
import { notification, stock } from '#server/platform/db/schema/index.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { lockOrder, orderLifecycle } from '#server/domains/order/index.ts';
import { remindOfDeliveries } from '#server/domains/work-order/index.ts';
import {
  buildDeliveryWorld,
  drawnSigning,
  newPackingSlip,
  scannedSigning,
  type Count,
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

const sign = (id: number) =>
  world.request('FASKES', 'POST', `/WorkOrder/bast/${id}`, drawnSigning());
const followUp = (id: number, jenis: string) =>
  world.request('FASKES', 'POST', `/WorkOrder/tindaklanjut/${id}`, { jenis });

/** A shipment of 200 doses with a reported discrepancy, and its follow-up. */
async function followedUp(jenis: string, count: Count, of: DeliveryWorld = world) {
  const paid = await of.paidOrder();
  const { id } = await of.moveTo((await of.draft(paid)).id, 'TIBA');
  await of.count(id, count);
  await of.change('FASKES', id, 'reportDiscrepancy');
  const made = await of.request('FASKES', 'POST', `/WorkOrder/tindaklanjut/${id}`, { jenis });
  expect(made.status, made.text).toBe(201);
  const [child] = (await of.get(id)).tindakLanjut;
  return { paid, id, child: child?.id ?? 0 };
}

/** Delivers an order of 200 doses, all of which are accepted. */
async function deliver(of: DeliveryWorld) {
  const paid = await of.paidOrder();
  const { id } = await of.moveTo((await of.draft(paid)).id, 'TIBA');
  await of.count(id);
  const signed = await of.request('FASKES', 'POST', `/WorkOrder/bast/${id}`, drawnSigning());
  expect(signed.status, signed.text).toBe(200);
  return { paid, id };
}

const receive = async (id: number) => {
  await world.request('FASKES', 'POST', `/WorkOrder/selisih/${id}`, scannedSigning());
  const signed = await sign(id);
  expect(signed.status, signed.text).toBe(200);
};

/** Sets days, distributor and packing slips of a follow-up. */
async function plan(
  paid: Order,
  id: number,
  { idBatch, of = world }: { readonly idBatch?: number; readonly of?: DeliveryWorld } = {},
) {
  const { idOrder: _, baris: __, ...header } = of.draftBody(paid);
  const { baris } = await of.get(id);
  return await of.request('PS', 'PUT', `/WorkOrder/updateworkorder/${id}`, {
    ...header,
    baris: baris.map(line => ({
      id: line.id,
      idDetail: line.idDetail,
      qtyKirim: line.qtyKirim,
      idBatch: idBatch ?? line.idBatch ?? of.idBatch,
      psNumber: newPackingSlip(),
    })),
  });
}

const terminate = (id: number) =>
  transaction(server.db, async tx => {
    const system = systemContext(tx, server.now());
    await transition(system, orderLifecycle, await lockOrder(system, id), 'terminate');
  });

describe('the return of a surplus', () => {
  it('is of the batch that came', async () => {
    const { paid, child } = await followedUp('AMBIL_KEMBALI', { qtyTiba: 203 });
    for (const idBatch of [2_000_000, world.idBatch + 1]) {
      const refused = await plan(paid, child, { idBatch });
      expect(refused.json, refused.text).toMatchObject({
        status: 422,
        errors: { 'baris.0.idBatch': [expect.any(String)] },
      });
    }
    expect((await plan(paid, child)).status).toBe(200);
  });

  it('that cannot be handed over whole is documented, and lets the order move on', async () => {
    const { paid, id, child } = await followedUp('AMBIL_KEMBALI', { qtyTiba: 203 });
    await receive(id);
    await plan(paid, child);
    await world.moveTo(child, 'TIBA');
    const tooMany = await world.count(child, { qtyTiba: 4 });
    expect(tooMany.json).toMatchObject({ errors: { 'baris.0.qtyTiba': [expect.any(String)] } });
    const counted = await world.count(child, { qtyTiba: 2 });
    expect(counted.json, counted.text).toMatchObject({ baris: [{ qtyTerima: 2, kurang: 1 }] });
    expect((await sign(child)).json).toMatchObject({ status: 409, reason: 'hasNoDiscrepancy' });
    const reported = await world.change('FASKES', child, 'reportDiscrepancy');
    expect(reported.json, reported.text).toMatchObject({ perluTindakLanjut: [] });
    await receive(child);
    expect((await world.orderNow(paid)).status).toBe('DITERIMA_PEMBELI');
  });

  it('goes on after the order was terminated; nothing else is sent', async () => {
    const { paid, id, child } = await followedUp('AMBIL_KEMBALI', { qtyTiba: 203 });
    const short = await followedUp('KIRIM_SUSULAN', { qtyTiba: 190 });
    await terminate(paid.id);
    await terminate(short.paid.id);
    expect((await world.get(short.child)).status).toBe('DIBATALKAN');
    const again = await followUp(short.id, 'KIRIM_SUSULAN');
    expect(again.json, again.text).toMatchObject({ status: 409, reason: 'followUp' });
    expect((await world.get(child)).status).toBe('DRAFT');
    expect((await plan(paid, child)).status).toBe(200);
    await world.moveTo(child, 'TIBA');
    await world.count(child);
    await receive(id);
    expect((await sign(child)).status).toBe(200);
  });
});

describe('a chiller', () => {
  it('has room again for doses that were destroyed, not for quarantined ones', async () => {
    const tight = await buildDeliveryWorld(server, { chiller: 210 });
    const { paid } = await deliver(tight);
    const [stored] = await server.db.select().from(stock).where(eq(stock.idRoot, paid.id));
    const { id } = await tight.draft(await tight.paidOrder(), { qtyKirim: 20 });
    await tight.moveTo(id, 'TERBIT');
    const act = (tindakan: string) =>
      tight.request('FASKES', 'POST', `/Stok/mutasi/${stored?.id}`, {
        tindakan,
        jumlah: 10,
        alasan: 'Chiller mati semalam',
      });
    expect((await act('KARANTINA')).status).toBeLessThan(300);
    expect((await tight.change('FASKES', id, 'confirm')).json).toMatchObject({
      status: 409,
      reason: 'fitsChiller',
    });
    expect((await act('MUSNAH')).status).toBeLessThan(300);
    const confirmed = await tight.change('FASKES', id, 'confirm');
    expect(confirmed.status, confirmed.text).toBe(200);
  });
});

describe('a follow-up of missing doses', () => {
  it('fits a chiller that the whole delivery fits', async () => {
    const tight = await buildDeliveryWorld(server, { chiller: 200 });
    const { paid, child } = await followedUp('KIRIM_SUSULAN', { qtyTiba: 195 }, tight);
    await plan(paid, child, { of: tight });
    await tight.moveTo(child, 'TERBIT');
    const confirmed = await tight.change('FASKES', child, 'confirm');
    expect(confirmed.status, confirmed.text).toBe(200);
  });

  it('is asked for when it was not made, or was cancelled', async () => {
    const { id, child } = await followedUp('KIRIM_SUSULAN', { qtyTiba: 195 });
    await receive(id);
    const later = new Date(server.now().getTime() + 2 * 86_400_000);
    const asked = async () => {
      await remindOfDeliveries.runAll(server.db, later);
      return await server.db.$count(
        notification,
        and(
          eq(notification.message, 'workOrder.followUpMissing'),
          eq(notification.recordId, String(id)),
        ),
      );
    };
    expect(await asked()).toBe(0);
    await world.change('PS', child, 'cancel', 'Salah distributor');
    const sent = await asked();
    expect(sent).toBeGreaterThan(0);
    expect(await asked()).toBe(sent);
  });
});
