import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Peserta } from '#contract/peserta/index.ts';
import { auditLog, peserta } from '#server/db/schema/index.ts';
import {
  buildBhbu,
  buildFaskes,
  buildPeserta,
  newNik,
  personBody,
} from '../../builders/peserta.ts';
import { startTestServer, type Told, type TestServer } from '../harness/server.ts';

let server: TestServer;
let bhbuId: number;
let otherBhbuId: number;
let faskesId: number;
let admin: { token: string; id: number };
let company: { token: string; id: number };
let otherCompany: { token: string; id: number };
let facility: { token: string; id: number };

beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  otherBhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  admin = await server.signIn({ role: 'ADMIN' });
  company = await server.signIn({ role: 'BHBU', bhbuId });
  otherCompany = await server.signIn({ role: 'BHBU', bhbuId: otherBhbuId });
  facility = await server.signIn({ role: 'FASKES', faskesId });
});
afterAll(() => server.stop());

type Overrides = Parameters<typeof personBody>[0];

const register = (overrides: Overrides = {}, token = company.token): Promise<Told> =>
  server.ask('POST', '/Peserta', { token, body: personBody(overrides) });
const made = async (overrides: Overrides = {}, token = company.token): Promise<Peserta> => {
  const told = await register(overrides, token);
  expect(told.json['errors']).toBeUndefined();
  expect(told.status).toBe(201);
  return told.json as unknown as Peserta;
};
const save = (one: { id: number }, body: object, token = company.token): Promise<Told> =>
  server.ask('PUT', `/Peserta/${one.id}`, { token, body });
const get = (id: number, token = admin.token): Promise<Told> =>
  server.ask('GET', `/Peserta/GetById/${id}`, { token });
const total = async (query: string, token = admin.token): Promise<unknown> =>
  (await server.ask('GET', `/Peserta?${query}`, { token })).json['totalRecords'];
const errorsOf = ({ json }: Told) => json['errors'] as Record<string, string[]> | undefined;

describe('registering', () => {
  it('keeps a person for the caller’s own company, with the NIK masked', async () => {
    const nik = newNik();
    const told = await register({ nik, idBHBU: otherBhbuId, idFaskes: faskesId });
    expect(told.status).toBe(201);
    expect(told.json).toMatchObject({
      idBHBU: bhbuId,
      namaBHBU: `PT Contoh ${bhbuId}`,
      namaFaskes: `Klinik Contoh ${faskesId}`,
      namaKabKota: 'Kota Bandung',
      userId: company.id,
      vaccinationType: 0,
      statusData: 'VALID',
      alasan: [],
      isActive: true,
      nik: `3273••••••••${nik.slice(12)}`,
      version: 1,
    });
    expect(told.text).not.toContain(nik);
  });

  it('takes nothing that the server owns', async () => {
    const told = await register({
      statusData: 'INVALID',
      userId: admin.id,
      vaccinationType: 2,
      isVoucher: true,
      isEligible: true,
      alasan: [{ code: 'E01', field: 'nik' }],
      tanggalVaksinasi: '2026-01-01',
      idImport: 9,
      createdBy: 'Orang lain',
    } as Overrides);
    expect(told.json).toMatchObject({
      statusData: 'VALID',
      userId: company.id,
      vaccinationType: 0,
      isVoucher: false,
      isEligible: null,
      tanggalVaksinasi: null,
      idImport: null,
    });
    const unknown = await register({ holdsPerson: true } as Overrides);
    expect(errorsOf(unknown)).toEqual({ holdsPerson: ['Isian ini tidak dikenal'] });
  });

  it.each<[string, Overrides, string]>([
    ['a NIK that is too short', { nik: '327305010190' }, 'nik'],
    ['a NIK with an impossible date', { nik: '3273053213900001' }, 'nik'],
    ['a NIK that Excel broke', { nik: '3.27305E+15' }, 'nik'],
    ['no NIK', { nik: null }, 'nik'],
    ['somebody else’s mask', { nik: '3273••••••••0009' }, 'nik'],
    ['a child', { tanggalLahir: '2020-01-01' }, 'tanggalLahir'],
    ['somebody unborn', { tanggalLahir: '2031-01-01' }, 'tanggalLahir'],
    ['a landline', { noHP: '021-5551234' }, 'noHP'],
    ['a town nobody knows', { kabKota: '99.99' }, 'kabKota'],
    ['no consent', { persetujuan: false }, 'persetujuan'],
    ['a family without its employee', { kategori: 'KELUARGA' }, 'penanggung'],
    ['a foreigner without papers', { isWNI: false, nik: null }, 'noPaspor'],
    ['an identity number where there is none', { alamat: 'NIK 3273050101900001' }, 'alamat'],
    ['the same, in groups', { nip: '3273 0501 0190 0001' }, 'nip'],
    ['a plan in the past', { rencanaTanggal: '2029-12-31' }, 'rencanaTanggal'],
    ['a facility that does not serve the company', { idFaskes: 2_000_000 }, 'idFaskes'],
  ])('refuses %s, at its field', async (_, overrides, field) => {
    const told = await register(overrides);
    expect(told.status).toBe(422);
    expect(Object.keys(errorsOf(told) ?? {})).toContain(field);
  });

  it('takes what is only worth a look, and says so', async () => {
    const told = await register({ jenisKelamin: 'P', tanggalLahir: '1990-12-31' });
    expect(told.status).toBe(201);
    expect(told.json).toMatchObject({
      statusData: 'VALID',
      alasan: [{ code: 'E06' }, { code: 'E07' }],
    });
  });

  it('refuses the same person in the same company, also when written apart', async () => {
    const nik = newNik();
    await made({ nik });
    const again = await register({
      nik: `${nik.slice(0, 6)} ${nik.slice(6, 12)}.${nik.slice(12)}`,
    });
    expect(again.status).toBe(422);
    expect(errorsOf(again)?.['nik']?.[0]).toContain('sudah terdaftar');
  });

  it('keeps the same person of another company as invalid, in words that tell nothing', async () => {
    const nik = newNik();
    const first = await made({ nik });
    const second = await made({ nik }, otherCompany.token);
    expect(second).toMatchObject({
      statusData: 'INVALID',
      alasan: [{ code: 'E05', field: 'nik' }],
    });
    expect((await get(first.id)).json['statusData']).toBe('VALID');
    expect(await total(`nik=${nik}`)).toBe(2);
    expect(await total(`nik=${nik}`, company.token)).toBe(1);
    expect(await total(`nik=${nik}`, otherCompany.token)).toBe(1);

    // When the first goes, the second is in order at its next save.
    await server.ask('DELETE', `/Peserta/${first.id}`, { token: company.token });
    const saved = await save(second, { ...personBody({ nik: second.nik }) }, otherCompany.token);
    expect(saved.json['statusData']).toBe('VALID');
  });

  it('tells a foreigner by country and passport', async () => {
    const papers = { isWNI: false, nik: null, noKitas: '2C21JE0001-X', kategori: 'WNA_KARYAWAN' };
    const one = await made({ ...papers, noPaspor: 'tr 1234567', negara: 'JP' });
    expect(one.noPaspor).toBe('TR•••••67');
    const again = await register({ ...papers, noPaspor: 'TR1234567', negara: 'JP' });
    expect(Object.keys(errorsOf(again) ?? {})).toEqual(['noPaspor']);
    await made({ ...papers, noPaspor: 'TR1234567', negara: 'KR' });
    const nik = newNik();
    const resident = await made({ ...papers, nik, noPaspor: 'TR7654321', negara: 'JP' });
    const found = await server.ask('GET', `/Peserta?nik=${nik}`, { token: admin.token });
    expect((found.json['data'] as Peserta[]).map(each => each.id)).toEqual([resident.id]);
  });

  it('lets one of many at once through', async () => {
    const nik = newNik();
    const told = await Promise.all([
      ...Array.from({ length: 5 }, () => register({ nik })),
      ...Array.from({ length: 3 }, () => register({ nik }, otherCompany.token)),
    ]);
    expect(told.filter(({ status }) => status === 201)).toHaveLength(2);
    const rows = await server.db
      .select({ bhbuId: peserta.bhbuId, holds: peserta.holdsPerson, isValid: peserta.isValid })
      .from(peserta)
      .where(eq(peserta.id, told.find(one => one.status === 201)?.json['id'] as number));
    expect(rows).toHaveLength(1);
    expect(await total(`nik=${nik}&statusData=VALID`)).toBe(1);
    expect(await total(`nik=${nik}`)).toBe(2);
  });

  it('says when a mobile number is many people’s, and when somebody looks like another', async () => {
    const noHP = '0813-9999-0001';
    for (let i = 0; i < 5; i++) await made({ noHP });
    expect((await made({ noHP })).alasan).toMatchObject([{ code: 'W03' }]);
    const nama = 'Siti Serupa';
    await made({ nama, tanggalLahir: '1991-02-03' });
    const twin = await made({ nama: 'SITI SERUPA', tanggalLahir: '1991-02-03' });
    expect(twin.alasan.map(one => one.code)).toContain('W02');
  });

  it('keeps what people are called, whatever it is', async () => {
    for (const nama of ["D'Angelo-Smith, S.T.", 'Žofie Ňuňez', 'Nguyễn Thị Ánh', 'Łukasz (Luk)']) {
      const one = await made({ nama, alamat: `Jl. "<b>Melati</b>" & =1+1 😀 No. ${nama.length}` });
      const read = (await get(one.id)).json as unknown as Peserta;
      expect(read.nama).toBe(nama);
      expect(read.alamat).toContain('<b>Melati</b>" & =1+1 😀');
    }
    const lone = await register({ alamat: 'Jalan Setengah \ud83d Nomor 1' });
    expect(lone.status).toBe(201);
  });
});

describe('saving', () => {
  it('leaves identity numbers that are left out or come back masked', async () => {
    const nik = newNik();
    const one = await made({ nik });
    const { nik: _, ...without } = personBody({ nama: 'Tanpa Nik' });
    expect((await save(one, without)).json).toMatchObject({ nama: 'Tanpa Nik', nik: one.nik });
    expect((await save(one, personBody({ nik: one.nik }))).json['nik']).toBe(one.nik);
    const revealed = await server.ask('POST', `/Peserta/identitas/${one.id}`, {
      token: company.token,
    });
    expect(revealed.json['nik']).toBe(nik);
  });

  it('checks a changed identity against the others', async () => {
    const taken = newNik();
    await made({ nik: taken });
    const one = await made();
    const told = await save(one, personBody({ nik: taken }));
    expect(Object.keys(errorsOf(told) ?? {})).toEqual(['nik']);
    const elsewhere = newNik();
    await made({ nik: elsewhere }, otherCompany.token);
    expect((await save(one, personBody({ nik: elsewhere }))).json).toMatchObject({
      statusData: 'INVALID',
      alasan: [{ code: 'E05' }],
    });
    expect((await save(one, personBody({ nik: newNik() }))).json['statusData']).toBe('VALID');
  });

  it('mends what an import kept as invalid', async () => {
    const one = await buildPeserta(server.deps, {
      userId: company.id,
      bhbuId,
      noHP: 'tidak ada',
      kabKota: 'Bandoeng',
      kategori: 'Magang',
      findings: [
        { code: 'E09', field: 'noHP' },
        { code: 'E10', field: 'kabKota' },
      ],
    });
    const read = (await get(one.id, company.token)).json as unknown as Peserta;
    expect(read).toMatchObject({ statusData: 'INVALID', noHP: 'tidak ada', kabKota: 'Bandoeng' });
    const saved = await save(one, personBody({ nik: read.nik }));
    expect(saved.json).toMatchObject({ statusData: 'VALID', alasan: [] });
  });

  it('answers a stale version with both, masked', async () => {
    const one = await made();
    await save(one, personBody({ nik: one.nik, version: 1 }));
    const nik = newNik();
    const stale = await save(one, personBody({ nik, version: 1, nama: 'Terlambat' }));
    expect(stale.status).toBe(412);
    expect(stale.json).toMatchObject({ current: { version: 2 }, submitted: { nama: 'Terlambat' } });
    expect(stale.text).not.toContain(nik);
  });

  it('keeps a facility’s participants at the facility', async () => {
    const one = await made({ idFaskes: faskesId });
    const elsewhere = await buildFaskes(server.db, { serves: [bhbuId] });
    const saved = await save(
      one,
      personBody({ nik: one.nik, idFaskes: elsewhere, nama: 'Dari Faskes' }),
      facility.token,
    );
    expect(saved.json).toMatchObject({ idFaskes: faskesId, nama: 'Dari Faskes' });
  });

  it('hides the NIK of an employee in whose family somebody is', async () => {
    const nik = newNik();
    const one = await made({ kategori: 'KELUARGA', penanggung: `Budi / ${nik}` });
    expect(one.penanggung).toBe(`Budi / 3273••••••••${nik.slice(12)}`);
    const saved = await save(
      one,
      personBody({ nik: one.nik, kategori: 'KELUARGA', penanggung: one.penanggung }),
    );
    expect(saved.json['penanggung']).toBe(one.penanggung);
    const { json } = await server.ask('POST', `/Peserta/identitas/${one.id}`, {
      token: company.token,
    });
    expect(json['penanggung']).toBe(`Budi / ${nik}`);
  });
});

describe('a life', () => {
  const act = (verb: string, path: string, body?: object, token = company.token) =>
    server.ask(verb, path, { token, ...(body ? { body } : {}) });

  it('is set aside for a reason, and brought back', async () => {
    const one = await made();
    const path = `/peserta/updatenonaktif/${one.id}`;
    expect(errorsOf(await act('PUT', path, { isActive: false }))).toHaveProperty('alasan');
    const aside = await act('PUT', path, { isActive: false, alasan: 'Pindah kerja' });
    expect(aside.json).toMatchObject({ isActive: false, alasanNonaktif: 'Pindah kerja' });
    const back = await act('PUT', path, { isActive: true });
    expect(back.json).toMatchObject({ isActive: true, alasanNonaktif: null, version: 3 });
  });

  it('is deleted by either path, and restored unless the person is there again', async () => {
    const nik = newNik();
    const one = await made({ nik });
    const gone = await act('DELETE', `Peserta/deleteById/${one.id}`.replace(/^/, '/'));
    expect(gone.json['deletedAt']).not.toBeNull();
    expect((await get(one.id)).status).toBe(404);
    expect((await act('DELETE', `/Peserta/${one.id}`)).status).toBe(404);
    const back = await act('POST', `/Peserta/pulihkan/${one.id}`);
    expect(back.json).toMatchObject({ deletedAt: null, statusData: 'VALID' });

    await act('DELETE', `/Peserta/${one.id}`);
    await made({ nik });
    const refused = await act('POST', `/Peserta/pulihkan/${one.id}`);
    expect(refused.json).toMatchObject({ status: 409, code: 'KEADAAN_SALAH' });
  });

  it('restored after somebody else took the person on is kept as invalid', async () => {
    const nik = newNik();
    const one = await made({ nik });
    await act('DELETE', `/Peserta/${one.id}`);
    await made({ nik }, otherCompany.token);
    const back = await act('POST', `/Peserta/pulihkan/${one.id}`);
    expect(back.json).toMatchObject({ statusData: 'INVALID', alasan: [{ code: 'E05' }] });
  });

  it('of many goes on where one cannot', async () => {
    const mine = [await made(), await made()];
    const foreign = await made({}, otherCompany.token);
    const ids = [mine[0]?.id, foreign.id, mine[1]?.id, 2_000_000_000];
    const told = await act('POST', '/Peserta/banyak', { ids, act: 'hapus' });
    expect(told.status).toBe(200);
    expect(told.json['done']).toEqual([mine[0]?.id, mine[1]?.id]);
    expect((told.json['failed'] as { id: number }[]).map(one => one.id)).toEqual([
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

  it('is not ended by a facility', async () => {
    const one = await made({ idFaskes: faskesId });
    const body = { ids: [one.id], act: 'hapus' };
    expect((await act('POST', '/Peserta/banyak', body, facility.token)).status).toBe(403);
    expect((await act('DELETE', `/Peserta/${one.id}`, undefined, facility.token)).status).toBe(403);
    expect((await get(one.id, facility.token)).status).toBe(200);
  });
});

describe('the list', () => {
  it('reaches as far as the caller', async () => {
    const legal = await server.signIn({ role: 'LEGAL' });
    const uploaded = await buildPeserta(server.deps, { userId: legal.id, bhbuId });
    const list = async (token: string, path = '/Peserta') =>
      (await server.ask('GET', `${path}?pageSize=500`, { token })).json['data'] as Peserta[];
    expect((await list(legal.token)).map(one => one.id)).toEqual([uploaded.id]);
    expect(new Set((await list(company.token)).map(one => one.idBHBU))).toEqual(new Set([bhbuId]));
    expect(new Set((await list(facility.token)).map(one => one.idFaskes))).toEqual(
      new Set([faskesId]),
    );
    const own = await list(company.token, '/Peserta/getByUserId');
    expect(own.map(one => one.id)).toContain(uploaded.id);
    expect(await list(admin.token, '/Peserta/getByUserId')).toEqual([]);
    const asked = await server.ask('GET', `/Peserta/getByUserId?userId=${company.id}`, {
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
  ])('gives nothing for %s', async query => {
    const asked = query
      .replace('{foreign}', String(otherBhbuId))
      .replace('{foreignUser}', String(otherCompany.id));
    expect(await total(asked, company.token)).toBe(0);
  });

  it('finds by part of a name, by mobile number, by NIK, and takes no wildcard', async () => {
    const nik = newNik();
    const one = await made({ nik, nama: 'Zulaikha Wirasakti', noHP: '0819-1234-5678' });
    for (const q of ['laikha', 'WIRA', '0819 1234 5678', nik]) {
      const { json } = await server.ask('GET', `/Peserta?q=${encodeURIComponent(q)}`, {
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

  it('sorts and pages the same way whatever the order', async () => {
    for (const sortBy of ['createdAt', 'nama', 'tanggalLahir', 'statusData', 'modifiedAt']) {
      for (const sortOrder of ['asc', 'DESC']) {
        const ids: number[] = [];
        for (let page = 1; ; page++) {
          const { json } = await server.ask(
            'GET',
            `/Peserta?sortBy=${sortBy}&sortOrder=${sortOrder}&pageSize=20&pageNumber=${page}`,
            { token: company.token },
          );
          ids.push(...(json['data'] as Peserta[]).map(one => one.id));
          if (json['nextPage'] === null) {
            expect(ids).toHaveLength(json['totalRecords'] as number);
            break;
          }
        }
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
  });

  it('takes an empty filter for none, and -1 for all', async () => {
    const all = await total('');
    expect(await total('idFaskes=&isWNI=&statusData=&nik=&userId=&isActive=-1')).toBe(all);
    const active = (await total('isActive=1')) as number;
    const inactive = (await total('isActive=0')) as number;
    expect(active + inactive).toBe(all);
  });
});

describe('the trail', () => {
  it('says what was done, and never a number', async () => {
    const nik = newNik();
    const one = await made({ nik });
    const other = newNik();
    await save(one, personBody({ nik: other, nama: 'Nama Baru' }));
    await server.ask('POST', `/Peserta/identitas/${one.id}`, { token: company.token });
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

  it('of a revealed number keeps no answer, also under an Idempotency-Key', async () => {
    const one = await made();
    const headers = { 'idempotency-key': 'lihat-1' };
    for (let i = 0; i < 2; i++) {
      const told = await server.ask('POST', `/Peserta/identitas/${one.id}`, {
        token: company.token,
        headers,
      });
      expect(told.status).toBe(200);
    }
    const count = await server.db.$count(auditLog, eq(auditLog.recordId, String(one.id)));
    expect(count).toBe(3);
  });
});
