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

const kipiBody = (overrides = {}) => ({
  jenis: 'TIDAK_SERIUS',
  keluhan: 'Lengan bengkak kemerahan',
  tanggalMulai: jakartaDay(server.now()),
  jamMulai: '10:00',
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
      { keluhan: 'Lengan bengkak kemerahan', tindakan: 'Kompres dingin', kesudahan: 'PULIH' },
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

  it('keeps what the report of a serious event asks for, encrypted', async () => {
    const { id } = await recordGivenDose();
    const details = {
      lamaGejala: '3 hari',
      tempat: 'Rumah pasien di Cimahi',
      kehamilan: 'TIDAK_HAMIL',
      riwayatKesehatan: 'Asma sejak kecil',
      vvm: 'A',
      vaksinLain: [{ vaksin: 'Influvac', tanggal: '2029-12-20', cara: 'IM', volumeMl: 0.5 }],
      pelaporan: [{ tujuan: 'PUSKESMAS', tanggal: jakartaDay(server.now()), nomor: 'P-1' }],
    };
    const created = await addKipi(id, kipiBody({ jenis: 'RAWAT_INAP', ...details }));
    expect(created.status).toBe(201);
    const read = await server.request('POST', `/Vaksinasi/rincian/${String(id)}`, {
      token: nurse.token,
    });
    expect(read.json['kipi']).toMatchObject([details]);
    const stored = JSON.stringify([
      await server.db.select().from(kipi),
      await server.db.select().from(auditLog),
      await server.db.select().from(idempotencyKey),
    ]);
    expect(stored).not.toMatch(/Asma|Cimahi|Influvac/);
  });

  it('recorded without them reads as empty', async () => {
    const { id } = await recordGivenDose();
    const { json } = await addKipi(id, kipiBody());
    const detail = encryptField(
      server.deps.keys,
      'kipi.detail',
      JSON.stringify({
        keluhan: 'Pusing',
        tindakan: null,
        kesudahan: 'PULIH',
      }),
    );
    await server.db
      .update(kipi)
      .set({ detail })
      .where(eq(kipi.id, json['id'] as number));
    const read = await server.request('POST', `/Vaksinasi/rincian/${String(id)}`, {
      token: nurse.token,
    });
    expect(read.json['kipi']).toMatchObject([{ keluhan: 'Pusing', vvm: null, vaksinLain: [] }]);
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
    ['tanggalMulai', { tanggalMulai: '2030-01-01' }],
    ['tanggalMulai', { jamMulai: '23:00' }],
    ['kesudahan', { jenis: 'MENINGGAL' }],
    ['kesudahan', { kesudahan: 'MENINGGAL' }],
    ['vaksinLain.0.tanggal', { vaksinLain: [{ vaksin: 'Influvac', tanggal: '2029-12-03' }] }],
    ['pelaporan.0.tanggal', { pelaporan: [{ tujuan: 'KOMDA', tanggal: '2030-01-01' }] }],
    ['pelaporan.0.tanggal', { pelaporan: [{ tujuan: 'KOMDA', tanggal: '2030-01-03' }] }],
    ['kehamilan', { kehamilan: 'HAMIL' }],
    ['keluhan', { keluhan: '' }],
    ['keluhan', { keluhan: 'NIK 3273050101900001' }],
  ])('is rejected at %s with %j', async (field, overrides) => {
    const { id } = await recordGivenDose();
    const response = await addKipi(id, kipiBody(overrides));
    expect(response.json['errors']).toHaveProperty(field);
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
});
