import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { encryptField } from '#server/platform/crypto/field-encryption.ts';
import { auditLog, idempotencyKey, kipi } from '#server/platform/db/schema/index.ts';
import { jakartaDay, doseBody, postponedBody } from '../../builders/vaksinasi.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from './fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let faskesId: VaksinasiFixture['faskesId'];
let nurse: VaksinasiFixture['nurse'];
let createPeserta: VaksinasiFixture['createPeserta'];
let record: VaksinasiFixture['record'];
beforeAll(() => {
  ({ server, faskesId, nurse, createPeserta, record } = fixture());
});

const symptom = (overrides = {}) => ({
  gejala: 'LAINNYA',
  uraian: 'Lengan bengkak kemerahan',
  tanggal: '2030-01-02',
  jam: '10:00',
  ...overrides,
});
const kipiBody = (overrides = {}) => ({
  jenis: 'TIDAK_SERIUS',
  manifestasi: [symptom()],
  tindakan: 'Kompres dingin',
  kesudahan: 'BELUM_PULIH',
  ...overrides,
});
const recordGivenDose = async () =>
  (await record(doseBody((await createPeserta()).id, faskesId))).json;
const addKipi = (id: unknown, sent: object, key = `k-${Math.random()}`) =>
  server.request('POST', `/Vaksinasi/${String(id)}/kipi`, {
    token: nurse.token,
    body: sent,
    headers: { 'idempotency-key': key },
  });

describe('an adverse event', () => {
  it('is recorded after a dose, encrypted, and updated', async () => {
    const { id, idPeserta } = await recordGivenDose();
    const created = await addKipi(id, kipiBody());
    expect(created.status).toBe(201);
    expect(created.json).toMatchObject({ idDosis: id, serius: false, laporPalingLambat: null });
    expect(created.text).not.toContain('bengkak');
    const change = (version: unknown) =>
      server.request('PUT', `/Vaksinasi/kipi/${String(created.json['id'])}`, {
        token: nurse.token,
        body: kipiBody({ kesudahan: 'PULIH', version }),
      });
    expect((await change(1)).json).toMatchObject({ version: 2 });
    expect((await change(1)).status).toBe(412);
    const read = await server.request('POST', `/Vaksinasi/rincian/${String(id)}`, {
      token: nurse.token,
    });
    expect(read.json['kipi']).toMatchObject([
      {
        manifestasi: [{ gejala: 'LAINNYA', uraian: 'Lengan bengkak kemerahan' }],
        tindakan: 'Kompres dingin',
        kesudahan: 'PULIH',
      },
    ]);
    const current = await server.request('GET', `/Vaksinasi/peserta/${String(idPeserta)}`, {
      token: nurse.token,
    });
    expect(current.json['dosis']).toMatchObject([{ jumlahKipi: 1, kipiSerius: false }]);
    const stored = JSON.stringify([
      await server.db.select().from(kipi),
      await server.db.select().from(auditLog),
      await server.db.select().from(idempotencyKey),
      server.readLogs(),
    ]);
    expect(stored).not.toMatch(/bengkak|Kompres/);
  });

  const read = async (id: unknown) =>
    (await server.request('POST', `/Vaksinasi/rincian/${String(id)}`, { token: nurse.token })).json[
      'kipi'
    ];

  it('keeps its form and, apart from that, its follow-up, encrypted', async () => {
    const { id } = await recordGivenDose();
    const today = jakartaDay(server.now());
    const form = {
      manifestasi: [
        symptom({ gejala: 'KEJANG', uraian: null, lama: 5, satuan: 'MENIT' }),
        symptom({ jam: '10:00', lama: null, satuan: null }),
      ],
      perawatan: [{ jenis: 'RAWAT_INAP', tempat: 'RSUD Cimahi', mulai: today }],
      tempat: 'Rumah pasien di Cimahi',
      kehamilan: 'TIDAK_HAMIL',
      riwayatKesehatan: 'Asma sejak kecil',
      kuSebelum: 'Baik',
      tempatPelayanan: 'KLINIK_IMUNISASI',
      profesiVaksinator: 'PERAWAT',
      vvm: 'A',
      pelarut: 'TIDAK_ADA',
      pelaporNama: 'dr. Sari',
      pelaporEmail: 'sari@contoh.test',
      vaksinLain: [{ vaksin: 'Influvac', tanggal: '2029-12-20', cara: 'IM', volumeMl: 0.5 }],
    };
    const created = await addKipi(id, kipiBody({ jenis: 'RAWAT_INAP', ...form }));
    expect(created.status).toBe(201);
    const kipiId = String(created.json['id']);
    const followUp = {
      pelaporan: [{ tujuan: 'PUSKESMAS', tanggal: today, nomor: 'P-1' }],
      pewawancara: [{ nama: 'dr. Budi' }],
      responden: [{ nama: 'Ibu Tuti', hubungan: 'Ibu' }],
      dilayaniVialSama: 9,
      sakitVialSama: 1,
      klasifikasi: 'KOINSIDEN',
      kausalitas: 'INDETERMINAN',
    };
    const follow = (body: object) =>
      server.request('PUT', `/Vaksinasi/kipi/tindakLanjut/${kipiId}`, { token: nurse.token, body });
    expect((await follow({ ...followUp, version: 1 })).json).toMatchObject({ version: 2 });
    expect((await follow({ ...followUp, version: 1 })).status).toBe(412);
    for (const [field, wrong] of [
      ['sakitVialSama', { sakitVialSama: 10 }],
      ['pelaporan.0.tanggal', { pelaporan: [{ tujuan: 'KOMDA', tanggal: '2030-01-01' }] }],
      ['pelaporan.0.tanggal', { pelaporan: [{ tujuan: 'KOMDA', tanggal: '2030-01-03' }] }],
      ['kausalitasTanggal', { kausalitasTanggal: '2030-01-03' }],
    ] as const) {
      expect((await follow({ ...followUp, ...wrong })).json['errors']).toHaveProperty([field]);
    }
    expect(await read(id)).toMatchObject([{ ...form, ...followUp }]);
    // A later correction of the form leaves the follow-up as it is.
    await server.request('PUT', `/Vaksinasi/kipi/${kipiId}`, {
      token: nurse.token,
      body: kipiBody({ jenis: 'RAWAT_INAP', ...form, vvm: 'B' }),
    });
    expect(await read(id)).toMatchObject([{ ...form, ...followUp, vvm: 'B' }]);
    const stored = JSON.stringify([
      await server.db.select().from(kipi),
      await server.db.select().from(auditLog),
      await server.db.select().from(idempotencyKey),
    ]);
    expect(stored).not.toMatch(/Asma|Cimahi|Influvac|Tuti|KOINSIDEN/);
  });

  it('recorded with one complaint reads as a symptom, and stays readable', async () => {
    const { id } = await recordGivenDose();
    const { json } = await addKipi(id, kipiBody());
    const store = async (data: object) => {
      const detail = encryptField(server.deps.keys, 'kipi.detail', JSON.stringify(data));
      await server.db
        .update(kipi)
        .set({ detail })
        .where(eq(kipi.id, json['id'] as number));
    };
    const old = { keluhan: 'Pusing', tindakan: null, kesudahan: 'PULIH' };
    await store({ ...old, lamaGejala: '3 hari' });
    const row = { gejala: 'LAINNYA', uraian: 'Pusing', jam: '10:00', lama: 3, satuan: 'HARI' };
    expect(await read(id)).toMatchObject([
      { manifestasi: [row], keluhan: null, vvm: null, vaksinLain: [], pelaporan: [] },
    ]);
    await store({ ...old, lamaGejala: 'sampai malam' });
    expect(await read(id)).toMatchObject([
      { manifestasi: [{ uraian: 'Pusing (sampai malam)', lama: null }] },
    ]);
    await store({ ...old, keluhan: 'Pusing sekali. '.repeat(20) });
    expect(await read(id)).toMatchObject([
      {
        manifestasi: [{ uraian: expect.stringMatching(/…$/) as string }],
        keluhan: expect.any(String) as string,
      },
    ]);
  });

  it('that worries the public is traced like a serious one', async () => {
    const { id } = await recordGivenDose();
    expect((await addKipi(id, kipiBody({ meresahkan: true }))).json).toMatchObject({
      serius: true,
      laporPalingLambat: '2030-01-03T03:00:00.000Z',
    });
  });

  it('that is serious has a deadline for its report', async () => {
    const { id } = await recordGivenDose();
    const created = await addKipi(id, kipiBody({ jenis: 'RAWAT_INAP' }));
    expect(created.json).toMatchObject({
      serius: true,
      laporPalingLambat: '2030-01-03T03:00:00.000Z',
    });
  });

  it.each([
    ['manifestasi', { manifestasi: [] }],
    ['manifestasi.0.tanggal', { manifestasi: [symptom({ tanggal: '2030-01-01' })] }],
    ['manifestasi.0.tanggal', { manifestasi: [symptom({ jam: '23:00' })] }],
    ['manifestasi.0.uraian', { manifestasi: [symptom({ uraian: '' })] }],
    ['manifestasi.0.satuan', { manifestasi: [symptom({ lama: 3 })] }],
    ['manifestasi.0.uraian', { manifestasi: [symptom({ uraian: 'NIK 3273050101900001' })] }],
    ['perawatan.1.jenis', { perawatan: [{ jenis: 'DARURAT' }, { jenis: 'TIDAK_ADA' }] }],
    ['tanggalPelarutan', { pelarut: 'ADA', tanggalPelarutan: '2030-01-03' }],
    ['jamDiketahui', { tanggalDiketahui: '2030-01-02' }],
    ['tanggalDiketahui', { tanggalDiketahui: '2030-01-02', jamDiketahui: '09:00' }],
    ['kesudahan', { jenis: 'MENINGGAL' }],
    ['kesudahan', { kesudahan: 'MENINGGAL' }],
    ['vaksinLain.0.tanggal', { vaksinLain: [{ vaksin: 'Influvac', tanggal: '2029-12-03' }] }],
    ['kehamilan', { kehamilan: 'HAMIL' }],
  ])('is rejected at %s with %j', async (field, overrides) => {
    const { id } = await recordGivenDose();
    const response = await addKipi(id, kipiBody(overrides));
    expect(response.json['errors']).toHaveProperty([field]);
  });

  it('requires a given dose', async () => {
    const off = await record(postponedBody((await createPeserta()).id, faskesId));
    expect((await addKipi(off.json['id'], kipiBody())).status).toBe(409);
    const { id } = await recordGivenDose();
    await server.request('PUT', `/Vaksinasi/batal/${String(id)}`, {
      token: nurse.token,
      body: { alasan: 'Salah orang' },
    });
    expect((await addKipi(id, kipiBody())).status).toBe(409);
    expect(await server.db.$count(kipi, eq(kipi.doseId, id as number))).toBe(0);
  });

  it('has a deadline from its finding, not from its recording', async () => {
    const { id } = await recordGivenDose();
    const found = { tanggalDiketahui: jakartaDay(server.now()), jamDiketahui: '10:00' };
    server.advanceTime(1_200_000);
    const created = await addKipi(id, kipiBody({ jenis: 'CACAT', ...found }));
    expect(created.json).toMatchObject({
      diketahui: '2030-01-02T03:00:00.000Z',
      laporPalingLambat: '2030-01-03T03:00:00.000Z',
    });
  });
});
