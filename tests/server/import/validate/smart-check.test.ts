import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportRow } from '#contract/domains/import/index.ts';
import { auditLog, peserta } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildPeserta, newNik, personBody } from '../../../builders/peserta.ts';
import { buildSheetFile, sheetLine, type SheetLine } from '../../../builders/sheet-file.ts';
import { textRowXml, buildSingleSheetXlsx } from '../../spreadsheet/build-workbook.ts';
import { downloadWorkbook } from '../download-workbook.ts';
import {
  nonZeroCounts,
  importOf,
  requestOnImport,
  uploadFile,
  startImportFixture,
  type ImportFixture,
} from '../fixture.ts';

let fixture: ImportFixture;
let manager: { token: string; id: number };

beforeAll(async () => {
  fixture = await startImportFixture();
});
beforeEach(async () => {
  manager = await fixture.server.signIn({ role: 'AM' });
});
afterAll(() => fixture.server.stop());

const smartCheckPath = '/Peserta/importSmartChecking';

/** Uploads results, by default for preview only. */
const uploadResults = async (lines: readonly SheetLine[], preview = true) =>
  await uploadFile(fixture, await buildSheetFile(lines, { kind: 'smartChecking' }), {
    token: manager.token,
    path: preview ? `${smartCheckPath}?preview=true` : smartCheckPath,
  });

const listRows = async (file: { id: number }): Promise<ImportRow[]> =>
  (
    (await requestOnImport(fixture, file, 'GET', '/baris', undefined, manager.token)).json as {
      data: ImportRow[];
    }
  ).data;

const requestSave = (file: { id: number }) =>
  requestOnImport(fixture, file, 'POST', '/simpan', { modus: 'yangBisa' }, manager.token);

/** Returns a registration as the manager reads it. */
const readPeserta = async (id: number) =>
  (await fixture.server.request('GET', `/Peserta/GetById/${id}`, { token: manager.token })).json;

const createPeserta = (overrides: Partial<Parameters<typeof buildPeserta>[1]> = {}) =>
  buildPeserta(fixture.server.deps, {
    userId: fixture.company.id,
    bhbuId: fixture.bhbuId,
    nama: 'BUDI SANTOSO',
    ...overrides,
  });

const rejectedLine = (nik: string, note = 'NIK tidak ditemukan'): SheetLine => ({
  nik,
  nama: 'Budi Santoso',
  statusCek: 'TIDAK VALID',
  keteranganCek: note,
});

describe('a smart-checking result', () => {
  it('applies to every registration of its person, as one row and one change', async () => {
    const nik = newNik();
    const other = await buildBhbu(fixture.server.db);
    const ids = [
      await createPeserta({ nik }),
      await createPeserta({ nik, vaccinationType: 1, vaksinPrimer: 'Sinopharm' }),
      await createPeserta({ nik, bhbuId: other }),
    ].map(({ id }) => id);
    const file = importOf(await uploadResults([rejectedLine(nik, `lihat ${nik}.`)]));
    expect(file).toMatchObject({ jenis: 'smartChecking', idBHBU: null });
    expect(nonZeroCounts(file)).toEqual({ tidakValid: 1 });
    expect((await requestSave(file)).status).toBe(200);
    for (const id of ids) {
      const record = await readPeserta(id);
      expect(record).toMatchObject({ statusData: 'INVALID', smartCheckStatus: 'TIDAK_VALID' });
      expect(record['smartCheckCatatan']).toMatch(/^lihat \d{4}•+\d{4}$/);
      expect(record['alasan']).toContainEqual({
        code: 'E18',
        field: 'smartCheckStatus',
        detail: record['smartCheckCatatan'],
      });
    }
    // The same file again changes nothing.
    expect(
      nonZeroCounts(importOf(await uploadResults([rejectedLine(nik, `lihat ${nik}.`)], false))),
    ).toEqual({
      sama: 1,
    });
    // A better result removes its own issue and keeps the others.
    const valid = { nik, nama: 'BUDI SANTOSO', statusCek: 'Valid' };
    expect(nonZeroCounts(importOf(await uploadResults([valid], false)))).toEqual({ berubah: 1 });
    const states = await Promise.all(ids.map(async id => (await readPeserta(id))['statusData']));
    expect(states).toEqual(['VALID', 'VALID', 'INVALID']);
  });

  it('is rejected when it identifies no person or has no status', async () => {
    const { nik } = await createPeserta();
    const file = importOf(
      await uploadResults([
        rejectedLine(newNik()),
        rejectedLine('123'),
        rejectedLine(''),
        { nik, nama: 'BUDI', statusCek: 'entah' },
        { nik, nama: 'BUDI SANTOSO', statusCek: 'SUDAH VAKSIN' },
        { nik, nama: 'BUDI SANTOSO', statusCek: 'VALID' },
      ]),
    );
    const rows = await listRows(file);
    expect(rows.map(row => [row.hasil, ...row.temuan.map(({ code }) => code)])).toEqual([
      ['ditolak', 'E19'],
      ['ditolak', 'E01'],
      ['ditolak', 'E13'],
      ['ditolak', 'E13'],
      ['tidakValid', 'E18'],
      ['ganda', 'E04'],
    ]);
    // Rejected rows are downloaded with the same four columns and corrected in the file or here.
    const book = await downloadWorkbook(
      fixture,
      `/Peserta/impor/${file.id}/perbaikan`,
      manager.token,
    );
    const again = importOf(
      await uploadFile(fixture, book, {
        token: manager.token,
        path: `${smartCheckPath}?preview=true`,
      }),
    );
    expect(again.kolom.kurang).toEqual([]);
    expect(again.jumlahBaris).toBe(5);
    const nilai = { statusCek: 'SUDAH VAKSIN' };
    const response = await requestOnImport(
      fixture,
      again,
      'PUT',
      '/baris/5',
      { nilai },
      manager.token,
    );
    expect((response.json['baris'] as ImportRow).hasil).toBe('tidakValid');
  });

  it('with a different name is a warning and is saved', async () => {
    const { nik } = await createPeserta();
    const lines: SheetLine[] = [{ nik, nama: 'SITI AMINAH', statusCek: 'TIDAK VALID' }];
    const file = importOf(await uploadResults(lines));
    expect((await listRows(file))[0]?.temuan.map(({ code }) => code)).toEqual(['W04', 'E18']);
    const near = importOf(
      await uploadResults([{ nik, nama: 'H. Budi Santosa', statusCek: 'VALID' }]),
    );
    expect(near.kode).toEqual([]);
  });

  it('is read with other header names', async () => {
    const { nik } = await createPeserta();
    const bytes = buildSingleSheetXlsx(
      textRowXml(1, 'No KTP', 'Nama Lengkap', 'Status Validasi', 'Ket') +
        textRowXml(2, nik, 'BUDI SANTOSO', 'sudah divaksin', ''),
    );
    const file = importOf(
      await uploadFile(fixture, new File([new Uint8Array(bytes)], 'hasil.xlsx'), {
        token: manager.token,
        path: `${smartCheckPath}?preview=true`,
      }),
    );
    expect(file.kolom.cocok.map(({ field }) => field)).toEqual([
      'nik',
      'nama',
      'statusCek',
      'keteranganCek',
    ]);
    expect(nonZeroCounts(file)).toEqual({ tidakValid: 1 });
  });

  it('saves nothing when a registration changed meanwhile, and validates again', async () => {
    const one = await createPeserta();
    const two = await createPeserta();
    const file = importOf(await uploadResults([rejectedLine(one.nik), rejectedLine(two.nik)]));
    await createPeserta({ nik: two.nik, vaccinationType: 2 });
    expect((await requestSave(file)).status).toBe(409);
    expect((await readPeserta(one.id))['statusData']).toBe('VALID');
    const both = await Promise.all([requestSave(file), requestSave(file)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await readPeserta(one.id))['statusData']).toBe('INVALID');
  });

  it('is undone for every registration it changed', async () => {
    const nik = newNik();
    const ids = [
      await createPeserta({ nik }),
      await createPeserta({ nik, vaccinationType: 1 }),
    ].map(({ id }) => id);
    await uploadResults([rejectedLine(nik, 'yang pertama')], false);
    const before = await Promise.all(ids.map(readPeserta));
    const file = importOf(
      await uploadResults([{ ...rejectedLine(nik), statusCek: 'VALID' }], false),
    );
    expect((await readPeserta(ids[0] ?? 0))['statusData']).toBe('VALID');
    // A change that was taken back is none.
    for (const isActive of [false, true]) {
      const path = `/Peserta/updatenonaktif/${ids[0]}`;
      const body = { isActive, alasan: 'Cuti' };
      const { status } = await fixture.server.request('PUT', path, {
        token: fixture.admin.token,
        body,
      });
      expect(status).toBe(200);
    }
    const response = await requestOnImport(
      fixture,
      file,
      'POST',
      '/urungkan',
      undefined,
      manager.token,
    );
    expect(response.status).toBe(200);
    const what = ({
      statusData,
      alasan,
      smartCheckStatus,
      smartCheckCatatan,
    }: object & Record<string, unknown>) => ({
      statusData,
      alasan,
      smartCheckStatus,
      smartCheckCatatan,
    });
    expect((await Promise.all(ids.map(readPeserta))).map(what)).toEqual(before.map(what));
    const auditEntries = await fixture.server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, String(file.id)));
    expect(auditEntries.map(({ action }) => action).sort()).toEqual(['import.save', 'import.undo']);
  });

  it('is limited to managers', async () => {
    const file = importOf(await uploadResults([rejectedLine(newNik())]));
    expect((await requestOnImport(fixture, file, 'GET', '')).status).toBe(404);
    expect(
      (await uploadFile(fixture, [rejectedLine(newNik())], { path: smartCheckPath })).status,
    ).toBe(403);
  });

  it('finds a foreigner by an additional NIK', async () => {
    const nik = newNik();
    const { id } = await createPeserta({
      isWNI: false,
      nik,
      noPaspor: 'X1234567',
      noKitas: 'K1',
      negara: 'MY',
    });
    await uploadResults([rejectedLine(nik)], false);
    expect((await readPeserta(id))['smartCheckStatus']).toBe('TIDAK_VALID');
  });
});

describe('a saved smart-checking result', () => {
  const codesOf = async (id: number) =>
    ((await readPeserta(id))['alasan'] as { code: string }[]).map(({ code }) => code);

  it('stays when the form changes the person, and goes when the identity changes', async () => {
    const nik = newNik();
    const { id } = await createPeserta({ nik, nama: 'RATNA DEWI' });
    await uploadResults([rejectedLine(nik)], false);
    const body = personBody({ nik, nama: 'RATNA DEWI' });
    const put = (sent: object) =>
      fixture.server.request('PUT', `/Peserta/${id}`, { token: fixture.company.token, body: sent });
    expect((await put({ ...body, alamat: 'Jalan Baru Nomor 11' })).status).toBe(200);
    expect(await codesOf(id)).toEqual(['E18']);
    expect((await readPeserta(id))['statusData']).toBe('INVALID');
    expect((await put(personBody({ nama: 'RATNA SARI DEWI' }))).status).toBe(200);
    expect(await readPeserta(id)).toMatchObject({
      statusData: 'VALID',
      alasan: [],
      smartCheckStatus: null,
      smartCheckCatatan: null,
    });
  });

  it('stays when an import changes the person and when that import is undone', async () => {
    const line = sheetLine();
    await uploadFile(fixture, [line], { path: '/Peserta/Import/0' });
    const [row] = await fixture.server.db
      .select({ id: peserta.id })
      .from(peserta)
      .where(eq(peserta.nama, line.nama ?? ''));
    const id = row?.id ?? 0;
    await uploadResults([{ ...rejectedLine(line.nik ?? ''), nama: line.nama ?? '' }], false);
    expect(nonZeroCounts(importOf(await uploadFile(fixture, [line])))).toEqual({ sama: 1 });
    const changed = { ...line, alamat: 'Jalan Baru Nomor 12' };
    const file = importOf(await uploadFile(fixture, [changed], { path: '/Peserta/Import/0' }));
    expect(nonZeroCounts(file)).toEqual({ tidakValid: 1 });
    expect(await codesOf(id)).toEqual(['E18']);
    expect((await requestOnImport(fixture, file, 'POST', '/urungkan')).status).toBe(200);
    expect(await codesOf(id)).toEqual(['E18']);
  });

  it('stays when the registration is deleted and restored', async () => {
    const { id, nik } = await createPeserta({ nama: 'JOKO SUSILO' });
    await uploadResults([rejectedLine(nik)], false);
    const { token } = manager;
    await fixture.server.request('DELETE', `/Peserta/${id}`, { token });
    expect(nonZeroCounts(importOf(await uploadResults([rejectedLine(nik)])))).toEqual({
      ditolak: 1,
    });
    await fixture.server.request('POST', `/Peserta/pulihkan/${id}`, { token });
    expect(await codesOf(id)).toEqual(['E18']);
  });
});
