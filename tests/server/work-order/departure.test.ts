import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/domains/order/record.ts';
import { addDays } from '#contract/core/values/day.ts';
import { distributor, notification, pks } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { buildBatch } from '../../builders/batch.ts';
import { moneyWorld } from '../../builders/invoice.ts';
import {
  buildDeliveryWorld,
  newPackingSlip,
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

const create = (body: unknown) =>
  world.request('PS', 'POST', '/WorkOrder/CreatePerintahKerja', body);

const fieldsOf = (response: { json: Record<string, unknown> }) =>
  Object.keys(response.json['errors'] ?? {});

const today = () => dayInJakarta(server.now());

describe('an order that may no longer be shipped', () => {
  it('is named before anything is planned or packed, after a payment was reversed', async () => {
    const money = moneyWorld(server, world);
    const { id } = await money.sign({ skema: 'PENUH_100' });
    const invoice = await money.firstInvoice(id);
    const payment = await money.pay(invoice.id, invoice.sisa);
    expect((await money.verify(payment.id)).status).toBe(200);
    const paid = await world.orderNow({ id } as Order);
    const planned = await world.draft(paid, { qtyKirim: 50 });
    await world.moveTo(planned.id, 'DIKONFIRMASI_FASKES');
    await money.reverse(payment.id);
    expect(await money.stateOf(id)).toBe('MENUNGGU_BAYAR');
    expect(await world.orderNow({ id } as Order)).toMatchObject({ dibalik: true });
    // The cancellation of the unpaid invoice opens nothing.
    const cancelled = { event: 'cancel', alasan: 'Diterbitkan ulang' };
    await world.request('FINANCE', 'PUT', `/Invoice/keadaan/${invoice.id}`, cancelled);
    const drafted = await create(world.draftBody(paid, { qtyKirim: 1 }));
    expect(drafted.json, drafted.text).toMatchObject({ status: 409, reason: 'notPaid' });
    const facts = await world.request('PS', 'GET', `/WorkOrder/pilihan/${id}`);
    expect(facts.json['halangan']).toEqual(expect.stringContaining('dibalik'));
    expect((await world.change('PS', planned.id, 'pack')).json).toMatchObject({
      status: 409,
      reason: 'mayBePacked',
    });
  });

  it.each(['DIAKHIRI', 'DITANGGUHKAN'] as const)(
    'is not shipped under an agreement that is %s',
    async status => {
      const paid = await world.paidOrder();
      await server.db.insert(pks).values({
        jenis: 'REGULER',
        idBHBU: world.bhbuId,
        idOrder: paid.id,
        status,
        noPKS: `PKS/UJI/${paid.id}`,
      });
      const refused = await create(world.draftBody(paid));
      expect(refused.json, refused.text).toMatchObject({ status: 409, reason: 'suspended' });
    },
  );
});

describe('a departure after the planned day', () => {
  it('takes no batch that expires before the last dose, counted from today', async () => {
    const paid = await world.paidOrder();
    const first = paid.baris[0]?.tanggalVaksinasi ?? '';
    const batch = await buildBatch(server.db, {
      idProduk: world.idProduk,
      kedaluwarsa: addDays(first, 29),
    });
    const { id } = await world.draft(paid, { qtyKirim: 10, idBatch: batch });
    await world.moveTo(id, 'DIKEMAS');
    expect((await world.depart(id)).status).toBe(200);
    const later = await world.draft(paid, { qtyKirim: 10, idBatch: batch });
    await world.moveTo(later.id, 'DIKEMAS');
    server.advanceTime(15 * 86_400_000);
    const refused = await world.depart(later.id);
    expect(refused.json, refused.text).toMatchObject({ status: 409, reason: 'mayBeShipped' });
    expect(refused.json['detail']).toMatch(/kedaluwarsa/);
  });

  it('needs a distributor whose permit is still valid', async () => {
    const paid = await world.paidOrder();
    const { id } = await world.draft(paid, { qtyKirim: 10 });
    await world.moveTo(id, 'DIKEMAS');
    const setPermit = (izinSampai: string) =>
      server.db
        .update(distributor)
        .set({ izinSampai })
        .where(eq(distributor.id, world.idDistributor));
    await setPermit(addDays(today(), -1));
    const refused = await world.depart(id);
    await setPermit('2099-12-31');
    expect(refused.json, refused.text).toMatchObject({ status: 409, reason: 'mayBeShipped' });
    expect(refused.json['detail']).toMatch(/[Ii]zin/);
  });
});

describe('a packing slip number', () => {
  const name = (idDetail: number | undefined, psNumber: string) =>
    world.request('PS', 'PUT', '/OrderDetail/UpdatePSNumber', { idDetail, psNumber });

  it('belongs to one order line, wherever it was entered', async () => {
    const [one, other] = [await world.paidOrder(), await world.paidOrder()];
    const psNumber = newPackingSlip();
    expect((await name(one.baris[0]?.id, psNumber)).status).toBe(200);
    const taken = await create(world.draftBody(other, { qtyKirim: 1, psNumber }));
    expect(fieldsOf(taken), taken.text).toEqual(['baris.0.psNumber']);
    const used = newPackingSlip();
    await world.draft(other, { qtyKirim: 1, psNumber: used });
    expect(fieldsOf(await name(one.baris[0]?.id, used))).toEqual(['psNumber']);
    const own = await create(world.draftBody(one, { qtyKirim: 1, psNumber }));
    expect(own.status, own.text).toBe(201);
  });

  it('is given to one of 50 callers', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, () => world.paidOrder()));
    const psNumber = newPackingSlip();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const one = orders[at % orders.length] as Order;
        return at % 10 < 5
          ? create(world.draftBody(one, { qtyKirim: 1, psNumber }))
          : name(one.baris[0]?.id, psNumber);
      }),
    );
    expect(new Set(outcomes.map(({ status }) => Math.floor(status / 100)))).toEqual(
      new Set([2, 4]),
    );
    const { rows } = await server.db.execute(sql`
      select distinct id_detail from (
        select id as id_detail from order_line where ps_number = ${psNumber}
        union all select id_detail from work_order_line where ps_number = ${psNumber}) line`);
    expect(rows).toHaveLength(1);
  });

  it('stays once everything of the line is shipped', async () => {
    const paid = await world.paidOrder();
    await world.moveTo((await world.draft(paid)).id, 'DIKIRIM');
    const refused = await name(paid.baris[0]?.id, newPackingSlip());
    expect(refused.json, refused.text).toMatchObject({ status: 409, reason: 'shipped' });
  });
});

describe('a work order whose days change after its issue', () => {
  it('is announced again to the facility and the company', async () => {
    const paid = await world.paidOrder();
    const { id, baris } = await world.draft(paid, { qtyKirim: 10 });
    await world.moveTo(id, 'DIKONFIRMASI_FASKES');
    const { idOrder: _, ...body } = world.draftBody(paid, { qtyKirim: 10 });
    const lines = [{ ...body.baris[0], id: baris[0]?.id }];
    const update = (tanggalTiba: string) =>
      world.request('PS', 'PUT', `/WorkOrder/updateworkorder/${id}`, {
        ...body,
        tanggalTiba,
        baris: lines,
      });
    const announced = () =>
      server.db.$count(
        notification,
        and(
          eq(notification.message, 'workOrder.reschedule'),
          eq(notification.recordId, String(id)),
        ),
      );
    expect((await update(addDays(today(), 1))).status).toBe(200);
    expect(await announced()).toBe(0);
    const moved = await update(addDays(today(), 3));
    expect(moved.json, moved.text).toMatchObject({ tanggalTiba: addDays(today(), 3) });
    // The accounts of the facility and of the company.
    expect(await announced()).toBe(2);
  });
});
