import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/policy.ts';
import { userNameFromCompany } from '#server/domains/application/first-account.ts';
import { appUser, auditLog, bhbu, notification, outbox } from '#server/platform/db/schema/index.ts';
import { eraseExpiredSecrets, decryptMail } from '#server/platform/outbox/outbox.ts';
import { registerCompany, applicationDocuments, toFormData } from '../../builders/application.ts';
import { newNpwp } from '../../builders/npwp.ts';
import { buildFaskes, newNik } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { solveCaptcha } from '../auth/solve-captcha.ts';

let server: TestServer;
let tokens: Record<'ADMIN' | 'AM' | 'VERIFICATOR', string>;

beforeAll(async () => {
  server = await startTestServer();
  const token = async (role: Role) => (await server.signIn({ role })).token;
  tokens = {
    ADMIN: await token('ADMIN'),
    AM: await token('AM'),
    VERIFICATOR: await token('VERIFICATOR'),
  };
});
afterAll(() => server.stop());

const approve = (idBHBU: number, token = tokens.ADMIN, more: object = {}) =>
  server.request('PUT', '/BHBU/ApproveBHBU', { token, body: { idBHBU, ...more } });
const reject = (id: number, token = tokens.ADMIN) =>
  server.request('PUT', `/bhbu/rejectbhbu/${id}`, { token, body: { alasan: 'Akta tidak sesuai' } });
const requestCorrection = (id: number, perbaikan: object[], token = tokens.VERIFICATOR) =>
  server.request('PUT', `/bhbu/mintaperbaikan/${id}`, { token, body: { perbaikan } });
const readStatus = (nomorTiket: string, email: string, peer = '10.9.0.1') =>
  server.request('POST', '/public/pendaftaran/status', { body: { nomorTiket, email }, peer });
const readBhbuState = async (id: number) =>
  (await server.db.select().from(bhbu).where(eq(bhbu.id, id)))[0]?.status;
const lastMail = async () => {
  const [row] = await server.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  if (!row) throw new Error('no mail');
  return { row, mail: decryptMail(server.deps.keys, row) };
};
const findPassword = (text: string | undefined) =>
  /Kata sandi awal: (\S+)/.exec(text ?? '')?.[1] ?? '';

describe('approval', () => {
  it('activates the company and opens its first account with a first password', async () => {
    const applied = await registerCompany(server, { namaBHBU: 'PT Cengkih Mulia Tbk' });
    const result = await approve(applied.id, tokens.VERIFICATOR);
    expect(result.json).toMatchObject({
      status: 'AKTIF',
      userName: 'cengkih.mulia',
      email: applied.email,
    });
    expect(result.text).not.toMatch(/sandi|password/i);
    const [row] = await server.db.select().from(bhbu).where(eq(bhbu.id, applied.id));
    expect(row).toMatchObject({ status: 'AKTIF', isActive: true });
    const { row: message, mail } = await lastMail();
    expect(mail?.to).toBe(applied.email);
    expect(JSON.stringify(message.payload)).not.toContain(findPassword(mail?.text));

    const signIn = async () =>
      await server.request('POST', '/gtc/logingtc', {
        body: {
          Username: 'cengkih.mulia',
          Password: findPassword(mail?.text),
          ApplicationCode: 'GTRY',
          captchaToken: await solveCaptcha(server),
        },
      });
    const session = await signIn();
    expect(session.json).toMatchObject({
      isChangedUser: 'False',
      roleName: 'BHBU',
      idReferensi: applied.id,
    });
    const blocked = await server.request('GET', '/Peserta', {
      token: String(session.json['token']),
    });
    expect(blocked.json['code']).toBe('GANTI_KATA_SANDI');
    // The sign-in erases the message with the first password.
    const after = await lastMail();
    expect(after.row).toMatchObject({ status: 'dead', sealed: null });
    expect(after.mail).toBeNull();
  });

  it('gives companies of the same name different user names', async () => {
    const first = await registerCompany(server, { namaBHBU: 'PT Lada Hitam' });
    const second = await registerCompany(server, { namaBHBU: 'CV Lada Hitam' });
    expect((await approve(first.id)).json['userName']).toBe('lada.hitam');
    expect((await approve(second.id)).json['userName']).toBe('lada.hitam2');
  });

  it.each([
    ['PT Tirta Sejahtera Abadi', 'tirta.sejahtera'],
    ['PT. Ålesund (Persero) Tbk', 'alesund'],
    ['PT', 'bhbu'],
  ])('names the account of %s %s', (company, userName) => {
    expect(userNameFromCompany(company)).toBe(userName);
  });

  it('simultaneous with a rejection succeeds once and conflicts otherwise', async () => {
    for (let i = 0; i < 3; i++) {
      const { id } = await registerCompany(server);
      const accounts = await server.db.$count(appUser);
      const result = await Promise.all([approve(id, tokens.AM), reject(id), approve(id)]);
      expect(result.map(one => one.status).sort()).toEqual([200, 409, 409]);
      expect(result.filter(one => one.status === 409)[0]?.json['detail']).toMatch(/sudah di/);
      const state = await readBhbuState(id);
      expect(await server.db.$count(appUser)).toBe(accounts + (state === 'AKTIF' ? 1 : 0));
    }
  });

  it('is rejected with a stale version', async () => {
    const applied = await registerCompany(server);
    await requestCorrection(applied.id, [{ isian: 'alamat', catatan: 'Tulis nomor gedung' }]);
    await server.request('POST', '/public/pendaftaran/perbaiki', {
      body: toFormData({
        nomorTiket: applied.ticket,
        emailPendaftar: applied.email,
        alamat: 'Jalan Rimba Raya Nomor 12 Lantai 3',
      }),
    });
    const stale = await approve(applied.id, tokens.ADMIN, { version: 1 });
    expect(stale.status).toBe(412);
    expect(stale.json['current']).toMatchObject({ version: 3 });
    expect(stale.text).not.toMatch(/Encrypted|npwpKey/);
    expect((await approve(applied.id, tokens.ADMIN, { version: 3 })).status).toBe(200);
  });

  it('gives the company an account manager, a facility and an account number', async () => {
    const applied = await registerCompany(server);
    const manager = await server.signIn({
      role: 'AM',
      fullName: 'Citra Lestari',
      email: 'citra@contoh.test',
    });
    const idFaskes = await buildFaskes(server.db);
    const given = { accountManagerId: manager.id, idFaskes, invoiceAccount: 'VGR-9001' };
    const result = await approve(applied.id, tokens.AM, given);
    expect(result.status).toBe(200);
    const read = async (path: string) =>
      await server.request('GET', `/${path}/${applied.id}`, { token: tokens.AM });
    expect((await read('bhbu/getBHBURequestbyid')).json).toMatchObject({
      status: 'AKTIF',
      invoiceAccount: 'VGR-9001',
      kontakAccountManager: { nama: 'Citra Lestari', email: 'citra@contoh.test' },
      version: result.json['version'],
    });
    const [notified] = await server.db
      .select({ path: notification.path })
      .from(notification)
      .innerJoin(appUser, eq(appUser.id, notification.userId))
      .where(and(eq(appUser.bhbuId, applied.id), eq(notification.message, 'bhbu.assign')));
    expect(notified?.path).toBe(`/dashboard/bhbu/detail/${applied.id}`);
  });

  it('is undone as a whole when what is given is wrong', async () => {
    const applied = await registerCompany(server);
    const { id } = await server.signIn({ role: 'LEGAL' });
    const wrong = await approve(applied.id, tokens.AM, { accountManagerId: id });
    expect(wrong.json['errors']).toHaveProperty('accountManagerId');
    expect(await readBhbuState(applied.id)).toBe('MENUNGGU');
  });

  it('by a verifier gives nothing that a verifier may not set', async () => {
    const applied = await registerCompany(server);
    const idFaskes = await buildFaskes(server.db);
    expect((await approve(applied.id, tokens.VERIFICATOR, { idFaskes })).status).toBe(403);
    expect(await readBhbuState(applied.id)).toBe('MENUNGGU');
    expect((await approve(applied.id, tokens.VERIFICATOR)).status).toBe(200);
  });

  it('rejects fields that it sets itself', async () => {
    const { id } = await registerCompany(server);
    for (const key of ['userName', 'roleName', 'status', 'isActive', 'password']) {
      const result = await approve(id, tokens.ADMIN, { [key]: 'ADMIN' });
      expect(result.status).toBe(422);
    }
    expect(await readBhbuState(id)).toBe('MENUNGGU');
  });

  it('keeps the first password readable for an ADMIN until it expires and logs it', async () => {
    const applied = await registerCompany(server);
    await approve(applied.id);
    const { row } = await lastMail();
    const open = () =>
      server.request('POST', `/kotakKeluar/buka/${row.id}`, { token: tokens.ADMIN });
    const opened = await open();
    expect(opened.json).toMatchObject({ kepada: applied.email });
    expect(findPassword(String(opened.json['isi']))).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    const [entry] = await server.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ action: 'outbox.open', recordId: String(row.id) });
    expect(JSON.stringify(entry)).not.toContain(findPassword(String(opened.json['isi'])));
    server.advanceTime(8 * 86_400_000);
    const { token } = await server.signIn({ role: 'ADMIN' });
    const late = await server.request('POST', `/kotakKeluar/buka/${row.id}`, { token });
    expect(late.json['isi']).toBeNull();
    await eraseExpiredSecrets(server.db, server.now());
    expect((await lastMail()).row.sealed).toBeNull();
    for (const role of ['ADMIN', 'AM', 'VERIFICATOR'] as const) {
      tokens[role] = (await server.signIn({ role })).token;
    }
  });
});

describe('a correction', () => {
  it('accepts the requested fields and sets the application to waiting again', async () => {
    const applied = await registerCompany(server);
    const result = await requestCorrection(applied.id, [
      { isian: 'fileNPWP', catatan: 'Foto buram' },
      { isian: 'alamat', catatan: 'Tulis nomor gedung' },
    ]);
    expect(result.json).toMatchObject({ status: 'PERLU_PERBAIKAN' });
    const { mail } = await lastMail();
    expect(mail?.text).toContain('- Berkas NPWP: Foto buram');
    expect(mail?.path).toBe('/register/status');
    const view = await readStatus(
      applied.ticket.toLowerCase().replaceAll('-', ' '),
      applied.email.toUpperCase(),
    );
    expect(view.json).toMatchObject({
      status: 'PERLU_PERBAIKAN',
      perbaikan: [{ isian: 'fileNPWP' }, { isian: 'alamat' }],
      isian: { namaBHBU: applied.name },
    });

    const resubmit = (fields: Record<string, string | File>) =>
      server.request('POST', '/public/pendaftaran/perbaiki', {
        body: toFormData({ nomorTiket: applied.ticket, emailPendaftar: applied.email, ...fields }),
      });
    const { fileNPWP } = applicationDocuments('baru');
    if (!fileNPWP) throw new Error('no document');
    const alamat = 'Jalan Rimba Raya Nomor 12 Lantai 3';
    expect((await resubmit({ alamat })).json['errors']).toEqual({
      fileNPWP: ['Perbaiki isian ini'],
    });
    expect((await resubmit({ alamat, fileNPWP, namaBHBU: 'PT Lain' })).json['errors']).toEqual({
      namaBHBU: ['Isian ini tidak diminta untuk diperbaiki'],
    });
    expect((await resubmit({ alamat, fileNPWP, status: 'AKTIF' })).status).toBe(422);

    const both = await Promise.all([
      resubmit({ alamat, fileNPWP }),
      resubmit({ alamat, fileNPWP }),
    ]);
    expect(both.map(one => one.status).sort()).toEqual([200, 409]);
    expect(await readBhbuState(applied.id)).toBe('MENUNGGU');
    const file = await server.request('GET', `/BHBU/DownloadFileNPWP/${applied.id}`, {
      token: tokens.AM,
    });
    expect(file.text).toContain('baru');
    const auditEntries = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'bhbu'), eq(auditLog.recordId, String(applied.id))))
      .orderBy(auditLog.id);
    expect(auditEntries.map(one => one.action)).toEqual([
      'bhbu.register',
      'bhbu.requestCorrection',
      'bhbu.resubmit',
      'bhbu.downloadFile',
    ]);
    expect(auditEntries[2]).toMatchObject({ actorId: null, after: { alamat } });
    const read = (token: string) =>
      server.request('GET', `/bhbu/getBHBURequestbyid/${applied.id}`, { token });
    const reviewed = await read(tokens.VERIFICATOR);
    expect(reviewed.json['perbaikanDijawab']).toMatchObject([
      { isian: 'alamat', catatan: 'Tulis nomor gedung', sesudah: alamat },
      { isian: 'fileNPWP', catatan: 'Foto buram', sebelum: null, sesudah: null },
    ]);
    const legal = await server.signIn({ role: 'LEGAL' });
    expect((await read(legal.token)).json['perbaikanDijawab']).toEqual([]);
  });

  it('rejects an NPWP of another company', async () => {
    const npwp = newNpwp();
    await registerCompany(server, { npwp });
    const second = await registerCompany(server);
    await requestCorrection(second.id, [{ isian: 'npwp', catatan: 'Tidak sama dengan kartunya' }]);
    const result = await server.request('POST', '/public/pendaftaran/perbaiki', {
      body: toFormData({ nomorTiket: second.ticket, emailPendaftar: second.email, npwp }),
    });
    expect(result.status).toBe(422);
    expect(Object.keys(result.json['errors'] as object)).toEqual(['npwp']);
    expect(await readBhbuState(second.id)).toBe('PERLU_PERBAIKAN');
  });
});

describe('the status of an application', () => {
  it('requires both ticket and e-mail address, with one answer for every mismatch', async () => {
    const { ticket, email } = await registerCompany(server);
    const wrong = await readStatus(ticket, 'orang@lain.test');
    const unknown = await readStatus('REG-AAAA-BBBB-CCCC', email);
    expect(wrong.status).toBe(404);
    expect({ ...unknown.json, requestId: '' }).toEqual({ ...wrong.json, requestId: '' });
    expect((await readStatus(ticket, email)).json).toMatchObject({
      status: 'MENUNGGU',
      isian: null,
    });
  });

  it('is throttled against guessing', async () => {
    const { ticket, email } = await registerCompany(server);
    for (let i = 0; i < 10; i++) await readStatus(ticket, `orang${i}@lain.test`, '10.9.0.2');
    expect((await readStatus(ticket, email, '10.9.0.2')).status).toBe(429);
    expect((await readStatus(ticket, email, '10.9.0.3')).status).toBe(200);
  });

  it('contains the reason of a rejection', async () => {
    const { id, ticket, email } = await registerCompany(server);
    await reject(id, tokens.VERIFICATOR);
    expect((await readStatus(ticket, email)).json).toMatchObject({
      status: 'DITOLAK',
      alasan: 'Akta tidak sesuai',
    });
    expect((await lastMail()).mail?.text).toContain('Alasan: Akta tidak sesuai');
  });
});

describe('the verifier', () => {
  it('sees a queue with ages, the longest waiting first', async () => {
    const early = await registerCompany(server, { namaBHBU: 'PT Antre Lama' });
    server.advanceTime(3 * 86_400_000 + 1);
    const late = await registerCompany(server, { namaBHBU: 'PT Antre Baru' });
    const { token } = await server.signIn({ role: 'VERIFICATOR' });
    const result = await server.request('GET', '/bhbu/pendaftaran?q=Antre&status=MENUNGGU', {
      token,
    });
    expect(result.json['data']).toMatchObject([
      { id: early.id, umurHari: 3 },
      { id: late.id, umurHari: 0 },
    ]);
    for (const role of ['ADMIN', 'AM', 'VERIFICATOR'] as const) {
      tokens[role] = (await server.signIn({ role })).token;
    }
  });

  it('sees the application with its documents and checks', async () => {
    const noHP = '0812-9999-1234';
    const nik = newNik();
    const first = await registerCompany(server, { noHP });
    const { id } = await registerCompany(server, {
      noHP,
      npwp: '021832416051000',
      nikPenanggungJawab: nik,
    });
    const path = `/bhbu/getBHBURequestbyid/${id}`;
    const result = await server.request('GET', path, { token: tokens.VERIFICATOR });
    expect(result.json).toMatchObject({
      status: 'MENUNGGU',
      npwp: '0021832416051000',
      namaKabKota: expect.stringMatching(/Bandung/i) as string,
      berkas: [
        { isian: 'fileNPWP' },
        { isian: 'fileLegalitas' },
        { isian: 'fileSIUP' },
        { isian: 'fileSKB' },
      ],
      pemeriksaan: [
        { nama: 'npwpDigit', baik: false },
        { nama: 'npwpPerorangan', baik: true },
        { nama: 'hpSama', baik: false, rincian: first.name },
        { nama: 'namaSama', baik: true },
      ],
    });
    expect(result.text).not.toContain(nik);
    const revealed = await server.request('POST', `/bhbu/pendaftaran/${id}/nomor`, {
      token: tokens.VERIFICATOR,
    });
    expect(revealed.json['nikPenanggungJawab']).toBe(nik);
  });

  it('downloads a document as an attachment that no browser runs', async () => {
    const { id } = await registerCompany(server);
    const result = await server.request('GET', `/BHBU/DownloadFileLegalitas/${id}`, {
      token: tokens.VERIFICATOR,
    });
    expect(result.headers.get('content-disposition')).toContain('attachment');
    expect(result.headers.get('content-type')).toBe('application/pdf');
    expect(result.headers.get('content-security-policy')).toContain('sandbox');
  });
});
