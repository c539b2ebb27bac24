import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/domains/order/record.ts';
import { acknowledgeAdjustments } from '#server/domains/order/index.ts';
import { runRecordJob } from '#server/platform/scheduler/scheduler.ts';
import { buildOrderWorld, orderLineBody, type OrderWorld } from '../../builders/order.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
});
afterAll(() => server.stop());

const change = (
  { id }: Pick<Order, 'id'>,
  event: string,
  { alasan, role = 'LEGAL' }: { alasan?: string; role?: keyof OrderWorld['tokens'] } = {},
) => world.request(role, 'PUT', `/Order/keadaan/${id}`, { event, alasan });

const adjust = ({ id, baris }: Pick<Order, 'baris' | 'id'>, qtyDisetujui: number) =>
  world.request('AM', 'PUT', `/Order/sesuaikan/${id}`, {
    alasan: 'Persediaan terbatas bulan ini',
    baris: baris.map(line => ({ id: line.id, qtyDisetujui })),
  });

describe('a draft', () => {
  it('may be incomplete, keeps the ids of its lines and has neither number nor prices', async () => {
    const draft = await world.request('BHBU', 'POST', '/Order', {
      jenis: 'REGULER',
      draft: true,
      baris: [{ idFaskes: world.idFaskes }],
    });
    expect(draft.status, draft.text).toBe(201);
    expect(draft.json).toMatchObject({
      status: 'DRAFT',
      noOrder: null,
      totalHarga: null,
      baris: [{ idFaskes: world.idFaskes, jumlahDosis: null, hargaSatuan: null }],
    });
    const { id, baris, version } = draft.json as unknown as Order;
    const saved = await world.request('BHBU', 'PUT', '/Order', {
      ...world.body(),
      idOrder: id,
      version,
      draft: true,
      baris: [orderLineBody(world, { id: baris[0]?.id }), orderLineBody(world)],
    });
    expect(saved.status, saved.text).toBe(200);
    expect((saved.json as unknown as Order).baris.map(line => line.id)).toEqual([
      baris[0]?.id,
      expect.any(Number),
    ]);
  });

  it('has lines that look to another company as if they did not exist', async () => {
    const draft = await world.request('BHBU', 'POST', '/Order', { ...world.body(), draft: true });
    const [line] = (draft.json as unknown as Order).baris;
    const stranger = await server.signIn({ role: 'BHBU', bhbuId: await buildBhbu(server.db) });
    const remove = async (id: number) => {
      const { status, json } = await server.request('DELETE', `/OrderDetail?id=${id}`, stranger);
      return { status, code: json['code'], detail: json['detail'] };
    };
    const foreign = await remove(line?.id ?? 0);
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await remove(999_999));
  });

  it('is changed by one line and deleted', async () => {
    const draft = await world.request('BHBU', 'POST', '/Order', { ...world.body(), draft: true });
    const { id, baris } = draft.json as unknown as Order;
    const added = await world.request('BHBU', 'POST', '/OrderDetail/SingleAdd', {
      idOrder: id,
      ...orderLineBody(world),
    });
    expect(added.json, added.text).toMatchObject({ urut: 2 });
    const removed = await world.request('BHBU', 'DELETE', `/OrderDetail?id=${baris[0]?.id}`);
    expect(removed.status, removed.text).toBe(200);
    const lines = await world.request('BHBU', 'GET', `/getbyorderid/${id}`);
    expect(lines.json).toMatchObject([{ id: added.json['id'] }]);
    expect((await world.request('BHBU', 'DELETE', `/Order/DeleteOrder/${id}`)).status).toBe(200);
    expect((await world.request('BHBU', 'GET', `/Order/${id}`)).status).toBe(404);
  });
});

describe('submission', () => {
  it('draws a number and takes prices and taxes of the day, whatever the client sends', async () => {
    const order = await world.submit({ totalHarga: 1, status: 'LUNAS', noOrder: 'PO/PALSU' });
    expect(order).toMatchObject({
      status: 'DIAJUKAN',
      tanggalOrder: '2030-01-02',
      totalPembelian: 60_000_000,
      subTotal: 60_000_000,
      terbilang: expect.stringMatching(/rupiah$/) as string,
      baris: [{ hargaSatuan: 300_000, dosisPerOrang: 2, qtyDisetujui: null }],
    });
    expect(order.noOrder).toMatch(/^PO\/VGR\/2030\/01\/\d{5}$/);
    expect(order.totalHarga).toBe(
      (order.subTotal ?? 0) + (order.ppn ?? 0) - (order.ppnDTP ?? 0) + (order.pph ?? 0),
    );
  });

  it.each([
    ['jumlahPeserta', { jumlahPeserta: 90 }],
    ['jumlahDosis', { jumlahDosis: 190 }],
    ['skema', { skema: undefined }],
    ['baris', { baris: [] }],
  ])('names the field %s', async (field, overrides) => {
    const refused = await world.request('BHBU', 'POST', '/Order', world.body(overrides));
    expect(refused.status, refused.text).toBe(422);
    expect(Object.keys(refused.json['errors'] as object)).toContain(field);
  });

  it.each([
    ['tanggalVaksinasi', { tanggalVaksinasi: '2030-01-03' }],
    ['idFaskes', { idFaskes: 2_000_000 }],
    ['idProduk', { idProduk: 2_000_000 }],
    ['hpPICBHBU', { hpPICBHBU: 'abc' }],
  ])('names the field %s of a line', async (field, overrides) => {
    const baris = [orderLineBody(world, overrides)];
    const refused = await world.request('BHBU', 'POST', '/Order', world.body({ baris }));
    expect(refused.status, refused.text).toBe(422);
    expect(Object.keys(refused.json['errors'] as object)).toEqual([`baris.0.${field}`]);
  });

  it('asks why doses differ from complete courses', async () => {
    const baris = [orderLineBody(world, { jumlahDosis: 150 })];
    const input = world.body({ jumlahDosis: 150, baris });
    const refused = await world.request('BHBU', 'POST', '/Order', input);
    expect(Object.keys(refused.json['errors'] as object)).toEqual(['alasanDosis']);
    const accepted = await world.submit({
      jumlahDosis: 150,
      baris,
      alasanDosis: 'Sebagian karyawan sudah menerima dosis pertama',
    });
    expect(accepted.jumlahDosis).toBe(150);
  });

  it('prevents the deletion of its company and facilities', async () => {
    await world.submit();
    const company = await world.request('ADMIN', 'DELETE', `/bhbu/deletebyid/${world.bhbuId}`);
    expect(company.json['detail'], company.text).toMatch(/ pesanan/);
    const facility = await world.request('ADMIN', 'DELETE', `/Faskes/deleteById/${world.idFaskes}`);
    expect(facility.json['detail'], facility.text).toMatch(/ baris pesanan/);
  });

  it('belongs to the company of the account', async () => {
    const other = await buildOrderWorld(server);
    const order = await world.submit({ bhbuId: other.bhbuId });
    expect(order.bhbuId).toBe(world.bhbuId);
    expect((await other.request('BHBU', 'GET', `/Order/${order.id}`)).status).toBe(404);
  });
});

describe("the seller's decision", () => {
  it('accepts every dose while they are available', async () => {
    const order = await world.submit();
    const accepted = await change(order, 'accept');
    expect(accepted.json, accepted.text).toMatchObject({
      status: 'DITERIMA',
      dosisDisetujui: 200,
      baris: [{ qtyDisetujui: 200 }],
    });
    expect((await change(order, 'accept')).json).toMatchObject({
      status: 409,
      currentState: 'DITERIMA',
    });
  });

  it('adjusts downwards once; the company acknowledges it, or it takes effect by itself', async () => {
    const order = await world.submit();
    expect((await adjust(order, 201)).json).toMatchObject({
      errors: { 'baris.0.qtyDisetujui': [expect.any(String)] },
    });
    const adjusted = await adjust(order, 120);
    const ownCut = await world.request('AM', 'PUT', `/Order/keadaan/${order.id}`, {
      event: 'acknowledge',
    });
    expect(ownCut.json).toMatchObject({ status: 409, reason: 'notAdjuster' });
    const read = async (role: 'AM' | 'BHBU') =>
      (await world.request(role, 'GET', `/Order/${order.id}`)).json['penyesuaianSendiri'];
    expect([await read('AM'), await read('BHBU')]).toEqual([true, false]);
    expect(adjusted.json, adjusted.text).toMatchObject({
      status: 'DISESUAIKAN',
      jumlahDosis: 200,
      dosisDisetujui: 120,
      totalPembelian: 36_000_000,
      alasan: 'Persediaan terbatas bulan ini',
    });
    expect((await adjust(order, 100)).status).toBe(409);
    const acknowledged = await change(order, 'acknowledge', { role: 'BHBU' });
    expect(acknowledged.json).toMatchObject({ status: 'DITERIMA', dosisDisetujui: 120 });

    const silent = await world.submit();
    await adjust(silent, 120);
    server.advanceTime(25 * 3_600_000);
    await runRecordJob(server.deps, acknowledgeAdjustments);
    const later = await world.request('BHBU', 'GET', `/OrderStatus/${silent.id}`);
    expect(later.json).toMatchObject({ status: 'DITERIMA' });
  });

  it('rejects with a reason only', async () => {
    const order = await world.submit();
    expect((await change(order, 'reject')).json).toMatchObject({
      errors: { alasan: [expect.any(String)] },
    });
    const rejected = await change(order, 'reject', { alasan: 'Di luar wilayah layanan' });
    expect(rejected.json).toMatchObject({ status: 'DITOLAK', alasan: 'Di luar wilayah layanan' });
    const list = await world.request('LEGAL', 'GET', `/Order?id=${order.id}`);
    expect(list.json['data']).toMatchObject([{ alasanStatus: 'Di luar wilayah layanan' }]);
  });

  it('is not the company’s', async () => {
    const order = await world.submit();
    expect((await change(order, 'accept', { role: 'BHBU' })).status).toBe(403);
    expect((await change(order, 'accept', { role: 'FINANCE' })).status).toBe(403);
  });

  it('never promises more doses than there are, in any sequence', async () => {
    const scarce = await buildOrderWorld(server, { stock: 300 });
    const orders = [await scarce.submit(), await scarce.submit()];
    const decisions = await Promise.all(
      orders.map(({ id }) =>
        scarce.request('LEGAL', 'PUT', `/Order/keadaan/${id}`, { event: 'accept' }),
      ),
    );
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = decisions.find(({ status }) => status === 409);
    expect(refused?.json).toMatchObject({ reason: 'inStock' });
    const winner = orders[decisions.findIndex(({ status }) => status === 200)];
    const withdrawn = await scarce.request('BHBU', 'PUT', `/Order/keadaan/${winner?.id}`, {
      event: 'withdraw',
    });
    expect(withdrawn.json).toMatchObject({ status: 'DIBATALKAN' });
    const loser = orders.find(({ id }) => id !== winner?.id);
    const now = await scarce.request('LEGAL', 'PUT', `/Order/keadaan/${loser?.id}`, {
      event: 'accept',
    });
    expect(now.json, now.text).toMatchObject({ status: 'DITERIMA' });
  });

  it('lets one of acceptance and withdrawal win', async () => {
    const order = await world.submit();
    const outcomes = await Promise.all([
      change(order, 'accept'),
      change(order, 'reject', { alasan: 'Stok habis' }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the list', () => {
  it('filters, and sums all pages', async () => {
    const other = await buildOrderWorld(server);
    await other.submit();
    await other.submit();
    const list = await other.request('LEGAL', 'GET', `/Order?bhbuId=${other.bhbuId}&pageSize=1`);
    expect(list.json).toMatchObject({
      totalRecords: 2,
      data: [{ bhbuId: other.bhbuId }],
      jumlah: { jumlahPeserta: 200, jumlahDosis: 400 },
    });
    const month = await other.request('BHBU', 'GET', '/Order?bulan=2029-12');
    expect(month.json).toMatchObject({ totalRecords: 0, jumlah: { totalHarga: 0 } });
  });

  it('shows a facility the lines that it carries out, without amounts, once accepted', async () => {
    const order = await world.submit();
    expect((await world.request('FASKES', 'GET', `/Order/${order.id}`)).status).toBe(404);
    await change(order, 'accept');
    const seen = await world.request('FASKES', 'GET', `/Order/${order.id}`);
    expect(seen.json).toMatchObject({
      totalHarga: null,
      terbilang: null,
      baris: [{ idFaskes: world.idFaskes, hargaSatuan: null }],
    });
  });
});

describe('what belongs to another order', () => {
  it('is refused at its field', async () => {
    const order = await world.submit();
    const adjusted = await world.request('AM', 'PUT', `/Order/sesuaikan/${order.id}`, {
      alasan: 'Persediaan terbatas',
      baris: [{ id: (order.baris[0]?.id ?? 0) + 1_000, qtyDisetujui: 1 }],
    });
    expect(adjusted.json).toMatchObject({ errors: { 'baris.0.id': [expect.any(String)] } });
    const refused = await world.request('AM', 'POST', '/Order', {
      ...world.body(),
      bhbuId: 999_999,
      draft: true,
    });
    expect(refused.status).toBeGreaterThanOrEqual(404);
    const draft = await world.request('AM', 'POST', '/Order', {
      ...world.body(),
      bhbuId: world.bhbuId,
      draft: true,
    });
    const moved = await world.request('AM', 'PUT', '/Order', {
      ...world.body({ jenis: 'BOOSTER', draft: true }),
      bhbuId: world.bhbuId + 1,
      idOrder: draft.json['id'],
    });
    expect(Object.keys(moved.json['errors'] as object)).toEqual(['jenis', 'bhbuId']);
    const slip = await world.request('PS', 'PUT', '/OrderDetail/UpdatePSNumber', {
      idDetail: (draft.json as unknown as Order).baris[0]?.id,
      psNumber: 'PS-1',
    });
    expect(slip.status).toBe(409);
  });
});
