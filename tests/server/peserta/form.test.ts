import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { buildFaskes, buildPeserta, newNik, personBody } from '../../builders/peserta.ts';
import { errorsOf, usePesertaFixture, type PesertaFixture } from './fixture.ts';

type Overrides = Parameters<typeof personBody>[0];

const fixture = usePesertaFixture();
let server: PesertaFixture['server'];
let bhbuId: PesertaFixture['bhbuId'];
let otherBhbuId: PesertaFixture['otherBhbuId'];
let faskesId: PesertaFixture['faskesId'];
let admin: PesertaFixture['admin'];
let company: PesertaFixture['company'];
let otherCompany: PesertaFixture['otherCompany'];
let facility: PesertaFixture['facility'];
let register: PesertaFixture['register'];
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
    register,
    createPeserta,
    save,
    get,
    totalRecords: total,
  } = fixture());
});

describe('registering', () => {
  it("saves a person for the caller's company, with the NIK masked", async () => {
    const nik = newNik();
    const result = await register({ nik, idBHBU: otherBhbuId, idFaskes: faskesId });
    expect(result.status).toBe(201);
    expect(result.json).toMatchObject({
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
    expect(result.text).not.toContain(nik);
  });

  it('ignores fields that the server owns', async () => {
    const result = await register({
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
    expect(result.json).toMatchObject({
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
    ['a NIK rounded by Excel', { nik: '3.27305E+15' }, 'nik'],
    ['no NIK', { nik: null }, 'nik'],
    ['another person’s masked NIK', { nik: '3273••••••••0009' }, 'nik'],
    ['a child', { tanggalLahir: '2020-01-01' }, 'tanggalLahir'],
    ['a birth date in the future', { tanggalLahir: '2031-01-01' }, 'tanggalLahir'],
    ['a landline', { noHP: '021-5551234' }, 'noHP'],
    ['an unknown town', { kabKota: '99.99' }, 'kabKota'],
    ['no consent', { persetujuan: false }, 'persetujuan'],
    ['a family member without the employee', { kategori: 'KELUARGA' }, 'penanggung'],
    ['a foreigner without papers', { isWNI: false, nik: null }, 'noPaspor'],
    ['an identity number in a text field', { alamat: 'NIK 3273050101900001' }, 'alamat'],
    ['a grouped identity number in a text field', { nip: '3273 0501 0190 0001' }, 'nip'],
    ['a plan in the past', { rencanaTanggal: '2029-12-31' }, 'rencanaTanggal'],
    ['a facility that does not serve the company', { idFaskes: 2_000_000 }, 'idFaskes'],
  ])('rejects %s at its field', async (_, overrides, field) => {
    const result = await register(overrides);
    expect(result.status).toBe(422);
    expect(Object.keys(errorsOf(result) ?? {})).toContain(field);
  });

  it('accepts warnings and returns them', async () => {
    const result = await register({ jenisKelamin: 'P', tanggalLahir: '1990-12-31' });
    expect(result.status).toBe(201);
    expect(result.json).toMatchObject({
      statusData: 'VALID',
      alasan: [{ code: 'E06' }, { code: 'E07' }],
    });
  });

  it('rejects the same person in the same company, in any format of the NIK', async () => {
    const nik = newNik();
    await createPeserta({ nik });
    const again = await register({
      nik: `${nik.slice(0, 6)} ${nik.slice(6, 12)}.${nik.slice(12)}`,
    });
    expect(again.status).toBe(422);
    expect(errorsOf(again)?.['nik']?.[0]).toContain('sudah terdaftar');
  });

  it('saves a person of another company as invalid without revealing it', async () => {
    const nik = newNik();
    const first = await createPeserta({ nik });
    const second = await createPeserta({ nik }, otherCompany.token);
    expect(second).toMatchObject({
      statusData: 'INVALID',
      alasan: [{ code: 'E05', field: 'nik' }],
    });
    expect((await get(first.id)).json['statusData']).toBe('VALID');
    expect(await total(`nik=${nik}`)).toBe(2);
    expect(await total(`nik=${nik}`, company.token)).toBe(1);
    expect(await total(`nik=${nik}`, otherCompany.token)).toBe(1);

    // After the first is deleted, the second becomes valid at its next save.
    await server.request('DELETE', `/Peserta/${first.id}`, { token: company.token });
    const saved = await save(second, { ...personBody({ nik: second.nik }) }, otherCompany.token);
    expect(saved.json['statusData']).toBe('VALID');
  });

  it('identifies a foreigner by country and passport', async () => {
    const foreignerFields = {
      isWNI: false,
      nik: null,
      noKitas: '2C21JE0001-X',
      kategori: 'WNA_KARYAWAN',
    };
    const one = await createPeserta({ ...foreignerFields, noPaspor: 'tr 1234567', negara: 'JP' });
    expect(one.noPaspor).toBe('TR•••••67');
    const again = await register({ ...foreignerFields, noPaspor: 'TR1234567', negara: 'JP' });
    expect(Object.keys(errorsOf(again) ?? {})).toEqual(['noPaspor']);
    await createPeserta({ ...foreignerFields, noPaspor: 'TR1234567', negara: 'KR' });
    const nik = newNik();
    const resident = await createPeserta({
      ...foreignerFields,
      nik,
      noPaspor: 'TR7654321',
      negara: 'JP',
    });
    const found = await server.request('GET', `/Peserta?nik=${nik}`, { token: admin.token });
    expect((found.json['data'] as Peserta[]).map(each => each.id)).toEqual([resident.id]);
  });

  it('saves one of several simultaneous requests per company', async () => {
    const nik = newNik();
    const result = await Promise.all([
      ...Array.from({ length: 5 }, () => register({ nik })),
      ...Array.from({ length: 3 }, () => register({ nik }, otherCompany.token)),
    ]);
    expect(result.filter(({ status }) => status === 201)).toHaveLength(2);
    const rows = await server.db
      .select({ bhbuId: peserta.bhbuId, holds: peserta.holdsPerson, isValid: peserta.isValid })
      .from(peserta)
      .where(eq(peserta.id, result.find(one => one.status === 201)?.json['id'] as number));
    expect(rows).toHaveLength(1);
    expect(await total(`nik=${nik}&statusData=VALID`)).toBe(1);
    expect(await total(`nik=${nik}`)).toBe(2);
  });

  it('warns about a shared mobile number and a similar person', async () => {
    const noHP = '0813-9999-0001';
    for (let i = 0; i < 5; i++) await createPeserta({ noHP });
    expect((await createPeserta({ noHP })).alasan).toMatchObject([{ code: 'W03' }]);
    const nama = 'Siti Serupa';
    await createPeserta({ nama, tanggalLahir: '1991-02-03' });
    const twin = await createPeserta({ nama: 'SITI SERUPA', tanggalLahir: '1991-02-03' });
    expect(twin.alasan.map(one => one.code)).toContain('W02');
  });

  it('does not compare a person with a corrected NIK to their own earlier state', async () => {
    const noHP = '0813-9999-0002';
    const same = { nama: 'Rani Salah Ketik', tanggalLahir: '1992-03-04', noHP };
    const one = await createPeserta({ ...same, nik: newNik() });
    for (let i = 0; i < 4; i++) await createPeserta({ noHP });
    // Five people share the number, as long as the corrected person is not counted twice.
    const corrected = await save(one, personBody({ ...same, nik: newNik() }));
    expect(corrected.status).toBe(200);
    const warningsOf = ({ alasan }: Peserta) =>
      alasan.map(({ code }) => code).filter(code => code.startsWith('W'));
    expect(warningsOf(corrected.json as unknown as Peserta)).toEqual([]);
    // Another person with that name and birth date is a warning until deleted.
    const other = await createPeserta({ ...same, nik: newNik(), noHP: '0813-9999-0003' });
    expect(warningsOf(other)).toEqual(['W02']);
    await server.request('DELETE', `/Peserta/${one.id}`, { token: company.token });
    const again = await save(other, personBody({ ...same, nik: newNik(), noHP: '0813-9999-0003' }));
    expect(warningsOf(again.json as unknown as Peserta)).toEqual([]);
  });

  it('keeps a name as typed, without needless spaces, and finds it in any case', async () => {
    const one = await createPeserta({ nama: '  Siti   NurBaya  de\u00a0Jong ' });
    expect(one.nama).toBe('Siti NurBaya de Jong');
    const search = await server.request('GET', '/Peserta?q=nurbaya%20%20DE', company);
    expect((search.json as { data: Peserta[] }).data.map(({ id }) => id)).toEqual([one.id]);
    const twin = await createPeserta({
      nama: 'SITI nurbaya DE JONG',
      tanggalLahir: one.tanggalLahir,
    });
    expect(twin.alasan.map(({ code }) => code)).toContain('W02');
  });

  it('accepts any name', async () => {
    for (const nama of ["D'Angelo-Smith, S.T.", 'Žofie Ňuňez', 'Nguyễn Thị Ánh', 'Łukasz (Luk)']) {
      const one = await createPeserta({
        nama,
        alamat: `Jl. "<b>Melati</b>" & =1+1 😀 No. ${nama.length}`,
      });
      const read = (await get(one.id)).json as unknown as Peserta;
      expect(read.nama).toBe(nama);
      expect(read.alamat).toContain('<b>Melati</b>" & =1+1 😀');
    }
    const lone = await register({ alamat: 'Jalan Setengah \ud83d Nomor 1' });
    expect(lone.status).toBe(422);
    expect(lone.json['errors']).toHaveProperty('alamat');
  });
});

describe('saving', () => {
  it('keeps identity numbers that are missing or masked', async () => {
    const nik = newNik();
    const one = await createPeserta({ nik });
    const without = personBody({ nama: 'Tanpa Nik', nik: undefined });
    expect((await save(one, without)).json).toMatchObject({ nama: 'Tanpa Nik', nik: one.nik });
    expect((await save(one, personBody({ nik: one.nik }))).json['nik']).toBe(one.nik);
    const revealed = await server.request('POST', `/Peserta/identitas/${one.id}`, {
      token: company.token,
    });
    expect(revealed.json['nik']).toBe(nik);
  });

  it('checks a changed identity against other registrations', async () => {
    const existingNik = newNik();
    await createPeserta({ nik: existingNik });
    const one = await createPeserta();
    const result = await save(one, personBody({ nik: existingNik }));
    expect(Object.keys(errorsOf(result) ?? {})).toEqual(['nik']);
    const elsewhere = newNik();
    await createPeserta({ nik: elsewhere }, otherCompany.token);
    expect((await save(one, personBody({ nik: elsewhere }))).json).toMatchObject({
      statusData: 'INVALID',
      alasan: [{ code: 'E05' }],
    });
    expect((await save(one, personBody({ nik: newNik() }))).json['statusData']).toBe('VALID');
  });

  it('corrects what an import saved as invalid', async () => {
    const one = await buildPeserta(server.deps, {
      userId: company.id,
      bhbuId,
      noHP: 'tidak ada',
      kabKota: 'Bandoeng',
      kategori: 'Magang',
      issues: [
        { code: 'E09', field: 'noHP' },
        { code: 'E10', field: 'kabKota' },
      ],
    });
    const read = (await get(one.id, company.token)).json as unknown as Peserta;
    expect(read).toMatchObject({ statusData: 'INVALID', noHP: 'tidak ada', kabKota: 'Bandoeng' });
    const saved = await save(one, personBody({ nik: read.nik }));
    expect(saved.json).toMatchObject({ statusData: 'VALID', alasan: [] });
  });

  it('keeps known issues of unchanged fields, and refuses new ones', async () => {
    const one = await buildPeserta(server.deps, {
      userId: company.id,
      bhbuId,
      noHP: '0215551234',
      issues: [{ code: 'E09', field: 'noHP' }],
    });
    const read = (await get(one.id, company.token)).json as unknown as Peserta;
    // The form of the console groups the digits.
    const body = personBody({ nik: read.nik, noHP: '021-555-1234', pekerjaan: 'Perawat' });
    const saved = await save(one, body);
    expect(saved.json).toMatchObject({
      pekerjaan: 'Perawat',
      noHP: '0215551234',
      statusData: 'INVALID',
      alasan: [{ code: 'E09', field: 'noHP' }],
    });
    const stillWrong = await save(one, { ...body, noHP: '021-5559999' });
    expect(Object.keys(errorsOf(stillWrong) ?? {})).toEqual(['noHP']);
    const newlyWrong = await save(one, { ...body, kabKota: '99.99' });
    expect(Object.keys(errorsOf(newlyWrong) ?? {})).toEqual(['kabKota']);
    // A first save has no known issues.
    expect((await register({ noHP: '021-5551234' })).status).toBe(422);
  });

  it('answers a stale version with both versions masked', async () => {
    const one = await createPeserta();
    await save(one, personBody({ nik: one.nik, version: 1 }));
    const nik = newNik();
    const stale = await save(one, personBody({ nik, version: 1, nama: 'Terlambat' }));
    expect(stale.status).toBe(412);
    expect(stale.json).toMatchObject({ current: { version: 2 }, submitted: { nama: 'Terlambat' } });
    expect(stale.text).not.toContain(nik);
  });

  it('by a facility keeps the participant at the facility', async () => {
    const one = await createPeserta({ idFaskes: faskesId });
    const elsewhere = await buildFaskes(server.db, { serves: [bhbuId] });
    const saved = await save(
      one,
      personBody({ nik: one.nik, idFaskes: elsewhere, nama: 'Dari Faskes' }),
      facility.token,
    );
    expect(saved.json).toMatchObject({ idFaskes: faskesId, nama: 'Dari Faskes' });
  });

  it('masks the NIK in the guarantor field', async () => {
    const nik = newNik();
    const one = await createPeserta({ kategori: 'KELUARGA', penanggung: `Budi / ${nik}` });
    expect(one.penanggung).toBe(`Budi / 3273••••••••${nik.slice(12)}`);
    const saved = await save(
      one,
      personBody({ nik: one.nik, kategori: 'KELUARGA', penanggung: one.penanggung }),
    );
    expect(saved.json['penanggung']).toBe(one.penanggung);
    const { json } = await server.request('POST', `/Peserta/identitas/${one.id}`, {
      token: company.token,
    });
    expect(json['penanggung']).toBe(`Budi / ${nik}`);
  });
});
