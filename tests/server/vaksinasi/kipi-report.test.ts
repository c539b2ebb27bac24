import { and, desc, eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { KipiListItem } from '#contract/domains/vaksinasi/index.ts';
import { encryptHealth } from '#server/domains/vaksinasi/index.ts';
import { auditLog, type kipi } from '#server/platform/db/schema/index.ts';
import { buildDose, jakartaDay } from '../../builders/vaksinasi.ts';
import { buildKipi } from '../../builders/kipi.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from './fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let faskesId: VaksinasiFixture['faskesId'];
let nurse: VaksinasiFixture['nurse'];
let admin: VaksinasiFixture['admin'];
let createPeserta: VaksinasiFixture['createPeserta'];
beforeAll(() => {
  ({ server, faskesId, nurse, admin, createPeserta } = fixture());
});

/** Creates an adverse event after a dose of a new participant. */
async function createKipi(overrides: Partial<typeof kipi.$inferInsert> = {}, at = faskesId) {
  const { id: pesertaId } = await createPeserta({ idFaskes: at });
  const doseId = await buildDose(server.db, { pesertaId, faskesId: at });
  const now = server.now().toISOString();
  return {
    pesertaId,
    doseId,
    id: await buildKipi(server.db, { doseId, createdAt: now, ...overrides }),
  };
}

const serious = { jenis: 'RAWAT_INAP', serius: true } as const;

const reportBody = (overrides = {}) => ({
  tujuan: 'DINKES',
  tanggal: jakartaDay(server.now()),
  jam: '09:30',
  pelapor: 'dr. Sari',
  nomor: 'KIPI/12/2030',
  ...overrides,
});
const reportKipi = (id: number, sent: object, token = nurse.token) =>
  server.request('PUT', `/Vaksinasi/kipi/lapor/${id}`, { token, body: sent });
const cancelReport = (id: number, sent: object) =>
  server.request('PUT', `/Vaksinasi/kipi/batalLapor/${id}`, { token: nurse.token, body: sent });
const listKipi = async (query: string, token = nurse.token) => {
  const { json } = await server.request('GET', `/Vaksinasi/kipi?${query}`, { token });
  return { total: json['totalRecords'], ids: (json['data'] as KipiListItem[]).map(one => one.id) };
};
const listDoses = async (pesertaId: number) => {
  const { json } = await server.request('GET', `/Vaksinasi/peserta/${pesertaId}`, {
    token: nurse.token,
  });
  return json['dosis'];
};
const readAuditEntries = async (doseId: number) =>
  await server.db
    .select({
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .where(and(eq(auditLog.recordId, String(doseId)), like(auditLog.action, '%eportKipi')))
    .orderBy(desc(auditLog.id));

describe('an adverse event', () => {
  it('is reported, corrected and unreported, with each step in the audit log', async () => {
    const { id, pesertaId, doseId } = await createKipi(serious);
    expect(await listDoses(pesertaId)).toMatchObject([
      { kipiSerius: true, laporKipi: '2030-01-03T03:00:00.000Z', kipiDilaporkan: null },
    ]);

    const marked = await reportKipi(id, reportBody({ version: 1 }));
    const laporan = {
      tujuan: 'DINKES',
      pada: '2030-01-02T02:30:00.000Z',
      pelapor: 'dr. Sari',
      nomor: 'KIPI/12/2030',
    };
    expect(marked.json).toMatchObject({ laporan, version: 2, serius: true });
    expect(await listDoses(pesertaId)).toMatchObject([
      { kipiSerius: true, laporKipi: null, kipiDilaporkan: laporan.pada },
    ]);
    expect(await listKipi('serius=true&dilaporkan=false')).toMatchObject({ ids: [] });
    expect((await listKipi('dilaporkan=true')).ids).toContain(id);

    expect((await reportKipi(id, reportBody({ version: 1 }))).status).toBe(412);
    const corrected = reportBody({ tujuan: 'KEAMANAN_VAKSIN', nomor: null, version: 2 });
    expect((await reportKipi(id, corrected)).json).toMatchObject({
      laporan: { tujuan: 'KEAMANAN_VAKSIN', nomor: null },
    });

    const back = await cancelReport(id, { alasan: 'Belum terkirim', version: 3 });
    expect(back.json).toMatchObject({ laporan: null, version: 4 });
    expect(await listDoses(pesertaId)).toMatchObject([{ laporKipi: '2030-01-03T03:00:00.000Z' }]);
    expect((await cancelReport(id, { alasan: 'Sekali lagi' })).status).toBe(409);

    expect(await readAuditEntries(doseId)).toEqual([
      {
        action: 'vaksinasi.unreportKipi',
        before: { idKipi: id, ...laporan, tujuan: 'KEAMANAN_VAKSIN', nomor: null },
        after: null,
        reason: 'Belum terkirim',
      },
      {
        action: 'vaksinasi.reportKipi',
        before: { idKipi: id, ...laporan },
        after: { idKipi: id, ...laporan, tujuan: 'KEAMANAN_VAKSIN', nomor: null },
        reason: null,
      },
      {
        action: 'vaksinasi.reportKipi',
        before: { idKipi: id },
        after: { idKipi: id, ...laporan },
        reason: null,
      },
    ]);
  });

  it('that is not serious has no deadline and may be reported', async () => {
    const { id, pesertaId } = await createKipi();
    expect(await listDoses(pesertaId)).toMatchObject([{ laporKipi: null, kipiDilaporkan: null }]);
    expect((await reportKipi(id, reportBody())).json).toMatchObject({ laporPalingLambat: null });
    expect(await listDoses(pesertaId)).toMatchObject([
      { laporKipi: null, kipiDilaporkan: '2030-01-02T02:30:00.000Z' },
    ]);
  });

  it('that becomes serious must be reported again within a day', async () => {
    const { id, doseId } = await createKipi({
      detail: encryptHealth(server.deps.keys, 'kipi', { kesudahan: 'BELUM_PULIH' }),
    });
    await reportKipi(id, reportBody());
    server.advanceTime(1_200_000);
    const change = (jenis: string, tanggal = '2029-12-20', jam = '12:00') =>
      server.request('PUT', `/Vaksinasi/kipi/${id}`, {
        token: nurse.token,
        body: {
          jenis,
          manifestasi: [{ gejala: 'LAINNYA', uraian: 'Demam', tanggal, jam }],
          kesudahan: 'BELUM_PULIH',
        },
      });
    expect((await change('RAWAT_INAP')).json).toMatchObject({
      laporan: null,
      laporPalingLambat: '2030-01-03T03:20:00.000Z',
    });
    await reportKipi(id, reportBody());
    // An event that was already serious stays reported.
    expect((await change('CACAT')).json).toMatchObject({
      laporan: { pelapor: 'dr. Sari' },
      laporPalingLambat: '2030-01-03T03:20:00.000Z',
    });
    const late = await change('CACAT', '2030-01-02', '10:20');
    expect(late.json['errors']).toHaveProperty('manifestasi');
    const auditEntries = await server.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(
        and(eq(auditLog.recordId, String(doseId)), eq(auditLog.action, 'vaksinasi.changeKipi')),
      );
    expect(JSON.stringify(auditEntries)).not.toContain('Demam');
  });

  it.each([
    ['tanggal', { tanggal: '2030-01-03' }],
    ['tanggal', { tanggal: '2029-12-20', jam: '09:00' }],
    ['jam', { jam: '25:00' }],
    ['pelapor', { pelapor: ' ' }],
    ['tujuan', { tujuan: 'PUSKESMAS' }],
    ['nomor', { nomor: '3273050101900001' }],
  ])('is rejected at %s with %j', async (field, overrides) => {
    const { id } = await createKipi(serious);
    expect((await reportKipi(id, reportBody(overrides))).json['errors']).toHaveProperty(field);
  });

  it('is listed for the facility that reports it, without medical details', async () => {
    const other = fixture().otherFaskesId;
    const [own, theirs] = [await createKipi(serious), await createKipi(serious, other)];
    const owed = 'serius=true&dilaporkan=false&pageSize=500';
    expect((await listKipi(owed)).ids).toContain(own.id);
    expect((await listKipi(owed)).ids).not.toContain(theirs.id);
    expect((await listKipi(owed, fixture().otherNurse.token)).ids).toEqual([theirs.id]);
    const all = await listKipi(owed, admin.token);
    expect(all.ids).toEqual(expect.arrayContaining([own.id, theirs.id]));
    expect(all.total).toBe(all.ids.length);
    expect(await listKipi(`idFaskes=${other}`, admin.token)).toEqual({
      total: 1,
      ids: [theirs.id],
    });
    const { text } = await server.request('GET', `/Vaksinasi/kipi?${owed}`, { token: admin.token });
    expect(text).not.toMatch(/RAWAT_INAP|jenis|keluhan/);
    expect(text).not.toMatch(/\d{16}/);
  });
});
