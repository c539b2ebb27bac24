import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#contract/core/values/day.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { batch, notification } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
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

const change = (role: 'FASKES' | 'PS', id: number, body: object) =>
  world.request(role, 'PUT', `/WorkOrder/keadaan/${id}`, body);

const draft = async () => await world.draft(await world.paidOrder());
const issued = async () => await world.moveTo((await draft()).id, 'TERBIT');

/** The messages of the notifications about a work order. */
const bellsOf = async (id: number) =>
  (
    await server.db
      .select({ message: notification.message })
      .from(notification)
      .where(and(eq(notification.resource, 'workOrder'), eq(notification.recordId, String(id))))
  ).map(({ message }) => message);

describe('a facility that is asked to confirm', () => {
  it('sees the room in its chillers', async () => {
    const { id } = await issued();
    const seen = await world.request('FASKES', 'GET', `/WorkOrder/getbyid/${id}`);
    expect(seen.json).toMatchObject({
      chiller: { kapasitas: 1_000_000, tersimpan: 0, menuju: expect.any(Number) as number },
    });
    expect((await change('FASKES', id, { event: 'confirm' })).json).toMatchObject({
      chiller: null,
    });
  });

  it('declines with a reason, until the seller saves the work order again', async () => {
    const { id } = await issued();
    expect((await change('FASKES', id, { event: 'decline' })).json).toMatchObject({
      errors: { alasan: [expect.any(String)] },
    });
    const declined = await change('FASKES', id, { event: 'decline', alasan: 'Chiller rusak' });
    expect(declined.json, declined.text).toMatchObject({
      status: 'TERBIT',
      jawabanFaskes: { jenis: 'TIDAK_SANGGUP', alasan: 'Chiller rusak', tanggal: null },
    });
    expect(await bellsOf(id)).toContain('workOrder.decline');
    const { baris, tanggalKirim, tanggalTiba, idDistributor } = await world.get(id);
    const saved = await world.request('PS', 'PUT', `/WorkOrder/updateworkorder/${id}`, {
      tanggalKirim,
      tanggalTiba,
      idDistributor,
      baris: baris.map(({ id: line, idDetail, qtyKirim, idBatch, psNumber }) => ({
        id: line,
        idDetail,
        qtyKirim,
        idBatch,
        psNumber,
      })),
    });
    expect(saved.json, saved.text).toMatchObject({ jawabanFaskes: null });
    expect(await bellsOf(id)).toContain('workOrder.askAgain');
  });

  it('proposes a day on which it is open, and may still confirm', async () => {
    const { id, tanggalTiba } = await issued();
    const propose = (day?: string) =>
      change('FASKES', id, { event: 'propose', alasan: 'Sedang diservis', tanggalTiba: day });
    const today = dayInJakarta(server.now());
    for (const day of [undefined, addDays(today, -1), tanggalTiba ?? '']) {
      expect((await propose(day)).json).toMatchObject({
        errors: { tanggalTiba: [expect.any(String)] },
      });
    }
    const proposed = await propose(addDays(today, 7));
    expect(proposed.json, proposed.text).toMatchObject({
      jawabanFaskes: { jenis: 'USUL_HARI', tanggal: addDays(today, 7) },
    });
    expect((await change('FASKES', id, { event: 'confirm' })).json).toMatchObject({
      status: 'DIKONFIRMASI_FASKES',
      jawabanFaskes: null,
    });
  });
});

describe('the time of an arrival', () => {
  it('is neither in the future nor before the departure', async () => {
    const { id } = await world.moveTo((await draft()).id, 'DIKIRIM');
    const now = server.now().getTime();
    const arrive = (at: number) =>
      change('FASKES', id, { event: 'arrive', waktuTiba: new Date(at).toISOString() });
    for (const at of [now + 3_600_000, now - 3_600_000]) {
      expect((await arrive(at)).json).toMatchObject({
        errors: { waktuTiba: [expect.any(String)] },
      });
    }
    const minute = Math.floor(now / 60_000) * 60_000;
    expect((await arrive(minute)).json).toMatchObject({
      waktuTiba: new Date(minute).toISOString(),
    });
  });
});

describe('a batch that expires later than a free one', () => {
  it('is issued with a reason, which stays while the batches do', async () => {
    const { idProduk } = (await draft()).baris[0] ?? {};
    const [known] = await server.db
      .select()
      .from(batch)
      .where(eq(batch.idProduk, idProduk ?? 0));
    if (!known) throw new Error('no batch');
    const { id: _, ...values } = known;
    await server.db
      .insert(batch)
      .values({ ...values, nomor: 'AWAL-1', kedaluwarsa: '2098-01-01', jumlah: 1_000 });
    const { id } = await draft();
    expect(await world.get(id)).toMatchObject({ lebihAwal: [{ baris: 1, nomor: 'AWAL-1' }] });
    // Both missing reasons are named at once.
    expect((await change('PS', id, { event: 'issue' })).json).toMatchObject({
      errors: { alasan: [expect.any(String)], alasanBatch: [expect.any(String)] },
    });
    const reasons = { alasan: 'Data menyusul', alasanBatch: 'Disisihkan untuk kota lain' };
    const published = await change('PS', id, { event: 'issue', ...reasons });
    expect(published.json, published.text).toMatchObject({
      status: 'TERBIT',
      alasanBatch: 'Disisihkan untuk kota lain',
    });
    await change('FASKES', id, { event: 'confirm' });
    expect((await change('PS', id, { event: 'pack' })).json).toMatchObject({ status: 'DIKEMAS' });
    // A facility does not choose batches.
    const seen = await world.request('FASKES', 'GET', `/WorkOrder/getbyid/${id}`);
    expect((seen.json as unknown as WorkOrder).lebihAwal).toEqual([]);
  });
});

describe('a work order with several mistakes', () => {
  it('names them together', async () => {
    const paid = await world.paidOrder();
    const taken = newPackingSlip();
    await world.draft(paid, { qtyKirim: 10, psNumber: taken });
    const body = world.draftBody(await world.paidOrder());
    const [line] = body.baris;
    const refused = await world.request('PS', 'POST', '/WorkOrder/CreatePerintahKerja', {
      ...body,
      tanggalKirim: addDays(dayInJakarta(server.now()), -1),
      baris: [
        { ...line, qtyKirim: 150, psNumber: taken },
        { ...line, qtyKirim: 100, idBatch: 2_000_000 },
      ],
    });
    const { errors } = refused.json as unknown as { errors: object };
    expect(Object.keys(errors).sort(), refused.text).toEqual([
      'baris.0.psNumber',
      'baris.1.idBatch',
      'baris.1.qtyKirim',
      'tanggalKirim',
    ]);
  });
});
