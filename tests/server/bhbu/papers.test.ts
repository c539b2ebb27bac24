import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bhbu } from '#server/db/schema/index.ts';
import { apply, documents, form } from '../../builders/application.ts';
import { buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { errorsOf, useWorld } from './world.ts';

const world = useWorld();

const nextYear = '2031-01-31';
const paper = (text: string) => documents(text);

describe('the documents of a company', () => {
  it('are uploaded by its own account, replaced, and downloaded by permitted roles', async () => {
    const { server, made, get } = world();
    const { id, version } = await made();
    const { token } = await server.signIn({ role: 'BHBU', bhbuId: id });
    for (const [call, field] of [
      ['NPWP', 'fileNPWP'],
      ['Legalitas', 'fileLegalitas'],
      ['SIUP', 'fileSIUP'],
    ] as const) {
      for (const text of ['Berkas pertama', 'Berkas kedua']) {
        const told = await server.ask('POST', `/BHBU/UploadFile${call}/${id}`, {
          token,
          body: form({ [field]: paper(text)[field] ?? '' }),
        });
        expect(told.status).toBe(200);
      }
      const { text } = await server.ask('GET', `/BHBU/DownloadFile${call}/${id}`, { token });
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
    const { status } = await server.ask('GET', `/BHBU/DownloadFileSIUP/${id}`, { token: finance });
    expect(status).toBe(200);
  });

  it('are rejected when their content differs from their extension', async () => {
    const { server, admin, made } = world();
    const { id } = await made();
    const fake = new File(['MZ not a picture'], 'npwp.png');
    const told = await server.ask('POST', `/BHBU/UploadFileNPWP/${id}`, {
      token: admin,
      body: form({ fileNPWP: fake }),
    });
    expect(told.status).toBe(422);
    expect(errorsOf(told)).toHaveProperty('fileNPWP');
  });

  it('are changed only by the applicant while its application is open', async () => {
    const { server, admin } = world();
    const { id } = await apply(server);
    const told = await server.ask('POST', `/BHBU/UploadFileNPWP/${id}`, {
      token: admin,
      body: form({ fileNPWP: paper('x')['fileNPWP'] ?? '' }),
    });
    expect(told.status).toBe(409);
  });
});

describe('an SKB', () => {
  it('requires an expiry date and is found after it expires', async () => {
    const { server, admin, made } = world();
    const { id } = await made();
    const send = (fields: Record<string, string | File>) =>
      server.ask('POST', `/BHBU/UploadFileSKB/${id}`, { token: admin, body: form(fields) });
    const fileSKB = paper('SKB')['fileSKB'] ?? '';
    expect(errorsOf(await send({ fileSKB }))).toHaveProperty('berlakuSampai');
    expect(errorsOf(await send({ fileSKB, berlakuSampai: '2030-01-01' }))).toHaveProperty(
      'berlakuSampai',
    );
    expect(errorsOf(await send({ berlakuSampai: nextYear }))).toHaveProperty('fileSKB');
    const told = await send({ fileSKB, noSKB: 'KET-12/2030', berlakuSampai: nextYear });
    expect(told.json).toMatchObject({ noSKB: 'KET-12/2030', skbBerlakuSampai: nextYear });
    // The date can be corrected without the file.
    const mended = await send({ berlakuSampai: '2031-03-31' });
    expect(mended.json).toMatchObject({ noSKB: 'KET-12/2030', skbBerlakuSampai: '2031-03-31' });

    const expired = () =>
      server.ask('GET', `/bhbu?skbBerakhir=true&idBhbu=${id}`, { token: admin });
    expect((await expired()).json['totalRecords']).toBe(0);
    await server.db.update(bhbu).set({ skbValidUntil: '2030-01-01' }).where(eq(bhbu.id, id));
    expect((await expired()).json['totalRecords']).toBe(1);
  });
});

describe('the customer account number', () => {
  it('is set only by FINANCE, with the version that was read', async () => {
    const { server, made } = world();
    const { id, version } = await made();
    const { token } = await server.signIn({ role: 'FINANCE' });
    const send = (body: object, by = token) =>
      server.ask('POST', '/BHBU/updateInvoiceAccount', {
        token: by,
        body: { idBHBU: id, ...body },
      });
    const told = await send({ invoiceAccount: 'CUST-0042', version });
    expect(told.json).toMatchObject({ invoiceAccount: 'CUST-0042', version: version + 1 });
    expect((await send({ invoiceAccount: 'CUST-0043', version })).status).toBe(412);
    expect(errorsOf(await send({ invoiceAccount: 'a b' }))).toHaveProperty('invoiceAccount');
    expect((await send({ invoiceAccount: null })).json['invoiceAccount']).toBeNull();
    const { token: company } = await server.signIn({ role: 'BHBU', bhbuId: id });
    expect((await send({ invoiceAccount: 'X' }, company)).status).toBe(403);
  });
});

describe('the facilities that serve a company', () => {
  it('are assigned and unassigned, and registered participants keep their facility', async () => {
    const { server, admin, made } = world();
    const { id } = await made();
    const faskesId = await buildFaskes(server.db);
    const path = `/bhbu/faskes/${id}`;
    const assign = () => server.ask('POST', path, { token: admin, body: { idFaskes: faskesId } });
    expect((await assign()).status).toBe(200);
    const { id: userId } = await server.signIn({ role: 'ADMIN' });
    const person = await buildPeserta(server.deps, { userId, bhbuId: id, idFaskes: faskesId });
    const again = await assign();
    expect(JSON.parse(again.text)).toMatchObject([{ id: faskesId, jumlahPeserta: 1 }]);

    const gone = await server.ask('DELETE', `${path}/${faskesId}`, { token: admin });
    expect(JSON.parse(gone.text)).toEqual([]);
    const kept = await server.ask('GET', `/Peserta/GetById/${person.id}`, { token: admin });
    expect(kept.json['idFaskes']).toBe(faskesId);
    const twice = await server.ask('DELETE', `${path}/${faskesId}`, { token: admin });
    expect(twice.status).toBe(404);
  });

  it('must be active', async () => {
    const { server, admin, made } = world();
    const { id } = await made();
    const idFaskes = await buildFaskes(server.db, { isActive: false });
    const told = await server.ask('POST', `/bhbu/faskes/${id}`, {
      token: admin,
      body: { idFaskes },
    });
    expect(errorsOf(told)).toHaveProperty('idFaskes');
  });
});
