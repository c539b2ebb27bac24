import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { order, stateHistory } from '#server/platform/db/schema/index.ts';
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

const rounds = Array.from({ length: 5 }, (_, round) => round);

describe('two at once', () => {
  it('edit a draft: the second sees the lines of the first', async () => {
    const body = world.body({ bhbuId: world.bhbuId, draft: true });
    const { json } = await world.request('BHBU', 'POST', '/Order', body);
    const save = (version: unknown) =>
      world.request('BHBU', 'PUT', `/Order/${String(json['id'])}`, { ...body, version });
    expect((await save(json['version'])).status).toBe(200);
    const late = await save(json['version']);
    expect(late.status, late.text).toBe(412);
    expect(late.json['current']).toMatchObject({ baris: [{ jumlahPeserta: 100 }] });
  });

  it('amend an order: the second sees its lines', async () => {
    const { id, version } = await world.submit();
    await world.request('LEGAL', 'PUT', `/Order/keadaan/${id}`, { event: 'accept', version });
    const late = await world.request('BHBU', 'POST', '/Order/createAmandemen', {
      ...world.body({ bhbuId: world.bhbuId }),
      idOrder: id,
      alasanAmandemen: 'Jumlah karyawan berubah',
      version,
    });
    expect(late.status, late.text).toBe(412);
    expect(late.json['current']).toMatchObject({ baris: [{ jumlahPeserta: 100 }] });
  });

  it('accept and withdraw: one wins, and the other gets the state', async () => {
    for (const round of rounds) {
      const { id, version } = await world.submit();
      const change = (role: 'BHBU' | 'LEGAL', event: string) =>
        world.request(role, 'PUT', `/Order/keadaan/${id}`, { event, version });
      const both = [() => change('LEGAL', 'accept'), () => change('BHBU', 'withdraw')];
      if (round % 2 === 1) both.reverse();
      const outcomes = await Promise.all(both.map(act => act()));
      expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 412]);
      const changes = await server.db
        .select({ event: stateHistory.event })
        .from(stateHistory)
        .where(and(eq(stateHistory.resource, 'order'), eq(stateHistory.recordId, String(id))));
      expect(changes.map(({ event }) => event)).toEqual([
        'create',
        'submit',
        expect.stringMatching(/^(accept|withdraw)$/),
      ]);
    }
  });

  it('amend: one amendment is open', async () => {
    const original = await steps.accepted();
    const amend = () => steps.amend(original, { jumlahPeserta: 150, jumlahDosis: 300 });
    const outcomes = await Promise.all([amend(), amend(), amend()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const versions = await server.db.select().from(order).where(eq(order.rootId, original.id));
    expect(versions).toHaveLength(1);
  });

  it('submit one draft with one key: it is submitted once, and both get the same answer', async () => {
    const draft = await world.request('BHBU', 'POST', '/Order', { ...world.body(), draft: true });
    const submit = () =>
      server.request('POST', '/Order', {
        token: world.tokens.BHBU,
        body: world.body(),
        headers: { 'Idempotency-Key': `order-${String(draft.json['id'])}` },
      });
    const [first, second] = await Promise.all([submit(), submit()]);
    const answered = [first, second].filter(({ status }) => status === 201);
    expect(answered.length).toBeGreaterThan(0);
    const repeated = await submit();
    expect(repeated.json['id']).toBe(answered[0]?.json['id']);
    const put = () =>
      world.request('BHBU', 'PUT', '/Order', { ...world.body(), idOrder: draft.json['id'] });
    const puts = await Promise.all([put(), put()]);
    expect(puts.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('pay and amend: the new version counts the payment', async () => {
    const original = await steps.signed();
    await steps.record(original, { tanggalTagihan: steps.today() });
    const amended = await steps.amended(original, { jumlahPeserta: 150, jumlahDosis: 300 });
    const agreement = await steps.sign(await steps.accept(amended));
    await Promise.all([
      steps.verify(agreement),
      steps.record(original, { dibayar: original.totalHarga ?? 0, tanggalBukti: steps.today() }),
    ]);
    expect(await steps.stateOf(original)).toBe('DIAMANDEMEN');
    expect(await steps.stateOf(amended)).toBe('DIBAYAR_SEBAGIAN');
  });
});
