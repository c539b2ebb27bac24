import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { encryptHealth } from '#server/domains/vaksinasi/index.ts';
import { auditLog, filedDocument, type dose } from '#server/platform/db/schema/index.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { buildKipi } from '../../builders/kipi.ts';
import { readExport } from '../spreadsheet/read-export.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from './fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let faskesId: VaksinasiFixture['faskesId'];
let nurse: VaksinasiFixture['nurse'];
let createPeserta: VaksinasiFixture['createPeserta'];
let first: { id: number; doseId: number };

const giveDose = async (overrides: Partial<typeof dose.$inferInsert> = {}, nama?: string) => {
  const { id: pesertaId } = await createPeserta({
    idFaskes: overrides.faskesId ?? faskesId,
    ...(nama ? { nama } : {}),
  });
  return await buildDose(server.db, {
    pesertaId,
    faskesId,
    tanggal: '2029-12-20',
    batch: 'B-7',
    ...overrides,
  });
};
const recordKipi = (doseId: number) =>
  buildKipi(server.db, {
    doseId,
    detail: encryptHealth(server.deps.keys, 'kipi', { keluhan: 'Menggigil', kesudahan: 'PULIH' }),
  });

beforeAll(async () => {
  ({ server, faskesId, nurse, createPeserta } = fixture());
  const doseId = await giveDose({}, 'PERTAMA');
  first = { doseId, id: await recordKipi(doseId) };
  await giveDose({ jam: '08:00', batch: 'b-7' }, 'SEHAT');
  await recordKipi(await giveDose({ jam: '11:00' }, 'KEDUA'));
  // None of these belongs to the group.
  await giveDose({ batch: 'B-8' });
  await giveDose({ tanggal: '2029-12-21' });
  await giveDose({ faskesId: fixture().otherFaskesId });
  await giveDose({ dibatalkan: '2029-12-20T04:00:00.000Z' });
});

describe('the people with the batch, facility and day of an event', () => {
  it('are listed with events first, and counted in the list of events', async () => {
    const { json } = await server.request('GET', `/Vaksinasi/kipi/kelompok/${first.id}`, {
      token: nurse.token,
    });
    expect(json).toMatchObject({
      totalRecords: 2,
      batch: 'B-7',
      kelompok: { dosis: 3, kipi: 2 },
      data: [
        { nama: 'KEDUA', idKipi: expect.any(Number) as number },
        { nama: 'SEHAT', idKipi: null },
      ],
    });
    const list = await server.request('GET', '/Vaksinasi/kipi', { token: nurse.token });
    expect(list.json['data']).toMatchObject([
      { kelompok: { dosis: 3, kipi: 2 } },
      { kelompok: { dosis: 3, kipi: 2 } },
    ]);
  });
});

const readAudit = async () =>
  await server.db
    .select({ action: auditLog.action, recordLabel: auditLog.recordLabel })
    .from(auditLog)
    .orderBy(desc(auditLog.id))
    .limit(3);

describe('the form of an event', () => {
  it('is read, printed and downloaded with an audit entry, and never filed', async () => {
    const page = await server.request('POST', `/Vaksinasi/kipi/rincian/${first.id}`, {
      token: nurse.token,
    });
    expect(page.json).toMatchObject({
      kipi: { manifestasi: [{ uraian: 'Menggigil' }] },
      peserta: { nama: 'PERTAMA' },
    });
    expect((await readAudit())[0]).toEqual({
      action: 'vaksinasi.open',
      recordLabel: 'PERTAMA',
    });
    const printed = await server.request('GET', `/Vaksinasi/kipi/cetak/${first.id}`, {
      token: nurse.token,
    });
    expect(printed.json).toMatchObject({ berkas: null, dokumen: { isDraft: false } });
    expect(printed.text).toContain('Menggigil');
    expect(printed.text).not.toMatch(/\d{16}/);
    const pdf = await server.request('GET', `/Vaksinasi/kipi/pdf/${first.id}`, {
      token: nurse.token,
    });
    expect(pdf.status).toBe(200);
    expect(await readAudit()).toMatchObject([
      { action: 'kipi.downloadPdf' },
      { action: 'vaksinasi.open' },
      { action: 'vaksinasi.open' },
    ]);
    expect(await server.db.$count(filedDocument, eq(filedDocument.kind, 'KIPI'))).toBe(0);
  });

  it('is exported as a workbook, with an audit entry', async () => {
    const ticket = await server.request('POST', '/Vaksinasi/kipi/tiketEkspor', {
      token: nurse.token,
      body: { kueri: { serius: 'false' } },
    });
    const path = `/Vaksinasi/kipi/ekspor?tiket=${encodeURIComponent(String(ticket.json['tiket']))}`;
    const file = await server.app.fetch(new Request(`http://portal.test/api${path}`));
    const { fileName, filter, rows } = await readExport(file);
    expect(fileName).toMatch(/^ReportKIPIVGR-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(filter).toMatch(/^A1:/);
    expect(rows[0]).toMatchObject({
      'Tanggal lahir': { format: 'dd\\-mm\\-yyyy' },
      'Jenis kelamin': { value: expect.stringMatching(/^(Laki-laki|Perempuan)$/) as string },
      'Waktu dosis (waktu faskes)': {
        value: expect.any(Date) as Date,
        format: 'dd\\-mm\\-yyyy\\ hh:mm',
      },
    });
    expect((await readAudit())[0]).toMatchObject({ action: 'kipi.export' });
  });
});
