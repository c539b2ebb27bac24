import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { cancelUnpaidOrders } from '#server/domains/pks/index.ts';
import { runRecordJob } from '#server/platform/scheduler/scheduler.ts';
import { applicationDocuments, toFormData } from '../../builders/application.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { addProduct, buildOrderWorld, orderLineBody } from '../../builders/order.ts';
import { acceptedOrder } from '../../builders/pks.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
});
afterAll(() => server.stop());

const day = 86_400_000;
const today = () => dayInJakarta(server.now());
const pdf = (text: string) => applicationDocuments(text)['fileNPWP'] ?? '';
const decide = (id: number, event: string, role: 'ADMIN' | 'FINANCE' | 'SUPERADMIN') =>
  world.request(role, 'PUT', `/Payment/keadaan/${id}`, {
    event,
    alasan: 'Transfer dibatalkan bank',
  });
const enter = (idInvoice: number, overrides: Readonly<Record<string, unknown>>) =>
  world.request('BHBU', 'POST', '/Payment', {
    idInvoice,
    tanggalBayar: today(),
    jumlah: 1_000,
    bankPengirim: 'Bank Contoh',
    namaPengirim: 'PT Contoh',
    ...overrides,
  });

/** Signs an order and returns its first invoice. */
const billed = async (overrides?: Readonly<Record<string, unknown>>) => {
  const order = await world.sign(overrides);
  return { order, invoice: await world.firstInvoice(order.id) };
};

describe('a payment', () => {
  it('moves the order on by itself, half by half', async () => {
    const { order, invoice } = await billed();
    await world.settle(invoice.id);
    expect(await world.stateOf(order.id)).toBe('DIBAYAR_SEBAGIAN');
    await world.settle((await world.issue(order.id)).id);
    expect(await world.stateOf(order.id)).toBe('LUNAS');
    expect(await world.invoice(invoice.id)).toMatchObject({ status: 'LUNAS', sisa: 0 });
  });

  it('does not pay the first half with a part of it', async () => {
    const { order, invoice } = await billed();
    const { id } = await world.pay(invoice.id, 1_000);
    expect((await world.verify(id)).json).toMatchObject({
      status: 'TERVERIFIKASI',
      verified: true,
    });
    expect(await world.invoice(invoice.id)).toMatchObject({
      status: 'DIBAYAR_SEBAGIAN',
      dibayar: 1_000,
    });
    expect(await world.stateOf(order.id)).toBe('MENUNGGU_BAYAR');
  });

  it('is not verified by those who entered it or uploaded its proof', async () => {
    const { invoice } = await billed();
    const { id } = await world.pay(invoice.id, 1_000, {}, 'FINANCE');
    expect((await world.verify(id)).json).toMatchObject({ status: 409, reason: 'notUploader' });
    const second = await enter(invoice.id, {});
    const idSecond = Number(second.json['id']);
    const body = toFormData({ fileBukti: pdf('unggahan staf') });
    await world.request('FINANCE', 'PUT', `/Payment/upload/${idSecond}`, body);
    expect((await world.verify(idSecond)).json).toMatchObject({ reason: 'notUploader' });
    expect((await world.verify(id, 'ADMIN')).status).toBe(200);
    expect((await world.verify(idSecond, 'BHBU')).status).toBe(403);
  });

  it('is verified once by 50 people at the same time', async () => {
    const { order, invoice } = await billed();
    const { id } = await world.pay(invoice.id, invoice.sisa);
    const answers = await Promise.all(Array.from({ length: 50 }, () => world.verify(id)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter(status => status === 200)).toHaveLength(1);
    expect(statuses.filter(status => status === 409)).toHaveLength(49);
    expect(await world.invoice(invoice.id)).toMatchObject({ dibayar: invoice.sisa });
    expect(await world.stateOf(order.id)).toBe('DIBAYAR_SEBAGIAN');
  });

  it('is rejected with a reason, and its proof uploaded again', async () => {
    const { invoice } = await billed();
    const { id } = await world.pay(invoice.id, 1_000);
    const reject = (alasan?: string) =>
      world.request('FINANCE', 'PUT', `/Payment/verify/${id}`, { disetujui: false, alasan });
    expect((await reject()).status).toBe(422);
    expect((await reject('Tidak terbaca')).json).toMatchObject({ status: 'DITOLAK' });
    const again = await world.request(
      'BHBU',
      'PUT',
      `/Payment/upload/${id}`,
      toFormData({ fileBukti: pdf('terbaca') }),
    );
    expect(again.json).toMatchObject({ status: 'BUKTI_DIUNGGAH', alasan: null });
  });

  it('warns when another payment has the same file', async () => {
    const { invoice } = await billed();
    const first = Number((await enter(invoice.id, {})).json['id']);
    const second = Number((await enter(invoice.id, {})).json['id']);
    const upload = (id: number) =>
      world.request(
        'BHBU',
        'PUT',
        `/Payment/upload/${id}`,
        toFormData({ fileBukti: pdf('bukti kembar') }),
      );
    expect((await upload(first)).json).toMatchObject({ buktiSama: [] });
    expect((await upload(second)).json).toMatchObject({ buktiSama: [{ idPayment: first }] });
  });

  it('is refused for a later day, an earlier one than the invoice, and a file of another type', async () => {
    const { invoice } = await billed();
    expect((await enter(invoice.id, { tanggalBayar: '2099-01-01' })).json).toMatchObject({
      errors: { tanggalBayar: [expect.any(String)] },
    });
    expect((await enter(invoice.id, { tanggalBayar: '2020-01-01' })).status).toBe(422);
    expect((await enter(invoice.id, { namaPengirim: null })).status).toBe(422);
    expect((await enter(invoice.id, { jumlah: 1e15 + 1 })).status).toBe(422);
    expect((await enter(2_000_000_000, {})).status).toBe(404);
    const id = Number((await enter(invoice.id, {})).json['id']);
    const fake = new File(['<html>'], 'bukti.pdf', { type: 'application/pdf' });
    const body = new FormData();
    body.set('fileBukti', fake);
    expect((await world.request('BHBU', 'PUT', `/Payment/upload/${id}`, body)).status).toBe(422);
  });

  it('is found by the day it was paid', async () => {
    const { invoice } = await billed();
    await world.pay(invoice.id, 1_000);
    const paidOn = async (date: string) => {
      const path = `/Payment?idInvoice=${invoice.id}&tanggalBayar=${date}`;
      return (await world.request('FINANCE', 'GET', path)).json['totalRecords'];
    };
    expect(await paidOn(today())).toBe(1);
    expect(await paidOn('2020-01-02')).toBe(0);
  });

  it('belongs to its company', async () => {
    const { invoice } = await billed();
    const { id } = await world.pay(invoice.id, 1_000);
    const other = await buildOrderWorld(server);
    expect((await other.request('BHBU', 'GET', `/Payment/${id}`)).status).toBe(404);
    expect((await other.request('BHBU', 'GET', `/Invoice/getbyid/${invoice.id}`)).status).toBe(404);
    const foreign = await other.request('BHBU', 'POST', '/Payment', {
      idInvoice: invoice.id,
      tanggalBayar: today(),
      jumlah: 1,
      bankPengirim: 'B',
      namaPengirim: 'B',
    });
    expect(foreign.status).toBe(404);
  });
});

describe('the clock of the first payment', () => {
  it('stops with a proof in time; after a rejected one FINANCE sets a new deadline', async () => {
    const { order, invoice } = await billed();
    const { id } = await world.pay(invoice.id, 1_000);
    await world.request('FINANCE', 'PUT', `/Payment/verify/${id}`, {
      disetujui: false,
      alasan: 'Bukan transfer',
    });
    server.advanceTime(2 * day);
    await runRecordJob(server.deps, cancelUnpaidOrders);
    expect(await world.stateOf(order.id)).toBe('MENUNGGU_BAYAR');
    const extended = await world.request('FINANCE', 'PUT', `/Order/tenggat/${order.id}`, {
      tenggat: today(),
      alasan: 'Bukti ditolak',
    });
    expect(extended.status, extended.text).toBe(200);
    server.advanceTime(day);
    await runRecordJob(server.deps, cancelUnpaidOrders);
    expect(await world.stateOf(order.id)).toBe('BATAL_GAGAL_BAYAR');
  });

  it('is not stopped by a proof after the deadline', async () => {
    const { order, invoice } = await billed();
    server.advanceTime(day);
    await world.pay(invoice.id, 1_000);
    await runRecordJob(server.deps, cancelUnpaidOrders);
    expect(await world.stateOf(order.id)).toBe('BATAL_GAGAL_BAYAR');
  });
});

describe('slips and SSP', () => {
  it('settle an invoice together with the transfer, up to what is expected of each', async () => {
    const idProduk = await addProduct(server, world.tokens.ADMIN, { kelasPajak: 'PPN' });
    await server.db.execute(sql`
      update bhbu set bentuk = 'BUMN', pemungut_ppn = true where id = ${world.bhbuId}`);
    const { order, invoice } = await billed({
      skema: 'PENUH_100',
      baris: [orderLineBody(world, { idProduk })],
    });
    await server.db.execute(sql`
      update bhbu set bentuk = 'PT', pemungut_ppn = false where id = ${world.bhbuId}`);
    const { harusBuktiPotong, harusSspPpn, harusTransfer } = invoice;
    expect(harusBuktiPotong).toBe(900_000);
    const slip = { jenis: 'BUKTI_POTONG', noReferensi: 'BP-1' };
    expect((await enter(invoice.id, { ...slip, jumlah: 900_001 })).status).toBe(422);
    expect((await enter(invoice.id, { ...slip, noReferensi: null, jumlah: 1 })).status).toBe(422);
    const payments = [
      await world.pay(invoice.id, harusBuktiPotong, slip),
      await world.pay(invoice.id, harusSspPpn, { jenis: 'SSP_PPN', noReferensi: 'NTPN-1' }),
      await world.pay(invoice.id, harusTransfer),
    ];
    expect((await enter(invoice.id, { ...slip, jumlah: 1 })).status).toBe(422);
    for (const { id } of payments) {
      expect(await world.stateOf(order.id)).toBe('MENUNGGU_BAYAR');
      expect((await world.verify(id)).status).toBe(200);
    }
    expect(await world.invoice(invoice.id)).toMatchObject({ status: 'LUNAS', sisa: 0 });
    expect(await world.stateOf(order.id)).toBe('LUNAS');
  });
});

describe('differences', () => {
  it('use an excess for another invoice of the company, or refund it with proof', async () => {
    const { invoice } = await billed();
    const { invoice: other } = await billed();
    const { id } = await world.pay(invoice.id, invoice.sisa + 50_000);
    expect((await world.verify(id)).json).toMatchObject({ lebih: 50_000 });
    const allocate = (jumlah: number, idInvoice = other.id) =>
      world.request('FINANCE', 'POST', `/Payment/alihkan/${id}`, {
        idInvoice,
        jumlah,
        alasan: 'Kelebihan transfer',
      });
    expect((await allocate(50_001)).status).toBe(422);
    expect((await allocate(1, invoice.id)).status).toBe(422);
    expect((await allocate(20_000)).json).toMatchObject({ lebih: 30_000 });
    expect(await world.invoice(other.id)).toMatchObject({ dibayar: 20_000 });
    // Another person than the one who verified the payment.
    const refund = await world.request(
      'ADMIN',
      'POST',
      `/Payment/kembalikan/${id}`,
      toFormData({
        jumlah: '30000',
        tanggal: today(),
        noReferensi: 'RF-1',
        alasan: 'Kelebihan transfer',
        filePengembalian: pdf('pengembalian'),
      }),
    );
    expect(refund.json, refund.text).toMatchObject({ lebih: 0 });
    expect((await allocate(1)).json).toMatchObject({ status: 409, reason: 'excess' });
    expect((await decide(id, 'proposeReversal', 'FINANCE')).json).toMatchObject({
      reason: 'notRefunded',
    });
  });

  it('write off a shortfall of at most Rp10.000', async () => {
    const { order, invoice } = await billed();
    const writeOff = () =>
      world.request('FINANCE', 'PUT', `/Invoice/penghapusan/${invoice.id}`, {
        alasan: 'Biaya bank',
      });
    expect((await writeOff()).json).toMatchObject({ status: 409, reason: 'nothingPaid' });
    const { id } = await world.pay(invoice.id, invoice.sisa - 10_001);
    await world.verify(id);
    expect((await writeOff()).json).toMatchObject({ status: 409, reason: 'shortfall' });
    await world.verify((await world.pay(invoice.id, 1)).id);
    expect((await writeOff()).json).toMatchObject({
      status: 'LUNAS',
      penghapusan: 10_000,
      sisa: 0,
    });
    expect(await world.stateOf(order.id)).toBe('DIBAYAR_SEBAGIAN');
  });

  it('reverse a payment with a second person, and ship nothing after it', async () => {
    const { order, invoice } = await billed({ skema: 'PENUH_100' });
    const { id } = await world.pay(invoice.id, invoice.sisa);
    await world.verify(id);
    expect(await world.stateOf(order.id)).toBe('LUNAS');
    expect((await decide(id, 'proposeReversal', 'FINANCE')).status).toBe(200);
    expect(await world.invoice(invoice.id)).toMatchObject({ status: 'LUNAS' });
    expect((await decide(id, 'approveReversal', 'FINANCE')).json).toMatchObject({
      reason: 'notProposer',
    });
    expect((await decide(id, 'approveReversal', 'ADMIN')).json).toMatchObject({
      status: 'DIBALIK',
      verified: false,
    });
    expect(await world.invoice(invoice.id)).toMatchObject({ status: 'TERBIT', dibayar: 0 });
    await expect(
      server.db.execute(sql`update payment set jumlah = 1 where id = ${id}`),
    ).rejects.toThrow();
    await expect(server.db.execute(sql`delete from payment_allocation`)).rejects.toThrow();
  });
});

it('a draft takes no payment', async () => {
  const { id } = await acceptedOrder(world);
  await world.request('LEGAL', 'POST', '/PKS/GeneratePKS', { idOrder: id });
  const draft = await world.firstInvoice(id);
  const refused = await world.request('FINANCE', 'POST', '/Payment', {
    idInvoice: draft.id,
    tanggalBayar: today(),
    jumlah: 1,
    bankPengirim: 'B',
    namaPengirim: 'B',
  });
  expect(refused.json).toMatchObject({ status: 409, reason: 'invoice' });
});
