import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Import, UndoPreview } from '#contract/domains/import/index.ts';
import { auditLog, faskes, peserta } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes, personBody } from '../../../builders/peserta.ts';
import { buildSheetFile, sheetLine, type SheetLine } from '../../../builders/sheet-file.ts';
import { buildDose } from '../../../builders/vaksinasi.ts';
import type { TestResponse } from '../../harness/server.ts';
import { pesertaCountDifferences } from '../../peserta/count-differences.ts';
import {
  nonZeroCounts,
  importOf,
  requestOnImport,
  listImportRows,
  saveUpload,
  uploadFile,
  startImportFixture,
  type ImportFixture,
} from '../fixture.ts';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await startImportFixture();
});
afterAll(async () => {
  expect(await pesertaCountDifferences(fixture.server.db)).toEqual([]);
  await fixture.server.stop();
});

const listLiveRows = async () =>
  await fixture.server.db
    .select()
    .from(peserta)
    .where(and(eq(peserta.bhbuId, fixture.bhbuId), isNull(peserta.deletedAt)));

/**
 * Returns a row without times, authors and versions, and without encrypted columns, which differ at
 * each encryption.
 */
const comparableRow = (row: Awaited<ReturnType<typeof listLiveRows>>[number]) =>
  Object.fromEntries(
    Object.entries(row).filter(([key]) => !/version|modified|created|Sealed$/.test(key)),
  );

const request = (method: string, path: string, body?: unknown): Promise<TestResponse> =>
  fixture.server.request(method, path, { token: fixture.company.token, body });

/** Saves a file. @returns the import and the IDs of its participants by name */
async function saveLines(
  lines: readonly SheetLine[],
): Promise<{ file: Import; ids: Map<string, number> }> {
  const file = importOf(await uploadFile(fixture, lines));
  expect((await saveUpload(fixture, file)).status).toBe(200);
  const rows = await listImportRows(fixture, file);
  return { file, ids: new Map(rows.map(row => [row.nilai.nama ?? '', row.idPeserta ?? 0])) };
}

const undo = (file: Import) => requestOnImport(fixture, file, 'POST', '/urungkan');
const preview = async (file: Import): Promise<UndoPreview> =>
  (await requestOnImport(fixture, file, 'GET', '/urungkan')).json as unknown as UndoPreview;

const setActive = (id: number, isActive: boolean) =>
  request('PUT', `/Peserta/updatenonaktif/${id}`, { isActive, alasan: isActive ? null : 'Cuti' });

/** Changes the address of a participant in the form. */
async function setAddress(id: number, alamat: string): Promise<void> {
  const { json } = await request('GET', `/Peserta/GetById/${id}`);
  const known = Object.keys(personBody()).filter(key => key in json);
  const body = Object.fromEntries(known.map(key => [key, json[key]]));
  expect((await request('PUT', `/Peserta/${id}`, { ...body, alamat })).status).toBe(200);
}

const listNames = async (file: Import): Promise<string[]> => {
  const { json } = await request('GET', `/Peserta?idImport=${file.id}&sortBy=nama&sortOrder=asc`);
  return (json['data'] as { nama: string }[]).map(({ nama }) => nama);
};

describe('an undo', () => {
  it('restores every participant to the state before', async () => {
    const existing = sheetLine({ email: 'lama@contoh.co.id' });
    await saveUpload(fixture, importOf(await uploadFile(fixture, [existing])));
    const before = (await listLiveRows()).map(comparableRow);
    const file = importOf(
      await uploadFile(fixture, [
        { ...existing, email: 'baru@contoh.co.id', noHP: '081200001111' },
        sheetLine(),
      ]),
    );
    expect(nonZeroCounts(file)).toEqual({ berubah: 1, baru: 1 });
    await saveUpload(fixture, file);
    expect(await listLiveRows()).toHaveLength(before.length + 1);
    const result = await requestOnImport(fixture, file, 'POST', '/urungkan');
    expect(result.status).toBe(200);
    expect(importOf(result).status).toBe('DIURUNGKAN');
    expect(importOf(result).diurungkanOleh).not.toBeNull();
    expect((await listLiveRows()).map(comparableRow)).toEqual(before);
    // The NIK is available again.
    expect((await requestOnImport(fixture, file, 'POST', '/urungkan')).status).toBe(409);
  });

  it('ignores doses from before the import and is rejected after later ones', async () => {
    const { server, faskesId } = fixture;
    const existing = sheetLine();
    const first = importOf(await uploadFile(fixture, [existing]));
    await saveUpload(fixture, first);
    const pesertaId = (await listImportRows(fixture, first))[0]?.idPeserta ?? 0;
    await buildDose(server.db, { pesertaId, faskesId });
    const second = importOf(
      await uploadFile(fixture, [{ ...existing, alamat: 'Jalan Pindah Nomor 11' }]),
    );
    await saveUpload(fixture, second);
    expect(importOf(await requestOnImport(fixture, second, 'POST', '/urungkan')).status).toBe(
      'DIURUNGKAN',
    );
    const third = importOf(
      await uploadFile(fixture, [{ ...existing, alamat: 'Jalan Pindah Nomor 12' }]),
    );
    await saveUpload(fixture, third);
    await buildDose(server.db, { pesertaId, faskesId, dosisKe: 2, tanggal: '2029-12-31' });
    const result = await requestOnImport(fixture, third, 'POST', '/urungkan');
    expect(result.status).toBe(409);
    expect(result.json['detail']).toContain('1 peserta');
    const [row] = (await listLiveRows()).filter(one => one.id === pesertaId);
    expect(row).toMatchObject({ alamat: 'Jalan Pindah Nomor 12', dosisDiberikan: 2 });
  });

  it('undoes what it can, lists the rest with the reason, and undoes the rest later', async () => {
    const { server, faskesId } = fixture;
    const names = [
      'TETAP SAMA',
      'AKTIF LAGI',
      'ALAMAT KEMBALI',
      'ALAMAT BARU',
      'TERHAPUS',
      'DIVAKSIN',
    ];
    const lines = names.map(nama => sheetLine({ nama }));
    const { file, ids } = await saveLines(lines);
    const idOf = (nama: string): number => ids.get(nama) ?? 0;
    // What was undone is no change: by hand, by an upload, and by restoring.
    await setActive(idOf('AKTIF LAGI'), false);
    await setActive(idOf('AKTIF LAGI'), true);
    await setAddress(idOf('ALAMAT KEMBALI'), 'Jalan Lain Nomor 1');
    await setAddress(idOf('ALAMAT KEMBALI'), lines[2]?.alamat ?? '');
    const later = await saveLines([{ ...lines[0], alamat: 'Jalan Unggahan Nomor 2' }]);
    expect((await undo(later.file)).status).toBe(200);
    // These are changes.
    await setAddress(idOf('ALAMAT BARU'), 'Jalan Baru Nomor 3');
    await request('DELETE', `/Peserta/${idOf('TERHAPUS')}`);
    await buildDose(server.db, { pesertaId: idOf('DIVAKSIN'), faskesId });

    const halangan = [
      { idPeserta: idOf('ALAMAT BARU'), nama: 'ALAMAT BARU', sebab: 'DIUBAH' },
      { idPeserta: idOf('TERHAPUS'), nama: 'TERHAPUS', sebab: 'DIHAPUS' },
      { idPeserta: idOf('DIVAKSIN'), nama: 'DIVAKSIN', sebab: 'DIVAKSIN' },
    ];
    expect(await preview(file)).toMatchObject({ sudah: 0, dapat: 3, tetap: 3, halangan });
    expect((await preview(file)).halangan[0]).toMatchObject({ oleh: 'Indah Contoh' });
    const result = await undo(file);
    expect(result.status).toBe(200);
    expect(importOf(result)).toMatchObject({
      status: 'DIURUNGKAN_SEBAGIAN',
      diurungkanOleh: 'Indah Contoh',
      diurungkan: { jumlah: 3, tetap: 3 },
    });
    expect(await listNames(file)).toEqual(['ALAMAT BARU', 'DIVAKSIN']);
    expect(await preview(file)).toMatchObject({ sudah: 3, dapat: 0, tetap: 3, halangan });
    expect((await undo(file)).status).toBe(409);

    await setAddress(idOf('ALAMAT BARU'), lines[3]?.alamat ?? '');
    expect(await preview(file)).toMatchObject({ sudah: 3, dapat: 1, tetap: 2 });
    expect(importOf(await undo(file)).status).toBe('DIURUNGKAN_SEBAGIAN');
    await request('POST', `/Peserta/pulihkan/${idOf('TERHAPUS')}`);
    await server.db.execute(
      sql`update dose set dibatalkan = now() where peserta_id = ${idOf('DIVAKSIN')}`,
    );
    expect(importOf(await undo(file))).toMatchObject({
      status: 'DIURUNGKAN',
      diurungkan: { jumlah: 6, tetap: 0 },
    });
    expect(await listNames(file)).toEqual([]);
    expect((await requestOnImport(fixture, file, 'GET', '/urungkan')).status).toBe(409);
    const entries = await server.db
      .select({ action: auditLog.action, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'import'), eq(auditLog.recordId, String(file.id))))
      .orderBy(auditLog.id);
    expect(entries.slice(1)).toMatchObject([
      { action: 'import.undoPartly', after: { diurungkan: 3, tetap: 3 } },
      { action: 'import.undoPartly', after: { diurungkan: 1, tetap: 2 } },
      { action: 'import.undo', after: { diurungkan: 2 } },
    ]);
  });

  it('restores an updated participant whose later change was taken back', async () => {
    const line = sheetLine({ nama: 'DIPERBARUI' });
    const { ids } = await saveLines([line]);
    const id = ids.get('DIPERBARUI') ?? 0;
    const { file } = await saveLines([{ ...line, alamat: 'Jalan Berkas Nomor 1' }]);
    await setAddress(id, 'Jalan Formulir Nomor 2');
    expect(await preview(file)).toMatchObject({ dapat: 0, tetap: 1 });
    await setAddress(id, 'Jalan Berkas Nomor 1');
    expect(await preview(file)).toEqual({ sudah: 0, dapat: 1, tetap: 0, halangan: [] });
    expect(importOf(await undo(file)).status).toBe('DIURUNGKAN');
    const { json } = await request('GET', `/Peserta/GetById/${id}`);
    expect(json['alamat']).toBe(line.alamat);
  });

  it('leaves a changed participant whose former facility was deleted', async () => {
    const { server, bhbuId } = fixture;
    const formerId = await buildFaskes(server.db, { serves: [bhbuId] });
    const lines = [sheetLine({ nama: 'PINDAH FASKES' })];
    const { ids } = await saveLines(lines);
    const id = ids.get('PINDAH FASKES') ?? 0;
    await server.db.update(peserta).set({ faskesId: formerId }).where(eq(peserta.id, id));
    const body = new FormData();
    body.append('berkas', await buildSheetFile([{ ...lines[0], alamat: 'Jalan Pindah Nomor 1' }]));
    const path = `/Peserta/Import/${fixture.faskesId}?preview=true`;
    const file = importOf(await request('POST', path, body));
    await saveUpload(fixture, file);
    await server.db
      .update(faskes)
      .set({ deletedAt: server.now().toISOString() })
      .where(eq(faskes.id, formerId));
    expect(await preview(file)).toMatchObject({
      dapat: 0,
      tetap: 1,
      halangan: [{ idPeserta: id, sebab: 'FASKES_DIHAPUS', oleh: null, pada: null }],
    });
    expect((await undo(file)).status).toBe(409);
  });
});

describe('the participant list', () => {
  it('filters by upload within the scope of the caller, also when counting', async () => {
    const existing = sheetLine({ nama: 'SUDAH ADA' });
    await saveLines([existing]);
    const { file } = await saveLines([
      { ...existing, alamat: 'Jalan Saringan Nomor 1' },
      sheetLine({ nama: 'BARU SAJA' }),
    ]);
    expect(await listNames(file)).toEqual(['BARU SAJA', 'SUDAH ADA']);
    const total = async (token: string) =>
      (await fixture.server.request('GET', `/Peserta/jumlah?idImport=${file.id}`, { token })).json;
    expect(await total(fixture.company.token)).toEqual({ totalRecords: 2, isLowerBound: false });
    expect(await total(fixture.admin.token)).toEqual({ totalRecords: 2, isLowerBound: false });
    const bhbuId = await buildBhbu(fixture.server.db);
    const stranger = await fixture.server.signIn({ role: 'BHBU', bhbuId });
    expect(await total(stranger.token)).toEqual({ totalRecords: 0, isLowerBound: false });
  });
});
