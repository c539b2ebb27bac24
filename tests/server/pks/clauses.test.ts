import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#contract/core/values/day.ts';
import { notification, orderLine, pks } from '#server/platform/db/schema/index.ts';
import {
  cancelUnpaidOrders,
  expireAgreements,
  remindOfDeadlines,
  terminateNoticed,
} from '#server/domains/pks/index.ts';
import { runJob, runRecordJob } from '#server/platform/scheduler/scheduler.ts';
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

describe('the payment clock', () => {
  it('runs until the end of the day of invoice and signing, unless a proof stops it', async () => {
    const notInvoiced = await steps.signed();
    const invoices = await world.request('FINANCE', 'GET', `/Invoice?idOrder=${notInvoiced.id}`);
    const [invoice] = invoices.json['data'] as { readonly id: number }[];
    const cancelled = await world.request('FINANCE', 'PUT', `/Invoice/keadaan/${invoice?.id}`, {
      event: 'cancel',
      alasan: 'Salah rekening',
    });
    expect(cancelled.status, cancelled.text).toBe(200);
    const paused = await world.request('BHBU', 'GET', `/Order/${notInvoiced.id}`);
    expect(paused.json).toMatchObject({ status: 'MENUNGGU_BAYAR', tenggat: null });
    const [unpaid, proven, extended] = [
      await steps.signed(),
      await steps.signed(),
      await steps.signed(),
    ];
    for (const order of [unpaid, proven, extended]) {
      await steps.record(order, { tanggalTagihan: steps.today() });
      expect(await steps.stateOf(order)).toBe('MENUNGGU_BAYAR');
    }
    await steps.record(proven, { tanggalBukti: steps.today() });
    const later = steps.today(3);
    const moved = await world.request('FINANCE', 'PUT', `/Order/tenggat/${extended.id}`, {
      tenggat: later,
      alasan: 'Bank perusahaan tutup',
    });
    expect(moved.json, moved.text).toMatchObject({ tenggat: later });

    // 16:59:59 UTC is the last second of the day in Jakarta.
    const midnight = Date.parse(`${steps.today()}T16:59:59Z`);
    server.advanceTime(midnight - server.now().getTime());
    await runRecordJob(server.deps, cancelUnpaidOrders);
    expect(await steps.stateOf(unpaid)).toBe('MENUNGGU_BAYAR');
    server.advanceTime(1_000);
    await runRecordJob(server.deps, cancelUnpaidOrders);
    expect(await steps.stateOf(unpaid)).toBe('BATAL_GAGAL_BAYAR');
    expect(await steps.stateOf(notInvoiced)).toBe('MENUNGGU_BAYAR');
    expect(await steps.pksOf(unpaid)).toMatchObject({ statuspks: 'DIBATALKAN' });
    expect(await steps.stateOf(proven)).toBe('MENUNGGU_BAYAR');
    expect(await steps.stateOf(extended)).toBe('MENUNGGU_BAYAR');
    server.advanceTime(4 * day);
    await runRecordJob(server.deps, cancelUnpaidOrders);
    expect(await steps.stateOf(extended)).toBe('BATAL_GAGAL_BAYAR');
  });

  it('also ends an agreement under a notice of breach', async () => {
    const order = await steps.signed();
    await steps.record(order, { tanggalTagihan: steps.today() });
    await steps.change(await steps.pksOf(order), 'warn', {
      alasan: 'Data terlambat',
      bukti: 'Surat 9',
    });
    server.advanceTime(day);
    await runRecordJob(server.deps, cancelUnpaidOrders);
    expect(await steps.stateOf(order)).toBe('BATAL_GAGAL_BAYAR');
    expect(await steps.pksOf(order)).toMatchObject({ statuspks: 'DIBATALKAN' });
  });

  it('leaves the decision to FINANCE when the proof was rejected', async () => {
    const order = await steps.signed();
    await steps.record(order, { tanggalTagihan: steps.today(), tanggalBukti: steps.today() });
    const fail = () =>
      world.request('FINANCE', 'PUT', `/Order/keadaan/${order.id}`, {
        event: 'failPayment',
        alasan: 'Bukti tidak sah',
      });
    expect((await fail()).json).toMatchObject({ status: 409, reason: 'paid' });
    await steps.record(order, { tanggalBukti: null });
    server.advanceTime(2 * day);
    await runRecordJob(server.deps, cancelUnpaidOrders);
    expect(await steps.stateOf(order)).toBe('MENUNGGU_BAYAR');
    const agreement = await steps.pksOf(order);
    expect(agreement.tenggat.map(({ closedBy }) => closedBy)).not.toContain('uploadProof');
    expect((await fail()).json).toMatchObject({ status: 'BATAL_GAGAL_BAYAR' });
  });

  it('is put off to a later day within 90 days, of which the company is notified', async () => {
    const order = await steps.signed();
    await steps.record(order, { tanggalTagihan: steps.today() });
    const moved = (offset: number) =>
      world.request('FINANCE', 'PUT', `/Order/tenggat/${order.id}`, {
        tenggat: steps.today(offset),
        alasan: 'Bank perusahaan tutup',
      });
    for (const offset of [0, 91]) {
      expect((await moved(offset)).json).toMatchObject({
        errors: { tenggat: [expect.anything()] },
      });
    }
    expect((await moved(90)).status).toBe(200);
    const history = await world.request('BHBU', 'GET', `/Order/riwayat/${order.id}`);
    expect((history.json as unknown as unknown[])[0]).toMatchObject({
      event: 'extendDeadline',
      ke: 'MENUNGGU_BAYAR',
    });
    const notified = await server.db
      .select({ message: notification.message })
      .from(notification)
      .where(and(eq(notification.resource, 'order'), eq(notification.recordId, String(order.id))));
    const messages = notified.map(({ message }) => message);
    expect(messages).toEqual(
      expect.arrayContaining(['order.awaitPayment', 'order.extendDeadline']) as unknown,
    );
  });

  it('is not near while copies that were returned are signed again', async () => {
    const order = await steps.signed();
    await steps.record(order, { tanggalTagihan: steps.today() });
    const { id } = await steps.pksOf(order);
    const near = async () => {
      const { json } = await world.request('LEGAL', 'GET', '/PKS?segeraBerakhir=true&pageSize=100');
      return (json['data'] as { id: number }[]).some(row => row.id === id);
    };
    expect(await near()).toBe(true);
    await server.db.update(pks).set({ status: 'MENUNGGU_TTD_BHBU' }).where(eq(pks.id, id));
    expect(await near()).toBe(false);
  });

  it('ends the second half the day before the first vaccination without a planned delivery', async () => {
    const order = await steps.signed();
    await steps.record(order, { dibayar: Math.ceil((order.totalHarga ?? 0) / 2) });
    const firstDay = order.baris[0]?.tanggalVaksinasi ?? '';
    expect((await steps.pksOf(order)).tenggat).toContainEqual({
      clause: 'payment',
      lastDay: addDays(firstDay, -1),
      closedBy: 'paySecondHalf',
    });
  });

  it('never cancels what is paid in part', async () => {
    const order = await steps.signed({ skema: 'PENUH_100' });
    await steps.record(order, { dibayar: 1 });
    // Less than the first invoice does not settle it.
    expect(await steps.stateOf(order)).toBe('MENUNGGU_BAYAR');
    server.advanceTime(2 * day);
    await runRecordJob(server.deps, cancelUnpaidOrders);
    expect(await steps.stateOf(order)).toBe('MENUNGGU_BAYAR');
  });

  it('does not run before its end when a person cancels', async () => {
    const order = await steps.signed();
    await steps.record(order, { tanggalTagihan: steps.today() });
    const early = await world.request('FINANCE', 'PUT', `/Order/keadaan/${order.id}`, {
      event: 'failPayment',
      alasan: 'Belum dibayar',
    });
    expect(early.json).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Pasal 5') as unknown,
    });
  });

  it('follows payments', async () => {
    const order = await steps.signed();
    await steps.record(order, { tanggalTagihan: steps.today() });
    const total = order.totalHarga ?? 0;
    await steps.record(order, { dibayar: Math.ceil(total / 2) });
    expect(await steps.stateOf(order)).toBe('DIBAYAR_SEBAGIAN');
    await steps.record(order, { dibayar: total });
    expect(await steps.stateOf(order)).toBe('LUNAS');
  });
});

describe('a delivery', () => {
  it('needs full payment and an agreement that is not suspended', async () => {
    const order = await steps.signed();
    const total = order.totalHarga ?? 0;
    await steps.record(order, { tanggalBukti: steps.today(), dibayar: Math.ceil(total / 2) });
    await expect(steps.ship(order, 100)).rejects.toMatchObject({
      extensions: { currentState: 'DIBAYAR_SEBAGIAN' },
    });
    await steps.record(order, { dibayar: total });
    const agreement = await steps.pksOf(order);
    await steps.change(agreement, 'suspend', { alasan: 'Data palsu', bukti: 'Laporan audit 3' });
    await expect(steps.ship(order, 100)).rejects.toMatchObject({
      extensions: { reason: 'suspended' },
    });
    await steps.change(agreement, 'resume', { alasan: 'Terbukti benar' });
    await steps.ship(order, 100);
    expect(await steps.stateOf(order)).toBe('DIKIRIM_SEBAGIAN');
    await steps.change(agreement, 'suspend', { alasan: 'Data palsu', bukti: 'Laporan audit 4' });
    await expect(steps.ship(order, 150)).rejects.toMatchObject({
      extensions: { reason: 'suspended' },
    });
    await steps.change(agreement, 'resume', { alasan: 'Terbukti benar' });
    for (const impossible of [50, 201]) {
      await expect(steps.ship(order, impossible)).rejects.toMatchObject({
        extensions: { reason: 'doses' },
      });
    }
    await steps.ship(order, 200);
    expect(await steps.stateOf(order)).toBe('DIKIRIM_SEMUA');
  });

  it('waits again when a payment is reversed, but doses under way are received', async () => {
    const order = await steps.paid();
    await steps.ship(order, 50);
    await steps.record(order, { dibayar: Math.ceil((order.totalHarga ?? 0) / 2) });
    await expect(steps.ship(order, 100)).rejects.toMatchObject({
      extensions: { reason: 'notPaid' },
    });
    await steps.receive(order, 50);
    expect(await steps.stateOf(order)).toBe('DIKIRIM_SEBAGIAN');
  });

  it('does not hold up a payment while the agreement is suspended', async () => {
    const order = await steps.signed();
    await steps.record(order, { tanggalTagihan: steps.today(), tanggalBukti: steps.today() });
    await server.db
      .update(orderLine)
      .set({ idWorkOrder: 1 })
      .where(eq(orderLine.idOrder, order.id));
    const agreement = await steps.pksOf(order);
    await steps.change(agreement, 'suspend', { alasan: 'Data palsu', bukti: 'Laporan audit 5' });
    await steps.record(order, { dibayar: order.totalHarga ?? 0 });
    expect(await steps.stateOf(order)).toBe('LUNAS');
    await steps.change(agreement, 'resume', { alasan: 'Terbukti benar' });
    expect(await steps.stateOf(order)).toBe('DIJADWALKAN');
  });
});

describe('breach and termination', () => {
  it('gives 14 days to cure, then 7 days of notice, and ends the order', async () => {
    const order = await steps.signed();
    // No payment is due while a proof waits.
    await steps.record(order, { tanggalBukti: steps.today() });
    const agreement = await steps.pksOf(order);
    const bukti = 'Surat 12/LEG/2030';
    const notice = { alasan: 'Tagihan tidak dibayar', sebab: 'PELANGGARAN', bukti };
    expect((await steps.change(agreement, 'giveNotice', notice)).json).toMatchObject({
      status: 409,
      reason: 'mayGiveNotice',
    });
    expect(
      (await steps.change(agreement, 'warn', { alasan: 'Tagihan tidak dibayar', bukti })).json,
    ).toMatchObject({
      statuspks: 'PERINGATAN',
      tenggat: [{ clause: 'breach' }, { clause: 'termination' }],
    });
    expect((await steps.change(agreement, 'cure', { alasan: 'Pulih' }, 'BHBU')).json).toMatchObject(
      {
        status: 409,
        reason: 'byNotifier',
      },
    );
    server.advanceTime(14 * day);
    expect((await steps.change(agreement, 'giveNotice', notice)).status).toBe(409);
    server.advanceTime(day);
    // Not by the party that was warned.
    expect((await steps.change(agreement, 'giveNotice', notice, 'BHBU')).json).toMatchObject({
      status: 409,
      reason: 'mayGiveNotice',
    });
    expect((await steps.change(agreement, 'giveNotice', notice)).json).toMatchObject({
      statuspks: 'PEMBERITAHUAN_AKHIR',
    });
    server.advanceTime(7 * day);
    await runRecordJob(server.deps, terminateNoticed);
    expect(await steps.pksOf(order)).toMatchObject({ statuspks: 'PEMBERITAHUAN_AKHIR' });
    server.advanceTime(day);
    await runRecordJob(server.deps, terminateNoticed);
    expect(await steps.pksOf(order)).toMatchObject({ statuspks: 'DIAKHIRI' });
    expect(await steps.stateOf(order)).toBe('DIAKHIRI');
  });

  it('takes a notice of a day since the agreement is in force, naming the clause', async () => {
    const agreement = await steps.pksOf(await steps.signed());
    server.advanceTime(3 * day);
    const warn = (offset: number) =>
      steps.change(agreement, 'warn', {
        alasan: 'Data tidak lengkap',
        bukti: 'Surat 8',
        tanggal: steps.today(offset),
      });
    for (const offset of [-4, 1]) {
      expect((await warn(offset)).json).toMatchObject({
        errors: { tanggal: [expect.stringContaining('Pasal 16')] },
      });
    }
    expect((await warn(-3)).json).toMatchObject({ tanggalPeringatan: steps.today(-3) });
  });

  it('takes force majeure within three days only', async () => {
    const agreement = await steps.pksOf(await steps.signed());
    server.advanceTime(5 * day);
    const notice = (ago: number) =>
      steps.change(agreement, 'giveNotice', {
        alasan: 'Banjir bandang',
        sebab: 'KAHAR',
        bukti: 'Laporan BPBD Bandung',
        tanggal: steps.today(-ago),
      });
    expect((await notice(4)).json).toMatchObject({ errors: { tanggal: [expect.any(String)] } });
    expect((await notice(3)).json).toMatchObject({
      statuspks: 'PEMBERITAHUAN_AKHIR',
      tanggalKejadian: steps.today(-3),
    });
  });

  it('suspends for suspected fraud, and expires at the end of the term', async () => {
    const order = await steps.signed();
    const agreement = await steps.pksOf(order);
    expect(
      (
        await steps.change(
          agreement,
          'suspend',
          { alasan: 'Data palsu', bukti: 'Laporan audit 3' },
          'BHBU',
        )
      ).status,
    ).toBe(403);
    expect(
      (await steps.change(agreement, 'suspend', { alasan: 'Data palsu', bukti: 'Laporan audit 3' }))
        .json,
    ).toMatchObject({
      statuspks: 'DITANGGUHKAN',
    });
    server.advanceTime(400 * day);
    await runRecordJob(server.deps, expireAgreements);
    expect(await steps.pksOf(order)).toMatchObject({ statuspks: 'BERAKHIR' });
  });

  it('reminds of a deadline once, 7, 3 and 1 days before it', async () => {
    const order = await steps.signed();
    await steps.record(order, { tanggalBukti: steps.today() });
    const agreement = await steps.pksOf(order);
    await steps.change(agreement, 'warn', { alasan: 'Data tidak lengkap', bukti: 'Surat 4' });
    const reminders = async () =>
      (
        await server.db
          .select({ params: notification.params })
          .from(notification)
          .where(eq(notification.recordId, String(agreement.id)))
      ).filter(({ params }) => (params as { jenis?: string }).jenis === 'cure').length;
    server.advanceTime(6 * day);
    await runJob(server.deps, remindOfDeadlines);
    expect(await reminders()).toBe(0);
    server.advanceTime(day);
    await runJob(server.deps, remindOfDeadlines);
    const first = await reminders();
    expect(first).toBeGreaterThan(0);
    await runJob(server.deps, remindOfDeadlines);
    expect(await reminders()).toBe(first);
    // A day without the job loses no reminder: with 2 days left, the one of 3 days is sent.
    server.advanceTime(5 * day);
    await runJob(server.deps, remindOfDeadlines);
    expect(await reminders()).toBe(2 * first);
  });
});
