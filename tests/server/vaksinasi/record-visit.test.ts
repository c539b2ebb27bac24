import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  auditLog,
  dose,
  faskes,
  idempotencyKey,
  peserta,
} from '#server/platform/db/schema/index.ts';
import { screeningAnswers, jakartaDay, doseBody, postponedBody } from '../../builders/vaksinasi.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from './fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let faskesId: VaksinasiFixture['faskesId'];
let admin: VaksinasiFixture['admin'];
let nurse: VaksinasiFixture['nurse'];
let createPeserta: VaksinasiFixture['createPeserta'];
let record: VaksinasiFixture['record'];
beforeAll(() => {
  ({ server, faskesId, admin, nurse, createPeserta, record } = fixture());
});

const today = () => jakartaDay(server.now());
const errorsOf = ({ json }: { json: Record<string, unknown> }) =>
  (json['errors'] ?? {}) as Record<string, string[]>;
const readRow = async (id: number) => {
  const [row] = await server.db.select().from(peserta).where(eq(peserta.id, id));
  return row;
};

describe('a dose', () => {
  it('is saved with the current time and counted in its registration', async () => {
    const one = await createPeserta();
    const result = await record(doseBody(one.id, faskesId));
    expect(result.status).toBe(201);
    expect(result.json).toMatchObject({
      idPeserta: one.id,
      dosisKe: 1,
      hasil: 'DIBERIKAN',
      tanggal: '2030-01-02',
      jam: '10:00',
      batch: 'B2030A',
      createdBy: 'Ns. Rini',
      jumlahKipi: 0,
    });
    // A dose is a separate record, so the version of the participant stays.
    expect(await readRow(one.id)).toMatchObject({
      dosisDiberikan: 1,
      tanggalVaksinasi: '2030-01-02',
      version: 1,
    });
  });

  it.each([
    ['vaksin', { vaksin: '' }],
    ['batch', { batch: null }],
    ['kadaluarsa', { kadaluarsa: '2030-01-01' }],
    ['lokasi', { lokasi: null }],
    ['vaksinator', { vaksinator: null }],
    ['skrining', { skrining: null }],
    ['skrining', { skrining: screeningAnswers(['demam']) }],
    ['skrining', { skrining: { ...screeningAnswers(), sistolik: 190, diastolik: 90 } }],
    ['konfirmasi', { skrining: screeningAnswers(['imun']) }],
    ['tanggal', { tanggal: '2030-01-03', jam: '08:00' }],
    ['jam', { jam: '10:01' }],
    ['jam', { tanggal: '2029-12-30' }],
    ['alasan', { hasil: 'DITUNDA' }],
    ['alasan', { hasil: 'DITOLAK', alasan: 'STOK' }],
    ['catatan', { hasil: 'DITUNDA', alasan: 'LAINNYA' }],
    ['catatan', { hasil: 'DITUNDA', alasan: 'LAINNYA', catatan: 'NIK 3273050101900001' }],
  ])('is rejected at %s with %j', async (field, overrides) => {
    const one = await createPeserta();
    const result = await record(doseBody(one.id, faskesId, overrides));
    expect(result.status).toBe(422);
    expect(Object.keys(errorsOf(result))).toEqual([field]);
    expect(await server.db.$count(dose, eq(dose.pesertaId, one.id))).toBe(0);
  });

  it('that needs confirmation is saved after it is confirmed', async () => {
    const one = await createPeserta();
    const body = doseBody(one.id, faskesId, {
      skrining: screeningAnswers(['imun']),
      konfirmasi: true,
    });
    expect((await record(body)).status).toBe(201);
  });

  it('is saved on the expiry date of its batch', async () => {
    const one = await createPeserta();
    expect((await record(doseBody(one.id, faskesId, { kadaluarsa: today() }))).status).toBe(201);
  });

  it('is recorded in order, once each, and after the minimum interval', async () => {
    const one = await createPeserta();
    const on = (days: number, dosisKe: number, more = {}) =>
      record(
        doseBody(one.id, faskesId, {
          tanggal: jakartaDay(server.now(), days),
          jam: '09:00',
          dosisKe,
          ...more,
        }),
      );
    expect((await on(-60, 2)).json['detail']).toMatch(/Dosis 1 belum diberikan/);
    expect((await on(-60, 1)).status).toBe(201);
    expect((await on(-59, 1)).json['detail']).toMatch(/Dosis 1 sudah diberikan/);
    const soon = await on(-40, 2);
    expect(soon).toMatchObject({ status: 409 });
    expect(soon.json['detail']).toMatch(/Baru 20 hari sejak dosis sebelumnya; boleh mulai/);
    expect((await on(-61, 2)).json['detail']).toMatch(/Dosis sebelumnya diberikan/);
    expect(errorsOf(await on(-31, 2))['konfirmasi']?.[0]).toMatch(/Sudah 29 hari/);
    expect((await on(-39, 2)).status).toBe(201);
    expect((await on(0, 3)).json['detail']).toMatch(/Semua dosis/);
    expect((await readRow(one.id))?.dosisDiberikan).toBe(2);
  });

  it('requires a valid, active participant of the facility', async () => {
    const invalid = await createPeserta({ issues: [{ code: 'E08', field: 'tanggalLahir' }] });
    expect((await record(doseBody(invalid.id, faskesId))).json['detail']).toMatch(/belum valid/);
    // The visit itself is recorded.
    expect((await record(postponedBody(invalid.id, faskesId))).status).toBe(201);

    const aside = await createPeserta();
    await server.db.update(peserta).set({ isActive: false }).where(eq(peserta.id, aside.id));
    expect((await record(doseBody(aside.id, faskesId))).json['detail']).toMatch(/nonaktif/);

    const gone = await createPeserta();
    await server.request('DELETE', `/Peserta/${gone.id}`, { token: admin.token });
    expect((await record(doseBody(gone.id, faskesId))).status).toBe(404);

    const { otherFaskesId, otherNurse } = fixture();
    const one = await createPeserta();
    expect((await record(doseBody(one.id, otherFaskesId), otherNurse.token)).status).toBe(404);
    const result = await record(doseBody(one.id, otherFaskesId), admin.token);
    expect(result.json['detail']).toMatch(/tidak terdaftar di faskes ini/);
    expect((await record(doseBody(one.id, faskesId), admin.token)).status).toBe(201);
  });

  it('of a booster follows the rules of its day and the earlier doses', async () => {
    const booster = (tanggalDosis2: string | null) =>
      createPeserta({ vaccinationType: 1, tanggalDosis2, jenisBooster: 'Sinopharm' });
    const soon = await booster(jakartaDay(server.now(), -60));
    expect((await record(doseBody(soon.id, faskesId))).json['detail']).toMatch(/Baru boleh/);
    const unknown = await booster(null);
    expect((await record(doseBody(unknown.id, faskesId))).json['detail']).toMatch(/dosis 2/);
    const one = await booster(jakartaDay(server.now(), -200));
    expect((await record(doseBody(one.id, faskesId))).status).toBe(201);
    expect((await record(doseBody(one.id, faskesId, { dosisKe: 2 }))).status).toBe(409);
  });

  it('of a booster takes account of the first course given here', async () => {
    const first = await createPeserta();
    const { nik } = first;
    const tanggalLahir = `1990-${nik.slice(8, 10)}-01`;
    for (const [dosisKe, days] of [
      [1, -150],
      [2, -125],
    ] as const) {
      const tanggal = jakartaDay(server.now(), days);
      await record(doseBody(first.id, faskesId, { dosisKe, tanggal, jam: '09:00' }));
    }
    const second = await createPeserta({ nik, tanggalLahir, vaccinationType: 1 });
    const current = await server.request('GET', `/Vaksinasi/peserta/${second.id}`, {
      token: nurse.token,
    });
    expect(current.json['peserta']).toMatchObject({ dosisBerikut: 1, halangan: null });
    expect((current.json['dosis'] as { dosisKe: number }[]).map(one => one.dosisKe)).toEqual([
      2, 1,
    ]);
    expect((await record(doseBody(second.id, faskesId))).status).toBe(201);
  });
});

describe('concurrent recording', () => {
  it('saves one visit and tells the others who saved it', async () => {
    const one = await createPeserta();
    const result = await Promise.all(
      [nurse, admin, nurse, admin].map(({ token }) =>
        record(doseBody(one.id, faskesId, { sesudah: null }), token),
      ),
    );
    expect(result.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const lost = result.find(({ status }) => status === 409);
    expect(lost?.json['detail']).toMatch(/sudah dicatat diberikan pukul 10:00 WIB oleh/);
    expect(await readRow(one.id)).toMatchObject({ dosisDiberikan: 1 });
  });

  it('is rejected after a visit that the caller has not read', async () => {
    const one = await createPeserta();
    const off = await record(postponedBody(one.id, faskesId, { sesudah: null }));
    const unseen = await record(doseBody(one.id, faskesId, { sesudah: null }), admin.token);
    expect(unseen.json['detail']).toMatch(/sudah dicatat ditunda pukul 10:00 WIB oleh Ns. Rini/);
    const current = await record(doseBody(one.id, faskesId, { sesudah: off.json['id'] }));
    expect(current.status).toBe(201);
  });

  it('is rejected on the same day after a dose in any case', async () => {
    const one = await createPeserta();
    const given = await record(doseBody(one.id, faskesId));
    const body = postponedBody(one.id, faskesId, { dosisKe: 2, sesudah: given.json['id'] });
    const again = await record(body);
    expect(again.status).toBe(409);
    expect(again.json['detail']).toMatch(
      /^Dosis 1 .* sudah dicatat diberikan pukul 10:00 WIB oleh/,
    );
  });

  it('replays the answer to a repeated request', async () => {
    const one = await createPeserta();
    const body = doseBody(one.id, faskesId, {
      skrining: screeningAnswers(['imun']),
      konfirmasi: true,
    });
    const both = [await record(body, nurse.token, 'k-1'), await record(body, nurse.token, 'k-1')];
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[1]?.json).toEqual(both[0]?.json);
    expect(await server.db.$count(dose, eq(dose.pesertaId, one.id))).toBe(1);
  });
});

describe('a cancellation', () => {
  const cancel = (id: unknown, token = nurse.token, more = {}) =>
    server.request('PUT', `/Vaksinasi/batal/${String(id)}`, {
      token,
      body: { alasan: 'Salah orang', ...more },
    });

  it('keeps the visit readable and no longer counts it', async () => {
    const one = await createPeserta();
    const { json } = await record(doseBody(one.id, faskesId));
    const back = await cancel(json['id'], nurse.token, { version: json['version'] });
    expect(back.json).toMatchObject({ alasanBatal: 'Salah orang', dibatalkanOleh: 'Ns. Rini' });
    expect(await readRow(one.id)).toMatchObject({ dosisDiberikan: 0, tanggalVaksinasi: null });
    expect((await cancel(json['id'])).status).toBe(409);
    expect((await cancel(json['id'], nurse.token, { version: 1 })).status).toBe(412);
    expect((await record(doseBody(one.id, faskesId, { sesudah: null }))).status).toBe(201);
    const current = await server.request('GET', `/Vaksinasi/peserta/${one.id}`, {
      token: nurse.token,
    });
    expect(current.json['dosis']).toHaveLength(2);
  });

  it('starts with the last dose', async () => {
    const one = await createPeserta();
    const past = { tanggal: jakartaDay(server.now(), -25), jam: '09:00' };
    const first = await record(doseBody(one.id, faskesId, past));
    const second = await record(doseBody(one.id, faskesId, { dosisKe: 2 }));
    expect((await cancel(first.json['id'])).json['detail']).toMatch(/Batalkan itu dahulu/);
    expect((await cancel(second.json['id'])).status).toBe(200);
    expect((await cancel(first.json['id'])).status).toBe(200);
  });
});

describe('a vaccinated participant', () => {
  it('is deactivated but not deleted, alone, in bulk or with the facility', async () => {
    const one = await createPeserta();
    const visit = await record(doseBody(one.id, faskesId));
    const ask = (method: string, path: string, body?: object) =>
      server.request(method, path, { token: admin.token, ...(body ? { body } : {}) });
    const single = await ask('DELETE', `/Peserta/${one.id}`);
    expect(single).toMatchObject({ status: 409 });
    expect(single.json['detail']).toMatch(/Nonaktifkan saja/);
    const many = await ask('POST', '/Peserta/banyak', { ids: [one.id], act: 'hapus' });
    expect(many.json).toMatchObject({ done: [], failed: [{ id: one.id }] });
    const aside = { isActive: false, alasan: 'Pindah kerja' };
    expect((await ask('PUT', `/Peserta/updatenonaktif/${one.id}`, aside)).status).toBe(200);
    await server.db.update(peserta).set({ faskesId: null }).where(eq(peserta.id, one.id));
    const place = await server.db.$count(faskes);
    expect((await ask('DELETE', `/Faskes/deleteById/${faskesId}`)).json['detail']).toMatch(
      /catatan vaksinasi/,
    );
    expect(await server.db.$count(faskes)).toBe(place);
    await ask('PUT', `/Vaksinasi/batal/${String(visit.json['id'])}`, { alasan: 'Salah orang' });
    expect((await ask('DELETE', `/Peserta/${one.id}`)).status).toBe(200);
  });
});

describe('health data', () => {
  it('is encrypted everywhere, and reading it is logged', async () => {
    const one = await createPeserta();
    const off = await record(
      postponedBody(one.id, faskesId, {
        skrining: { ...screeningAnswers(['sakit']), sistolik: 147, diastolik: 93 },
        catatan: 'Batuk berdahak',
      }),
      nurse.token,
      'k-2',
    );
    const id = off.json['id'] as number;
    const read = await server.request('POST', `/Vaksinasi/rincian/${id}`, { token: nurse.token });
    expect(read.json).toMatchObject({
      catatan: 'Batuk berdahak',
      skrining: { sistolik: 147, jawaban: { sakit: true, demam: false } },
    });
    // The pregnancy question is not asked of a man.
    expect(read.json['skrining']).not.toHaveProperty('jawaban.hamil');
    const stored = JSON.stringify([
      await server.db.select().from(dose),
      await server.db.select().from(auditLog),
      await server.db.select().from(idempotencyKey),
      server.readLogs(),
    ]);
    expect(stored).not.toMatch(/Batuk|sistolik|sakit/);
    const auditEntries = await server.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.recordId, String(id)))
      .orderBy(auditLog.id);
    expect(auditEntries.map(({ action }) => action)).toContain('vaksinasi.open');
  });
});

// This test is last, because it moves the clock.
describe('on another day', () => {
  it('only an administrator cancels a visit', async () => {
    const one = await createPeserta();
    const { json } = await record(doseBody(one.id, faskesId));
    server.advanceTime(14 * 3_600_000);
    const again = await server.signIn({ role: 'FASKES', faskesId });
    const secondAdmin = await server.signIn({ role: 'ADMIN' });
    const ask = (token: string) =>
      server.request('PUT', `/Vaksinasi/batal/${String(json['id'])}`, {
        token,
        body: { alasan: 'Salah orang' },
      });
    expect((await ask(again.token)).json['detail']).toMatch(/pada hari yang sama/);
    expect((await ask(secondAdmin.token)).status).toBe(200);
  });
});
