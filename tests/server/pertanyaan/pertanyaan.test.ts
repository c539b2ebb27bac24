import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { currentNotice } from '#contract/domains/notice.ts';
import {
  type AskedField,
  type AskResult,
  type PertanyaanDetail,
} from '#contract/domains/pertanyaan/index.ts';
import type { PendingTask } from '#contract/domains/dashboard/index.ts';
import { maskNik } from '#contract/core/values/nik.ts';
import { maxFactTries, questionDays } from '#contract/states/pertanyaan.ts';
import {
  auditLog,
  outbox,
  pertanyaan,
  peserta,
  throttle,
} from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildPeserta, newNik, type PesertaOverrides } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

const notice = currentNotice('JAWABAN');

let server: TestServer;
let company: Awaited<ReturnType<TestServer['signIn']>>;
let other: Awaited<ReturnType<TestServer['signIn']>>;
let bhbuId: number;

beforeAll(async () => {
  server = await startTestServer();
  other = await server.signIn({ role: 'BHBU', bhbuId: await buildBhbu(server.db) });
});
beforeEach(async () => {
  await server.db.delete(throttle);
  bhbuId = await buildBhbu(server.db);
  company = await server.signIn({ role: 'BHBU', bhbuId });
});
afterAll(() => server.stop());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const wrongNik = '3273124101900000';
const rightNik = '3273124101900007';

/** A participant of the company with a NIK whose serial number is impossible. */
const build = (overrides: Partial<PesertaOverrides> = {}) =>
  buildPeserta(server.deps, {
    userId: company.id,
    bhbuId,
    nik: wrongNik,
    nama: 'Sari Contoh',
    tanggalLahir: '1990-01-01',
    jenisKelamin: 'P',
    noHP: '+6281234567890',
    issues: [{ code: 'E02', field: 'nik' }],
    ...overrides,
  });

const ask = async (idPeserta: readonly number[], token = company.token, kirimEmail = false) => {
  const response = await server.request('POST', '/Pertanyaan', {
    token,
    body: { idPeserta, kirimEmail },
  });
  expect(response.status, response.text).toBe(201);
  return response.json as unknown as AskResult;
};

/** Asks one participant. @returns the token of their link and the id of the question */
async function askOne(idPeserta: number) {
  const { terkirim } = await ask([idPeserta]);
  const [sent] = terkirim;
  if (!sent) throw new Error('The participant was not asked.');
  return { id: sent.id, token: sent.tautan.split('/').at(-1) ?? '', sent };
}

const page = (token: string, call = '', body: unknown = {}) =>
  server.request('POST', `/public/pertanyaan/${token}${call}`, { body });
const fakta = { tanggalLahir: '1990-01-01', noHP: '7890' };
const answerOf = (nik = rightNik) => ({
  fakta,
  nilai: { nik },
  versi: notice.version,
  setuju: true,
});
const read = async (id: number, token = company.token): Promise<PertanyaanDetail> =>
  (await server.request('GET', `/Pertanyaan/${id}`, { token })).json as unknown as PertanyaanDetail;
const decide = async (id: number, event: string, token = company.token) =>
  server.request('PUT', `/Pertanyaan/keadaan/${id}`, {
    token,
    body: { event, version: (await read(id)).version },
  });

describe('a question to a participant', () => {
  it('is a link that names no one, and what they answer becomes a change when it is accepted', async () => {
    const { id: idPeserta } = await build();
    const { id, token, sent } = await askOne(idPeserta);
    expect(sent.pesan).toContain(sent.tautan);
    expect(sent.pesan).not.toContain('Sari');
    const opened = await page(token);
    expect(opened.json, opened.text).toEqual({
      fakta: ['tanggalLahir', 'noHP'],
      tautanSampai: sent.sampai,
    });
    const proved = await page(token, '/bukti', { fakta });
    expect(proved.json).toMatchObject({
      formulir: { isian: [{ nama: 'nik', nilai: maskNik(wrongNik) }] },
      sisa: maxFactTries,
    });
    expect(proved.text).not.toContain('Sari');
    const answered = await page(token, '/jawaban', answerOf());
    expect(answered.json, answered.text).toMatchObject({ dijawabPada: server.now().toISOString() });
    // The link is used up, and nothing has changed yet.
    expect((await page(token)).status).toBe(404);
    expect(await read(id)).toMatchObject({
      status: 'DIJAWAB',
      versiPersetujuan: notice.version,
      hashPersetujuan: sha256(notice.text.join('\n')),
      usulan: [
        { isian: 'nik', semula: maskNik(wrongNik), jawaban: maskNik(rightNik), berubah: false },
      ],
    });
    const [before] = await server.db.select().from(peserta).where(eq(peserta.id, idPeserta));
    expect(before?.isValid).toBe(false);
    const accepted = await decide(id, 'accept');
    expect(accepted.json, accepted.text).toMatchObject({ status: 'DITERIMA' });
    const [after] = await server.db.select().from(peserta).where(eq(peserta.id, idPeserta));
    expect(after).toMatchObject({ isValid: true, nikMask: maskNik(rightNik) });
    const log = JSON.stringify(await server.db.select().from(auditLog));
    expect(log).not.toContain(rightNik);
  });

  it('is locked after five wrong proofs, right ones in between included', async () => {
    const { id: idPeserta } = await build();
    const { id, token } = await askOne(idPeserta);
    const wrong = { fakta: { ...fakta, noHP: '0000' } };
    for (let left = maxFactTries - 1; left > 0; left -= 1)
      expect((await page(token, '/bukti', wrong)).json).toEqual({ formulir: null, sisa: left });
    expect((await page(token, '/bukti', { fakta })).json).toMatchObject({ sisa: 1 });
    expect((await page(token, '/jawaban', { ...answerOf(), ...wrong })).json).toEqual({
      dijawabPada: null,
      sisa: 0,
    });
    expect((await page(token, '/bukti', { fakta })).status).toBe(404);
    expect(await read(id)).toMatchObject({ status: 'TERKUNCI', usulan: [] });
  });

  it('refuses an answer that is still wrong at its field, and one without consent', async () => {
    const { id: idPeserta } = await build();
    const { token } = await askOne(idPeserta);
    const wrong = await page(token, '/jawaban', answerOf(wrongNik));
    const noSuchNik =
      'NIK memuat tanggal atau nomor urut yang tidak mungkin. Periksa angka ke-7 sampai ke-16 dengan KTP; tanggal perempuan ditambah 40.';
    expect([wrong.status, wrong.json['errors']]).toEqual([422, { 'nilai.nik': [noSuchNik] }]);
    const empty = await page(token, '/jawaban', { ...answerOf(), nilai: {} });
    expect(empty.json['errors']).toEqual({ 'nilai.nik': ['Wajib diisi'] });
    const silent = await page(token, '/jawaban', { ...answerOf(), setuju: false });
    expect(silent.status).toBe(422);
    const old = await page(token, '/jawaban', { ...answerOf(), versi: 0 });
    expect(old.status).toBe(409);
    // Fields that were not asked for are ignored.
    await page(token, '/jawaban', { ...answerOf(), nilai: { nik: rightNik, nama: 'Orang Lain' } });
    const [row] = await server.db.select().from(peserta).where(eq(peserta.id, idPeserta));
    expect(row?.nama).toBe('Sari Contoh');
  });

  /** Asks a participant about one field, and sends what they answer. */
  async function answerField(field: AskedField, value: string) {
    const nik = newNik();
    const { id: idPeserta } = await build({ nik, issues: [{ code: 'E16', field }] });
    const { id, token } = await askOne(idPeserta);
    const known = { ...fakta, nik: nik.slice(-4) };
    const { fakta: asked } = (await page(token)).json as { fakta: string[] };
    const answered = await page(token, '/jawaban', {
      ...answerOf(),
      fakta: Object.fromEntries(Object.entries(known).filter(([name]) => asked.includes(name))),
      nilai: { [field]: value },
    });
    return { id, answered };
  }

  it.each([
    ['nama', '<b>1234</b>'],
    ['nama', 'A'.repeat(101)],
    ['email', 'x'],
    ['alamat', 'Jalan Mawar 12, NIK 3273124101900007'],
    ['kodePos', 'abcde'],
    ['noPaspor', 'A1234567890123'],
    ['jenisKelamin', 'X'],
    ['tanggalLahir', '2024-99-99'],
  ] as const)('accepts no %s that the form refuses: %s', async (field, value) => {
    const { id, answered } = await answerField(field, value);
    const errors = (answered.json['errors'] ?? {}) as Readonly<Record<string, string[]>>;
    expect([answered.status, Object.keys(errors)]).toEqual([422, [`nilai.${field}`]]);
    expect(errors[`nilai.${field}`]).toHaveLength(1);
    expect((await read(id)).status).toBe('DIKIRIM');
  });

  it('takes an answer cleaned as the form cleans it', async () => {
    const { id, answered } = await answerField('alamat', ' Jalan\u00a0Mawar\u202e Nomor 12 ');
    expect(answered.status, answered.text).toBe(200);
    expect((await read(id)).usulan[0]?.jawaban).toBe('Jalan Mawar Nomor 12');
  });

  it('never overwrites a later edit', async () => {
    const { id: idPeserta } = await build();
    const { id, token } = await askOne(idPeserta);
    await page(token, '/jawaban', answerOf());
    await server.db
      .update(peserta)
      .set({ nikEncrypted: null, nikMask: '3273••••0009' })
      .where(eq(peserta.id, idPeserta));
    const [usulan] = (await read(id)).usulan;
    expect(usulan).toMatchObject({ isian: 'nik', berubah: true });
    const accepted = await decide(id, 'accept');
    expect([accepted.status, accepted.json['reason']]).toEqual([409, 'edited']);
    expect((await decide(id, 'refuse')).json).toMatchObject({ status: 'DITOLAK' });
  });

  it('is hidden and counted nowhere while its participant is deleted', async () => {
    const { id: idPeserta } = await build();
    const { id, token } = await askOne(idPeserta);
    await page(token, '/jawaban', answerOf());
    const tasks = async () => {
      const { json } = await server.request('GET', '/Dashboard/pekerjaan', {
        token: company.token,
      });
      const data = json['data'] as PendingTask[];
      return data.find(({ jenis }) => jenis === 'jawabanPeserta')?.jumlah ?? 0;
    };
    const waiting = async () => {
      const { json } = await server.request('GET', '/Pertanyaan?status=DIJAWAB', {
        token: company.token,
      });
      return [json['totalRecords'], await tasks()];
    };
    expect(await waiting()).toEqual([1, 1]);
    const act = (method: 'DELETE' | 'POST', path: string) =>
      server.request(method, `/Peserta/${path}`, { token: company.token, body: {} });
    expect((await act('DELETE', `${idPeserta}`)).status).toBe(200);
    expect(await waiting()).toEqual([0, 0]);
    expect(
      (await server.request('GET', `/Pertanyaan/${id}`, { token: company.token })).status,
    ).toBe(404);
    expect((await page(token)).status).toBe(404);
    expect((await act('POST', `pulihkan/${idPeserta}`)).status).toBe(200);
    expect(await waiting()).toEqual([1, 1]);
    expect((await decide(id, 'accept')).json).toMatchObject({ status: 'DITERIMA' });
  });

  it('replaces the link before it, and expires', async () => {
    const { id: idPeserta } = await build();
    const first = await askOne(idPeserta);
    const second = await askOne(idPeserta);
    expect((await page(first.token)).status).toBe(404);
    expect((await read(first.id)).status).toBe('DIBATALKAN');
    expect((await page(second.token)).status).toBe(200);
    await server.db
      .update(pertanyaan)
      .set({ tautanSampai: new Date(server.now().getTime() - 1).toISOString() })
      .where(eq(pertanyaan.id, second.id));
    expect((await page(second.token)).status).toBe(404);
    expect((await read(second.id)).kedaluwarsa).toBe(true);
  });

  it('asks only people of the own company, with enough right facts and something to correct', async () => {
    const wrong = await build();
    const fine = await buildPeserta(server.deps, { userId: company.id, bhbuId });
    const unknown = await build({
      nik: null,
      noHP: '123',
      tanggalLahir: '1990-01-01',
      issues: [
        { code: 'E13', field: 'nik' },
        { code: 'E09', field: 'noHP' },
        { code: 'E08', field: 'tanggalLahir' },
      ],
    });
    expect(await ask([wrong.id], other.token)).toEqual({ terkirim: [], ditolak: [] });
    const { terkirim, ditolak } = await ask([wrong.id, fine.id, unknown.id]);
    expect(terkirim.map(({ idPeserta }) => idPeserta)).toEqual([wrong.id]);
    expect(ditolak.map(({ idPeserta }) => idPeserta)).toEqual([fine.id, unknown.id]);
    expect(ditolak[1]?.alasan).toContain('sekurang-kurangnya dua');
    const [sent] = terkirim;
    expect((await read(sent?.id ?? 0, other.token)).id).toBeUndefined();
  });

  it('is sent by mail to those who have an address, for as long as the link is valid', async () => {
    const { id: idPeserta } = await build({ email: 'sari@contoh.test' });
    const { terkirim } = await ask([idPeserta], company.token, true);
    expect(terkirim[0]?.lewatEmail).toBe(true);
    const [mail] = await server.db.select().from(outbox);
    expect(JSON.stringify(mail)).not.toContain(terkirim[0]?.tautan.split('/').at(-1));
    expect(questionDays).toBeGreaterThan(0);
  });
});
