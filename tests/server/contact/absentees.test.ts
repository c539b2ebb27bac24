import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Absentee } from '#contract/domains/contact/index.ts';
import type { LiveTopic } from '#contract/domains/live.ts';
import { weekdayOf } from '#contract/domains/jadwal/index.ts';
import {
  auditLog,
  contact,
  jadwalFaskes,
  libur,
  peserta,
} from '#server/platform/db/schema/index.ts';
import { findOwners } from '#server/platform/db/views/owners.ts';
import { buildJadwal } from '../../builders/jadwal.ts';
import { buildDose, doseBody, jakartaDay, postponedBody } from '../../builders/vaksinasi.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from '../vaksinasi/fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let faskesId: number;

const day = (days: number): string => jakartaDay(server.now(), days);
const minute = 60_000;

beforeAll(() => {
  ({ server, faskesId } = fixture());
});

const send = async (method: string, path: string, body?: object, token = fixture().nurse.token) => {
  server.advanceTime(minute);
  return await server.request(method, `/Kontak/${path}`, { token, ...(body ? { body } : {}) });
};

const listAbsent = async (query = '', token?: string) => {
  const { json } = await send('GET', `belumHadir?pageSize=500&${query}`, undefined, token);
  return {
    data: json['data'] as Absentee[],
    ids: (json['data'] as Absentee[]).map(({ id }) => id),
    counts: json['hitungan'] as Record<string, number>,
  };
};

const find = async (id: number, query = '') =>
  (await listAbsent(query)).data.find(one => one.id === id);

const waitingOn = async (tanggal: string): Promise<number[]> => {
  const { json } = await server.request(
    'GET',
    `/Vaksinasi/daftar?status=BELUM&pageSize=500&tanggal=${tanggal}`,
    { token: fixture().nurse.token },
  );
  return (json['data'] as { id: number }[]).map(({ id }) => id);
};

const reschedule = (ids: readonly number[], rencanaTanggal: string, more: object = {}) =>
  send('PUT', 'jadwalUlang', { peserta: ids.map(id => ({ id, ...more })), rencanaTanggal });

const call = (ids: readonly number[], body: object, token?: string) =>
  send('POST', 'belumHadir', { peserta: ids.map(id => ({ id })), ...body }, token);

describe('a postponed dose', () => {
  it('moves to the new day that the nurse names, and back when the record is cancelled', async () => {
    const { id } = await fixture().createPeserta({ rencanaTanggal: day(0) });
    const made = await fixture().record(postponedBody(id, faskesId, { rencanaTanggal: day(3) }));
    expect(made.json).toMatchObject({ hasil: 'DITUNDA', rencanaBaru: day(3) });
    expect(await waitingOn(day(3))).toContain(id);
    expect(await find(id)).toBeUndefined();
    const audit = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.recordId, String(id)), eq(auditLog.action, 'peserta.update')));
    expect(audit).toMatchObject([{ after: { rencanaTanggal: day(3) } }]);
    await server.request('PUT', `/Vaksinasi/batal/${String(made.json['id'])}`, {
      token: fixture().nurse.token,
      body: { alasan: 'Salah orang', version: made.json['version'] },
    });
    expect(await waitingOn(day(0))).toContain(id);
    expect(await waitingOn(day(3))).not.toContain(id);
  });

  it('waits in the list at once without a new day, with the reason', async () => {
    const { id } = await fixture().createPeserta({ rencanaTanggal: day(0) });
    await fixture().record(postponedBody(id, faskesId));
    expect(await find(id)).toMatchObject({ sebab: 'DITUNDA', alasanTunda: 'SKRINING', dosisKe: 1 });
    expect(await waitingOn(day(0))).not.toContain(id);
  });

  it('is refused at the field on a day that is over, not later than the visit, or closed', async () => {
    const { id } = await fixture().createPeserta({ rencanaTanggal: day(0) });
    const holiday = { tanggal: day(9), nama: 'Libur klinik', idFaskes: faskesId };
    await server.db.insert(libur).values(holiday);
    for (const rencanaTanggal of [day(-1), day(0), day(9)]) {
      const { status, json } = await fixture().record(
        postponedBody(id, faskesId, { rencanaTanggal }),
      );
      expect(status).toBe(422);
      expect(Object.keys(json['errors'] as object)).toEqual(['rencanaTanggal']);
    }
  });

  it('of dose 2 is refused on a day that is too soon after dose 1', async () => {
    const { id } = await fixture().createPeserta();
    await buildDose(server.db, { pesertaId: id, faskesId, tanggal: day(-5) });
    const { status, json } = await fixture().record(
      postponedBody(id, faskesId, { dosisKe: 2, alasan: 'JARAK', rencanaTanggal: day(10) }),
    );
    expect(status).toBe(422);
    expect(JSON.stringify(json['errors'])).toContain('Baru 15 hari');
  });
});

describe('the people to call', () => {
  it('are those whose day has passed, with the company and the phone number', async () => {
    const { createPeserta, bhbuId } = fixture();
    const missed = await createPeserta({ rencanaTanggal: day(-2) });
    const planned = await createPeserta({ rencanaTanggal: day(1) });
    const given = await createPeserta({ rencanaTanggal: day(-2) });
    await fixture().record(doseBody(given.id, faskesId));
    const refused = await createPeserta({ rencanaTanggal: day(-2) });
    await fixture().record(
      postponedBody(refused.id, faskesId, { hasil: 'DITOLAK', alasan: 'PESERTA' }),
    );
    const inactive = await createPeserta({ rencanaTanggal: day(-2) });
    await server.db.update(peserta).set({ isActive: false }).where(eq(peserta.id, inactive.id));
    const { ids } = await listAbsent();
    expect(ids).toContain(missed.id);
    for (const { id } of [planned, given, refused, inactive]) expect(ids).not.toContain(id);
    const found = await find(missed.id);
    expect(found).toMatchObject({
      sebab: 'BELUM_HADIR',
      rencanaTanggal: day(-2),
      sejak: day(-2),
      idBHBU: bhbuId,
      halangan: null,
      kontak: null,
    });
    expect(found?.noHP).toMatch(/^\+62812/);
    expect((await listAbsent('', fixture().otherNurse.token)).ids).toEqual([]);
  });

  it('have a list of their own when dose 2 is overdue, the one of the task and of the queue', async () => {
    const { id } = await fixture().createPeserta();
    await buildDose(server.db, { pesertaId: id, faskesId, tanggal: day(-40) });
    expect(await find(id)).toBeUndefined();
    const late = await listAbsent('daftar=TERLAMBAT');
    expect(late.ids).toContain(id);
    expect(await tasks()).toMatchObject({
      dosisDuaTerlambat: late.counts['TERLAMBAT'],
      belumHadir: late.counts['BELUM'],
    });
    await call([id], { hasil: 'MENOLAK' });
    expect((await listAbsent('daftar=TERLAMBAT')).ids).not.toContain(id);
    const { json } = await server.request('GET', '/Vaksinasi/daftar?status=TERLAMBAT', {
      token: fixture().nurse.token,
    });
    expect((json['data'] as { id: number }[]).map(one => one.id)).not.toContain(id);
  });

  it('do not include someone who got the dose by another registration', async () => {
    const { createPeserta, bhbuId } = fixture();
    const first = await createPeserta({ rencanaTanggal: day(-3) });
    const second = await createPeserta({ rencanaTanggal: day(-3), nik: first.nik, bhbuId: null });
    await fixture().record(doseBody(first.id, faskesId));
    expect(bhbuId).toBeGreaterThan(0);
    expect(await find(second.id)).toBeUndefined();
  });
});

const tasks = async (): Promise<Record<string, number>> => {
  const { json } = await server.request('GET', '/Dashboard/pekerjaan', {
    token: fixture().nurse.token,
  });
  return Object.fromEntries(
    (json['data'] as { jenis: string; jumlah: number }[]).map(({ jenis, jumlah }) => [
      jenis,
      jumlah,
    ]),
  );
};

describe('a call', () => {
  it('is recorded with who, when and the outcome, and its note is encrypted', async () => {
    const { id } = await fixture().createPeserta({ rencanaTanggal: day(-1) });
    await call([id], { hasil: 'TIDAK_DIANGKAT' });
    await call([id], { hasil: 'AKAN_DATANG', catatan: 'Masih batuk, Senin saja' });
    const found = await find(id, 'kontak=SUDAH');
    expect(found?.kontak).toMatchObject({
      hasil: 'AKAN_DATANG',
      catatan: 'Masih batuk, Senin saja',
      oleh: 'Ns. Rini',
      kali: 2,
    });
    const rows = await server.db.select().from(contact).where(eq(contact.pesertaId, id));
    expect(rows.at(-1)?.catatan?.toString('utf8')).not.toContain('batuk');
    expect((await listAbsent('kontak=BELUM')).ids).not.toContain(id);
    // Colleagues of the facility learn of it at once.
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.recordId, String(id)), eq(auditLog.action, 'contact.create')));
    expect(entry?.resource).toBe('contact' satisfies LiveTopic);
    expect(await findOwners(server.db, 'contact', id)).toMatchObject({ faskes: faskesId });
  });

  it('that says no takes the person from the list until it is deleted or the plan changes', async () => {
    const { id } = await fixture().createPeserta({ rencanaTanggal: day(-1) });
    await call([id], { hasil: 'PINDAH' });
    expect(await find(id)).toBeUndefined();
    const gone = await find(id, 'daftar=SELESAI');
    const contactId = gone?.kontak?.id ?? 0;
    expect(
      (await send('DELETE', String(contactId), undefined, fixture().otherNurse.token)).status,
    ).toBe(404);
    expect((await send('DELETE', String(contactId))).status).toBe(200);
    expect(await find(id)).toMatchObject({ kontak: null });
    await call([id], { hasil: 'MENOLAK' });
    await reschedule([id], day(2));
    expect(await waitingOn(day(2))).toContain(id);
  });

  it('plans those who will come on the day that was agreed', async () => {
    const { id } = await fixture().createPeserta({ rencanaTanggal: day(-1) });
    const { json } = await call([id], { hasil: 'AKAN_DATANG', rencanaTanggal: day(4) });
    expect(json).toEqual({ done: [id], failed: [] });
    expect(await waitingOn(day(4))).toContain(id);
    expect(await find(id)).toBeUndefined();
  });

  it('refuses an identity number in the note, and people who do not wait', async () => {
    const { id, nik } = await fixture().createPeserta({ rencanaTanggal: day(-1) });
    expect((await call([id], { hasil: 'MENOLAK', catatan: nik })).status).toBe(422);
    const planned = await fixture().createPeserta({ rencanaTanggal: day(1) });
    expect((await call([planned.id], { hasil: 'MENOLAK' })).status).toBe(409);
    expect((await call([id], { hasil: 'MENOLAK' }, fixture().otherNurse.token)).status).toBe(404);
  });
});

describe('planning people again', () => {
  it('answers per person what was not possible, and the others are planned', async () => {
    const { createPeserta } = fixture();
    const [missed, due] = [await createPeserta({ rencanaTanggal: day(-1) }), await createPeserta()];
    await buildDose(server.db, { pesertaId: due.id, faskesId, tanggal: day(-40) });
    const planned = await createPeserta({ rencanaTanggal: day(6) });
    const { json } = await reschedule([missed.id, due.id, planned.id], day(5));
    expect(json).toMatchObject({
      done: [missed.id, due.id],
      failed: [
        { id: planned.id, reason: expect.stringContaining('tidak lagi menunggu') as string },
      ],
    });
    expect(await waitingOn(day(5))).toEqual(expect.arrayContaining([missed.id, due.id]));
  });

  it('refuses the change of a person who was changed meanwhile', async () => {
    const { id } = await fixture().createPeserta({ rencanaTanggal: day(-1) });
    const { status } = await reschedule([id], day(5), { version: 7 });
    expect(status).toBe(412);
  });

  it('respects the capacity of the day and the vaccine that is left on it', async () => {
    const { createPeserta, otherFaskesId, otherNurse } = fixture();
    const on = day(7);
    await buildJadwal(server.db, otherFaskesId, [weekdayOf(on)]);
    await server.db
      .update(jadwalFaskes)
      .set({ kapasitas: 2 })
      .where(eq(jadwalFaskes.faskesId, otherFaskesId));
    const make = () => createPeserta({ idFaskes: otherFaskesId, rencanaTanggal: day(-1) });
    const people = [await make(), await make(), await make()];
    const refs = people.map(({ id }) => ({ id }));
    const body = { peserta: refs, rencanaTanggal: on };
    const { json } = await send('PUT', 'jadwalUlang', body, otherNurse.token);
    expect(json['done']).toHaveLength(2);
    expect(JSON.stringify(json['failed'])).toContain('sudah penuh (2 orang)');
    const closed = { peserta: [{ id: people[2]?.id ?? 0 }], rencanaTanggal: day(8) };
    const refusal = await send('PUT', 'jadwalUlang', closed, otherNurse.token);
    expect(refusal.status).toBe(422);
    expect(Object.keys(refusal.json['errors'] as object)).toEqual(['rencanaTanggal']);
  });

  it('is bounded', async () => {
    const many = Array.from({ length: 201 }, (_, at) => at + 1);
    expect((await reschedule(many, day(5))).status).toBe(422);
  });
});
