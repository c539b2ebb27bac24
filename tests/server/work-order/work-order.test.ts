import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { addDays } from '#contract/core/values/day.ts';
import {
  appUser,
  batch,
  faskes,
  notification,
  order,
  outbox,
  pks,
} from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { remindOfDeliveries } from '#server/domains/work-order/index.ts';
import { orderLineBody } from '../../builders/order.ts';
import { buildBatch } from '../../builders/batch.ts';
import { buildPeserta } from '../../builders/peserta.ts';
import {
  buildDeliveryWorld,
  newPackingSlip,
  type DeliveryWorld,
} from '../../builders/workOrder.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: DeliveryWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildDeliveryWorld(server);
});
afterAll(() => server.stop());

const create = (body: unknown) =>
  world.request('PS', 'POST', '/WorkOrder/CreatePerintahKerja', body);

const fieldsOf = (response: { json: Record<string, unknown> }) =>
  Object.keys(response.json['errors'] ?? {});

describe('a draft', () => {
  it('belongs to a paid order and takes at most its open doses', async () => {
    const paid = await world.paidOrder();
    await world.draft(paid, { qtyKirim: 150 });
    const tooMany = await create(world.draftBody(paid, { qtyKirim: 51 }));
    expect(fieldsOf(tooMany)).toEqual(['baris.0.qtyKirim']);
    const rest = await create(world.draftBody(paid, { qtyKirim: 50 }));
    expect(rest.json, rest.text).toMatchObject({
      status: 'DRAFT',
      jenis: 'KIRIM',
      noWO: null,
      jumlahDosis: 50,
      idFaskes: world.idFaskes,
      ditanggungPenjual: false,
    });
    await server.db
      .update(order)
      .set({ status: 'DIBAYAR_SEBAGIAN', dibayar: 1 })
      .where(eq(order.id, paid.id));
    const unpaid = await create(world.draftBody(paid, { qtyKirim: 1 }));
    expect(unpaid.json).toMatchObject({ status: 409, currentState: 'DIBAYAR_SEBAGIAN' });
    expect(unpaid.json['detail']).toMatch(/Pasal 6/);
  });

  it('lets one of two drafts take the last doses', async () => {
    const paid = await world.paidOrder();
    const outcomes = await Promise.all(
      [1, 2].map(() => create(world.draftBody(paid, { qtyKirim: 120 }))),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it.each([
    ['tanggalKirim', () => ({ tanggalKirim: '2029-12-31' })],
    ['tanggalTiba', () => ({ tanggalTiba: '2029-12-31' })],
    ['tanggalTiba', () => ({ tanggalTiba: '9999-12-31' })],
    ['idDistributor', () => ({ idDistributor: 2_000_000 })],
    ['baris.0.idDetail', () => ({ baris: [{ idDetail: 2_000_000, qtyKirim: 1 }] })],
  ])('names the field %s', async (field, overrides) => {
    const paid = await world.paidOrder();
    const refused = await create({ ...world.draftBody(paid), ...overrides() });
    expect(refused.status, refused.text).toBe(422);
    expect(fieldsOf(refused)).toContain(field);
  });

  it('is refused while the agreement is suspended', async () => {
    const paid = await world.paidOrder();
    await server.db.insert(pks).values({
      jenis: 'REGULER',
      idBHBU: world.bhbuId,
      idOrder: paid.id,
      status: 'DITANGGUHKAN',
      noPKS: `PKS/UJI/${paid.id}`,
    });
    expect((await create(world.draftBody(paid))).json['detail']).toMatch(/Pasal 17/);
  });
});

describe('batches', () => {
  it('are listed first to expire first with what is left; those that expire too early are not', async () => {
    const paid = await world.paidOrder();
    const [line] = paid.baris;
    const first = line?.tanggalVaksinasi ?? '';
    // Two doses, 28 days apart where the product says nothing.
    const early = await buildBatch(server.db, {
      idProduk: world.idProduk,
      kedaluwarsa: addDays(first, 28),
    });
    const late = await buildBatch(server.db, {
      idProduk: world.idProduk,
      kedaluwarsa: addDays(first, 29),
      jumlah: 150,
    });
    await world.draft(paid, { qtyKirim: 100, idBatch: late });
    const listed = await world.request('PS', 'GET', `/WorkOrder/batch/${line?.id}`);
    const batches = listed.json as unknown as { id: number; sisa: number }[];
    expect(batches[0]).toMatchObject({ id: late, sisa: 50 });
    expect(batches.map(({ id }) => id)).not.toContain(early);
    const refused = await create(world.draftBody(paid, { qtyKirim: 60, idBatch: early }));
    expect(fieldsOf(refused)).toEqual(['baris.0.idBatch']);
    const short = await create(world.draftBody(paid, { qtyKirim: 60, idBatch: late }));
    expect(fieldsOf(short)).toEqual(['baris.0.qtyKirim']);
    // Otherwise the later tests would have to say why they do not take it first.
    await server.db
      .update(batch)
      .set({ status: 'DITARIK' })
      .where(inArray(batch.id, [early, late]));
  });

  it('leave the stock that can be sold when they depart', async () => {
    const paid = await world.paidOrder();
    const available = async () => {
      const facts = await world.request('AM', 'GET', `/Order/pilihan/${world.bhbuId}`);
      const products = facts.json['produk'] as { id: number; tersedia: number }[];
      return products.find(({ id }) => id === world.idProduk)?.tersedia;
    };
    const before = await available();
    await world.moveTo((await world.draft(paid)).id, 'DIKIRIM');
    expect(await available()).toBe(before);
  });
});

describe('packing slips', () => {
  it('are unique among all work orders, and are given with the order line too', async () => {
    const paid = await world.paidOrder();
    const psNumber = newPackingSlip();
    const { id } = await world.draft(paid, { qtyKirim: 100, psNumber });
    const taken = await create(
      world.draftBody(paid, { qtyKirim: 1, psNumber: psNumber.toLowerCase() }),
    );
    expect(fieldsOf(taken)).toEqual(['baris.0.psNumber']);
    const updated = newPackingSlip();
    const named = await world.request('PS', 'PUT', '/OrderDetail/UpdatePSNumber', {
      idDetail: paid.baris[0]?.id,
      psNumber: updated,
    });
    expect(named.json, named.text).toMatchObject({ psNumber: updated });
    expect((await world.get(id)).baris[0]?.psNumber).toBe(updated);
    await world.change('PS', id, 'cancel', 'Truk rusak');
    expect((await world.get(id)).baris[0]?.psNumber).toBeNull();
  });
});

describe('the issue', () => {
  it('draws a number, schedules the order and tells the facility', async () => {
    const paid = await world.paidOrder();
    const { id } = await world.draft(paid);
    await server.db
      .update(appUser)
      .set({ email: 'faskes@contoh.test' })
      .where(eq(appUser.faskesId, world.idFaskes));
    const refused = await world.change('PS', id, 'issue');
    expect(fieldsOf(refused)).toEqual(['alasan']);
    const issued = await world.change('PS', id, 'issue', 'Data menyusul');
    expect(issued.json, issued.text).toMatchObject({
      status: 'TERBIT',
      noWO: expect.stringMatching(/^WO\/VGR\/2030\/\d{5}$/) as string,
      alasanPeserta: 'Data menyusul',
      pesertaCek: { pesertaDibutuhkan: 100, dibutuhkan: 200, cukup: false },
    });
    expect((await world.orderNow(paid)).status).toBe('DIJADWALKAN');
    const lines = await world.request('FASKES', 'GET', `/getbyworkorderid/${id}`);
    expect(lines.json, lines.text).toMatchObject([{ id: paid.baris[0]?.id, hargaSatuan: null }]);
    const sent = await server.db
      .select()
      .from(notification)
      .where(eq(notification.message, 'workOrder.issue'));
    expect(sent.some(({ recordId }) => recordId === String(id))).toBe(true);
    const mails = await server.db.select().from(outbox);
    expect(mails.length).toBeGreaterThan(0);
  });

  it('needs no reason once there are enough valid participants', async () => {
    const small = await world.paidOrder({
      jumlahPeserta: 1,
      jumlahDosis: 2,
      baris: [orderLineBody(world, { jumlahPeserta: 1, jumlahDosis: 2 })],
    });
    const { id: userId } = await server.signIn({ role: 'BHBU', bhbuId: world.bhbuId });
    await buildPeserta(server.deps, { userId, bhbuId: world.bhbuId, idFaskes: world.idFaskes });
    const check = await world.request('PS', 'GET', `/WorkOrder/cekpeserta/${small.id}`);
    expect(check.json, check.text).toMatchObject({ valid: 1, pesertaDibutuhkan: 1, cukup: true });
    const { id } = await world.draft(small);
    expect((await world.change('PS', id, 'issue')).json).toMatchObject({
      status: 'TERBIT',
      alasanPeserta: null,
    });
  });

  it('fixes the doses of each order line; batches are still divided', async () => {
    const paid = await world.paidOrder();
    const { id, baris } = await world.draft(paid);
    await world.moveTo(id, 'TERBIT');
    const { idOrder: _, ...body } = world.draftBody(paid);
    const change = (lines: readonly Record<string, unknown>[]) =>
      world.request('PS', 'PUT', '/workorder/updateworkorder', {
        ...body,
        idWorkOrder: id,
        baris: lines,
      });
    const [line] = body.baris;
    expect(fieldsOf(await change([{ ...line, qtyKirim: 199 }]))).toEqual(['baris.0.qtyKirim']);
    const divided = await change([
      { ...line, id: baris[0]?.id, qtyKirim: 150 },
      { ...line, qtyKirim: 50, psNumber: newPackingSlip() },
    ]);
    expect(divided.json, divided.text).toMatchObject({
      jumlahDosis: 200,
      baris: [{ id: baris[0]?.id }, { qtyKirim: 50 }],
    });
  });
});

describe('the way to the facility', () => {
  it('is confirmed only when the chiller holds the doses', async () => {
    const tight = await buildDeliveryWorld(server, { chiller: 250 });
    const first = await tight.draft(await tight.paidOrder());
    await tight.moveTo(first.id, 'DIKONFIRMASI_FASKES');
    const second = await tight.draft(await tight.paidOrder());
    await tight.moveTo(second.id, 'TERBIT');
    const refused = await tight.change('FASKES', second.id, 'confirm');
    expect(refused.json).toMatchObject({ status: 409, reason: 'fitsChiller' });
    await server.db
      .update(faskes)
      .set({ kapasitasChiller: null })
      .where(eq(faskes.id, tight.idFaskes));
    expect((await tight.change('FASKES', second.id, 'confirm')).json['detail']).toMatch(/chiller/i);
  });

  it('needs batch and packing slip for packing, and warns of the loading temperature', async () => {
    const paid = await world.paidOrder();
    const { id } = await world.draft(paid, { idBatch: null });
    await world.moveTo(id, 'DIKONFIRMASI_FASKES');
    expect((await world.change('PS', id, 'pack')).json).toMatchObject({ reason: 'mayBePacked' });
    const { idOrder: _, ...body } = world.draftBody(paid);
    await world.request('PS', 'PUT', `/WorkOrder/updateworkorder/${id}`, body);
    await world.moveTo(id, 'DIKEMAS');
    const departed = await world.depart(id, 9.5);
    expect(departed.json, departed.text).toMatchObject({
      status: 'DIKIRIM',
      suhuMuat: 9.5,
      suhuMuatDiLuarBatas: true,
    });
    expect(await world.orderNow(paid)).toMatchObject({
      status: 'DIKIRIM_SEMUA',
      baris: [{ qtyKirim: 200, qtyTerima: 0 }],
    });
  });

  it('is the facility’s own only: others see nothing, no one sees drafts or acts out of turn', async () => {
    const other = await buildDeliveryWorld(server);
    const paid = await world.paidOrder();
    const { id } = await world.draft(paid);
    expect((await world.request('FASKES', 'GET', `/WorkOrder/getbyid/${id}`)).status).toBe(404);
    await world.moveTo(id, 'TERBIT');
    const seen = await world.request('FASKES', 'GET', `/WorkOrder/getbyid/${id}`);
    expect(seen.status, seen.text).toBe(200);
    expect(seen.text).not.toMatch(/harga/i);
    expect((await other.request('FASKES', 'GET', `/WorkOrder/getbyid/${id}`)).status).toBe(404);
    expect((await other.request('BHBU', 'GET', `/WorkOrder/getbyid/${id}`)).status).toBe(404);
    expect((await world.change('BHBU', id, 'confirm')).status).toBe(403);
    const list = await other.request('FASKES', 'GET', '/WorkOrder');
    expect(list.json).toMatchObject({ totalRecords: 0 });
    const ofOrder = await world.request('BHBU', 'GET', `/WorkOrder/order/${paid.id}`);
    expect((ofOrder.json as unknown as WorkOrder[]).map(one => one.id)).toEqual([id]);
  });

  it('reminds once of a departure that is late', async () => {
    const paid = await world.paidOrder();
    const { id } = await world.draft(paid);
    await world.moveTo(id, 'TERBIT');
    const count = () =>
      server.db.$count(notification, eq(notification.message, 'workOrder.departureLate'));
    const later = new Date(server.now().getTime() + 2 * 86_400_000);
    await remindOfDeliveries.runAll(server.db, later);
    const sent = await count();
    expect(sent).toBeGreaterThan(0);
    await remindOfDeliveries.runAll(server.db, later);
    expect(await count()).toBe(sent);
  });

  it('answers what the form needs', async () => {
    const paid = await world.paidOrder();
    await world.draft(paid, { qtyKirim: 80 });
    const facts = await world.request('PS', 'GET', `/WorkOrder/pilihan/${paid.id}`);
    expect(facts.json, facts.text).toMatchObject({
      hariIni: dayInJakarta(server.now()),
      halangan: null,
      faskes: [{ id: world.idFaskes, hariBuka: [1, 2, 3, 4, 5, 6, 7] }],
      baris: [{ dosis: 200, direncanakan: 80, terbuka: 120 }],
    });
  });
});

it('never fails on bad input', async () => {
  const paid = await world.paidOrder();
  const { id } = await world.draft(paid, { qtyKirim: 10 });
  const [line] = paid.baris;
  const body = world.draftBody(paid, { qtyKirim: 10 });
  const bad: readonly (readonly [string, string, unknown])[] = [
    ['POST', '/WorkOrder/CreatePerintahKerja', { ...body, tanggalKirim: '0000-01-01' }],
    ['POST', '/WorkOrder/CreatePerintahKerja', { ...body, catatan: 'a\u0000b' }],
    ['POST', '/WorkOrder/CreatePerintahKerja', { ...body, idOrder: 2_147_483_647 }],
    ['POST', '/WorkOrder/CreatePerintahKerja', { ...body, baris: [] }],
    [
      'POST',
      '/WorkOrder/CreatePerintahKerja',
      { ...body, baris: Array.from({ length: 200 }, () => ({ ...body.baris[0], qtyKirim: 1e7 })) },
    ],
    ['PUT', '/WorkOrder/updateworkorder', { ...body, idWorkOrder: 'x' }],
    ['PUT', `/WorkOrder/kirim/${id}`, { suhuMuat: 1e308 }],
    ['PUT', `/WorkOrder/penerimaan/${id}`, { suhuTerima: null, baris: [] }],
    ['POST', `/WorkOrder/bast/${id}`, {}],
    ['GET', `/WorkOrder/batch/${line?.id}?tanggalTiba=9999-12-31`, undefined],
    ['GET', '/WorkOrder?idOrder=99999999999', undefined],
    ['GET', '/WorkOrder?q=%00&status=salah', undefined],
    ['GET', '/WorkOrder/cekpeserta/0', undefined],
  ];
  for (const [method, path, sent] of bad) {
    const answer = await world.request('ADMIN', method, path, sent);
    expect(answer.status, `${path} ${answer.text}`).toBeGreaterThanOrEqual(400);
    expect(answer.status, `${path} ${answer.text}`).toBeLessThan(500);
  }
});
