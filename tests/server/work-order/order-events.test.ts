import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/domains/order/record.ts';
import { transaction } from '#server/platform/db/client.ts';
import { order, orderLine, stock } from '#server/platform/db/schema/index.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { lockOrder, orderLifecycle } from '#server/domains/order/index.ts';
import { buildDeliveryWorld, drawnSigning, type DeliveryWorld } from '../../builders/workOrder.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: DeliveryWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildDeliveryWorld(server);
});
afterAll(() => server.stop());

/** Triggers an event of an order as the server itself. */
const trigger = (id: number, event: 'beginUse' | 'close' | 'terminate', as?: 'AM') =>
  transaction(server.db, async tx => {
    const system = systemContext(tx, server.now());
    const ctx = as ? { ...system, user: { ...system.user, id: 1, role: as } } : system;
    await transition(ctx, orderLifecycle, await lockOrder(system, id), event);
  });

/** Puts a version with more doses in the place of an order, as a verified amendment does. */
async function amend(paid: Order, jumlahDosis: number): Promise<number> {
  const [{ id: _, ...version } = { id: 0 }] = await server.db
    .select()
    .from(order)
    .where(eq(order.id, paid.id));
  await server.db.update(order).set({ status: 'DIAMANDEMEN' }).where(eq(order.id, paid.id));
  const [amended] = await server.db
    .insert(order)
    .values({
      ...(version as typeof order.$inferInsert),
      noOrder: `${paid.noOrder ?? ''}/A`,
      rootId: paid.id,
      amandemenDari: paid.id,
    })
    .returning({ id: order.id });
  const idOrder = amended?.id ?? 0;
  const lines = await server.db.select().from(orderLine).where(eq(orderLine.idOrder, paid.id));
  await server.db.insert(orderLine).values(
    lines.map(({ id: asalBaris, ...line }) => ({
      ...line,
      idOrder,
      asalBaris,
      psNumber: null,
      jumlahDosis,
      qtyDisetujui: jumlahDosis,
    })),
  );
  return idOrder;
}

describe('an amendment', () => {
  it('takes over the work orders of the earlier version', async () => {
    const paid = await world.paidOrder();
    const { id } = await world.draft(paid, { qtyKirim: 150 });
    await world.moveTo(id, 'TERBIT');
    const amended = await amend(await world.orderNow(paid), 300);
    const facts = await world.request('PS', 'GET', `/WorkOrder/pilihan/${paid.id}`);
    expect(facts.json, facts.text).toMatchObject({
      idOrder: amended,
      baris: [{ dosis: 300, direncanakan: 150, terbuka: 150 }],
    });
    await world.moveTo(id, 'TIBA');
    await world.count(id);
    const signed = await world.request('FASKES', 'POST', `/WorkOrder/bast/${id}`, drawnSigning());
    expect(signed.status, signed.text).toBe(200);
    const [line] = await server.db.select().from(orderLine).where(eq(orderLine.idOrder, amended));
    expect(line).toMatchObject({ qtyKirim: 150, qtyTerima: 150, idWorkOrder: id });
    const list = await world.request('BHBU', 'GET', `/WorkOrder/order/${amended}`);
    expect(list.json, list.text).toMatchObject([{ id }]);
  });

  it('with fewer doses stops a work order that exceeds them', async () => {
    const paid = await world.paidOrder();
    const { id } = await world.draft(paid);
    await world.moveTo(id, 'DIKONFIRMASI_FASKES');
    await amend(await world.orderNow(paid), 150);
    const refused = await world.change('PS', id, 'pack');
    expect(refused.json).toMatchObject({ status: 409, reason: 'mayBePacked' });
    expect(refused.json['detail']).toMatch(/tinggal 150/);
  });
});

describe('the end of an order', () => {
  it('by termination cancels what has not departed', async () => {
    const paid = await world.paidOrder();
    const departed = await world.draft(paid, { qtyKirim: 50 });
    await world.moveTo(departed.id, 'DIKIRIM');
    const planned = await world.draft(paid, { qtyKirim: 50 });
    await trigger(paid.id, 'terminate');
    expect((await world.get(planned.id)).status).toBe('DIBATALKAN');
    expect((await world.get(departed.id)).status).toBe('DIKIRIM');
  });

  it('by its closing closes what was received', async () => {
    const paid = await world.paidOrder();
    const { id } = await world.moveTo((await world.draft(paid)).id, 'TIBA');
    await world.count(id);
    await world.request('FASKES', 'POST', `/WorkOrder/bast/${id}`, drawnSigning());
    await trigger(paid.id, 'beginUse');
    const [left] = await server.db.select().from(stock).where(eq(stock.idRoot, paid.id));
    await world.request('FASKES', 'PUT', `/Stok/sisa/${left?.id}`, {
      dihitung: 200,
      rencanaSisa: 'DISIMPAN',
    });
    await trigger(paid.id, 'close', 'AM');
    expect((await world.get(id)).status).toBe('SELESAI');
  });
});
