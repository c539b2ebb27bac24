import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dose, notification, peserta, stockEntry } from '#server/platform/db/schema/index.ts';
import { buildStock } from '../../builders/stock.ts';
import { doseBody, jakartaDay } from '../../builders/vaksinasi.ts';
import { paidDose, useClinicFixture, type ClinicFixture } from './clinic-fixture.ts';

const fixture = useClinicFixture();
let server: ClinicFixture['server'];
let world: ClinicFixture['world'];
let bound: ClinicFixture['bound'];
let use: ClinicFixture['use'];
let get: ClinicFixture['get'];
let change: ClinicFixture['change'];
beforeAll(() => {
  ({ server, world, bound, use, get, change } = fixture());
});

const hour = 3_600_000;
const dosesOf = (idPeserta: number) =>
  server.db
    .select()
    .from(dose)
    .where(and(eq(dose.pesertaId, idPeserta), isNull(dose.dibatalkan)));
const holderOf = async (id: number): Promise<number> => (await get(id)).pemegang?.idPeserta ?? 0;
/** Records a visit in the ordinary queue. */
const record = (idPeserta: number, overrides = {}) =>
  world.request('FASKES', 'POST', '/Vaksinasi', doseBody(idPeserta, world.idFaskes, overrides));
const unpaidDoseOf = (id: number) =>
  and(eq(notification.recordId, String(id)), eq(notification.message, 'voucher.unpaidDose'));
const cancel = (idDosis: number) =>
  world.request('FASKES', 'PUT', `/Vaksinasi/batal/${idDosis}`, { alasan: 'Salah catat' });

describe('the use of a voucher', () => {
  it('is rejected with a stale version, and then shows what a facility may see', async () => {
    const { id } = await bound();
    const seen = await get(id);
    const stale = await use(id, { version: 9_999 });
    expect(stale.status, stale.text).toBe(412);
    const current = stale.json['current'] as object;
    expect(current).toMatchObject({ id, status: 'TERIKAT' });
    expect(Object.keys(seen)).toEqual(expect.arrayContaining(Object.keys(current)));
  });

  it('succeeds once of 50 at the same time, with one dose from the stock', async () => {
    const { id } = await bound();
    const idPeserta = await holderOf(id);
    const { idBatch } = await buildStock(server.db, {
      bhbuId: world.bhbuId,
      faskesId: world.idFaskes,
      doses: 10,
      productId: world.idProduk,
    });
    const dosis = paidDose({
      idBatch,
      ...{ vaksin: null, alasanVaksin: null, batch: null, kadaluarsa: null },
    });
    const results = await Promise.all(Array.from({ length: 50 }, () => use(id, { dosis })));
    const refused = results.filter(({ status }) => status === 409);
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused).toHaveLength(49);
    for (const { json } of refused) {
      expect(json).toMatchObject({ currentState: 'TERPAKAI', reason: 'state' });
    }
    const doses = await dosesOf(idPeserta);
    expect(doses).toHaveLength(1);
    const [given] = doses;
    expect(await get(id)).toMatchObject({
      status: 'TERPAKAI',
      idFaskes: world.idFaskes,
      idDosis: given?.id,
      dosisKe: 1,
    });
    expect(await server.db.$count(stockEntry, eq(stockEntry.idDosis, given?.id ?? 0))).toBe(1);
    expect(await fixture().auditOf('voucher.use', id)).toBe(1);
  });

  it('is impossible for the rules of every dose, and then spends nothing', async () => {
    const { id } = await bound();
    const refused = await use(id, { dosis: paidDose({ skrining: null }) });
    expect(refused.status).toBe(422);
    expect(refused.json['errors']).toHaveProperty('skrining');
    expect(await get(id)).toMatchObject({ status: 'TERIKAT' });
    expect(await dosesOf(await holderOf(id))).toEqual([]);
  });

  it('pays the vaccine of its contract only', async () => {
    const { id } = await bound();
    const { idBatch } = await buildStock(server.db, {
      bhbuId: world.bhbuId,
      faskesId: world.idFaskes,
      doses: 10,
    });
    const none = { vaksin: null, alasanVaksin: null, batch: null, kadaluarsa: null };
    const refused = await use(id, { dosis: paidDose({ idBatch, ...none }) });
    expect(refused.status).toBe(422);
    expect(refused.json['errors']).toHaveProperty('idProduk');
    expect(await get(id)).toMatchObject({ status: 'TERIKAT' });
    expect(await dosesOf(await holderOf(id))).toEqual([]);
  });

  it('keeps its holder at the facility', async () => {
    const { id } = await bound();
    const path = `/Peserta/${await holderOf(id)}`;
    const person = await world.request(
      'ADMIN',
      'GET',
      path.replace('/Peserta/', '/Peserta/GetById/'),
    );
    const { noPaspor: _p, noKitas: _k, nik: _n, ...form } = person.json;
    const moved = await world.request('ADMIN', 'PUT', path, {
      ...form,
      idFaskes: fixture().otherFaskesId,
    });
    expect(moved.status).toBe(422);
    expect(moved.json['errors']).toHaveProperty('idFaskes');
    expect(moved.text).toContain('Lepas voucher');
  });

  it('is not spent by a postponement', async () => {
    const { id } = await bound();
    const { hasil, alasan } = { hasil: 'DITUNDA', alasan: 'SKRINING' };
    const postponed = await use(id, { dosis: { dosisKe: 1, hasil, alasan } });
    expect(postponed.json).toMatchObject({ status: 'TERIKAT', usedAt: null });
    expect(await dosesOf(await holderOf(id))).toMatchObject([{ hasil: 'DITUNDA' }]);
  });

  it('without a body puts the holder into the queue of the day, and is not used twice', async () => {
    const { id } = await bound();
    const idPeserta = await holderOf(id);
    await server.db
      .update(peserta)
      .set({ rencanaTanggal: '2030-03-01' })
      .where(eq(peserta.id, idPeserta));
    expect((await use(id)).json).toMatchObject({ status: 'TERPAKAI', idDosis: null });
    const queue = await world.request('FASKES', 'GET', '/Vaksinasi/daftar?pageSize=100');
    const waiting = queue.json['data'] as { id: number; rencanaTanggal: string }[];
    expect(waiting.find(one => one.id === idPeserta)?.rencanaTanggal).toBe('2030-01-02');

    const given = await record(idPeserta);
    expect(given.status).toBe(201);
    expect(await get(id)).toMatchObject({
      status: 'TERPAKAI',
      idDosis: Number(given.json['id']),
      dosisKe: 1,
    });
    expect(await fixture().auditOf('voucher.use', id)).toBe(1);
  });

  it('needs the holder to be planned at the facility, and its facility to accept it', async () => {
    const { id } = await bound();
    await server.db
      .update(peserta)
      .set({ faskesId: fixture().otherFaskesId })
      .where(eq(peserta.id, await holderOf(id)));
    expect((await use(id)).json).toMatchObject({ status: 409, reason: 'facility' });
    expect((await fixture().atOtherClinic('PUT', `/Voucher/${id}/use`)).status).toBe(404);
  });

  it('with a dose needs the permission to record one', async () => {
    const { id } = await bound();
    expect((await use(id, { dosis: paidDose() }, 'AM')).status).toBe(403);
    expect((await use(id, { dosis: paidDose() }, 'BHBU')).status).toBe(403);
  });

  it('is refused while the agreement is suspended, without the reason for a facility', async () => {
    const { id } = await bound();
    await fixture().setAgreement('DITANGGUHKAN');
    const refused = await use(id);
    const toStaff = await use(id, undefined, 'ADMIN');
    await fixture().setAgreement('AKTIF');
    expect(refused.json).toMatchObject({ status: 409, reason: 'mayCirculate' });
    expect(refused.json['detail']).toMatch(/sedang ditangguhkan\. Hubungi perusahaan/);
    expect(toStaff.json['detail']).not.toEqual(refused.json['detail']);
  });
});

describe('a dose recorded in the queue', () => {
  it('uses the voucher of the participant, and its cancellation returns the voucher', async () => {
    const { id } = await bound();
    const idPeserta = await holderOf(id);
    const given = await record(idPeserta);
    expect(await get(id)).toMatchObject({ status: 'TERPAKAI', idDosis: Number(given.json['id']) });
    expect((await cancel(Number(given.json['id']))).status).toBe(200);
    expect(await get(id)).toMatchObject({ status: 'TERIKAT', usedAt: null, idDosis: null });
  });

  it('is recorded although the voucher is frozen, and staff are notified', async () => {
    const { id } = await bound();
    const idPeserta = await holderOf(id);
    await change(id, 'freeze');
    expect((await record(idPeserta)).status).toBe(201);
    expect(await get(id)).toMatchObject({ status: 'DIBEKUKAN', idDosis: null });
    expect(await server.db.$count(notification, unpaidDoseOf(id))).toBeGreaterThan(0);
  });

  it('of another vaccine leaves the voucher unused, and staff are notified', async () => {
    const { id } = await bound();
    const { idBatch } = await buildStock(server.db, {
      bhbuId: world.bhbuId,
      faskesId: world.idFaskes,
      doses: 10,
    });
    const none = { vaksin: null, alasanVaksin: null, batch: null, kadaluarsa: null };
    const given = await record(await holderOf(id), { idBatch, ...none });
    expect(given.status, given.text).toBe(201);
    expect(await get(id)).toMatchObject({ status: 'TERIKAT', idDosis: null });
    expect(await server.db.$count(notification, unpaidDoseOf(id))).toBeGreaterThan(0);
  });
});

describe('simultaneous actions on a voucher', () => {
  it('leave one dose at most, which a used voucher names', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, code } = await bound();
      const idPeserta = await holderOf(id);
      const results = await Promise.all([
        use(id, { dosis: paidDose() }),
        record(idPeserta),
        change(id, 'unbind'),
        change(id, 'freeze'),
        use(id),
        fixture().check(code),
        change(id, 'void'),
      ]);
      for (const { status } of results) expect(status).toBeLessThan(500);
      const given = await dosesOf(idPeserta);
      expect(given.length).toBeLessThanOrEqual(1);
      const { status, idDosis, pemegang } = await get(id);
      if (status === 'TERPAKAI') expect(idDosis).toBe(given[0]?.id ?? null);
      else expect(idDosis).toBeNull();
      expect(['AKTIF', 'DIBATALKAN'].includes(status)).toBe(pemegang === null);
    }
  });
});

describe('the reversal of a use', () => {
  it('cancels the recorded dose and returns the voucher to its holder', async () => {
    const { id } = await bound();
    const idPeserta = await holderOf(id);
    await use(id, { dosis: paidDose() });
    expect((await change(id, 'reverseUse', 'FASKES')).status).toBe(403);
    expect((await change(id, 'reverseUse')).json).toMatchObject({
      status: 'TERIKAT',
      usedAt: null,
      idDosis: null,
    });
    expect(await dosesOf(idPeserta)).toEqual([]);
    expect((await use(id, { dosis: paidDose() })).json).toMatchObject({ status: 'TERPAKAI' });
  });

  it('revokes the proof of vaccination that shows the dose', async () => {
    const { id } = await bound();
    await use(id, { dosis: paidDose() });
    const idPeserta = await holderOf(id);
    const { request } = world;
    expect((await request('FASKES', 'POST', '/Sertifikat', { idPeserta })).status).toBe(201);
    await change(id, 'reverseUse');
    const { json } = await request('ADMIN', 'GET', `/Sertifikat/peserta/${idPeserta}`);
    expect(json).toMatchObject({ sertifikat: [{ status: 'DICABUT' }], perluTerbit: false });
  });

  it('ends 24 hours after the use, and a dose cancelled later leaves the voucher used', async () => {
    const { id } = await bound();
    const idPeserta = await holderOf(id);
    const used = await use(id, { dosis: paidDose() });
    server.advanceTime(24 * hour + 1);
    expect((await change(id, 'reverseUse')).json).toMatchObject({
      status: 409,
      reason: 'isRecentUse',
      currentState: 'TERPAKAI',
    });
    const cancelled = await world.request(
      'ADMIN',
      'PUT',
      `/Vaksinasi/batal/${Number(used.json['idDosis'])}`,
      { alasan: 'Salah catat' },
    );
    expect(cancelled.status).toBe(200);
    expect(await get(id)).toMatchObject({ status: 'TERPAKAI', idDosis: null });
    const again = await record(idPeserta);
    expect(await get(id)).toMatchObject({ idDosis: Number(again.json['id']) });
  });
});

describe('the last day of a voucher', () => {
  it('ends at midnight in Jakarta', async () => {
    const today = jakartaDay(server.now());
    const [first, second] = [
      await bound({}, { validUntil: today }),
      await bound({}, { validUntil: today }),
    ];
    const midnight = Date.parse(`${today}T17:00:00Z`);
    server.advanceTime(midnight - 60_000 - server.now().getTime());
    expect((await use(first.id)).status).toBe(200);
    server.advanceTime(120_000);
    expect((await use(second.id)).json).toMatchObject({ status: 409, reason: 'mayCirculate' });
    expect((await get(second.id)).status).toBe('TERIKAT');
  });
});
