import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDocumentNumber } from '#contract/core/document-number.ts';
import { orderEvents } from '#contract/domains/order/calls.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { orderStates } from '#contract/states/order.ts';
import { addDays } from '#contract/core/values/day.ts';
import { transaction } from '#server/platform/db/client.ts';
import { orderLine, stateHistory } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { recordOrderFact } from '#server/domains/order/index.ts';
import { fc, runs } from '#tests/properties.ts';
import {
  buildOrderWorld,
  orderLineBody,
  signedCopy,
  type OrderWorld,
} from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server, { stock: 10_000_000 });
});
afterAll(() => server.stop());

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Lines of an order as the form sends them, one a day, with the header's sums. */
function bodyOf(
  lines: readonly { people: number; doses: number; id?: number | undefined; day?: string }[],
  isPackage = false,
): Record<string, unknown> {
  return world.body({
    model: isPackage ? 'PAKET_LAYANAN' : 'PRODUK',
    jumlahPeserta: sum(lines, line => line.people),
    jumlahDosis: sum(lines, line => line.doses),
    alasanDosis: 'Sebagian peserta melanjutkan dosis yang sudah diterima',
    baris: lines.map(({ people, doses, id, day }, at) =>
      orderLineBody(world, {
        id,
        jumlahPeserta: people,
        jumlahDosis: doses,
        tanggalVaksinasi: day ?? addDays(world.day, at),
        idLayanan: isPackage ? world.idLayanan : undefined,
      }),
    ),
  });
}

/** Expects that the amounts of an order are the sums of its lines. */
function expectSums(order: Order): void {
  const dosesOf = (line: Order['baris'][number]) => line.qtyDisetujui ?? line.jumlahDosis ?? 0;
  expect(order.jumlahPeserta).toBe(sum(order.baris, line => line.jumlahPeserta ?? 0));
  expect(order.jumlahDosis).toBe(sum(order.baris, line => line.jumlahDosis ?? 0));
  expect(order.totalPembelian).toBe(
    sum(order.baris, line => dosesOf(line) * (line.hargaSatuan ?? 0)),
  );
  expect(order.totalLayanan).toBe(
    sum(order.baris, line => dosesOf(line) * (line.hargaLayanan ?? 0)),
  );
  expect(order.subTotal).toBe((order.totalPembelian ?? 0) + (order.totalLayanan ?? 0));
  expect(order.totalHarga).toBe(
    (order.subTotal ?? 0) + (order.ppn ?? 0) - (order.ppnDTP ?? 0) + (order.pph ?? 0),
  );
}

const lines = fc.array(
  fc.record({
    people: fc.integer({ min: 1, max: 900 }),
    doses: fc.integer({ min: 1, max: 1_800 }),
  }),
  { minLength: 1, maxLength: 4 },
);

describe('an order', () => {
  it('has amounts that are the sums of its lines, also after an adjustment', async () => {
    await fc.assert(
      fc.asyncProperty(lines, fc.boolean(), fc.nat(), async (some, isPackage, cut) => {
        const submitted = await world.request('BHBU', 'POST', '/Order', bodyOf(some, isPackage));
        expect(submitted.status, submitted.text).toBe(201);
        const order = submitted.json as unknown as Order;
        expectSums(order);
        const [first, ...others] = order.baris;
        const left = cut % (first?.jumlahDosis ?? 1);
        if (left === 0 && others.length === 0) return;
        const adjusted = await world.request('AM', 'PUT', `/Order/sesuaikan/${order.id}`, {
          alasan: 'Persediaan terbatas',
          baris: [{ id: first?.id, qtyDisetujui: left }],
        });
        expect(adjusted.status, adjusted.text).toBe(200);
        expectSums(adjusted.json as unknown as Order);
      }),
      { numRuns: runs(5) },
    );
  });

  it('gets a number without gaps from fifty callers at once, some of whom fail', async () => {
    const body = bodyOf([{ people: 10, doses: 20 }]);
    const before = parseDocumentNumber((await world.submit()).noOrder ?? '')?.serial ?? 0;
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        world.request('BHBU', 'POST', '/Order', n % 5 === 0 ? { ...body, jumlahDosis: 21 } : body),
      ),
    );
    const serials = outcomes
      .filter(({ status }) => status === 201)
      .map(({ json }) => parseDocumentNumber(String(json['noOrder']))?.serial ?? 0);
    expect(serials.sort((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, n) => before + 1 + n),
    );
  });

  it('only takes transitions of its table, whatever happens to it', async () => {
    const actions = fc.array(
      fc.record({
        role: fc.constantFrom('BHBU', 'ADMIN', 'AM', 'LEGAL', 'FINANCE', 'VERIFICATOR', 'PS'),
        event: fc.constantFrom(
          ...orderEvents,
          'adjust',
          'generate',
          'sendForSignature',
          'copy1',
          'copy2',
          'invoice',
          'pay',
        ),
      }),
      { minLength: 4, maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(actions, async some => {
        const order = await world.submit();
        const alasan = 'Diuji dengan urutan acak';
        for (const { role, event } of some) {
          const response = await happen(order, role, event, alasan);
          expect(response, event).toBeLessThan(500);
        }
        const history = await server.db
          .select()
          .from(stateHistory)
          .where(eq(stateHistory.recordId, String(order.id)))
          .orderBy(asc(stateHistory.id));
        const ofOrder = history.filter(({ resource }) => resource === 'order');
        const allowed = orderStates.transitions.map(
          ({ from, event, to }) => `${from} ${event} ${to}`,
        );
        for (const { event, fromState, toState } of ofOrder.slice(1)) {
          expect(allowed).toContain(`${String(fromState)} ${event} ${toState}`);
        }
        const now = await world.request('ADMIN', 'GET', `/OrderStatus/${order.id}`);
        expect(now.json['status']).toBe(ofOrder.at(-1)?.toState);
      }),
      { numRuns: runs(9) },
    );
  });
});

/** Does something to an order as a role and returns the status of the response. */
async function happen(
  { id, baris }: Order,
  role: keyof OrderWorld['tokens'],
  event: string,
  alasan: string,
): Promise<number> {
  const today = dayInJakarta(server.now());
  const send = async (method: string, path: string, body: unknown) =>
    (await world.request(role, method, path, body)).status;
  switch (event) {
    case 'adjust':
      return send('PUT', `/Order/sesuaikan/${id}`, {
        alasan,
        baris: [{ id: baris[0]?.id, qtyDisetujui: 150 }],
      });
    case 'generate':
      return send('POST', '/PKS/GeneratePKS', { idOrder: id });
    case 'sendForSignature': {
      const own = await world.request('ADMIN', 'GET', `/PKS/getByIdOrder/${id}`);
      const found = own.json as { id?: number } | null;
      return send('PUT', `/PKS/keadaan/${found?.id ?? 0}`, { event });
    }
    case 'copy1':
      return send('POST', `/Order/UploadFile/${id}/1`, signedCopy('filePksBHBU', today));
    case 'copy2':
      return send('POST', `/Order/UploadFile/${id}/2`, signedCopy('filePksKF', today));
    case 'invoice':
    case 'pay':
      await transaction(server.db, tx =>
        recordOrderFact(
          systemContext(tx, server.now()),
          id,
          event === 'pay' ? { dibayar: 30_000_000 } : { tanggalTagihan: today },
        ),
      );
      return 200;
    default:
      return send('PUT', `/Order/keadaan/${id}`, { event, alasan });
  }
}

describe('an amendment', () => {
  it('never falls below what is paid or shipped, and has the sums of its lines', async () => {
    const amounts = fc.record({
      shipped: fc.integer({ min: 0, max: 200 }),
      paid: fc.integer({ min: 0, max: 66_000_000 }),
      doses: fc.integer({ min: 1, max: 400 }),
    });
    await fc.assert(
      fc.asyncProperty(amounts, async ({ shipped, paid, doses }) => {
        const { id } = await world.submit();
        const accepted = await world.request('LEGAL', 'PUT', `/Order/keadaan/${id}`, {
          event: 'accept',
        });
        const [line] = (accepted.json as unknown as Order).baris;
        await server.db
          .update(orderLine)
          .set({ qtyKirim: shipped })
          .where(eq(orderLine.id, line?.id ?? 0));
        await transaction(server.db, tx =>
          recordOrderFact(systemContext(tx, server.now()), id, { dibayar: paid }),
        );
        const response = await world.request('BHBU', 'POST', '/Order/CreateAmandemen', {
          ...bodyOf([{ people: 100, doses, id: line?.id }]),
          idOrder: id,
          alasanAmandemen: 'Diuji dengan jumlah acak',
        });
        const isBelow = doses < shipped;
        if (response.status === 201) {
          const amended = response.json as unknown as Order;
          expectSums(amended);
          expect(isBelow).toBe(false);
          expect(amended.totalHarga).toBeGreaterThanOrEqual(paid);
        } else {
          expect(response.status, response.text).toBe(422);
          const fields = Object.keys(response.json['errors'] as object);
          expect(fields).toEqual([isBelow ? 'baris.0.jumlahDosis' : 'baris']);
        }
      }),
      { numRuns: runs(7) },
    );
  });
});
