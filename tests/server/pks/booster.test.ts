import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appUser, notification, role } from '#server/platform/db/schema/index.ts';
import { remindOfDeadlines } from '#server/domains/pks/index.ts';
import { runJob } from '#server/platform/scheduler/scheduler.ts';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { createAgreementSteps } from './agreement-steps.ts';

let server: TestServer;
let world: OrderWorld;
let steps: ReturnType<typeof createAgreementSteps>;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server, { stock: 1_000_000 });
  steps = createAgreementSteps(server, world);
});
afterAll(() => server.stop());

describe('a booster order', () => {
  it('under a booster agreement waits for payment with the signed Lampiran III', async () => {
    const first = await steps.signed(await steps.booster());
    const agreement = await steps.pksOf(first);
    expect(agreement).toMatchObject({ jenis: 'BOOSTER', statuspks: 'AKTIF' });
    const order = await steps.accepted(await steps.booster({ pksId: agreement.id }));
    expect(order).toMatchObject({ pksId: agreement.id, noPKS: agreement.noPKS });
    const refused = await world.request('LEGAL', 'POST', '/PKS/GeneratePKS', { idOrder: order.id });
    expect(refused.status).toBe(409);
    await steps.record(order, { tanggalTagihan: steps.today() });
    expect(await steps.stateOf(order)).toBe('DITERIMA');
    expect((await steps.uploadBuyer(order)).status).toBe(200);
    expect(await steps.stateOf(order)).toBe('MENUNGGU_BAYAR');
    const seen = await world.request('BHBU', 'GET', `/Order/${order.id}`);
    expect(seen.json).toMatchObject({
      tanggalTandaTangan: steps.today(),
      ttdPembeli: {
        nama: 'Bagas Prasetyo',
        jabatan: 'Direktur',
        tanggal: steps.today(),
        metode: 'BASAH',
      },
    });
    const ofPks = await world.request('LEGAL', 'GET', `/Order/getbypksid/${agreement.id}`);
    expect(ofPks.json).toMatchObject([{ id: first.id }, { id: order.id }]);
  });

  it('is replaced by its amendment when the new Lampiran III is signed', async () => {
    const agreement = await steps.pksOf(await steps.signed(await steps.booster()));
    const order = await steps.accepted(await steps.booster({ pksId: agreement.id }));
    await steps.uploadBuyer(order);
    await steps.record(order, { tanggalTagihan: steps.today() });
    const amended = await steps.amended(order, { jumlahPeserta: 150, jumlahDosis: 150 });
    await steps.accept(amended);
    expect((await steps.uploadBuyer(amended)).status).toBe(200);
    expect(await steps.stateOf(order)).toBe('DIAMANDEMEN');
    expect(await steps.stateOf(amended)).toBe('MENUNGGU_BAYAR');
  });

  it('goes on under the amendment of its agreement', async () => {
    const first = await steps.signed(await steps.booster());
    const agreement = await steps.pksOf(first);
    const order = await steps.accepted(await steps.booster({ pksId: agreement.id }));
    const amended = await steps.amended(first, { jumlahPeserta: 150, jumlahDosis: 150 });
    const successor = await steps.sign(await steps.accept(amended));
    await steps.verify(successor);
    const active = await world.request(
      'BHBU',
      'GET',
      `/PKS/getListPKSBoosterActiveByBHBUId/${world.bhbuId}`,
    );
    const ids = (active.json as unknown as { id: number }[]).map(({ id }) => id);
    expect(ids).toContain(successor.id);
    expect(ids).not.toContain(agreement.id);
    expect((await steps.uploadBuyer(order)).json).toMatchObject({ pksId: successor.id });
    await steps.record(order, { tanggalTagihan: steps.today() });
    expect(await steps.stateOf(order)).toBe('MENUNGGU_BAYAR');
  });

  it('ends with its agreement: signed it is terminated, else cancelled', async () => {
    const agreement = await steps.pksOf(await steps.signed(await steps.booster()));
    const [signed, open] = [
      await steps.accepted(await steps.booster({ pksId: agreement.id })),
      await steps.accepted(await steps.booster({ pksId: agreement.id })),
    ];
    await steps.uploadBuyer(signed);
    await steps.record(signed, { tanggalTagihan: steps.today() });
    await steps.change(agreement, 'suspend', { alasan: 'Data palsu', bukti: 'Laporan 1' });
    await steps.change(agreement, 'terminate', { alasan: 'Data palsu', bukti: 'Laporan 2' });
    expect(await steps.stateOf(signed)).toBe('DIAKHIRI');
    expect(await steps.stateOf(open)).toBe('DIBATALKAN');
  });

  it('is not cancelled by the seller once its Lampiran III is signed', async () => {
    const agreement = await steps.pksOf(await steps.signed(await steps.booster()));
    const order = await steps.accepted(await steps.booster({ pksId: agreement.id }));
    await steps.uploadBuyer(order);
    const cancelled = await world.request('LEGAL', 'PUT', `/Order/keadaan/${order.id}`, {
      event: 'cancel',
      alasan: 'Persediaan habis',
    });
    expect(cancelled.json).toMatchObject({ status: 409, currentState: 'MENUNGGU_BAYAR' });
  });

  it('reminds FINANCE of the payment of an order under a booster agreement', async () => {
    const agreement = await steps.pksOf(await steps.signed(await steps.booster()));
    const order = await steps.accepted(await steps.booster({ pksId: agreement.id }));
    await steps.uploadBuyer(order);
    await steps.record(order, { tanggalTagihan: steps.today() });
    await runJob(server.deps, remindOfDeadlines);
    await runJob(server.deps, remindOfDeadlines);
    const notified = await server.db
      .select({ role: role.peranDasar })
      .from(notification)
      .innerJoin(appUser, eq(appUser.id, notification.userId))
      .innerJoin(role, eq(role.id, appUser.roleId))
      .where(eq(notification.path, `/dashboard/pemesanan/detail/${order.id}`));
    expect(notified.filter(one => one.role === 'FINANCE')).toHaveLength(1);
  });

  it('shows no agreement of another company', async () => {
    const agreement = await steps.pksOf(await steps.signed(await steps.booster()));
    const other = await buildOrderWorld(server);
    const draft = await other.request('BHBU', 'POST', '/Order', {
      jenis: 'BOOSTER',
      pksId: agreement.id,
      draft: true,
      baris: [],
    });
    expect(draft.json).toMatchObject({ errors: { pksId: [expect.any(String)] } });
  });
});
