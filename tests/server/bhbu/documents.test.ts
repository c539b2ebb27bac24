import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Attachment } from '#contract/core/attachment.ts';
import { countedSkb } from '#server/domains/bhbu/index.ts';
import { auditLog, bhbu, notification } from '#server/platform/db/schema/index.ts';
import { registerCompany, applicationDocuments, toFormData } from '../../builders/application.ts';
import { buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { errorsOf, useBhbuFixture } from './fixture.ts';

const fixture = useBhbuFixture();

const nextYear = '2031-01-31';
const documentFiles = (text: string) => applicationDocuments(text);

describe('the documents of a company', () => {
  it('are uploaded by its own account, replaced, and downloaded by permitted roles', async () => {
    const { server, newCompany, get } = fixture();
    const { id, version } = await newCompany();
    const { token } = await server.signIn({ role: 'BHBU', bhbuId: id });
    for (const [call, field] of [
      ['NPWP', 'fileNPWP'],
      ['Legalitas', 'fileLegalitas'],
      ['SIUP', 'fileSIUP'],
    ] as const) {
      for (const text of ['Berkas pertama', 'Berkas kedua']) {
        const response = await server.request('POST', `/BHBU/UploadFile${call}/${id}`, {
          token,
          body: toFormData({ [field]: documentFiles(text)[field] ?? '' }),
        });
        expect(response.status).toBe(200);
      }
      const { text } = await server.request('GET', `/BHBU/DownloadFile${call}/${id}`, { token });
      expect(text).toContain('Berkas kedua');
    }
    const { json } = await get(id);
    expect((json['berkas'] as { isian: string }[]).map(({ isian }) => isian)).toEqual([
      'fileNPWP',
      'fileLegalitas',
      'fileSIUP',
    ]);
    // An upload keeps the version, because no form contains documents.
    expect(json['version']).toBe(version);
    const { token: finance } = await server.signIn({ role: 'FINANCE' });
    const { status } = await server.request('GET', `/BHBU/DownloadFileSIUP/${id}`, {
      token: finance,
    });
    expect(status).toBe(200);
  });

  it('stay readable as earlier versions, for the same accounts as the company', async () => {
    const { server, admin, newCompany } = fixture();
    const { id } = await newCompany();
    const { token } = await server.signIn({ role: 'BHBU', bhbuId: id, fullName: 'Mira Anggraini' });
    for (const text of ['Berkas pertama', 'Berkas kedua']) {
      const fileNPWP = documentFiles(text)['fileNPWP'] ?? '';
      const body = toFormData({ fileNPWP });
      await server.request('POST', `/BHBU/UploadFileNPWP/${id}`, { token, body });
    }
    const list = (as: string) => server.request('GET', `/bhbu/${id}/lampiran`, { token: as });
    const [document] = (await list(token)).json as unknown as Attachment[];
    expect(document).toMatchObject({ slot: 'fileNPWP', diunggahOleh: 'Mira Anggraini' });
    const [earlier] = document?.sebelumnya ?? [];
    expect(earlier).toMatchObject({
      diganti: server.now().toISOString(),
      digantiOleh: 'Mira Anggraini',
    });
    const download = (as: string) =>
      server.request('GET', `/BHBU/lampiran/${earlier?.id ?? ''}`, { token: as });
    expect((await download(admin)).text).toContain('Berkas pertama');
    const { id: otherId } = await newCompany();
    const { token: stranger } = await server.signIn({ role: 'BHBU', bhbuId: otherId });
    expect((await list(stranger)).status).toBe(404);
    expect((await download(stranger)).status).toBe(404);
    // An evidence file of a facility is not a document of a company, and the reverse.
    const asEvidence = `/Faskes/bukti/${earlier?.id ?? ''}`;
    expect((await server.request('GET', asEvidence, { token: admin })).status).toBe(404);
  });

  it('are rejected when their content differs from their extension', async () => {
    const { server, admin, newCompany } = fixture();
    const { id } = await newCompany();
    const fake = new File(['MZ not a picture'], 'npwp.png');
    const response = await server.request('POST', `/BHBU/UploadFileNPWP/${id}`, {
      token: admin,
      body: toFormData({ fileNPWP: fake }),
    });
    expect(response.status).toBe(422);
    expect(errorsOf(response)).toHaveProperty('fileNPWP');
  });

  it('are changed only by the applicant while its application is open', async () => {
    const { server, admin } = fixture();
    const { id } = await registerCompany(server);
    const response = await server.request('POST', `/BHBU/UploadFileNPWP/${id}`, {
      token: admin,
      body: toFormData({ fileNPWP: documentFiles('x')['fileNPWP'] ?? '' }),
    });
    expect(response.status).toBe(409);
  });
});

describe('a downloaded document', () => {
  it('has an audit entry with who read it', async () => {
    const { server, admin, newCompany } = fixture();
    const { id } = await newCompany();
    await server.request('POST', `/BHBU/UploadFileNPWP/${id}`, {
      token: admin,
      body: toFormData({ fileNPWP: documentFiles('x')['fileNPWP'] ?? '' }),
    });
    const reader = await server.signIn({ role: 'LEGAL' });
    const read = await server.request('GET', `/BHBU/DownloadFileNPWP/${id}`, reader);
    expect(read.status).toBe(200);
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, reader.id), eq(auditLog.action, 'bhbu.downloadFile')));
    expect(entries).toMatchObject([{ recordId: String(id), after: { berkas: ['fileNPWP'] } }]);
  });
});

describe('an SKB that waits for its check', () => {
  it('is a task of those who may check it, except of who entered it', async () => {
    const { server, admin, newCompany } = fixture();
    const { id } = await newCompany();
    const [finance, other] = [
      await server.signIn({ role: 'FINANCE' }),
      await server.signIn({ role: 'ADMIN' }),
    ];
    const body = { noSKB: 'SKB-1', berlakuSampai: '2031-12-31' };
    const waits = async (token: string) => {
      const tasks = await server.request('GET', '/Dashboard/pekerjaan', { token });
      const task = (tasks.json['data'] as { jenis: string; jumlah: number }[]).find(
        ({ jenis }) => jenis === 'skbDiperiksa',
      );
      const path = `/bhbu?isActive=true&skbMenunggu=true&idBhbu=${id}`;
      const list = await server.request('GET', path, { token });
      return [task !== undefined, list.json['totalRecords']];
    };
    expect(await waits(finance.token)).toEqual([false, 0]);
    await server.request('POST', `/BHBU/UploadFileSKB/${id}`, {
      token: admin,
      body: toFormData({ ...body, fileSKB: documentFiles('1')['fileSKB'] ?? '' }),
    });
    expect(await waits(finance.token)).toEqual([true, 1]);
    expect(await waits(other.token)).toEqual([true, 1]);
    expect(await waits(admin)).toEqual([false, 0]);
    await server.request('PUT', `/BHBU/periksaSKB/${id}`, { token: finance.token, body });
    expect(await waits(other.token)).toEqual([false, 0]);
  });
});

describe('an SKB that lowers taxes', () => {
  it('counts once another person has checked it, until it is replaced', async () => {
    const { server, admin, newCompany } = fixture();
    const { id } = await newCompany();
    const company = await server.signIn({ role: 'BHBU', bhbuId: id });
    const finance = await server.signIn({ role: 'FINANCE' });
    const berlakuSampai = '2031-12-31';
    const enter = (token: string, noSKB: string) =>
      server.request('POST', `/BHBU/UploadFileSKB/${id}`, {
        token,
        body: toFormData({
          fileSKB: documentFiles(noSKB)['fileSKB'] ?? '',
          noSKB,
          berlakuSampai,
        }),
      });
    const check = (token: string, noSKB: string) =>
      server.request('PUT', `/BHBU/periksaSKB/${id}`, { token, body: { noSKB, berlakuSampai } });
    const counted = async () => {
      const [row] = await server.db.select().from(bhbu).where(eq(bhbu.id, id));
      return row && countedSkb(row).noSKB;
    };
    await enter(company.token, 'SKB-PALSU');
    expect(await counted()).toBeNull();
    expect((await check(company.token, 'SKB-PALSU')).status).toBe(403);
    expect((await check(finance.token, 'SKB-LAIN')).json).toMatchObject({ reason: 'skb' });
    expect((await check(finance.token, 'SKB-PALSU')).json).toMatchObject({
      skbDiperiksaPada: server.now().toISOString(),
    });
    expect(await counted()).toBe('SKB-PALSU');
    await enter(admin, 'SKB-BARU');
    expect(await counted()).toBeNull();
    expect((await check(admin, 'SKB-BARU')).json).toMatchObject({ reason: 'twoPersons' });
    expect((await check(finance.token, 'SKB-BARU')).status).toBe(200);
    const notices = await server.db
      .select()
      .from(notification)
      .where(eq(notification.userId, finance.id));
    expect(notices.map(({ message }) => message)).toContain('bhbu.enterSkb');
  });
});

describe('an SKB', () => {
  it('requires an expiry date and is found after it expires', async () => {
    const { server, admin, newCompany } = fixture();
    const { id } = await newCompany();
    const send = (fields: Record<string, string | File>) =>
      server.request('POST', `/BHBU/UploadFileSKB/${id}`, {
        token: admin,
        body: toFormData(fields),
      });
    const fileSKB = documentFiles('SKB')['fileSKB'] ?? '';
    expect(errorsOf(await send({ fileSKB }))).toHaveProperty('berlakuSampai');
    expect(errorsOf(await send({ fileSKB, berlakuSampai: '2030-01-01' }))).toHaveProperty(
      'berlakuSampai',
    );
    expect(errorsOf(await send({ berlakuSampai: nextYear }))).toHaveProperty('fileSKB');
    const response = await send({ fileSKB, noSKB: 'KET-12/2030', berlakuSampai: nextYear });
    expect(response.json).toMatchObject({ noSKB: 'KET-12/2030', skbBerlakuSampai: nextYear });
    // The date can be corrected without the file.
    const corrected = await send({ berlakuSampai: '2031-03-31' });
    expect(corrected.json).toMatchObject({ noSKB: 'KET-12/2030', skbBerlakuSampai: '2031-03-31' });

    const expired = () =>
      server.request('GET', `/bhbu?skbBerakhir=true&idBhbu=${id}`, { token: admin });
    expect((await expired()).json['totalRecords']).toBe(0);
    await server.db.update(bhbu).set({ skbBerlakuSampai: '2030-01-01' }).where(eq(bhbu.id, id));
    expect((await expired()).json['totalRecords']).toBe(1);
  });
});

describe('the customer account number', () => {
  it('is set only by FINANCE, with the version that was read', async () => {
    const { server, newCompany } = fixture();
    const { id, version } = await newCompany();
    const { token } = await server.signIn({ role: 'FINANCE' });
    const send = (body: object, by = token) =>
      server.request('POST', '/BHBU/updateInvoiceAccount', {
        token: by,
        body: { idBHBU: id, ...body },
      });
    const response = await send({ invoiceAccount: 'CUST-0042', version });
    expect(response.json).toMatchObject({ invoiceAccount: 'CUST-0042', version: version + 1 });
    expect((await send({ invoiceAccount: 'CUST-0043', version })).status).toBe(412);
    expect(errorsOf(await send({ invoiceAccount: 'a b' }))).toHaveProperty('invoiceAccount');
    expect((await send({ invoiceAccount: null })).json['invoiceAccount']).toBeNull();
    const { token: company } = await server.signIn({ role: 'BHBU', bhbuId: id });
    expect((await send({ invoiceAccount: 'X' }, company)).status).toBe(403);
  });
});

describe('a customer account number of another company', () => {
  it('is saved only once it is confirmed that they share it', async () => {
    const { server, newCompany } = fixture();
    const [first, second] = [await newCompany(), await newCompany()];
    const { token } = await server.signIn({ role: 'FINANCE' });
    const send = (idBHBU: number, body: object = {}) =>
      server.request('POST', '/BHBU/updateInvoiceAccount', {
        token,
        body: { idBHBU, invoiceAccount: 'CUST-0042', ...body },
      });
    expect((await send(first.id)).status).toBe(200);
    expect(errorsOf(await send(second.id))).toHaveProperty('invoiceAccount');
    const confirmed = await send(second.id, { akunBersama: true });
    expect(confirmed.json['invoiceAccount']).toBe('CUST-0042');
    // Other data of the company is saved without asking again.
    expect((await send(second.id, { pemungutPPN: true })).status).toBe(200);
  });
});

describe('the facilities that serve a company', () => {
  it('are assigned and unassigned, and registered participants keep their facility', async () => {
    const { server, admin, newCompany } = fixture();
    const { id } = await newCompany();
    const faskesId = await buildFaskes(server.db);
    const path = `/bhbu/faskes/${id}`;
    const assign = () =>
      server.request('POST', path, { token: admin, body: { idFaskes: faskesId } });
    expect((await assign()).status).toBe(200);
    const { id: userId } = await server.signIn({ role: 'ADMIN' });
    const person = await buildPeserta(server.deps, { userId, bhbuId: id, idFaskes: faskesId });
    const again = await assign();
    expect(JSON.parse(again.text)).toMatchObject([{ id: faskesId, jumlahPeserta: 1 }]);

    const gone = await server.request('DELETE', `${path}/${faskesId}`, { token: admin });
    expect(JSON.parse(gone.text)).toEqual([]);
    const stored = await server.request('GET', `/Peserta/GetById/${person.id}`, { token: admin });
    expect(stored.json['idFaskes']).toBe(faskesId);
    const twice = await server.request('DELETE', `${path}/${faskesId}`, { token: admin });
    expect(twice.status).toBe(404);
  });

  it('must be active', async () => {
    const { server, admin, newCompany } = fixture();
    const { id } = await newCompany();
    const idFaskes = await buildFaskes(server.db, { isActive: false });
    const response = await server.request('POST', `/bhbu/faskes/${id}`, {
      token: admin,
      body: { idFaskes },
    });
    expect(errorsOf(response)).toHaveProperty('idFaskes');
  });
});
