import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelUnpaidOrders, expireAgreements } from '#server/domains/pks/index.ts';
import { runRecordJob } from '#server/platform/scheduler/scheduler.ts';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { createAgreementSteps, day } from './agreement-steps.ts';

let server: TestServer;
let world: OrderWorld;
let steps: ReturnType<typeof createAgreementSteps>;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server, { stock: 1_000_000 });
  steps = createAgreementSteps(server, world);
});
afterAll(() => server.stop());

const more = { jumlahPeserta: 150, jumlahDosis: 300 };
const fewer = { jumlahPeserta: 50, jumlahDosis: 100 };
const same = { jumlahPeserta: 100, jumlahDosis: 200 };

describe('an amendment', () => {
  it('runs beside the original until its agreement is in force, then takes its place', async () => {
    const order = await steps.paid();
    expect(await steps.stateOf(order)).toBe('LUNAS');
    const amended = await steps.amended(order, more);
    await steps.accept(amended);
    const agreement = await steps.sign(amended);
    expect(agreement).toMatchObject({ jenis: 'AMANDEMEN' });
    expect(await steps.stateOf(order)).toBe('LUNAS');
    await steps.verify(agreement);
    expect(await steps.stateOf(order)).toBe('DIAMANDEMEN');
    expect(await steps.pksOf(order)).toMatchObject({ statuspks: 'DIAMANDEMEN' });
    // What was paid no longer covers the new total.
    expect(await steps.stateOf(amended)).toBe('DIBAYAR_SEBAGIAN');
  });

  it('does not take what the original is paid until its agreement is verified', async () => {
    const order = await steps.signed();
    await steps.record(order, { tanggalTagihan: steps.today(), tanggalBukti: steps.today() });
    const amended = await steps.amended(order, fewer);
    await steps.accept(amended);
    const agreement = await steps.sign(amended);
    await steps.record(order, { dibayar: order.totalHarga ?? 0 });
    expect(await steps.stateOf(order)).toBe('LUNAS');
    expect(await steps.stateOf(amended)).toBe('PKS_DITANDATANGANI');
    const verified = await steps.verify(agreement);
    expect(verified.json).toMatchObject({ status: 409, reason: 'floor' });
  });

  it('does not cost less than what was paid, naming the clause', async () => {
    const order = await steps.paid();
    const refused = await steps.amend(order, fewer);
    expect(refused.json).toMatchObject({
      errors: { baris: [expect.stringContaining('Pasal 4')] },
    });
  });

  it('is not amended before it is in force', async () => {
    const order = await steps.signed();
    const amended = await steps.accept(await steps.amended(order, more));
    const second = await steps.amend(amended, { jumlahPeserta: 200, jumlahDosis: 400 });
    expect(second.json).toMatchObject({ status: 409, reason: 'pending' });
  });

  it('keeps the model of the order, and its scheme once the invoice is issued', async () => {
    const model = { model: 'PAKET_LAYANAN', skema: 'PENUH_100' };
    const first = await steps.amend(await steps.accepted(), more, model);
    expect(Object.keys(first.json['errors'] as object)).toEqual(['model']);
    const second = await steps.amend(await steps.signed(), more, model);
    expect(Object.keys(second.json['errors'] as object)).toEqual(['model', 'skema']);
  });

  it('is refused while the agreement is under notice, naming the clause', async () => {
    const order = await steps.signed();
    const agreement = await steps.pksOf(order);
    await steps.change(agreement, 'warn', { alasan: 'Data tidak lengkap', bukti: 'Surat 3' });
    expect((await steps.amend(order, more)).json).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Pasal 16') as unknown,
    });
  });

  it('takes over what was shipped, also of goods that are still under way', async () => {
    const order = await steps.paid();
    await steps.ship(order, 80);
    const amended = await steps.accept(await steps.amended(order, more));
    await steps.verify(await steps.sign(amended));
    const [line] = order.baris;
    expect(amended.baris).toHaveLength(1);
    await steps.receive(order, 80);
    const { json } = await world.request('ADMIN', 'GET', `/Order/${amended.id}`);
    expect(json).toMatchObject({
      status: 'DIBAYAR_SEBAGIAN',
      baris: [{ asalBaris: line?.id, qtyKirim: 80, qtyTerima: 80 }],
    });
    await expect(steps.ship(order, 90)).rejects.toMatchObject({
      extensions: { currentState: 'DIBAYAR_SEBAGIAN' },
    });
  });

  it('has its own deadline for the first payment', async () => {
    const order = await steps.signed();
    await steps.record(order, { tanggalTagihan: steps.today() });
    const moved = await world.request('FINANCE', 'PUT', `/Order/tenggat/${order.id}`, {
      tenggat: steps.today(1),
      alasan: 'Bank perusahaan tutup',
    });
    expect(moved.status, moved.text).toBe(200);
    const amended = await steps.accept(await steps.amended(order, more));
    server.advanceTime(3 * day);
    await steps.verify(await steps.sign(amended));
    await runRecordJob(server.deps, cancelUnpaidOrders);
    const { json } = await world.request('BHBU', 'GET', `/Order/${amended.id}`);
    expect(json).toMatchObject({ status: 'MENUNGGU_BAYAR', tenggat: steps.today() });
  });

  it('is numbered on after an amendment that was rejected', async () => {
    const order = await steps.signed();
    const first = await steps.amended(order, more);
    await world.request('LEGAL', 'PUT', `/Order/keadaan/${first.id}`, {
      event: 'reject',
      alasan: 'Persediaan habis',
    });
    expect(await steps.amended(order, more)).toMatchObject({ nomorAmandemen: 2 });
  });

  it('shares the notes of its order', async () => {
    const order = await steps.signed();
    const amended = await steps.amended(order, more);
    const form = new FormData();
    form.set('teks', 'Perusahaan meminta pengiriman pagi');
    await world.request('LEGAL', 'POST', `/Order/${amended.id}/catatan`, form);
    const notes = await world.request('LEGAL', 'GET', `/Order/${order.id}/catatan`);
    expect(notes.json).toMatchObject({ totalRecords: 1 });
    const facility = await world.request('FASKES', 'GET', `/Order/${order.id}/catatan`);
    expect(facility.status).toBe(403);
  });

  it('states its reason in a draft, where it can be changed', async () => {
    const order = await steps.signed();
    const draft = await steps.amended(order, more, { draft: true });
    const saved = await world.request('BHBU', 'PUT', '/Order', {
      ...world.body({ ...more, draft: true }),
      idOrder: draft.id,
      alasanAmandemen: 'Cabang baru dibuka',
    });
    expect(saved.json, saved.text).toMatchObject({ alasanAmandemen: 'Cabang baru dibuka' });
  });
});

describe('an amendment that is not in force', () => {
  const pending = async () => {
    const order = await steps.signed();
    const amended = await steps.accept(await steps.amended(order, more));
    return { order, amended, agreement: await steps.sign(amended) };
  };

  it('is cancelled with its order and its agreement', async () => {
    const { order, amended } = await pending();
    server.advanceTime(day);
    const failed = await world.request('FINANCE', 'PUT', `/Order/keadaan/${order.id}`, {
      event: 'failPayment',
      alasan: 'Perusahaan tidak membayar',
    });
    expect(failed.json, failed.text).toMatchObject({ status: 'BATAL_GAGAL_BAYAR' });
    expect(await steps.stateOf(amended)).toBe('DIBATALKAN');
    expect(await steps.pksOf(amended)).toMatchObject({ statuspks: 'DIBATALKAN' });
    const { json } = await world.request('BHBU', 'GET', `/OrderStatus/${amended.id}`);
    expect(json['alasan']).toContain(order.noOrder);
  });

  it('is cancelled when everything is shipped, and when the agreement expires', async () => {
    const shipped = await steps.paid();
    const ofShipped = await steps.amended(shipped, more);
    await steps.ship(shipped, 200);
    expect(await steps.stateOf(ofShipped)).toBe('DIBATALKAN');

    const { amended } = await pending();
    server.advanceTime(400 * day);
    await runRecordJob(server.deps, expireAgreements);
    expect(await steps.stateOf(amended)).toBe('DIBATALKAN');
  });

  it('can be cancelled by the seller, unlike a signed order', async () => {
    const { order, amended } = await pending();
    const cancel = ({ id }: { readonly id: number }) =>
      world.request('LEGAL', 'PUT', `/Order/keadaan/${id}`, {
        event: 'cancel',
        alasan: 'Perusahaan berubah pikiran',
      });
    expect((await cancel(order)).json).toMatchObject({ status: 409 });
    expect((await cancel(amended)).json).toMatchObject({ status: 'DIBATALKAN' });
    expect(await steps.pksOf(amended)).toMatchObject({ statuspks: 'DIBATALKAN' });
    expect(await steps.amended(order, same, { catatan: 'Tanpa perubahan jumlah' })).toMatchObject({
      status: 'DIAJUKAN',
    });
  });
});
