import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuotaEntry } from '#contract/domains/voucher/contract.ts';
import { addDays } from '#contract/core/values/day.ts';
import { voucher } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { runJob } from '#server/platform/scheduler/scheduler.ts';
import { endVoucherContracts } from '#server/domains/voucher/index.ts';
import { createBhbu } from '../../builders/bhbu.ts';
import { buildPeserta } from '../../builders/peserta.ts';
import { addProduct } from '../../builders/order.ts';
import { buildVoucherWorld, type PaidOrder, type VoucherWorld } from '../../builders/voucher.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: VoucherWorld;
let paid: PaidOrder;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildVoucherWorld(server);
  paid = await world.paidOrder();
});
afterAll(() => server.stop());

const today = () => dayInJakarta(server.now());
const post = (overrides: object, idInvoice = paid.idInvoice) =>
  world.request('AM', 'POST', '/VoucherContract', world.contractBody(idInvoice, { ...overrides }));
const errorsOf = (json: Record<string, unknown>) => Object.keys(json['errors'] ?? {});
const move = (id: number, event: string, alasan?: string) =>
  world.request('ADMIN', 'PUT', `/VoucherContract/keadaan/${id}`, { event, alasan });
const update = async (id: number, overrides: object) => {
  const stored = await world.getContract(id);
  return await world.request('ADMIN', 'PUT', `/VoucherContract/${id}`, {
    ...stored,
    ...overrides,
  });
};
const quotaOf = async (id: number) =>
  (await world.request('ADMIN', 'GET', `/VoucherContract/kuota/${id}`))
    .json as unknown as QuotaEntry[];

describe('a draft of a contract', () => {
  it('belongs to an invoice or agreement of its company, and a product of the order', async () => {
    const { id: other } = await createBhbu(server, world.tokens.ADMIN);
    const idProduk = await addProduct(server, world.tokens.ADMIN);
    const cases: [object, string][] = [
      [{ idBHBU: other }, 'idInvoice'],
      [{ idInvoice: null }, 'idInvoice'],
      [{ idInvoice: 2_000_000_000 }, 'idInvoice'],
      [{ idInvoice: null, idPKS: 2_000_000_000 }, 'idPKS'],
      [{ productId: idProduk }, 'productId'],
      [{ serviceId: world.idLayanan }, 'serviceId'],
      [{ faskesDiizinkan: [2_000_000_000] }, 'faskesDiizinkan'],
      [{ tanggalSelesai: addDays(today(), -1) }, 'tanggalSelesai'],
      [{ prefixKode: 'A0' }, 'prefixKode'],
    ];
    for (const [overrides, field] of cases) {
      const refused = await post(overrides);
      expect(refused.status, refused.text).toBe(422);
      expect(errorsOf(refused.json)).toEqual([field]);
    }
  });

  it('grants no more doses of a product than the order has, over all its contracts', async () => {
    const order = await world.paidOrder();
    const first = await post({ kuotaVoucher: 150 }, order.idInvoice);
    expect(first.status, first.text).toBe(201);
    const more = await post({ kuotaVoucher: 51 }, order.idInvoice);
    expect(more.status).toBe(422);
    expect(more.json['detail']).toContain('paling banyak 50 voucher');
    const twice = await post({ kuotaVoucher: 26, dosisPerVoucher: 2 }, order.idInvoice);
    expect(errorsOf(twice.json)).toEqual(['kuotaVoucher']);
    // A cancelled contract frees its doses.
    await move(Number(first.json['id']), 'cancel', 'Salah perusahaan');
    expect((await post({ kuotaVoucher: 200 }, order.idInvoice)).status).toBe(201);
  });

  it('is hidden from its company until it is active', async () => {
    const { id } = await world.draft(paid.idInvoice, { kuotaVoucher: 1 });
    const seen = () => world.request('BHBU', 'GET', `/VoucherContract/GetById/${id}`);
    expect((await seen()).status).toBe(404);
    await move(id, 'activate');
    expect((await seen()).json).toMatchObject({ id, status: 'AKTIF', halangan: null });
    const stranger = await buildVoucherWorld(server);
    const foreign = await stranger.request('BHBU', 'GET', `/VoucherContract/GetById/${id}`);
    expect(foreign.status).toBe(404);
    const offered = await stranger.request('BHBU', 'GET', '/VoucherContract/pilihan');
    expect(offered.json).toEqual([]);
  });
});

describe('the activation of a contract', () => {
  it('waits for the payment, then draws the number and grants the quota', async () => {
    const { id: idOrder } = await world.sign({ skema: 'PENUH_100' });
    const { id: idInvoice } = await world.firstInvoice(idOrder);
    const { id } = await world.draft(idInvoice);
    const early = await move(id, 'activate');
    expect(early.json).toMatchObject({ status: 409, reason: 'isPaid', currentState: 'DRAFT' });
    await world.settle(idInvoice);
    const activated = await move(id, 'activate');
    expect(activated.json).toMatchObject({ status: 'AKTIF', diterbitkan: 0, sisa: 10 });
    expect(activated.json['noKontrak']).toMatch(/^VC\/VGR\/2030\/\d{5}$/);
    expect(await quotaOf(id)).toMatchObject([{ jenis: 'KUOTA', jumlah: 10 }]);
  });

  it('of a contract of an agreement needs one that is in force', async () => {
    const order = await world.paidOrder();
    const [row] = (
      await server.db.execute<{ id: number }>(
        sql`select id from pks where id_order = ${order.idOrder}`,
      )
    ).rows;
    const state = (status: string) =>
      server.db.execute(sql`update pks set status = ${status} where id = ${row?.id}`);
    await state('AKTIF');
    const { id } = await world.draft(order.idInvoice, { idInvoice: null, idPKS: row?.id });
    await state('DITANGGUHKAN');
    expect((await move(id, 'activate')).json).toMatchObject({ status: 409, reason: 'isPaid' });
    const other = await post({ idInvoice: null, idPKS: row?.id, kuotaVoucher: 1 });
    expect(errorsOf(other.json)).toEqual(['idPKS']);
    await state('AKTIF');
    expect((await move(id, 'activate')).json).toMatchObject({ status: 'AKTIF', idInvoice: null });
  });
});

describe('an active contract', () => {
  it('lets only its title, quota, last day, facilities and note change', async () => {
    const { id } = await world.contract({ kuotaVoucher: 10 });
    await world.issueTransaction(id, 4);
    const fixed = await update(id, { prefixKode: 'XYZ', perNikMaks: 3, judul: 'Lain' });
    expect(errorsOf(fixed.json).sort()).toEqual(['perNikMaks', 'prefixKode']);
    expect(errorsOf((await update(id, { kuotaVoucher: 3 })).json)).toEqual(['kuotaVoucher']);
    expect(errorsOf((await update(id, { kuotaVoucher: 201 })).json)).toEqual(['kuotaVoucher']);
    const shorter = await update(id, { tanggalSelesai: addDays(today(), 10) });
    expect(errorsOf(shorter.json)).toEqual(['tanggalSelesai']);

    const used = await update(id, { kuotaVoucher: 4, faskesDiizinkan: [world.idFaskes] });
    expect(used.json).toMatchObject({
      status: 'HABIS_KUOTA',
      sisa: 0,
      faskesDiizinkan: [world.idFaskes],
    });
    expect((await update(id, { kuotaVoucher: 6 })).json).toMatchObject({
      status: 'AKTIF',
      sisa: 2,
    });
    expect((await quotaOf(id)).map(({ jumlah }) => jumlah)).toEqual([2, -6, -4, 10]);
  });

  it('is cancelled with its vouchers while no participant holds one', async () => {
    const { id } = await world.contract();
    const transaction = await world.activeTransaction(id, 3);
    const [first] = await world.vouchersOf(transaction.id);
    const holder = await buildPeserta(server.deps, {
      userId: (await server.signIn()).id,
      bhbuId: world.bhbuId,
      idFaskes: world.idFaskes,
    });
    const set = (status: 'DIBEKUKAN' | 'TERIKAT', idPeserta: number | null) =>
      server.db.execute(sql`update voucher set status = ${status}, id_peserta = ${idPeserta},
        id_faskes = ${world.idFaskes} where id = ${first?.id}`);
    for (const status of ['TERIKAT', 'DIBEKUKAN'] as const) {
      await set(status, holder.id);
      expect((await move(id, 'cancel', 'Batal')).json).toMatchObject({
        status: 409,
        reason: 'isUnused',
      });
    }
    await set('DIBEKUKAN', null);
    expect((await move(id, 'cancel')).status).toBe(422);
    const cancelled = await move(id, 'cancel', 'Batal');
    expect(cancelled.json).toMatchObject({
      status: 'DIBATALKAN',
      alasanBatal: 'Batal',
      diterbitkan: 0,
      sisa: 10,
    });
    expect(await world.getTransaction(transaction.id)).toMatchObject({
      status: 'DIBATALKAN',
      dibatalkan: 3,
    });
    const voided = await server.db
      .select()
      .from(voucher)
      .where(eq(voucher.VoucherTransactionId, transaction.id));
    expect(voided.map(({ voidReason }) => voidReason)).toEqual(['Batal', 'Batal', 'Batal']);
    expect(await quotaOf(id)).toMatchObject([
      { jenis: 'KEMBALI', jumlah: 3, alasan: 'Batal' },
      {},
      {},
    ]);
  });

  it('stops while its agreement is suspended or its payment was reversed', async () => {
    const order = await world.paidOrder();
    const { id } = await world.contract({}, order);
    const transaction = await world.issueTransaction(id, 1);
    const refused = async (reason: string) => {
      const issued = await world.request('BHBU', 'POST', '/VoucherTransaction', {
        voucherContractId: id,
        jumlah: 1,
      });
      expect(issued.json, issued.text).toMatchObject({ status: 409, reason });
      expect((await world.move(transaction.id, 'activate')).json).toMatchObject({
        status: 409,
        reason,
      });
      expect((await world.getContract(id)).halangan).toBe(issued.json['detail']);
      expect((await world.getTransaction(transaction.id)).halangan).toBe(issued.json['detail']);
    };
    const pks = (status: string) =>
      server.db.execute(sql`update pks set status = ${status} where id_order = ${order.idOrder}`);
    await pks('DITANGGUHKAN');
    await refused('suspended');
    await pks('DIAKHIRI');
    await refused('suspended');
    await pks('AKTIF');
    await server.db.execute(sql`update bhbu set is_active = false where id = ${world.bhbuId}`);
    expect((await world.getContract(id)).halangan).toContain('nonaktif');
    await server.db.execute(sql`update bhbu set is_active = true where id = ${world.bhbuId}`);
    const paidAmount = (amount: string) =>
      server.db.execute(
        sql.raw(`update "order" set dibayar = ${amount} where id = ${order.idOrder}`),
      );
    await paidAmount('dibayar - 1');
    await refused('notPaid');
    await paidAmount('dibayar + 1');
    expect((await world.move(transaction.id, 'activate')).status).toBe(200);
  });

  it('ends after its last day in Jakarta', async () => {
    const { id } = await world.contract({ tanggalSelesai: addDays(today(), 1) });
    const end = () =>
      runJob({ db: server.db, clock: server.now, log: server.deps.log }, endVoucherContracts);
    const hour = 3_600_000;
    // 10:00 in Jakarta; the last day ends in 38 hours.
    server.advanceTime(38 * hour - 1);
    await end();
    expect((await world.getContract(id)).status).toBe('AKTIF');
    server.advanceTime(1);
    await end();
    expect((await world.getContract(id)).status).toBe('BERAKHIR');
    const late = await world.request('ADMIN', 'POST', '/VoucherTransaction', {
      voucherContractId: id,
      jumlah: 1,
    });
    expect(late.json).toMatchObject({ status: 409, reason: 'contract' });
  });
});
