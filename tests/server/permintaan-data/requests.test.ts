import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalGroundNames, groundFits } from '#contract/domains/permintaan-data/index.ts';
import { requestKinds } from '#contract/states/permintaan-data.ts';
import { toLocal } from '#contract/core/values/zone.ts';
import type { StateChange } from '#contract/core/state-history.ts';
import { correctionsOf } from '#server/domains/permintaan-data/corrections.ts';
import { permintaanDataRecords, remindOfRequests } from '#server/domains/permintaan-data/index.ts';
import {
  auditLog,
  notification,
  outbox,
  permintaanData,
  peserta,
  satusehatRecord,
  throttle,
} from '#server/platform/db/schema/index.ts';
import { decryptMail } from '#server/platform/outbox/outbox.ts';
import { runRecordJob } from '#server/platform/scheduler/scheduler.ts';
import { applicationDocuments, applicationFields, toFormData } from '../../builders/application.ts';
import { buildBhbu, buildFaskes, buildPeserta, personBody } from '../../builders/peserta.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { solveCaptcha } from '../auth/solve-captcha.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { createRequestSteps } from './fixture.ts';

const hour = 3_600_000;

let server: TestServer;
let admin: Awaited<ReturnType<TestServer['signIn']>>;
let steps: ReturnType<typeof createRequestSteps>;
let bhbuId: number;

beforeAll(async () => {
  server = await startTestServer();
  steps = createRequestSteps(server, () => admin.token);
  bhbuId = await buildBhbu(server.db);
});
/** Signs an officer in; a session ends while the clock is moved. */
const signIn = async () => {
  admin = await server.signIn({ role: 'SUPERADMIN', fullName: 'Petugas Data' });
};
beforeEach(async () => {
  await server.db.delete(throttle);
  await signIn();
});
afterAll(() => server.stop());

const person = (overrides: object = {}) =>
  buildPeserta(server.deps, { userId: admin.id, bhbuId, nama: 'Sari Contoh', ...overrides });
const get = (path: string, token = admin.token) =>
  server.request('GET', `/PermintaanData${path}`, { token });
const put = (path: string, body: object, token = admin.token) =>
  server.request('PUT', `/PermintaanData${path}`, { token, body });

describe('the clock of a request', () => {
  it('runs for 3 × 24 hours also over a weekend: Friday 16.00 is late on Monday 16.00', async () => {
    // 4 January 2030 is a Friday; 16.00 WIB is 09.00 UTC.
    const friday = Date.parse('2030-01-04T09:00:00Z');
    server.advanceTime(friday - server.now().getTime());
    await signIn();
    const first = admin;
    const { id, batas, nomor, sisaJam } = await steps.register('SALINAN');
    expect(nomor).toMatch(/^PDP\/VGR\/2030\/\d{5}$/);
    expect({ batas, sisaJam }).toEqual({ batas: '2030-01-07T09:00:00.000Z', sisaJam: 72 });

    server.advanceTime(59 * hour);
    await runRecordJob(server.deps, remindOfRequests);
    const bells = () =>
      server.db
        .select()
        .from(notification)
        .where(and(eq(notification.recordId, String(id)), eq(notification.userId, first.id)));
    expect((await bells()).map(one => one.message)).toEqual([]);

    server.advanceTime(hour);
    await runRecordJob(server.deps, remindOfRequests);
    await runRecordJob(server.deps, remindOfRequests);
    expect((await bells()).map(one => one.message)).toEqual(['permintaanData.nearEnd']);

    server.advanceTime(12 * hour - 1000);
    await signIn();
    expect((await get(`/${id}`)).json).toMatchObject({ sisaJam: 0, terlambat: false });
    server.advanceTime(1000);
    expect((await get(`/${id}`)).json).toMatchObject({ sisaJam: 0, terlambat: true });
    await runRecordJob(server.deps, remindOfRequests);
    expect((await bells()).map(one => one.message)).toEqual([
      'permintaanData.nearEnd',
      'permintaanData.late',
    ]);
    const late = await get('?terlambat=true');
    expect((late.json['data'] as { id: number }[]).map(one => one.id)).toEqual([id]);
    const tasks = await server.request('GET', '/Dashboard/pekerjaan', { token: admin.token });
    expect(tasks.json['data']).toContainEqual(
      expect.objectContaining({
        jenis: 'permintaanDataDijawab',
        tenggat: '2030-01-07T09:00:00Z',
      }),
    );
  });

  it('starts when the request arrived, at most 14 days back and never ahead', async () => {
    const at = (ms: number) => {
      const { day, time } = toLocal(new Date(server.now().getTime() + ms), 'WIB');
      return { hariDiterima: day, jamDiterima: time.slice(0, 5) };
    };
    const created = await steps.register('SALINAN', at(-24 * hour));
    // The seconds are not entered.
    expect([47, 48]).toContain(created.sisaJam);
    for (const [ms, text] of [
      [120_000, 'Sekarang atau sebelumnya'],
      [-15 * 24 * hour, 'Paling lama 14 hari yang lalu'],
    ] as const) {
      const refused = await server.request('POST', '/PermintaanData', {
        token: admin.token,
        body: {
          saluran: 'LOKET',
          jenis: 'SALINAN',
          hubungan: 'DIRI',
          nama: 'Sari Contoh',
          noHP: '081234567890',
          ...at(ms),
        },
      });
      expect(refused.json['errors']).toEqual({ hariDiterima: [text] });
    }
  });
});

describe('the work on a request', () => {
  it('follows its states, tells the person, and keeps what was sought only while it is open', async () => {
    const { id: idPeserta, nik } = await person();
    const { id } = await steps.register('PERBAIKAN', { nik, tanggalLahir: '1990-01-01' });
    expect((await put(`/jawab/${id}`, { jawaban: 'Sudah.' })).status).toBe(409);
    await steps.must('PUT', `/identitas/${id}`, { buktiIdentitas: 'KTP' });
    const early = await put(`/kerjakan/${id}`, {});
    expect([early.status, early.json['reason']]).toEqual([409, 'hasPeserta']);

    const found = await server.request('POST', `/PermintaanData/cari/${id}`, {
      token: admin.token,
      body: {},
    });
    expect((found.json['data'] as { id: number }[]).map(one => one.id)).toEqual([idPeserta]);
    await steps.must('PUT', `/peserta/${id}`, { idPeserta: [idPeserta] });
    await steps.must('PUT', `/kerjakan/${id}`, {});
    const fixed = await server.request('PUT', `/Peserta/${idPeserta}`, {
      token: admin.token,
      body: { ...personBody({ nik }), nama: 'Sari Benar' },
    });
    expect(fixed.status, fixed.text).toBe(200);
    const closed = await steps.must('PUT', `/jawab/${id}`, { jawaban: 'Nama sudah diperbaiki.' });
    expect(closed).toMatchObject({
      status: 'DIJAWAB',
      sisaJam: null,
      nik: null,
      tanggalLahir: null,
    });
    const row = await permintaanDataRecords.get({ db: server.db, now: server.now() }, id);
    expect(await correctionsOf(server.db, row)).toContainEqual({
      isian: 'nama',
      semula: 'Sari Contoh',
      menjadi: 'Sari Benar',
    });
    const history = await get(`/riwayat/${id}`);
    expect((history.json as unknown as StateChange[]).map(one => one.event)).toEqual([
      'answer',
      'process',
      'identify',
      'create',
    ]);
    const mails = (await server.db.select().from(outbox).orderBy(outbox.id)).flatMap(row =>
      (row.payload as { about?: { recordId: number } }).about?.recordId === id
        ? [decryptMail(server.deps.keys, row)?.text]
        : [],
    );
    expect(mails).toHaveLength(2);
    expect(mails[1]).toContain('Nama sudah diperbaiki.');
    // No identity number is in the log of the server or of what was done.
    const audited = JSON.stringify(await server.db.select().from(auditLog));
    for (const text of [server.readLogs(), audited]) expect(text).not.toContain(nik);
  });

  it('is refused with an article that is about the kind of request', async () => {
    for (const jenis of requestKinds) {
      const { id } = await steps.register(jenis);
      for (const dasarPenolakan of refusalGroundNames) {
        if (groundFits(dasarPenolakan, jenis)) continue;
        const refused = await put(`/tolak/${id}`, { dasarPenolakan, jawaban: 'Tidak dapat.' });
        expect([refused.status, Object.keys(refused.json['errors'] as object)]).toEqual([
          422,
          ['dasarPenolakan'],
        ]);
      }
      const fitting = refusalGroundNames.find(ground => groundFits(ground, jenis));
      const body = { dasarPenolakan: fitting, jawaban: 'Diminta penyidik.' };
      expect(await steps.must('PUT', `/tolak/${id}`, body)).toMatchObject({
        status: 'DITOLAK',
        dasarPenolakan: fitting,
      });
    }
  });

  it('is for administrators; LEGAL reads, others see nothing', async () => {
    const { id } = await steps.register('SALINAN');
    const legal = await server.signIn({ role: 'LEGAL' });
    const finance = await server.signIn({ role: 'FINANCE' });
    expect((await get(`/${id}`, legal.token)).status).toBe(200);
    expect((await put(`/identitas/${id}`, { buktiIdentitas: 'KTP' }, legal.token)).status).toBe(
      403,
    );
    expect((await get(`/salinan/${id}`, legal.token)).status).toBe(403);
    expect((await get(`/${id}`, finance.token)).status).toBe(403);
  });
});

describe('the copy of the data', () => {
  it('has the data in full, and who read them an hour ago', async () => {
    const { id: idPeserta, nik } = await person();
    const reader = await server.signIn({ role: 'AM', fullName: 'Pembaca Sejam Lalu' });
    await server.request('POST', `/Peserta/identitas/${idPeserta}`, { token: reader.token });
    const browser = await server.signIn({ role: 'ADMIN', fullName: 'Pembaca Daftar' });
    await server.request('GET', `/Peserta?id=${idPeserta}`, { token: browser.token });
    await server.deps.reads?.flush();
    // As earlier versions recorded an arrival.
    await server.db.insert(auditLog).values({
      at: server.now().toISOString(),
      action: 'vaksinasi.checkIn',
      resource: 'vaksinasi',
      recordId: String(idPeserta),
      actorName: 'Perawat Sejam Lalu',
      actorRole: 'FASKES',
    });
    server.advanceTime(hour);
    await signIn();
    const early = await steps.register('SALINAN');
    await steps.must('PUT', `/peserta/${early.id}`, { idPeserta: [idPeserta] });
    expect((await get(`/salinan/${early.id}`)).status).toBe(409);
    const other = await steps.inWork('PEMBATASAN', [idPeserta]);
    expect((await get(`/salinan/${other.id}`)).status).toBe(409);

    const { id } = await steps.inWork('SALINAN', [idPeserta]);
    const { json, headers, status, text } = await get(`/salinan/${id}`);
    expect(status, text).toBe(200);
    expect(headers.get('content-disposition')).not.toContain(nik);
    const [registration] = json['pendaftaran'] as {
      data: object;
      jejak: { oleh: string; tindakan: string; tujuan: string | null; waktu: string }[];
    }[];
    expect(registration?.data).toMatchObject({ nik, nama: 'Sari Contoh' });
    const hourAgo = new Date(server.now().getTime() - hour).toISOString();
    const by = (name: string) => registration?.jejak.filter(one => one.oleh === name);
    // The display of the number is in both logs, and once in the copy.
    expect(by('Pembaca Sejam Lalu')).toMatchObject([
      { tindakan: 'Melihat nomor identitas', waktu: hourAgo },
    ]);
    expect(by('Pembaca Daftar')).toMatchObject([
      {
        tindakan: 'Melihat daftar peserta',
        tujuan: 'Pendaftaran, pemeriksaan data dan penjadwalan vaksinasi',
        waktu: hourAgo,
      },
    ]);
    expect(by('Perawat Sejam Lalu')).toMatchObject([{ waktu: hourAgo }]);
    expect(json['tujuan']).not.toEqual([]);
    for (const path of [`/salinanPdf/${id}`, `/surat/${id}`]) {
      const pdf = await get(path);
      expect(pdf.status, pdf.text.slice(0, 300)).toBe(200);
      expect(pdf.text.slice(0, 5)).toBe('%PDF-');
    }
  });

  it('has what the portal knows of SATUSEHAT', async () => {
    const { id: idPeserta } = await person();
    await server.db.update(peserta).set({ noIHS: 'P00000000321' }).where(eq(peserta.id, idPeserta));
    const doseId = await buildDose(server.db, {
      pesertaId: idPeserta,
      faskesId: await buildFaskes(server.db),
      tanggal: '2029-12-01',
    });
    const kunjungan = '7a1c9d20-aaaa-4bbb-8ccc-000000000321';
    const stamps = { dikirimPada: '2029-12-02T03:00:00.000Z', dikirimOleh: 'Ns. Rini' };
    await server.db
      .insert(satusehatRecord)
      .values({ doseId, kunjungan, sidik: 'a'.repeat(64), ...stamps });
    const { id } = await steps.inWork('SALINAN', [idPeserta]);
    const { json, text } = await get(`/salinan/${id}`);
    const [registration] = json['pendaftaran'] as { satusehat: object }[];
    expect(registration?.satusehat, text).toEqual({
      noIHS: 'P00000000321',
      catatan: [{ tanggal: '2029-12-01', dosisKe: 1, kunjungan, ...stamps }],
    });
    expect((await get(`/salinanPdf/${id}`)).text.slice(0, 5)).toBe('%PDF-');
  });
});

describe('the public page', () => {
  const ask = async (overrides: object = {}) =>
    await server.request('POST', '/public/permintaan-data', {
      body: {
        jenis: 'PENGHAPUSAN',
        hubungan: 'DIRI',
        nama: 'Budi Umum',
        email: 'budi@contoh.example',
        captchaToken: await solveCaptcha(server),
        ...overrides,
      },
    });
  const state = (nomor: unknown, kunci: unknown) =>
    server.request('POST', '/public/permintaan-data/status', { body: { nomor, kunci } });

  it('answers the same whether or not there are data, and reads its state with the receipt', async () => {
    const { nik } = await person();
    const known = await ask({ nik });
    const unknown = await ask({ nik: '3273124101900007' });
    expect(known.status, known.text).toBe(201);
    expect(Object.keys(known.json)).toEqual(Object.keys(unknown.json));
    const { nomor, kunci } = known.json;
    expect((await state(nomor, kunci)).json).toMatchObject({
      status: 'DITERIMA',
      selesaiPada: null,
    });
    expect((await state(nomor, unknown.json['kunci'])).status).toBe(404);
    const [stored] = await server.db
      .select()
      .from(permintaanData)
      .where(eq(permintaanData.nomor, String(nomor)));
    expect(stored?.saluran).toBe('HALAMAN');
    expect(
      JSON.stringify({ ...stored, pemohon: stored?.pemohon.toString('latin1') }),
    ).not.toContain(nik);
    expect(stored?.kunciHash).not.toContain(String(kunci));
    // The officer finds the participant by the number that was typed.
    const found = await server.request('POST', `/PermintaanData/cari/${stored?.id}`, {
      token: admin.token,
      body: {},
    });
    expect(found.json['data']).toHaveLength(1);
  });

  it('needs a captcha, a contact and a possible NIK, and is limited', async () => {
    expect((await ask({ captchaToken: 'salah' })).status).toBe(422);
    const bare = await ask({ email: null });
    expect(Object.keys(bare.json['errors'] as object)).toEqual(['email']);
    const short = await ask({ nik: '123' });
    expect(Object.keys(short.json['errors'] as object)).toEqual(['nik']);
    let last = 0;
    for (let n = 0; n < 21 && last !== 429; n += 1)
      last = (await ask({ captchaToken: 'x' })).status;
    expect(last).toBe(429);
  });

  it('has a limit of its own, which applications from the same network do not use up', async () => {
    const apart = await startTestServer();
    const send = (path: string, body: unknown) =>
      apart.request('POST', path, { body, peer: '203.0.113.9' });
    const request = {
      jenis: 'SALINAN',
      hubungan: 'DIRI',
      nama: 'Budi Umum',
      email: 'budi@contoh.example',
      captchaToken: 'x',
    };
    // Each is counted before its captcha is checked.
    const application = (): FormData =>
      toFormData({
        ...applicationFields(),
        ...applicationDocuments(),
        setujuSyarat: 'true',
        setujuPDP: 'true',
        captchaToken: 'x',
      });
    for (let n = 0; n < 20; n += 1) await send('/Public/createBHBU', application());
    expect((await send('/Public/createBHBU', application())).status).toBe(429);
    expect((await send('/public/permintaan-data', request)).status).toBe(422);
    await apart.stop();
  });
});
