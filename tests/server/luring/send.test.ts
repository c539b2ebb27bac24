import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  appUser,
  arrival,
  auditLog,
  dose,
  kipi,
  offlineAct,
  offlineDevice,
} from '#server/platform/db/schema/index.ts';
import { buildOfflineDevice, type OfflineTestDevice } from '../../builders/offline-device.ts';
import { doseBody, postponedBody } from '../../builders/vaksinasi.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from '../vaksinasi/fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let faskesId: number;
let otherFaskesId: number;
let nurse: VaksinasiFixture['nurse'];
let createPeserta: VaksinasiFixture['createPeserta'];
let device: OfflineTestDevice;
beforeAll(async () => {
  ({ server, faskesId, otherFaskesId, nurse, createPeserta } = fixture());
  device = buildOfflineDevice(server, { ...nurse, faskesId });
  expect((await device.open()).status).toBe(200);
});

const dosesOf = (id: number) => server.db.$count(dose, eq(dose.pesertaId, id));
const fieldsOf = ({ json }: { json: Record<string, unknown> }) => Object.keys(json['errors'] ?? {});
const minutesAgo = (minutes: number) =>
  new Date(server.now().getTime() - minutes * 60_000).toISOString();
const visit = (id: number, overrides = {}, head = {}) =>
  device.act('KUNJUNGAN', id, doseBody(id, faskesId, overrides), head);

describe('an act without network', () => {
  it('is recorded at the time at which it was done', async () => {
    const { id } = await createPeserta();
    const sent = await device.send(visit(id, {}, { pada: minutesAgo(45) }));
    expect(sent).toMatchObject({ status: 200, json: { status: 'DITERIMA', alasan: null } });
    const [made] = await server.db.select().from(dose).where(eq(dose.pesertaId, id));
    expect(made).toMatchObject({ id: sent.json['idDosis'], tanggal: '2030-01-02', jam: '09:15' });
  });

  it('is recorded once, however often it is sent', async () => {
    const { id } = await createPeserta();
    const act = visit(id);
    const sent = await Promise.all([1, 2, 3].map(() => device.send(act)));
    expect(sent.map(({ json }) => json['status'])).toEqual(['DITERIMA', 'DITERIMA', 'DITERIMA']);
    expect(new Set(sent.map(({ json }) => json['idDosis'])).size).toBe(1);
    expect(await dosesOf(id)).toBe(1);
  });

  it('is not recorded again when its own call was answered and the answer was lost', async () => {
    const { id } = await createPeserta();
    const act = visit(id);
    const direct = await fixture().record(doseBody(id, faskesId), nurse.token, act.id);
    expect(direct.status).toBe(201);
    expect((await device.send(act)).json).toMatchObject({
      status: 'DITERIMA',
      idDosis: direct.json['id'],
    });
    expect(await dosesOf(id)).toBe(1);
  });

  it('is not taken for another call that had the same key', async () => {
    const { id } = await createPeserta();
    const act = visit(id, {}, { pada: minutesAgo(50) });
    const { json } = await device.send(act);
    const event = device.act('KIPI', id, {
      idDosis: json['idDosis'],
      kipi: {
        ...{ jenis: 'TIDAK_SERIUS', kesudahan: 'PULIH' },
        manifestasi: [{ gejala: 'GATAL', tanggal: '2030-01-02', jam: '09:30' }],
      },
    });
    const { id: otherId } = await createPeserta();
    const other = await fixture().record(doseBody(otherId, faskesId), nurse.token, event.id);
    expect(other.status).toBe(201);
    expect((await device.send(event)).json).toMatchObject({ idDosis: json['idDosis'] });
    const doseId = json['idDosis'] as number;
    expect(await server.db.$count(kipi, eq(kipi.doseId, doseId))).toBe(1);
  });

  it('records an arrival at its time, and a postponement with its new day', async () => {
    const { id } = await createPeserta();
    const pada = minutesAgo(30);
    const here = await device.send(device.act('HADIR', id, { hadir: true }, { pada }));
    expect(here.json['status']).toBe('DITERIMA');
    const [arrived] = await server.db.select().from(arrival).where(eq(arrival.pesertaId, id));
    expect(arrived).toMatchObject({ tanggal: '2030-01-02', hadir: pada });
    const isi = postponedBody(id, faskesId, { rencanaTanggal: '2030-01-07' });
    expect((await device.send(device.act('KUNJUNGAN', id, isi))).json['status']).toBe('DITERIMA');
  });

  it('records an adverse event on the dose of another act', async () => {
    const { id } = await createPeserta();
    const given = visit(id, {}, { pada: minutesAgo(50) });
    const event = device.act('KIPI', id, {
      tindakanDosis: given.id,
      kipi: {
        jenis: 'TIDAK_SERIUS',
        kesudahan: 'PULIH',
        manifestasi: [{ gejala: 'GATAL', tanggal: '2030-01-02', jam: '09:30' }],
      },
    });
    await device.send(given);
    const sent = await device.send(event);
    expect(sent.json).toMatchObject({ status: 'DITERIMA' });
    const doseId = sent.json['idDosis'] as number;
    expect(await server.db.$count(kipi, eq(kipi.doseId, doseId))).toBe(1);
  });

  it('counts the time for the report of a serious adverse event from when it was found', async () => {
    const serious = { jenis: 'RAWAT_INAP', kesudahan: 'BELUM_PULIH' };
    const manifestasi = [{ gejala: 'GATAL', tanggal: '2030-01-02', jam: '09:30' }];
    const found = { tanggalDiketahui: '2030-01-02', jamDiketahui: '09:35' };
    const foundAts: (string | null | undefined)[] = [];
    for (const entered of [{}, found]) {
      const { id } = await createPeserta();
      const given = visit(id, {}, { pada: minutesAgo(50) });
      await device.send(given);
      const isi = { tindakanDosis: given.id, kipi: { ...serious, manifestasi, ...entered } };
      const sent = await device.send(device.act('KIPI', id, isi, { pada: minutesAgo(20) }));
      const doseId = sent.json['idDosis'] as number;
      const [made] = await server.db.select().from(kipi).where(eq(kipi.doseId, doseId));
      foundAts.push(made?.foundAt);
    }
    expect(foundAts).toEqual(['2030-01-02T02:40:00.000Z', '2030-01-02T02:35:00.000Z']);
  });

  it('stores nothing in plain text', async () => {
    const { id } = await createPeserta();
    const act = { ...visit(id), nama: 'Nama Rahasia Uji' };
    await device.send(act);
    const [row] = await server.db.select().from(offlineAct).where(eq(offlineAct.id, act.id));
    expect(row?.isi?.toString('latin1')).not.toContain('Nama Rahasia');
    expect(JSON.stringify({ ...row, isi: null })).not.toContain('Nama Rahasia');
    expect(server.readLogs()).not.toContain('Nama Rahasia');
  });
});

describe('a hostile act', () => {
  it.each([
    ['of another account', { akun: 1 }],
    ['of another facility', { idFaskes: 0 }],
    ['of another device', { perangkat: randomUUID() }],
    ['of tomorrow', { pada: '2030-01-03T03:00:00.000Z', disiapkan: '2030-01-03T02:00:00.000Z' }],
    ['of an unknown kind', { jenis: 'HAPUS' }],
    ['without a person', { idPeserta: null }],
  ])('%s is refused and leaves nothing', async (_what, overrides) => {
    const { id } = await createPeserta();
    const act = { ...visit(id), ...overrides };
    const refused = await device.send(act);
    expect(refused.status).toBe(422);
    expect(fieldsOf(refused)).toEqual(['tindakan']);
    expect(await dosesOf(id)).toBe(0);
    expect(await server.db.$count(offlineAct, eq(offlineAct.id, act.id))).toBe(0);
  });

  it.each([
    ['of last year', { pada: '2029-01-01T03:00:00.000Z', disiapkan: '2029-01-01T02:00:00.000Z' }],
    [
      'of a day prepared later',
      { disiapkan: '2030-01-02T02:59:59.999Z', pada: '2030-01-02T02:00:00.000Z' },
    ],
    ['with an unknown field', { lebih: 1 }],
    ['with a NIK in its name', { nama: 'Siti 3273050101900001' }],
    ['of another person than its visit', { isi: doseBody(1, 1) }],
  ])('%s records nothing, and waits to be dismissed', async (_what, overrides) => {
    const { id } = await createPeserta();
    const act = { ...visit(id), ...overrides };
    expect((await device.send(act)).json).toMatchObject({ status: 'KONFLIK' });
    expect(await dosesOf(id)).toBe(0);
    const listed = await server.request('GET', '/Luring/tindakan?status=KONFLIK&pageSize=500', {
      token: nurse.token,
    });
    expect(listed.status).toBe(200);
    expect(listed.text).toContain(act.id);
    expect(listed.text).not.toContain('3273050101900001');
    const decided = await server.request('PUT', `/Luring/putusan/${act.id}`, {
      token: nurse.token,
      body: { keputusan: 'BUANG', alasan: 'Dicatat sekali lagi' },
    });
    expect(decided.json).toMatchObject({ status: 'DIBUANG' });
    const entries = await server.db.select().from(auditLog);
    expect(JSON.stringify(entries)).not.toContain('3273050101900001');
  });

  it('of the facility that the account has left is decided there; of a third one it is refused', async () => {
    const moved = await server.signIn({ role: 'FASKES', faskesId });
    const own = buildOfflineDevice(server, { ...moved, faskesId });
    await own.open();
    const disiapkan = await own.prepare(30);
    const { id } = await createPeserta();
    const act = own.act('KUNJUNGAN', id, doseBody(id, faskesId), { disiapkan });
    await server.db
      .update(appUser)
      .set({ faskesId: otherFaskesId })
      .where(eq(appUser.id, moved.id));
    const again = { ...act, id: randomUUID(), idFaskes: fixture().otherFaskesId + 1 };
    expect((await own.send(again)).status).toBe(422);
    const sent = await own.send(act);
    expect(sent.json).toMatchObject({ status: 'KONFLIK' });
    const decided = await server.request('PUT', `/Luring/putusan/${act.id}`, {
      token: nurse.token,
      body: { keputusan: 'CATAT', alasan: 'Memang diberikan di sini' },
    });
    expect(decided.json, decided.text).toMatchObject({ status: 'DICATAT' });
    expect(await dosesOf(id)).toBe(1);
  });

  it('about an adverse event names a dose of its person at its facility', async () => {
    const [one, other] = [await createPeserta(), await createPeserta()];
    const given = visit(one.id, {}, { pada: minutesAgo(50) });
    const { json } = await device.send(given);
    const manifestasi = [{ gejala: 'GATAL', tanggal: '2030-01-02', jam: '09:30' }];
    const kipiOf = { jenis: 'TIDAK_SERIUS', kesudahan: 'PULIH', manifestasi };
    const isi = { idDosis: json['idDosis'], kipi: kipiOf };
    expect((await device.send(device.act('KIPI', other.id, isi))).json['status']).toBe('KONFLIK');
    expect((await device.send(device.act('KIPI', one.id, isi))).json['status']).toBe('DITERIMA');
  });

  it('with a changed text, a foreign or a broken signature is refused', async () => {
    const { id } = await createPeserta();
    const act = visit(id);
    const other = buildOfflineDevice(server, { ...nurse, faskesId });
    const bodies = [
      { tindakan: JSON.stringify({ ...act, nama: 'Lain' }) },
      { tandaTangan: 'A'.repeat(86) },
      { tandaTangan: 'x' },
    ];
    for (const body of bodies) {
      expect(fieldsOf(await device.send(act, body))).toEqual(['tandaTangan']);
    }
    const foreign = await other.send(
      { ...act, perangkat: device.perangkat },
      { perangkat: device.perangkat },
    );
    expect(fieldsOf(foreign)).toEqual(['tandaTangan']);
    expect(await dosesOf(id)).toBe(0);
  });

  it('of a device that is not registered, or is of another account, is not found', async () => {
    const { id } = await createPeserta();
    const unknown = buildOfflineDevice(server, { ...nurse, faskesId });
    expect((await unknown.send(unknown.act('HADIR', id, { hadir: true }))).status).toBe(404);
    const colleague = await server.signIn({ role: 'FASKES', faskesId });
    expect((await device.send(visit(id), {}, colleague.token)).status).toBe(404);
    expect((await device.open(colleague.token)).status).toBe(404);
  });

  it('that is no act, or too long, is answered without an error of the server', async () => {
    for (const text of ['[]', '"x"', '{', '{"__proto__":{}}', '{"a":"\\u0000"}']) {
      expect((await device.send(text)).status).toBeGreaterThanOrEqual(400);
      expect((await device.send(text)).status).toBeLessThan(500);
    }
    expect((await device.send(`{"a":"${'x'.repeat(41_000)}"}`)).status).toBe(422);
  });

  it('that reuses the id of another act is refused', async () => {
    const [one, other] = [await createPeserta(), await createPeserta()];
    const act = visit(one.id);
    await device.send(act);
    expect((await device.send({ ...visit(other.id), id: act.id })).status).toBe(422);
    expect(await dosesOf(other.id)).toBe(0);
  });

  it('about a person of another facility waits, and shows nothing of them', async () => {
    const { id } = await createPeserta({ idFaskes: otherFaskesId });
    const act = visit(id);
    expect((await device.send(act)).json['status']).toBe('KONFLIK');
    expect(await dosesOf(id)).toBe(0);
    const listed = await server.request('GET', '/Luring/tindakan?status=KONFLIK', {
      token: nurse.token,
    });
    const items = listed.json['data'] as Record<string, unknown>[];
    expect(items.find(item => item['id'] === act.id)).toMatchObject({
      idPeserta: null,
      diServer: [],
      digabungKe: null,
    });
  });
});

describe('a device', () => {
  it('gets the same secret again, for its own account and key only', async () => {
    const other = buildOfflineDevice(server, { ...nurse, faskesId });
    const first = await other.open();
    expect((await other.open()).json['rahasia']).toBe(first.json['rahasia']);
    const withKey = (kunciPublik: string) =>
      server.request('POST', '/Luring/perangkat', {
        token: nurse.token,
        body: { perangkat: other.perangkat, kunciPublik, pertama: true },
      });
    expect((await withKey(device.publicKey)).status).toBe(409);
    expect((await withKey('A'.repeat(120))).status).toBe(422);
    const [row] = await server.db
      .select()
      .from(offlineDevice)
      .where(eq(offlineDevice.id, other.perangkat));
    expect(row?.secret.toString('latin1')).not.toContain(first.json['rahasia']);
  });

  it('that the server no longer has gets no new secret, unless it registers for the first time', async () => {
    const gone = buildOfflineDevice(server, { ...nurse, faskesId });
    const { json } = await gone.open();
    await server.db.delete(offlineDevice).where(eq(offlineDevice.id, gone.perangkat));
    expect((await gone.open(nurse.token, false)).status).toBe(404);
    expect(await server.db.$count(offlineDevice, eq(offlineDevice.id, gone.perangkat))).toBe(0);
    expect((await gone.open(nurse.token, true)).json['rahasia']).not.toBe(json['rahasia']);
  });

  it('is forgotten when the account has more than fifty newer ones', async () => {
    const { id, token } = await server.signIn({ role: 'FASKES', faskesId });
    for (let at = 0; at < 52; at += 1) {
      await buildOfflineDevice(server, { id, token, faskesId }).open();
    }
    expect(await server.db.$count(offlineDevice, eq(offlineDevice.userId, id))).toBe(50);
  });
});
