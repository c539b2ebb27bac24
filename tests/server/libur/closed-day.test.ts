import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#contract/core/values/day.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { buildFaskes, personBody } from '../../builders/peserta.ts';
import { sheetLine } from '../../builders/sheet-file.ts';
import { buildDeliveryWorld, type DeliveryWorld } from '../../builders/workOrder.ts';
import { orderLineBody } from '../../builders/order.ts';
import {
  importOf,
  listImportRows,
  startImportFixture,
  uploadFile,
  type ImportFixture,
} from '../import/fixture.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

const holiday = { tanggal: '2030-01-11', nama: 'Hari Raya Contoh' };
const reason = (name: string): string => `${name} libur pada 11 Januari 2030 (${holiday.nama})`;

describe('a national holiday', () => {
  let fixture: ImportFixture;
  let text: string;

  beforeAll(async () => {
    fixture = await startImportFixture();
    const { token } = await fixture.server.signIn({ role: 'ADMIN' });
    const { status } = await fixture.server.request('POST', '/Libur', { token, body: holiday });
    expect(status).toBe(201);
    text = reason(`Klinik Contoh ${fixture.faskesId}`);
  });
  afterAll(() => fixture.server.stop());

  const register = (plan: object) =>
    fixture.server.request('POST', '/Peserta', {
      token: fixture.company.token,
      body: personBody(plan),
    });

  it('refuses a plan at a facility without a schedule', async () => {
    const refused = await register({
      idFaskes: fixture.faskesId,
      rencanaTanggal: holiday.tanggal,
    });
    expect(refused.json).toMatchObject({ status: 422, errors: { rencanaTanggal: [text] } });
    const next = await register({ idFaskes: fixture.faskesId, rencanaTanggal: '2030-01-12' });
    expect(next.status, next.text).toBe(201);
  });

  it('is an issue of an imported row', async () => {
    const line = sheetLine({ rencanaTanggal: '11-01-2030' });
    const file = importOf(
      await uploadFile(fixture, [line], {
        path: `/Peserta/Import/${fixture.faskesId}?preview=true`,
      }),
    );
    const [row] = await listImportRows(fixture, file, '&bermasalah=true');
    expect(row?.temuan).toEqual([expect.objectContaining({ code: 'E17', detail: text })]);
  });
});

describe('a holiday of a facility', () => {
  let server: TestServer;
  let world: DeliveryWorld;

  beforeAll(async () => {
    server = await startTestServer();
    world = await buildDeliveryWorld(server);
  });
  afterAll(() => server.stop());

  const setHoliday = async (tanggal: string): Promise<string> => {
    const { status, json } = await world.request('FASKES', 'POST', '/Libur', {
      ...holiday,
      tanggal,
    });
    expect(status).toBe(201);
    return String(json['namaFaskes']);
  };

  it('refuses an order on that day, and is known to its form', async () => {
    const tanggal = addDays(world.day, 5);
    const name = await setHoliday(tanggal);
    const baris = [orderLineBody(world, { tanggalVaksinasi: tanggal })];
    const refused = await world.request('BHBU', 'POST', '/Order', world.body({ baris }));
    expect(refused.json).toMatchObject({
      status: 422,
      errors: { 'baris.0.tanggalVaksinasi': [expect.stringContaining(`${name} libur pada`)] },
    });
    const facts = await world.request('BHBU', 'GET', `/Order/pilihan/${world.bhbuId}`);
    expect(facts.json['faskes']).toMatchObject([{ libur: [{ tanggal, nama: holiday.nama }] }]);
  });

  it('refuses an arrival on that day, but one that was planned before stays', async () => {
    const paid = await world.paidOrder();
    const draft = await world.draft(paid, { qtyKirim: 10 });
    const tanggal = String(draft.tanggalTiba);
    const name = await setHoliday(tanggal);
    const refused = await world.request(
      'PS',
      'POST',
      '/WorkOrder/CreatePerintahKerja',
      world.draftBody(paid, { qtyKirim: 10 }),
    );
    expect(refused.json['errors']).toMatchObject({
      tanggalTiba: [expect.stringContaining(`${name} libur pada`)],
    });
    const { idOrder: _, ...body } = world.draftBody(paid, { qtyKirim: 9 });
    const changed = await world.request(
      'PS',
      'PUT',
      `/WorkOrder/updateworkorder/${draft.id}`,
      body,
    );
    expect(changed.status, changed.text).toBe(200);
    const facts = await world.request('PS', 'GET', `/WorkOrder/pilihan/${paid.id}`);
    expect(facts.json['faskes']).toMatchObject([
      {
        libur: expect.arrayContaining([{ tanggal, nama: holiday.nama }]) as unknown,
      },
    ]);
  });

  it('is named in the queue of that day', async () => {
    const tanggal = addDays(world.day, 20);
    const name = await setHoliday(tanggal);
    const tutup = async (day: string) =>
      (await world.request('FASKES', 'GET', `/Vaksinasi/daftar?tanggal=${day}`)).json['tutup'];
    expect(await tutup(tanggal)).toContain(`${name} libur pada`);
    expect(await tutup(addDays(tanggal, 1))).toBeNull();
  });

  it('closes no other facility', async () => {
    const other = await buildFaskes(server.db, { serves: [world.bhbuId] });
    const registered = await world.request(
      'BHBU',
      'POST',
      '/Peserta',
      personBody({ idFaskes: other, rencanaTanggal: addDays(dayInJakarta(server.now()), 1) }),
    );
    expect(registered.status, registered.text).toBe(201);
  });
});
