import { and, desc, eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { KipiListed } from '#contract/dosis/index.ts';
import { auditLog, type kipi } from '#server/db/schema/index.ts';
import { buildDosis, dayFrom } from '../../builders/dosis.ts';
import { buildKipi } from '../../builders/kipi.ts';
import { useWorld, type World } from './world.ts';

const world = useWorld();
let server: World['server'];
let faskesId: World['faskesId'];
let nurse: World['nurse'];
let admin: World['admin'];
let somebody: World['somebody'];
beforeAll(() => {
  ({ server, faskesId, nurse, admin, somebody } = world());
});

/** Creates an adverse event after a dose of a new participant. */
async function event(overrides: Partial<typeof kipi.$inferInsert> = {}, at = faskesId) {
  const { id: pesertaId } = await somebody({ idFaskes: at });
  const dosisId = await buildDosis(server.db, { pesertaId, faskesId: at });
  const now = server.now().toISOString();
  return {
    pesertaId,
    dosisId,
    id: await buildKipi(server.db, { dosisId, createdAt: now, ...overrides }),
  };
}

const serious = { kind: 'RAWAT_INAP', isSerious: true } as const;

const body = (overrides = {}) => ({
  tujuan: 'DINKES',
  tanggal: dayFrom(server.now()),
  jam: '09:30',
  pelapor: 'dr. Sari',
  nomor: 'KIPI/12/2030',
  ...overrides,
});
const report = (id: number, sent: object, token = nurse.token) =>
  server.ask('PUT', `/Vaksinasi/kipi/lapor/${id}`, { token, body: sent });
const takeBack = (id: number, sent: object) =>
  server.ask('PUT', `/Vaksinasi/kipi/batalLapor/${id}`, { token: nurse.token, body: sent });
const listed = async (query: string, token = nurse.token) => {
  const { json } = await server.ask('GET', `/Vaksinasi/kipi?${query}`, { token });
  return { total: json['totalRecords'], ids: (json['data'] as KipiListed[]).map(one => one.id) };
};
const dosesOf = async (pesertaId: number) => {
  const { json } = await server.ask('GET', `/Vaksinasi/peserta/${pesertaId}`, {
    token: nurse.token,
  });
  return json['dosis'];
};
const deeds = async (dosisId: number) =>
  await server.db
    .select({
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .where(and(eq(auditLog.recordId, String(dosisId)), like(auditLog.action, '%eportKipi')))
    .orderBy(desc(auditLog.id));

describe('an adverse event', () => {
  it('is reported, corrected and unreported, with each step in the audit log', async () => {
    const { id, pesertaId, dosisId } = await event(serious);
    expect(await dosesOf(pesertaId)).toMatchObject([
      { kipiSerius: true, laporKipi: '2030-01-03T03:00:00.000Z', kipiDilaporkan: null },
    ]);

    const marked = await report(id, body({ version: 1 }));
    const laporan = {
      tujuan: 'DINKES',
      pada: '2030-01-02T02:30:00.000Z',
      pelapor: 'dr. Sari',
      nomor: 'KIPI/12/2030',
    };
    expect(marked.json).toMatchObject({ laporan, version: 2, serius: true });
    expect(await dosesOf(pesertaId)).toMatchObject([
      { kipiSerius: true, laporKipi: null, kipiDilaporkan: laporan.pada },
    ]);
    expect(await listed('serius=true&dilaporkan=false')).toMatchObject({ ids: [] });
    expect((await listed('dilaporkan=true')).ids).toContain(id);

    expect((await report(id, body({ version: 1 }))).status).toBe(412);
    const mended = body({ tujuan: 'KEAMANAN_VAKSIN', nomor: null, version: 2 });
    expect((await report(id, mended)).json).toMatchObject({
      laporan: { tujuan: 'KEAMANAN_VAKSIN', nomor: null },
    });

    const back = await takeBack(id, { alasan: 'Belum terkirim', version: 3 });
    expect(back.json).toMatchObject({ laporan: null, version: 4 });
    expect(await dosesOf(pesertaId)).toMatchObject([{ laporKipi: '2030-01-03T03:00:00.000Z' }]);
    expect((await takeBack(id, { alasan: 'Sekali lagi' })).status).toBe(409);

    expect(await deeds(dosisId)).toEqual([
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
    const { id, pesertaId } = await event();
    expect(await dosesOf(pesertaId)).toMatchObject([{ laporKipi: null, kipiDilaporkan: null }]);
    expect((await report(id, body())).json).toMatchObject({ laporPalingLambat: null });
    expect(await dosesOf(pesertaId)).toMatchObject([
      { laporKipi: null, kipiDilaporkan: '2030-01-02T02:30:00.000Z' },
    ]);
  });

  it('that becomes serious must be reported again within a day', async () => {
    const { id, dosisId } = await event();
    await report(id, body());
    server.pass(1_200_000);
    const change = (jenis: string, more = {}) =>
      server.ask('PUT', `/Vaksinasi/kipi/${id}`, {
        token: nurse.token,
        body: {
          jenis,
          keluhan: 'Demam tinggi',
          tanggalMulai: '2029-12-20',
          jamMulai: '12:00',
          kesudahan: 'BELUM_PULIH',
          ...more,
        },
      });
    expect((await change('RAWAT_INAP')).json).toMatchObject({
      laporan: null,
      laporPalingLambat: '2030-01-03T03:20:00.000Z',
    });
    await report(id, body());
    // An event that was already serious stays reported.
    expect((await change('CACAT')).json).toMatchObject({
      laporan: { pelapor: 'dr. Sari' },
      laporPalingLambat: '2030-01-03T03:20:00.000Z',
    });
    const late = await change('CACAT', { tanggalMulai: '2030-01-02', jamMulai: '10:30' });
    expect(late.json['errors']).toHaveProperty('tanggalMulai');
    const trail = await server.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(
        and(eq(auditLog.recordId, String(dosisId)), eq(auditLog.action, 'vaksinasi.changeKipi')),
      );
    expect(JSON.stringify(trail)).not.toContain('Demam');
  });

  it.each([
    ['tanggal', { tanggal: '2030-01-03' }],
    ['tanggal', { tanggal: '2029-12-20', jam: '09:00' }],
    ['jam', { jam: '25:00' }],
    ['pelapor', { pelapor: ' ' }],
    ['tujuan', { tujuan: 'PUSKESMAS' }],
    ['nomor', { nomor: '3273050101900001' }],
  ])('is rejected at %s with %j', async (field, overrides) => {
    const { id } = await event(serious);
    expect((await report(id, body(overrides))).json['errors']).toHaveProperty(field);
  });

  it('is listed for the facility that reports it, without medical details', async () => {
    const other = world().otherFaskesId;
    const [mine, theirs] = [await event(serious), await event(serious, other)];
    const owed = 'serius=true&dilaporkan=false&pageSize=500';
    expect((await listed(owed)).ids).toContain(mine.id);
    expect((await listed(owed)).ids).not.toContain(theirs.id);
    expect((await listed(owed, world().otherNurse.token)).ids).toEqual([theirs.id]);
    const all = await listed(owed, admin.token);
    expect(all.ids).toEqual(expect.arrayContaining([mine.id, theirs.id]));
    expect(all.total).toBe(all.ids.length);
    expect(await listed(`idFaskes=${other}`, admin.token)).toEqual({ total: 1, ids: [theirs.id] });
    const { text } = await server.ask('GET', `/Vaksinasi/kipi?${owed}`, { token: admin.token });
    expect(text).not.toMatch(/RAWAT_INAP|jenis|keluhan/);
    expect(text).not.toMatch(/\d{16}/);
  });
});
