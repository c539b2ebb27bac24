import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '#contract/domains/order/record.ts';
import { shippedWorkOrderStates } from '#contract/states/work-order.ts';
import { followUpKinds } from '#contract/domains/work-order/receipt.ts';
import { order, orderLine, workOrder, workOrderLine } from '#server/platform/db/schema/index.ts';
import { fc, runs } from '#tests/properties.ts';
import {
  buildDeliveryWorld,
  drawnSigning,
  newPackingSlip,
  type DeliveryWorld,
} from '../../builders/workOrder.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: DeliveryWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildDeliveryWorld(server, { stock: 1_000_000 });
});
afterAll(() => server.stop());

const agreed = 200;

/** One act: what, on which work order, and how many doses. */
const act = fc.record({
  kind: fc.constantFrom(
    'draft',
    'draft',
    'pay',
    'pay',
    'plan',
    ...Array.from({ length: 10 }, () => 'forward' as const),
    'count',
    'count',
    'reportDiscrepancy',
    'sign',
    'sign',
    'recount',
    'followUp',
    'cancel',
  ),
  which: fc.nat(3),
  doses: fc.integer({ min: 1, max: agreed + 20 }),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const forward = {
  DRAFT: ['PS', 'issue'],
  TERBIT: ['FASKES', 'confirm'],
  DIKONFIRMASI_FASKES: ['PS', 'pack'],
  DIKIRIM: ['BHBU', 'arrive'],
} as const;

/** Completes a draft that follows from a discrepancy. */
async function plan(paid: Order, id: number) {
  const {
    idOrder: _,
    baris: [line],
    ...header
  } = world.draftBody(paid);
  const { baris } = await world.get(id);
  return await world.request('PS', 'PUT', `/WorkOrder/updateworkorder/${id}`, {
    ...header,
    baris: baris.map(({ id: idLine, idDetail, qtyKirim }) => ({
      id: idLine,
      idDetail,
      qtyKirim,
      idBatch: line?.['idBatch'],
      psNumber: newPackingSlip(),
    })),
  });
}

const receive = (id: number) =>
  world.request('BHBU', 'POST', `/WorkOrder/bast/${id}`, drawnSigning());

async function run(paid: Order, { kind, which, doses }: Act) {
  if (kind === 'draft') {
    const body = world.draftBody(paid, { qtyKirim: doses });
    return await world.request('PS', 'POST', '/WorkOrder/CreatePerintahKerja', body);
  }
  if (kind === 'pay') {
    await server.db
      .update(order)
      .set({ status: 'LUNAS' })
      .where(and(eq(order.id, paid.id), eq(order.status, 'MENUNGGU_BAYAR')));
    return undefined;
  }
  const found = await server.db
    .select({ id: workOrder.id, status: workOrder.status })
    .from(workOrder)
    .where(eq(workOrder.idRoot, paid.id))
    .orderBy(asc(workOrder.id));
  const one = found[which % Math.max(1, found.length)];
  if (!one) return undefined;
  const { id, status } = one;
  switch (kind) {
    case 'plan':
      return await plan(paid, id);
    case 'forward': {
      if (status === 'DIKEMAS') return await world.depart(id);
      if (status === 'TIBA') await world.count(id);
      if (status === 'TIBA') return await receive(id);
      const next = Object.entries(forward).find(([state]) => state === status)?.[1];
      return next && (await world.change(next[0], id, next[1], 'Data peserta menyusul'));
    }
    case 'count': {
      const { jumlahDosis } = await world.get(id);
      const qtyTiba = doses % 3 === 0 ? jumlahDosis : Math.max(0, jumlahDosis + (doses % 9) - 4);
      return await world.count(id, { qtyTiba, bocor: Math.min(qtyTiba, doses % 2) });
    }
    case 'sign':
      return await receive(id);
    case 'followUp':
      return await world.request('PS', 'POST', `/WorkOrder/tindaklanjut/${id}`, {
        jenis: followUpKinds[doses % followUpKinds.length],
      });
    case 'cancel':
      // Seldom, so that most work orders arrive.
      return doses % 4 === 0 ? await world.change('PS', id, kind, 'Uji acak') : undefined;
    default:
      return await world.change('FASKES', id, kind, 'Uji acak');
  }
}

async function checkBooks({ id }: Order): Promise<void> {
  const [line] = await server.db.select().from(orderLine).where(eq(orderLine.idOrder, id));
  const [now] = await server.db
    .select({ status: order.status })
    .from(order)
    .where(eq(order.id, id));
  const shipped = await server.db
    .select({ line: workOrderLine, jenis: workOrder.jenis, status: workOrder.status })
    .from(workOrderLine)
    .innerJoin(workOrder, eq(workOrder.id, workOrderLine.idWorkOrder))
    .where(and(eq(workOrder.idRoot, id), inArray(workOrder.status, [...shippedWorkOrderStates])));
  const sum = (of: (row: (typeof shipped)[number]) => number) =>
    shipped.reduce((total, row) => total + of(row), 0);
  const received = sum(row =>
    row.jenis !== 'AMBIL_KEMBALI' && ['DITERIMA', 'SELESAI'].includes(row.status)
      ? (row.line.qtyTerima ?? 0)
      : 0,
  );
  expect(line?.qtyKirim).toBe(sum(row => (row.jenis === 'KIRIM' ? row.line.qtyKirim : 0)));
  expect(line?.qtyKirim).toBeLessThanOrEqual(agreed);
  expect(line?.qtyTerima).toBe(received);
  expect(received).toBeLessThanOrEqual(line?.qtyKirim ?? 0);
  if (now?.status === 'MENUNGGU_BAYAR') expect(shipped).toEqual([]);
  for (const { line: counted } of shipped) {
    const { qtyTerima, qtyTiba, qtyKirim, lebih } = counted;
    if (qtyTiba !== null) expect(qtyTiba).toBeLessThanOrEqual(qtyKirim + (lebih ?? 0));
    expect(qtyTerima ?? 0).toBeLessThanOrEqual(qtyTiba ?? 0);
  }
}

/** A delivery from payment to receipt, without which the acts would prove nothing. */
const plainDelivery: Act[] = (
  ['pay', 'draft', ...Array<'forward'>(6).fill('forward')] as const
).map(kind => ({ kind, which: 0, doses: 20 }));

it('keeps the doses of an order in balance, whatever people do', async () => {
  let received = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 30, maxLength: 45 }), async acts => {
      const paid = await world.paidOrder();
      await server.db.update(order).set({ status: 'MENUNGGU_BAYAR' }).where(eq(order.id, paid.id));
      for (const one of acts) {
        const answer = await run(paid, one);
        if (answer) expect(answer.status, answer.text).toBeLessThan(500);
        await checkBooks(paid);
      }
      received += (await world.orderNow(paid)).baris[0]?.qtyTerima ?? 0;
    }),
    { numRuns: runs(3), endOnFailure: true, examples: [[plainDelivery]] },
  );
  expect(received).toBeGreaterThan(0);
});
