import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateTable } from '#contract/core/lifecycle.ts';
import { pksStateEvents } from '#contract/domains/pks/record.ts';
import { orderStates } from '#contract/states/order.ts';
import { pksStates } from '#contract/states/pks.ts';
import { transaction } from '#server/platform/db/client.ts';
import { stateHistory } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { recordOrderFact } from '#server/domains/order/index.ts';
import {
  cancelUnpaidOrders,
  expireAgreements,
  terminateNoticed,
} from '#server/domains/pks/index.ts';
import { runRecordJob } from '#server/platform/scheduler/scheduler.ts';
import { fc, runs } from '#tests/properties.ts';
import { buildOrderWorld, signedCopy, type OrderWorld } from '../../builders/order.ts';
import { issuedPks } from '../../builders/pks.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server, { stock: 10_000_000 });
});
afterAll(() => server.stop());

const day = 86_400_000;
const roles = ['BHBU', 'ADMIN', 'AM', 'LEGAL', 'FINANCE', 'VERIFICATOR', 'PS'] as const;

/** An order with its agreement. */
interface Issued {
  readonly idOrder: number;
  readonly idPKS: number;
}

const steps = [
  ...pksStateEvents,
  'copy1',
  'copy2',
  'verify',
  'return',
  'sign all',
  'invoice',
  'pay',
  'wait',
  'withdraw',
] as const;
type Step = (typeof steps)[number];

/** Does one step as a role and returns the status of the response. */
async function take(
  { idOrder, idPKS }: Issued,
  role: (typeof roles)[number],
  step: Step,
): Promise<number> {
  const today = dayInJakarta(server.now());
  const alasan = 'Diuji dengan urutan acak';
  const send = async (method: string, path: string, body: unknown, as = role) =>
    (await world.request(as, method, path, body)).status;
  const upload = (type: 1 | 2, as = role) =>
    send(
      'POST',
      `/Order/UploadFile/${idOrder}/${type}`,
      signedCopy(type === 1 ? 'filePksBHBU' : 'filePksKF', today),
      as,
    );
  switch (step) {
    case 'copy1':
      return await upload(1);
    case 'copy2':
      return await upload(2);
    case 'verify':
    case 'return':
      return await send('POST', `/PKS/verifikasipks/${idPKS}`, {
        disetujui: step === 'verify',
        alasan,
      });
    case 'sign all':
      await upload(1, 'BHBU');
      await upload(2, 'LEGAL');
      return await send('POST', `/PKS/verifikasipks/${idPKS}`, {}, 'VERIFICATOR');
    case 'invoice':
    case 'pay':
      await transaction(server.db, tx =>
        recordOrderFact(
          systemContext(tx, server.now()),
          idOrder,
          step === 'pay' ? { dibayar: 30_000_000, tanggalBukti: today } : { tanggalTagihan: today },
        ),
      );
      return 200;
    case 'wait':
      server.advanceTime(8 * day);
      for (const job of [cancelUnpaidOrders, terminateNoticed, expireAgreements])
        await runRecordJob(server.deps, job);
      return 200;
    case 'withdraw':
      return await send('PUT', `/Order/keadaan/${idOrder}`, { event: step });
    default:
      return await send('PUT', `/PKS/keadaan/${idPKS}`, {
        event: step,
        alasan,
        sebab: 'PAILIT',
        bukti: 'Surat 1',
      });
  }
}

/** Expects that every change of a record is a transition of its table, from the state before it. */
async function expectInTable(
  resource: 'order' | 'pks',
  id: number,
  { initial, transitions }: AnyStateTable,
): Promise<string> {
  const changes = await server.db
    .select()
    .from(stateHistory)
    .where(and(eq(stateHistory.resource, resource), inArray(stateHistory.recordId, [String(id)])))
    .orderBy(asc(stateHistory.id));
  const allowed = transitions.map(({ from, event, to }) => `${from} ${event} ${to}`);
  let state: string = initial;
  for (const { event, fromState, toState } of changes) {
    if (fromState === null) continue;
    expect(fromState).toBe(state);
    expect(allowed).toContain(`${fromState} ${event} ${toState}`);
    state = toState;
  }
  return state;
}

describe('an agreement', () => {
  it('and its order only take transitions of their tables, whatever happens', async () => {
    const sequence = fc.array(
      fc.record({ role: fc.constantFrom(...roles), step: fc.constantFrom(...steps) }),
      { minLength: 5, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(sequence, async some => {
        const issued = await issuedPks(world);
        for (const { role, step } of some) {
          expect(await take(issued, role, step), `${role} ${step}`).toBeLessThan(500);
        }
        const [order, pks] = await Promise.all([
          world.request('ADMIN', 'GET', `/OrderStatus/${issued.idOrder}`),
          world.request('ADMIN', 'GET', `/PKS/GetById/${issued.idPKS}`),
        ]);
        expect(await expectInTable('order', issued.idOrder, orderStates)).toBe(
          order.json['status'],
        );
        expect(await expectInTable('pks', issued.idPKS, pksStates)).toBe(pks.json['statuspks']);
        // An agreement that is no longer in force leaves no order that is.
        if (pks.json['statuspks'] === 'DIAKHIRI') expect(order.json['status']).toBe('DIAKHIRI');
      }),
      { numRuns: runs(5) },
    );
  });
});
