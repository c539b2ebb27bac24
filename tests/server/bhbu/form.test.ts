import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, bhbu } from '#server/platform/db/schema/index.ts';
import { newNik } from '../../builders/peserta.ts';
import { newNpwp } from '../../builders/npwp.ts';
import { bhbuBody } from '../../builders/bhbu.ts';
import { registerCompany } from '../../builders/application.ts';
import { errorsOf, useBhbuFixture } from './fixture.ts';

const fixture = useBhbuFixture();

describe('a company that an administrator creates', () => {
  it('is active immediately, with the data as sent', async () => {
    const { server, admin } = fixture();
    const { id: accountManagerId } = await server.signIn({ role: 'AM', fullName: 'Citra Lestari' });
    const body = bhbuBody({ accountManagerId, hpPenanggungJawab: '0812 3333 4444' });
    const { status, json } = await server.request('POST', '/bhbu', { token: admin, body });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      idBHBU: json['id'],
      namaBHBU: body.namaBHBU,
      npwp: `0${body.npwp}`,
      status: 'AKTIF',
      isActive: true,
      hpPenanggungJawab: '+6281233334444',
      namaKabKota: 'Kota Bandung',
      namaAccountManager: 'Citra Lestari',
      nomorTiket: null,
      berkas: [],
      jumlahPeserta: { terdaftar: 0, valid: 0, tidakValid: 0 },
      jumlahAkun: 0,
    });
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordLabel, body.namaBHBU));
    expect(entry).toMatchObject({ action: 'bhbu.create', recordId: String(json['id']) });
  });

  it('is rejected with an error at each missing or invalid field', async () => {
    const { server, admin } = fixture();
    const response = await server.request('POST', '/bhbu', {
      token: admin,
      body: {
        ...bhbuBody({ nib: null, telp: '123', kabKota: '99.99' }),
        npwp: '12',
        namaPIC: undefined,
        jumlahKaryawan: 0,
      },
    });
    expect(response.status).toBe(422);
    expect(errorsOf(response)).toEqual({
      npwp: ['NPWP berisi 15 atau 16 angka'],
      telp: ['Tulis nomor telepon dengan kode area, misalnya 021-5551234'],
      jumlahKaryawan: ['Paling sedikit 1'],
      namaPIC: ['Wajib diisi'],
    });
    const region = await server.request('POST', '/bhbu', {
      token: admin,
      body: bhbuBody({ kabKota: '99.99' }),
    });
    expect(errorsOf(region)).toHaveProperty('kabKota');
    const licence = await server.request('POST', '/bhbu', {
      token: admin,
      body: bhbuBody({ nib: null }),
    });
    expect(errorsOf(licence)).toHaveProperty('nib');
  });

  it('is rejected at the NPWP with the name of the company that has it', async () => {
    const { server, admin, newCompany } = fixture();
    const first = await newCompany({ namaBHBU: 'PT Pemilik Nomor' });
    const response = await server.request('POST', '/bhbu', {
      token: admin,
      body: bhbuBody({ npwp: first.body.npwp }),
    });
    expect(response.status).toBe(422);
    expect(errorsOf(response)?.['npwp']?.[0]).toContain('PT Pemilik Nomor');
  });

  it('is assigned only to an active account manager', async () => {
    const { server, admin } = fixture();
    const { id: notOne } = await server.signIn({ role: 'LEGAL' });
    const { id: disabled } = await server.signIn({ role: 'AM', isActive: false });
    for (const accountManagerId of [notOne, disabled, 2_000_000_000]) {
      const response = await server.request('POST', '/bhbu', {
        token: admin,
        body: bhbuBody({ accountManagerId }),
      });
      expect(errorsOf(response)).toHaveProperty('accountManagerId');
    }
  });

  it('stores identity numbers encrypted and shows them masked', async () => {
    const { server, newCompany, get } = fixture();
    const [owner, head] = [newNik(), newNik()];
    const { id } = await newCompany({ npwp: owner, nikPenanggungJawab: head });
    const { json, text } = await get(id);
    expect(json['npwp']).toContain('•');
    expect(text).not.toContain(owner);
    expect(text).not.toContain(head);
    const [row] = await server.db.select().from(bhbu).where(eq(bhbu.id, id));
    const plain = { ...row, npwpEncrypted: undefined, nikPenanggungJawabEncrypted: undefined };
    expect(JSON.stringify(plain)).not.toMatch(new RegExp(`${owner}|${head}`));
    expect(server.readLogs()).not.toMatch(new RegExp(`${owner}|${head}`));
  });
});

describe('a company that is updated', () => {
  it('returns the data as sent and keeps identity numbers that are masked or missing', async () => {
    const { server, admin, newCompany, get, put } = fixture();
    const [owner, head] = [newNik(), newNik()];
    const { id, version } = await newCompany({ npwp: owner, nikPenanggungJawab: head });
    const masked = (await get(id)).json;
    const response = await put(id, { ...masked, sektor: 'Pengolahan rotan', version });
    expect(response.status, response.text).toBe(200);
    expect(response.json).toMatchObject({ sektor: 'Pengolahan rotan', version: version + 1 });
    const { json } = await server.request('POST', `/bhbu/pendaftaran/${id}/nomor`, {
      token: admin,
    });
    expect(json).toEqual({ npwp: owner, nikPenanggungJawab: head });
    const emptied = await put(id, { ...response.json, nikPenanggungJawab: null });
    expect(emptied.json['nikPenanggungJawab']).toBeNull();
  });

  it('is found by its key `idBHBU`', async () => {
    const { server, admin, newCompany } = fixture();
    const { id, body } = await newCompany();
    const response = await server.request('PUT', '/bhbu/updateBHBURequest', {
      token: admin,
      body: { ...body, idBHBU: id, namaPIC: 'Bima Baru' },
    });
    expect(response.json).toMatchObject({ id, namaPIC: 'Bima Baru' });
    const nameless = await server.request('PUT', '/bhbu/updateBHBURequest', { token: admin, body });
    expect(errorsOf(nameless)).toHaveProperty('id');
  });

  it('ignores fields that the server owns', async () => {
    const { newCompany, put } = fixture();
    const { id, body } = await newCompany();
    const owned = {
      status: 'NONAKTIF',
      isActive: false,
      invoiceAccount: 'K-1',
      skbBerlakuSampai: '2040-01-01',
      jumlahAkun: 9,
    };
    const response = await put(id, { ...body, ...owned });
    expect(response.status).toBe(200);
    expect(response.json).toMatchObject({
      status: 'AKTIF',
      isActive: true,
      invoiceAccount: null,
      skbBerlakuSampai: null,
    });
  });

  it('is rejected until its application is decided', async () => {
    const { server, put } = fixture();
    const { id } = await registerCompany(server);
    const response = await put(id, bhbuBody());
    expect(response.status).toBe(409);
    expect(response.json['detail']).toContain('belum diputuskan');
  });
});

describe('a company that updates its own data', () => {
  it('ignores fields of other roles and rejects changes of verified fields', async () => {
    const { server, newCompany, get, put } = fixture();
    const { id: manager } = await server.signIn({ role: 'AM' });
    const { id, body } = await newCompany({ accountManagerId: manager });
    const { token } = await server.signIn({ role: 'BHBU', bhbuId: id });
    const response = await put(
      id,
      { ...body, alamat: 'Jalan Pindah Nomor 99', accountManagerId: null, invoiceAccount: 'X' },
      token,
    );
    expect(response.status).toBe(200);
    expect(response.json).toMatchObject({
      alamat: 'Jalan Pindah Nomor 99',
      accountManagerId: manager,
      invoiceAccount: null,
    });
    const verified = await put(
      id,
      { ...body, namaBHBU: 'PT Nama Lain', bentuk: 'CV', npwp: newNpwp() },
      token,
    );
    expect(verified.status).toBe(422);
    expect(Object.keys(errorsOf(verified) ?? {})).toEqual(['namaBHBU', 'bentuk', 'npwp']);
    expect((await get(id, token)).json['namaBHBU']).toBe(body.namaBHBU);
  });

  it('cannot read or update another company', async () => {
    const { server, newCompany, get, put } = fixture();
    const [ownCompany, other] = [await newCompany(), await newCompany()];
    const { token } = await server.signIn({ role: 'BHBU', bhbuId: ownCompany.id });
    const read = await get(other.id, token);
    expect(read.status).toBe(404);
    expect(read.text).not.toContain(other.body.namaBHBU);
    expect((await put(other.id, other.body, token)).status).toBe(404);
    const { json } = await server.request('GET', '/bhbu?isActive=-1', { token });
    expect(json['totalRecords']).toBe(1);
  });
});
