import { asc, eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreedDoses } from '#contract/domains/order/floor.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { findTransition } from '#contract/core/lifecycle.ts';
import { openAmendmentStates, orderStates } from '#contract/states/order.ts';
import { order as orderTable } from '#server/platform/db/schema/index.ts';
import {
  cancelUnpaidOrders,
  expireAgreements,
  terminateNoticed,
} from '#server/domains/pks/index.ts';
import { Problem } from '#server/platform/problem.ts';
import { runRecordJob } from '#server/platform/scheduler/scheduler.ts';
import { fc, runs } from '#tests/properties.ts';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { createAgreementSteps, day } from './agreement-steps.ts';

let server: TestServer;
let world: OrderWorld;
let steps: ReturnType<typeof createAgreementSteps>;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server, { stock: 10_000_000 });
  steps = createAgreementSteps(server, world);
});
afterAll(() => server.stop());

const endedStates = ['DITOLAK', 'DIBATALKAN', 'BATAL_GAGAL_BAYAR', 'DIAKHIRI', 'SELESAI'];

/** Reads all versions of a family, the first one first. */
async function readFamily(rootId: number): Promise<Order[]> {
  const rows = await server.db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(or(eq(orderTable.id, rootId), eq(orderTable.rootId, rootId)))
    .orderBy(asc(orderTable.id));
  return await Promise.all(
    rows.map(
      async ({ id }) =>
        (await world.request('ADMIN', 'GET', `/Order/${id}`)).json as unknown as Order,
    ),
  );
}

/** Returns the version in force and the amendment that is open beside it. */
function positionsOf(family: readonly Order[]) {
  const stateOf = new Map(family.map(({ id, status }) => [id, status]));
  const alive = family.filter(({ status }) => ![...endedStates, 'DIAMANDEMEN'].includes(status));
  const isPending = ({ amandemenDari }: Order) =>
    amandemenDari !== null && stateOf.get(amandemenDari) !== 'DIAMANDEMEN';
  return { inForce: alive.filter(one => !isPending(one)), open: alive.filter(isPending) };
}

/** Expects what has to hold for a family at any time. */
function expectConsistent(family: readonly Order[]): void {
  const { inForce, open } = positionsOf(family);
  expect(inForce.length).toBeLessThanOrEqual(1);
  expect(open.length).toBeLessThanOrEqual(inForce.length);
  for (const { status } of open) expect(openAmendmentStates).toContain(status);
  for (const { status } of open.length > 0 ? inForce : []) {
    expect(findTransition(orderStates, status, 'supersede')).toBeDefined();
  }
  const sum = ({ baris }: Order, of: (line: Order['baris'][number]) => number) =>
    baris.reduce((total, line) => total + of(line), 0);
  for (const version of family) {
    expect(version.totalPembelian).toBe(
      sum(version, line => agreedDoses(line) * (line.hargaSatuan ?? 0)),
    );
    expect(version.jumlahDosis).toBe(sum(version, line => line.jumlahDosis ?? 0));
  }
  for (const { baris, totalHarga, dibayar } of inForce) {
    expect(totalHarga).toBeGreaterThanOrEqual(dibayar ?? 0);
    for (const line of baris) {
      expect(line.qtyKirim).toBeLessThanOrEqual(agreedDoses(line));
      expect(line.qtyTerima).toBeLessThanOrEqual(line.qtyKirim);
    }
  }
}

/** Runs a step of the server itself; a refusal is no error. */
async function attempt(step: Promise<unknown>): Promise<void> {
  try {
    await step;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

const actions = fc.oneof(
  fc.record({ kind: fc.constant('amend' as const), size: fc.integer({ min: 1, max: 400 }) }),
  fc.record({
    kind: fc.constantFrom('pay' as const, 'ship' as const, 'receive' as const),
    size: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({
    kind: fc.constantFrom(
      'settle amendment' as const,
      'cancel amendment' as const,
      'fail' as const,
      'suspend' as const,
      'terminate' as const,
      'wait' as const,
    ),
    size: fc.constant(0),
  }),
);
type Action = (typeof actions extends fc.Arbitrary<infer A> ? A : never) & object;

/** Does one thing to a family. */
async function act(family: readonly Order[], { kind, size }: Action): Promise<void> {
  const { inForce, open } = positionsOf(family);
  const [current] = inForce;
  const [amendment] = open;
  if (!current) return;
  const change = (id: number, event: string) =>
    world.request(event === 'failPayment' ? 'FINANCE' : 'LEGAL', 'PUT', `/Order/keadaan/${id}`, {
      event,
      alasan: 'Diuji dengan urutan acak',
    });
  switch (kind) {
    case 'amend':
      await steps.amend(
        current,
        { jumlahPeserta: 100, jumlahDosis: size },
        {
          alasanDosis: 'Sebagian peserta melanjutkan dosis',
        },
      );
      break;
    case 'settle amendment':
      if (!amendment) break;
      await change(amendment.id, 'accept');
      await attempt(steps.trySigning(amendment));
      break;
    case 'cancel amendment':
      if (amendment) await change(amendment.id, 'cancel');
      break;
    case 'pay': {
      const paid = Math.min(current.totalHarga ?? 0, ((current.totalHarga ?? 0) * size) / 50);
      await steps.record(current, {
        dibayar: Math.max(current.dibayar ?? 0, Math.floor(paid)),
        tanggalBukti: steps.today(),
      });
      break;
    }
    case 'ship':
      await attempt(steps.ship(current, size));
      break;
    case 'receive':
      await attempt(steps.receive(current, size));
      break;
    case 'fail':
      await change(current.id, 'failPayment');
      break;
    case 'suspend':
    case 'terminate': {
      const agreement = await steps.pksOf(current);
      await steps.change(agreement, kind, { alasan: 'Data palsu', bukti: 'Laporan 1' });
      break;
    }
    case 'wait':
      server.advanceTime(2 * day);
      for (const job of [cancelUnpaidOrders, terminateNoticed, expireAgreements])
        await runRecordJob(server.deps, job);
  }
}

describe('a family of orders', () => {
  it('has one version in force, above what is paid and shipped, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(actions, { minLength: 4, maxLength: 9 }), async some => {
        const { id } = await steps.signed();
        await steps.record({ id }, { tanggalTagihan: steps.today() });
        for (const action of some) {
          await act(await readFamily(id), action);
          expectConsistent(await readFamily(id));
        }
      }),
      { numRuns: runs(5) },
    );
  });
});
