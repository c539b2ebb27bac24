import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { buildPeserta, newNik, personBody } from '../../builders/peserta.ts';
import { errorsOf, usePesertaFixture, type PesertaFixture } from './fixture.ts';

const fixture = usePesertaFixture();
let server: PesertaFixture['server'];
let bhbuId: PesertaFixture['bhbuId'];
let otherBhbuId: PesertaFixture['otherBhbuId'];
let faskesId: PesertaFixture['faskesId'];
let admin: PesertaFixture['admin'];
let company: PesertaFixture['company'];
let otherCompany: PesertaFixture['otherCompany'];
let facility: PesertaFixture['facility'];
let createPeserta: PesertaFixture['createPeserta'];
let save: PesertaFixture['save'];
let get: PesertaFixture['get'];
let total: PesertaFixture['totalRecords'];
beforeAll(() => {
  ({
    server,
    bhbuId,
    otherBhbuId,
    faskesId,
    admin,
    company,
    otherCompany,
    facility,
    createPeserta,
    save,
    get,
    totalRecords: total,
  } = fixture());
});

describe('the lifecycle', () => {
  const act = (method: string, path: string, body?: object, token = company.token) =>
    server.request(method, path, { token, ...(body ? { body } : {}) });

  it('deactivates with a reason and activates', async () => {
    const one = await createPeserta();
    const path = `/peserta/updatenonaktif/${one.id}`;
    expect(errorsOf(await act('PUT', path, { isActive: false }))).toHaveProperty('alasan');
    const aside = await act('PUT', path, { isActive: false, alasan: 'Pindah kerja' });
    expect(aside.json).toMatchObject({ isActive: false, alasanNonaktif: 'Pindah kerja' });
    const back = await act('PUT', path, { isActive: true });
    expect(back.json).toMatchObject({ isActive: true, alasanNonaktif: null, version: 3 });
  });

  it('rejects a reason that was cut within a character', async () => {
    const { id } = await createPeserta();
    const path = `/Peserta/updatenonaktif/${id}`;
    const aside = await act('PUT', path, { isActive: false, alasan: 'Pindah \ud83d' });
    expect(errorsOf(aside)).toHaveProperty('alasan');
    const many = { ids: [id], act: 'nonaktif', alasan: '\udc00 lagi' };
    expect(errorsOf(await act('POST', '/Peserta/banyak', many))).toHaveProperty('alasan');
  });

  it('deletes by either path and restores unless the person is registered again', async () => {
    const nik = newNik();
    const one = await createPeserta({ nik });
    const gone = await act('DELETE', `Peserta/deleteById/${one.id}`.replace(/^/, '/'));
    expect(gone.json['deletedAt']).not.toBeNull();
    expect((await get(one.id)).status).toBe(404);
    expect((await act('DELETE', `/Peserta/${one.id}`)).status).toBe(404);
    const back = await act('POST', `/Peserta/pulihkan/${one.id}`);
    expect(back.json).toMatchObject({ deletedAt: null, statusData: 'VALID' });

    await act('DELETE', `/Peserta/${one.id}`);
    await createPeserta({ nik });
    const refused = await act('POST', `/Peserta/pulihkan/${one.id}`);
    expect(refused.json).toMatchObject({ status: 409, code: 'KEADAAN_SALAH' });
  });

  it('restores as invalid when another company registered the person meanwhile', async () => {
    const nik = newNik();
    const one = await createPeserta({ nik });
    await act('DELETE', `/Peserta/${one.id}`);
    await createPeserta({ nik }, otherCompany.token);
    const back = await act('POST', `/Peserta/pulihkan/${one.id}`);
    expect(back.json).toMatchObject({ statusData: 'INVALID', alasan: [{ code: 'E05' }] });
  });

  it('continues a bulk action after one record fails', async () => {
    const ownRecords = [await createPeserta(), await createPeserta()];
    const foreign = await createPeserta({}, otherCompany.token);
    const ids = [ownRecords[0]?.id, foreign.id, ownRecords[1]?.id, 2_000_000_000];
    const response = await act('POST', '/Peserta/banyak', { ids, act: 'hapus' });
    expect(response.status).toBe(200);
    expect(response.json['done']).toEqual([ownRecords[0]?.id, ownRecords[1]?.id]);
    expect((response.json['failed'] as { id: number }[]).map(one => one.id)).toEqual([
      foreign.id,
      2_000_000_000,
    ]);
    expect((await get(foreign.id)).status).toBe(200);
    const back = await act('POST', '/Peserta/banyak', { ids, act: 'pulihkan' });
    expect(back.json['done']).toHaveLength(2);
    expect(errorsOf(await act('POST', '/Peserta/banyak', { ids, act: 'nonaktif' }))).toHaveProperty(
      'alasan',
    );
  });

  it('is closed to a facility', async () => {
    const one = await createPeserta({ idFaskes: faskesId });
    const body = { ids: [one.id], act: 'hapus' };
    expect((await act('POST', '/Peserta/banyak', body, facility.token)).status).toBe(403);
    expect((await act('DELETE', `/Peserta/${one.id}`, undefined, facility.token)).status).toBe(403);
    expect((await get(one.id, facility.token)).status).toBe(200);
  });
});

describe('the list', () => {
  it('is limited to the scope of the caller', async () => {
    const legal = await server.signIn({ role: 'LEGAL' });
    const uploaded = await buildPeserta(server.deps, { userId: legal.id, bhbuId });
    const list = async (token: string, path = '/Peserta') =>
      (await server.request('GET', `${path}?pageSize=500`, { token })).json['data'] as Peserta[];
    expect((await list(legal.token)).map(one => one.id)).toEqual([uploaded.id]);
    expect(new Set((await list(company.token)).map(one => one.idBHBU))).toEqual(new Set([bhbuId]));
    expect(new Set((await list(facility.token)).map(one => one.idFaskes))).toEqual(
      new Set([faskesId]),
    );
    const own = await list(company.token, '/Peserta/getByUserId');
    expect(own.map(one => one.id)).toContain(uploaded.id);
    expect(await list(admin.token, '/Peserta/getByUserId')).toEqual([]);
    const asked = await server.request('GET', `/Peserta/getByUserId?userId=${company.id}`, {
      token: company.token,
    });
    expect(asked.json['totalRecords']).toBe(own.length);
    expect(asked.json['pageSize']).toBe(10);
  });

  it.each([
    'idBHBU={foreign}',
    'userId={foreignUser}',
    'idFaskes=1&idBHBU={foreign}',
    'nik=3273053213900001',
  ])('returns nothing for %s', async query => {
    const asked = query
      .replace('{foreign}', String(otherBhbuId))
      .replace('{foreignUser}', String(otherCompany.id));
    expect(await total(asked, company.token)).toBe(0);
  });

  it('finds by part of a name, mobile number or NIK, and escapes wildcards', async () => {
    const nik = newNik();
    const one = await createPeserta({ nik, nama: 'Zulaikha Wirasakti', noHP: '0819-1234-5678' });
    for (const q of ['laikha', 'WIRA', '0819 1234 5678', nik]) {
      const { json } = await server.request('GET', `/Peserta?q=${encodeURIComponent(q)}`, {
        token: company.token,
      });
      expect(
        (json['data'] as Peserta[]).map(each => each.id),
        q,
      ).toEqual([one.id]);
      expect(json['totalRecords']).toBe(1);
    }
    expect(await total('q=%25aikha')).toBe(0);
    expect(await total('q=_aikha')).toBe(0);
  });

  it('sorts and pages consistently in every order', async () => {
    for (const sortBy of [
      'createdAt',
      'nama',
      'tanggalLahir',
      'statusData',
      'modifiedAt',
      'rencanaTanggal',
    ]) {
      for (const sortOrder of ['asc', 'DESC']) {
        const ids: number[] = [];
        const list = await server.request(
          'GET',
          `/Peserta?sortBy=${sortBy}&sortOrder=${sortOrder}&pageSize=500`,
          { token: company.token },
        );
        for (let page = 1; ; page++) {
          const { json } = await server.request(
            'GET',
            `/Peserta?sortBy=${sortBy}&sortOrder=${sortOrder}&pageSize=3&pageNumber=${page}`,
            { token: company.token },
          );
          ids.push(...(json['data'] as Peserta[]).map(one => one.id));
          if (json['nextPage'] === null) {
            expect(ids).toHaveLength(json['totalRecords'] as number);
            break;
          }
        }
        expect(ids).toEqual((list.json['data'] as Peserta[]).map(one => one.id));
      }
    }
  });

  it('returns rows without waiting for the total, which has a separate call', async () => {
    const quick = async (page: number, filter = '') =>
      (
        await server.request(
          'GET',
          `/Peserta?tanpaTotal=true&pageSize=5&pageNumber=${page}${filter}`,
          {
            token: company.token,
          },
        )
      ).json;
    const { json } = await server.request('GET', '/Peserta/jumlah', { token: company.token });
    const all = json['totalRecords'] as number;
    expect(all).toBe(await total('', company.token));
    // Where the stored counts apply, the exact total is free.
    expect(await quick(1)).toMatchObject({ totalRecords: all, nextPage: 2 });
    expect(await quick(1, '&q=e')).toMatchObject({ totalRecords: 6, nextPage: 2 });
    expect((await quick(99, '&q=e'))['totalRecords']).toBe(await total('q=e', company.token));
    const last = Math.ceil(all / 5);
    expect(await quick(last)).toMatchObject({ totalRecords: all, nextPage: null });
    expect(await quick(1, '&q=tidak%20ada')).toMatchObject({ totalRecords: 0, data: [] });
  });

  it('treats an empty filter as absent and -1 as all', async () => {
    const all = await total('');
    expect(await total('idFaskes=&isWNI=&statusData=&nik=&userId=&isActive=-1')).toBe(all);
    const active = (await total('isActive=1')) as number;
    const inactive = (await total('isActive=0')) as number;
    expect(active + inactive).toBe(all);
  });
});

describe('the audit log', () => {
  it('contains the change and never an identity number', async () => {
    const nik = newNik();
    const one = await createPeserta({ nik });
    const other = newNik();
    await save(one, personBody({ nik: other, nama: 'Nama Baru' }));
    await server.request('POST', `/Peserta/identitas/${one.id}`, { token: company.token });
    const rows = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, String(one.id)))
      .orderBy(auditLog.id);
    expect(rows.map(row => row.action)).toEqual([
      'peserta.create',
      'peserta.update',
      'peserta.reveal',
    ]);
    expect(rows[1]).toMatchObject({
      before: { nama: one.nama },
      after: { nama: 'Nama Baru', nomorDiubah: ['nik'] },
    });
    expect(JSON.stringify(rows)).not.toMatch(/\d{16}/);
  });

  it('logs each reveal and stores no answer under an Idempotency-Key', async () => {
    const one = await createPeserta();
    const headers = { 'idempotency-key': 'lihat-1' };
    for (let i = 0; i < 2; i++) {
      const response = await server.request('POST', `/Peserta/identitas/${one.id}`, {
        token: company.token,
        headers,
      });
      expect(response.status).toBe(200);
    }
    const count = await server.db.$count(auditLog, eq(auditLog.recordId, String(one.id)));
    expect(count).toBe(3);
  });
});
