import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { markOverdueInvoices, remindOfInvoices } from '#server/domains/invoice/index.ts';
import { cancelUnpaidOrders } from '#server/domains/pks/index.ts';
import { runJob, runRecordJob } from '#server/platform/scheduler/scheduler.ts';
import { toFormData } from '../../builders/application.ts';
import { moneyWorld, proofFile, type MoneyWorld } from '../../builders/invoice.ts';
import { addProduct, buildOrderWorld, orderLineBody } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { waitUntil } from '../harness/wait-until.ts';

let server: TestServer;
let world: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
});
afterAll(() => server.stop());

const day = 86_400_000;
const today = () => dayInJakarta(server.now());

/** Signs an order and returns its first invoice. */
const billed = async (overrides?: Readonly<Record<string, unknown>>) => {
  const order = await world.sign(overrides);
  return { order, invoice: await world.firstInvoice(order.id) };
};
const decide = (id: number, event: string, role: 'ADMIN' | 'BHBU' | 'FINANCE') =>
  world.request(role, 'PUT', `/Payment/keadaan/${id}`, { event, alasan: 'Dibatalkan bank' });
const reverse = async (id: number) => {
  await decide(id, 'proposeReversal', 'FINANCE');
  expect((await decide(id, 'approveReversal', 'ADMIN')).json).toMatchObject({ status: 'DIBALIK' });
};
const reject = (id: number) =>
  world.request('FINANCE', 'PUT', `/Payment/verify/${id}`, {
    disetujui: false,
    alasan: 'Tidak terbaca',
  });
const upload = (id: number, text: string) =>
  world.request('BHBU', 'PUT', `/Payment/upload/${id}`, toFormData({ fileBukti: proofFile(text) }));
const allocate = (id: number, idInvoice: number, jumlah: number) =>
  world.request('FINANCE', 'POST', `/Payment/alihkan/${id}`, {
    idInvoice,
    jumlah,
    alasan: 'Kelebihan transfer',
  });
const refund = (id: number, jumlah: number, tanggal = today()) =>
  world.request(
    'ADMIN',
    'POST',
    `/Payment/kembalikan/${id}`,
    toFormData({
      jumlah: String(jumlah),
      tanggal,
      noReferensi: 'RF-1',
      alasan: 'Kelebihan transfer',
      filePengembalian: proofFile(`pengembalian ${id} ${jumlah}`),
    }),
  );
const failPayment = (idOrder: number) =>
  world.request('FINANCE', 'PUT', `/Order/keadaan/${idOrder}`, {
    event: 'failPayment',
    alasan: 'Tidak dibayar',
  });
const cancelInvoice = (id: number) =>
  world.request('FINANCE', 'PUT', `/Invoice/keadaan/${id}`, {
    event: 'cancel',
    alasan: 'Salah data',
  });

/** Waits until so many queries in this database wait for a lock. */
const waitForBlockedQueries = (count: number) =>
  waitUntil(async () => {
    const { rows } = await server.db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length === count;
  });

describe('a payment that is corrected', () => {
  it('is not verified by the person who corrected it', async () => {
    const { invoice } = await billed();
    const { id, version } = await world.pay(invoice.id, 1_000);
    await reject(id);
    const { tanggalBayar, bankPengirim, namaPengirim } = await world.payment(id);
    const corrected = await world.request('FINANCE', 'PUT', `/Payment/${id}`, {
      ...{ tanggalBayar, bankPengirim, namaPengirim, jumlah: 2_000 },
      version: version + 1,
    });
    expect(corrected.status, corrected.text).toBe(200);
    await upload(id, 'bukti yang benar');
    expect((await world.verify(id, 'FINANCE')).json).toMatchObject({ reason: 'notUploader' });
    expect((await world.verify(id, 'ADMIN')).json).toMatchObject({
      idPencatat: expect.any(Number) as unknown,
    });
  });

  it('is not a second slip for the same PPh', async () => {
    const idProduk = await addProduct(server, world.tokens.ADMIN, { kelasPajak: 'PPN' });
    await server.db.execute(sql`update bhbu set bentuk = 'BUMN' where id = ${world.bhbuId}`);
    const { invoice } = await billed({ baris: [orderLineBody(world, { idProduk })] });
    await server.db.execute(sql`update bhbu set bentuk = 'PT' where id = ${world.bhbuId}`);
    const slip = { jenis: 'BUKTI_POTONG', noReferensi: 'BP-1' };
    const first = await world.pay(invoice.id, invoice.harusBuktiPotong, slip);
    await reject(first.id);
    await world.pay(invoice.id, invoice.harusBuktiPotong, slip);
    expect((await upload(first.id, 'bukti potong lagi')).status).toBe(422);
  });
});

describe('a reversal', () => {
  it('makes the whole rest due again, also what was written off', async () => {
    const { invoice } = await billed();
    const small = await world.pay(invoice.id, 5_000_000);
    await world.verify(small.id);
    await world.verify((await world.pay(invoice.id, invoice.sisa - 5_010_000)).id);
    await world.request('FINANCE', 'PUT', `/Invoice/penghapusan/${invoice.id}`, {
      alasan: 'Biaya bank',
    });
    expect(await world.invoice(invoice.id)).toMatchObject({ status: 'LUNAS', sisa: 0 });
    await reverse(small.id);
    expect(await world.invoice(invoice.id)).toMatchObject({
      status: 'DIBAYAR_SEBAGIAN',
      penghapusan: 0,
      alasanPenghapusan: null,
      sisa: 5_010_000,
    });
  });

  it('that is proposed holds the excess back', async () => {
    const { invoice } = await billed();
    const { invoice: other } = await billed();
    const { id } = await world.pay(invoice.id, invoice.sisa + 50_000);
    await world.verify(id);
    await decide(id, 'proposeReversal', 'FINANCE');
    expect(await world.payment(id)).toMatchObject({ lebih: 0 });
    expect((await allocate(id, other.id, 1)).json).toMatchObject({ status: 409, reason: 'excess' });
    expect((await refund(id, 1)).json).toMatchObject({ status: 409, reason: 'excess' });
    await decide(id, 'refuseReversal', 'FINANCE');
    expect((await refund(id, 1, '2020-01-01')).status).toBe(422);
    expect((await refund(id, 50_000)).json).toMatchObject({ lebih: 0 });
  });

  it('also takes back what its excess paid', async () => {
    const { invoice } = await billed();
    const { invoice: other } = await billed();
    const { id } = await world.pay(invoice.id, invoice.sisa + 50_000);
    await world.verify(id);
    await allocate(id, other.id, 50_000);
    await reverse(id);
    expect(await world.invoice(invoice.id)).toMatchObject({ dibayar: 0 });
    expect(await world.invoice(other.id)).toMatchObject({ status: 'TERBIT', dibayar: 0 });
  });

  it('takes back what its excess paid while it was being proposed', async () => {
    const { invoice } = await billed();
    const { invoice: other } = await billed();
    const { id } = await world.pay(invoice.id, invoice.sisa + other.sisa);
    await world.verify(id);
    // Stops the use of the excess after it has locked the payment and before it commits.
    const owner = new pg.Client(server.ownerConnectionString);
    await owner.connect();
    try {
      await owner.query('begin');
      await owner.query('lock table payment_allocation in share mode');
      const using = allocate(id, other.id, other.sisa);
      await waitForBlockedQueries(1);
      const proposing = decide(id, 'proposeReversal', 'FINANCE');
      await waitForBlockedQueries(2);
      const approving = decide(id, 'approveReversal', 'ADMIN');
      await waitForBlockedQueries(3);
      await owner.query('commit');
      expect((await using).status).toBe(200);
      expect((await proposing).status).toBe(200);
      expect((await approving).json).toMatchObject({ status: 'DIBALIK' });
    } finally {
      await owner.end();
    }
    expect(await world.invoice(invoice.id)).toMatchObject({ status: 'TERBIT', dibayar: 0 });
    expect(await world.invoice(other.id)).toMatchObject({ status: 'TERBIT', dibayar: 0 });
  });

  it('of the only payment lets FINANCE cancel the order', async () => {
    const { order, invoice } = await billed();
    const { id } = await world.pay(invoice.id, 1_000);
    await world.verify(id);
    server.advanceTime(2 * day);
    expect((await failPayment(order.id)).json).toMatchObject({ status: 409, reason: 'paid' });
    await reverse(id);
    await runRecordJob(server.deps, cancelUnpaidOrders);
    expect(await world.stateOf(order.id)).toBe('MENUNGGU_BAYAR');
    expect((await failPayment(order.id)).json).toMatchObject({ status: 'BATAL_GAGAL_BAYAR' });
  });
});

describe('a cancelled invoice', () => {
  it('stops the clock, so that the order is neither cancelled nor late for the next one', async () => {
    const { order, invoice } = await billed();
    const extended = await world.request('FINANCE', 'PUT', `/Order/tenggat/${order.id}`, {
      tenggat: dayInJakarta(new Date(server.now().getTime() + 2 * day)),
      alasan: 'Bank tutup',
    });
    expect(extended.status, extended.text).toBe(200);
    await cancelInvoice(invoice.id);
    server.advanceTime(3 * day);
    expect((await failPayment(order.id)).json).toMatchObject({ status: 409, reason: 'paid' });
    await world.issue(order.id);
    await runRecordJob(server.deps, cancelUnpaidOrders);
    expect(await world.stateOf(order.id)).toBe('MENUNGGU_BAYAR');
    server.advanceTime(day);
    await runRecordJob(server.deps, cancelUnpaidOrders);
    expect(await world.stateOf(order.id)).toBe('BATAL_GAGAL_BAYAR');
  });

  it('discards payments without a proof; the transfer is entered for the next invoice', async () => {
    const { order, invoice } = await billed();
    const transferred = {
      tanggalBayar: today(),
      jumlah: invoice.sisa,
      bankPengirim: 'Bank Contoh',
      namaPengirim: 'PT Contoh',
    };
    const enter = (idInvoice: number) =>
      world.request('BHBU', 'POST', '/Payment', { idInvoice, ...transferred });
    const { json } = await enter(invoice.id);
    await cancelInvoice(invoice.id);
    expect(await world.payment(Number(json['id']))).toMatchObject({
      status: 'DIBATALKAN',
      alasan: `Invoice ${invoice.noInvoice ?? ''} dibatalkan`,
    });
    server.advanceTime(day);
    const again = await enter((await world.issue(order.id)).id);
    expect(again.status, again.text).toBe(201);
  });

  it('makes a payment that is verified later an excess', async () => {
    const { order, invoice } = await billed();
    server.advanceTime(day);
    const late = await world.pay(invoice.id, invoice.sisa);
    expect((await failPayment(order.id)).json).toMatchObject({ status: 409, reason: 'paid' });
    await runRecordJob(server.deps, cancelUnpaidOrders);
    expect(await world.invoice(invoice.id)).toMatchObject({ status: 'BATAL' });
    expect((await world.verify(late.id)).json).toMatchObject({ lebih: invoice.sisa, alokasi: [] });
    const { invoice: other } = await billed();
    expect((await allocate(late.id, other.id, other.sisa)).json).toMatchObject({ lebih: 0 });
    expect(await world.invoice(other.id)).toMatchObject({ status: 'LUNAS' });
  });
});

describe('an excess', () => {
  it('is used once by 50 people at the same time', async () => {
    const { invoice } = await billed();
    const { invoice: other } = await billed();
    const { id } = await world.pay(invoice.id, invoice.sisa + 100_000);
    await world.verify(id);
    const use = () => allocate(id, other.id, 60_000);
    const answers = await Promise.all(Array.from({ length: 50 }, use));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await world.invoice(other.id)).toMatchObject({ dibayar: 60_000 });
    expect(await world.payment(id)).toMatchObject({ lebih: 40_000 });
  });
});

describe('a later deadline of the first payment', () => {
  it('also is that of its invoice, its reminders and its age', async () => {
    const { order, invoice } = await billed();
    await server.db.execute(sql`
      update app_user set email = 'kantor@contoh.test' where bhbu_id = ${world.bhbuId}`);
    await world.request('FINANCE', 'PUT', `/Order/tenggat/${order.id}`, {
      tenggat: dayInJakarta(new Date(server.now().getTime() + 10 * day)),
      alasan: 'Bank tutup',
    });
    server.advanceTime(7 * day);
    await runRecordJob(server.deps, markOverdueInvoices);
    await runJob(server.deps, remindOfInvoices);
    expect(await world.invoice(invoice.id)).toMatchObject({ status: 'TERBIT', hariLewat: 0 });
    const { rows } = await server.db.execute<{ message: string }>(sql`
      select message from notification
      where resource = 'invoice' and record_id = ${String(invoice.id)} and message like '%due%'`);
    expect(rows).toEqual([{ message: 'invoice.due' }]);
    const { rows: mails } = await server.db.execute<{ text: string }>(sql`
      select payload->>'text' as text from outbox
      where payload->>'subject' = ${`Pengingat invoice ${invoice.noInvoice ?? ''}`}`);
    expect(mails).toEqual([
      { text: expect.stringMatching(/Jatuh tempo: \d+ Januari 2030/) as unknown },
    ]);
  });
});
