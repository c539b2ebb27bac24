import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boosterColumns, pesertaColumns } from '#contract/domains/import/columns/index.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { xlsxMediaType, writeWorkbook } from '#server/platform/spreadsheet/write-workbook.ts';
import { boosterHistory, buildBhbu, buildPeserta } from '../../../builders/peserta.ts';
import {
  boosterLine,
  externalLine,
  sheetLine,
  type SheetLine,
} from '../../../builders/sheet-file.ts';
import { boosterPath, boosterUploads } from '../booster-uploads.ts';
import { downloadWorkbook } from '../download-workbook.ts';
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
afterAll(() => fixture.server.stop());

const { uploadBoosters, listByNik } = boosterUploads(() => fixture);

describe('boosters of a company', () => {
  it('are validated as people and as boosters, and saved as type 1', async () => {
    const good = boosterLine();
    const file = importOf(
      await uploadBoosters([
        good,
        boosterLine({ vaksinPrimer: '' }),
        boosterLine({ tanggalDosis2: '31-02-2029' }),
        boosterLine({ tanggalBooster: '01-10-2029' }),
        boosterLine({ tanggalDosis2: '20-12-2029', rencanaTanggal: '03-01-2030' }),
        boosterLine({ noHP: '' }),
      ]),
    );
    expect(file).toMatchObject({ jenis: 'booster', vaccinationType: 1, idBHBU: fixture.bhbuId });
    const rows = await listImportRows(fixture, file);
    expect(rows.map(row => row.temuan.map(({ code, field }) => `${code} ${field}`))).toEqual([
      [],
      ['E13 vaksinPrimer'],
      ['E13 tanggalDosis2'],
      ['E16 tanggalBooster'],
      ['E14 rencanaTanggal'],
      ['E13 noHP'],
    ]);
    expect(nonZeroCounts(file)).toEqual({ baru: 1, ditolak: 3, tidakValid: 2 });
    expect((await saveUpload(fixture, file)).status).toBe(200);
    expect(await listByNik(good.nik ?? '')).toMatchObject([
      {
        vaccinationType: 1,
        statusData: 'VALID',
        idBHBU: fixture.bhbuId,
        vaksinPrimer: 'Sinopharm',
        tanggalDosis2: '2029-03-01',
        isEligible: true,
        idImport: file.id,
      },
    ]);
  });

  it('name a known vaccine in any spelling, or another one as such', async () => {
    const good = boosterLine({ vaksinPrimer: 'SINOVAC', jenisBooster: 'lainnya: Soberana' });
    const file = importOf(
      await uploadBoosters([
        good,
        boosterLine({ jenisBooster: 'Sinofarm' }),
        boosterLine({ jenisBooster: 'Abc' }),
        boosterLine({ vaksinPrimer: '=1+1' }),
      ]),
    );
    const rows = await listImportRows(fixture, file);
    expect(rows.map(row => row.temuan.map(({ field, detail }) => [field, detail]))).toEqual([
      [],
      [['jenisBooster', expect.stringContaining('Maksudnya Sinopharm?')]],
      [['jenisBooster', expect.stringContaining('Pilih dari daftar')]],
      [['vaksinPrimer', expect.stringContaining('Pilih dari daftar')]],
    ]);
    expect((await saveUpload(fixture, file)).status).toBe(200);
    expect(await listByNik(good.nik ?? '')).toMatchObject([
      { vaksinPrimer: 'CoronaVac', jenisBooster: 'Lainnya: Soberana' },
    ]);
  });

  it('keep texts that were accepted by earlier rules, and report those with an issue again', async () => {
    const { db } = fixture.server;
    const lines = [boosterLine(), boosterLine(), boosterLine({ jenisBooster: 'Abc' })];
    await uploadBoosters(lines, { preview: false });
    const [one] = await listByNik(lines[0]?.nik ?? '');
    const earlier = { vaksinPrimer: 'Vaksin Lama', batch: 'A_1' };
    await db
      .update(peserta)
      .set(earlier)
      .where(eq(peserta.id, Number(one?.['id'])));
    const again = [
      { ...lines[0], ...earlier },
      { ...lines[1], vaksinPrimer: 'Vaksin Lama' },
    ];
    const file = importOf(await uploadBoosters([...again, ...lines.slice(2)]));
    const rows = await listImportRows(fixture, file);
    expect(rows.map(row => [row.hasil, row.temuan.map(({ field }) => field)])).toEqual([
      ['sama', []],
      ['tidakValid', ['vaksinPrimer']],
      ['sama', ['jenisBooster']],
    ]);
  });

  it('are unchanged when the file is sent again, and can be undone', async () => {
    const lines = [boosterLine(), boosterLine()];
    const first = importOf(await uploadBoosters(lines, { preview: false }));
    expect(first.status).toBe('DISIMPAN');
    expect(nonZeroCounts(importOf(await uploadBoosters(lines, { preview: false })))).toEqual({
      sama: 2,
    });
    const undone = await requestOnImport(fixture, first, 'POST', '/urungkan');
    expect(importOf(undone).status).toBe('DIURUNGKAN');
    expect(await listByNik(lines[0]?.nik ?? '')).toEqual([]);
  });

  it('need only their doses when the person is registered there', async () => {
    const { deps } = fixture.server;
    const here = await buildPeserta(deps, {
      userId: fixture.company.id,
      bhbuId: fixture.bhbuId,
      alamat: 'Jalan Yang Sudah Ada 7',
    });
    const elsewhere = await buildPeserta(deps, {
      userId: fixture.admin.id,
      bhbuId: await buildBhbu(fixture.server.db),
    });
    const doses = (nik: string): SheetLine => ({
      nik,
      vaksinPrimer: 'Sinopharm',
      tanggalDosis2: '01-03-2029',
      jenisBooster: 'Sinopharm',
    });
    const file = importOf(await uploadBoosters([doses(here.nik), doses(elsewhere.nik)]));
    expect(nonZeroCounts(file)).toEqual({ baru: 1, ditolak: 1 });
    await saveUpload(fixture, file);
    const [created] = (await listByNik(here.nik)).filter(one => one['vaccinationType'] === 1);
    expect(created).toMatchObject({ alamat: 'Jalan Yang Sudah Ada 7', persetujuan: true });
  });

  it('take account of boosters given elsewhere until those are undone', async () => {
    const { deps } = fixture.server;
    const line = boosterLine();
    const { nik = '' } = line;
    const own = async () =>
      (await listByNik(nik))
        .filter(one => one['vaccinationType'] === 1)
        .map(one => one['isEligible']);
    await buildPeserta(deps, {
      ...boosterHistory,
      nik,
      userId: fixture.admin.id,
      vaccinationType: 2,
      tanggalLahir: `1990-${nik.slice(8, 10)}-01`,
      tanggalBooster: '2029-06-01',
    });
    await uploadBoosters([line], { preview: false });
    expect(await own()).toEqual([true]);
    const { token } = fixture.admin;
    const path = `/Peserta/importAdminExternalBooster/${fixture.faskesId}`;
    const later = { ...externalLine(line), tanggalBooster: '01-12-2029' };
    const file = importOf(await uploadBoosters([later], { path, token, preview: false }));
    expect(file.status).toBe('DISIMPAN');
    expect(await own()).toEqual([false]);
    expect(
      (await requestOnImport(fixture, file, 'POST', '/urungkan', undefined, token)).status,
    ).toBe(200);
    expect(await own()).toEqual([true]);
  });

  it('are saved once, also with simultaneous requests', async () => {
    const file = importOf(await uploadBoosters([boosterLine()]));
    const both = await Promise.all([saveUpload(fixture, file), saveUpload(fixture, file)]);
    expect(both.map(one => one.status).sort()).toEqual([200, 409]);
  });

  it('are corrected by row and together, and rejected rows can be sent again', async () => {
    const lines = [
      boosterLine({ jenisBooster: '' }),
      boosterLine({ tanggalDosis2: 'kapan' }),
      boosterLine({ tanggalDosis2: 'kapan' }),
    ];
    const file = importOf(await uploadBoosters(lines));
    const { json } = await requestOnImport(fixture, file, 'GET', '/masalah');
    expect(json).toMatchObject([
      { kode: 'E13', field: 'tanggalDosis2', nilai: 'kapan', jumlah: 2 },
      { kode: 'E13', field: 'jenisBooster', jumlah: 1 },
    ]);
    const fixed = await requestOnImport(fixture, file, 'PUT', '/baris/2', {
      nilai: { jenisBooster: 'Sinovac' },
    });
    expect((fixed.json['baris'] as { hasil: string }).hasil).toBe('baru');
    const book = await downloadWorkbook(fixture, `/Peserta/impor/${file.id}/perbaikan`);
    const again = importOf(
      await uploadFile(fixture, book, { path: `${boosterPath()}?preview=true` }),
    );
    expect(again.kolom.kurang).toEqual([]);
    expect(nonZeroCounts(again)).toEqual({ ditolak: 2 });
    const all = await requestOnImport(fixture, again, 'POST', '/perbaiki', {
      field: 'tanggalDosis2',
      kode: 'E13',
      menjadi: '01-03-2029',
    });
    expect(all.json['diperbaiki']).toBe(2);
    expect(nonZeroCounts(importOf(await requestOnImport(fixture, again, 'GET', '')))).toEqual({
      baru: 2,
    });
  });

  it('are read from their sheet of the template', async () => {
    const line = boosterLine();
    const bytes = writeWorkbook({
      sheets: [
        {
          name: 'Peserta',
          columns: pesertaColumns.map(({ header }) => ({ header, width: 10 })),
          rows: [pesertaColumns.map(({ field }) => sheetLine()[field] ?? null)],
        },
        {
          name: 'Booster',
          columns: boosterColumns.map(({ header }) => ({ header, width: 10 })),
          rows: [boosterColumns.map(({ field }) => line[field] ?? null)],
        },
      ],
    });
    const content = new Uint8Array(await new Response(bytes).arrayBuffer());
    const file = new File([content], 'TemplateUploadPeserta.xlsx', { type: xlsxMediaType });
    const result = importOf(
      await uploadFile(fixture, file, { path: `${boosterPath()}?preview=true` }),
    );
    expect(result).toMatchObject({ lembar: 'Booster', jumlahBaris: 1 });
    expect((await listImportRows(fixture, result))[0]?.nilai.nama).toBe(line.nama);
  });

  it('have their own columns', async () => {
    const file = importOf(await uploadFile(fixture, [sheetLine()]));
    const cocok = [{ field: 'vaksinPrimer', index: 0 }];
    expect((await requestOnImport(fixture, file, 'PUT', '/kolom', { cocok })).status).toBe(422);
    const boosters = importOf(await uploadBoosters([boosterLine()]));
    expect((await requestOnImport(fixture, boosters, 'PUT', '/kolom', { cocok })).status).toBe(200);
  });
});
