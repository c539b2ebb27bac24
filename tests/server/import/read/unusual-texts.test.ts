import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanLines, cleanValue } from '#contract/core/values/clean.ts';
import { pesertaColumns } from '#contract/domains/import/columns/index.ts';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { buildBhbu, personBody } from '../../../builders/peserta.ts';
import { buildCsvFile, buildSheetFile, sheetLine } from '../../../builders/sheet-file.ts';
import { buildXlsx, textRowXml } from '../../spreadsheet/build-workbook.ts';
import { downloadWorkbook } from '../download-workbook.ts';
import {
  nonZeroCounts,
  importOf,
  listImportRows,
  requestOnImport,
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

/** Texts that break programs, used as addresses, because an address accepts nearly any text. */
const unusualTexts = [
  '=1+1 Jalan Rumus',
  '@SUM(A1:A9) Jalan',
  '-2+3 Jalan Kurang',
  '+62 Jalan Tambah',
  "'=1+1 Jalan Petik",
  "' Jalan Petik",
  '"Jalan" "Kutip"',
  '=HYPERLINK("http://contoh.invalid","klik")',
  "'; drop table peserta; --",
  '<script>alert(1)</script>',
  '<c><f>1+1</f></c>]]>&amp;',
  '_x0041_ Jalan Garis',
  '\u202eJalan Terbalik\u202c',
  'Jalan\u200bTanpa\u200dLebar\ufeff',
  'Jalan \u{1f468}\u200d\u{1f469}\u200d\u{1f467} Keluarga',
  'Jalan Kafe\u0301 \u0041\u030a',
  'شارع الحرية رقم ١٠',
  '自由街道十号第十条巷',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334 Jalan Zalgo',
  'Jalan \\ Garis / Miring %00 %n %s {{7*7}}',
  'Jalan   Tiga\tTab\nBaris',
  'Jalan \ud800 Setengah',
  'Jalan \u0001 Kendali \u007f',
  '000123456789',
  '1E5000000000',
  'null undefined NaN',
] as const;

/** Whether a rejection has a readable Indonesian sentence as its detail. */
const isReadableRejection = (json: Record<string, unknown>): boolean =>
  /^[A-Z].+\.$/.test(String(json['detail'])) && !/[{}[\]]|undefined/.test(String(json['detail']));

/** Replaces lone surrogates, as the writer of workbooks does. */
const replaceLoneSurrogates = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

async function newCompany(): Promise<ImportFixture> {
  const bhbuId = await buildBhbu(fixture.server.db);
  return { ...fixture, bhbuId, company: await fixture.server.signIn({ role: 'BHBU', bhbuId }) };
}

const listPeserta = async ({ server, company }: ImportFixture): Promise<Peserta[]> => {
  const response = await server.request('GET', '/Peserta?pageSize=200', { token: company.token });
  return (response.json as { data: Peserta[] }).data;
};

describe('texts that break programs', () => {
  it('are accepted by the form without what is invisible, exported, and unchanged when imported again', async () => {
    const companyFixture = await newCompany();
    for (const alamat of unusualTexts.map(replaceLoneSurrogates)) {
      const response = await companyFixture.server.request('POST', '/Peserta', {
        token: companyFixture.company.token,
        body: personBody({ alamat }),
      });
      expect([alamat, response.status]).toEqual([alamat, 201]);
      expect(response.json['alamat']).toBe(cleanLines(alamat));
    }
    const before = await listPeserta(companyFixture);
    const again = importOf(
      await uploadFile(companyFixture, await downloadWorkbook(companyFixture, '/Peserta/Export')),
    );
    const other = (await listImportRows(companyFixture, again)).filter(row => row.hasil !== 'sama');
    expect(other.map(({ nilai, temuan }) => [nilai.alamat, temuan])).toEqual([]);
    expect(await listPeserta(companyFixture)).toEqual(before);
  });

  it('are read from a file as one line and are unchanged the second time', async () => {
    const companyFixture = await newCompany();
    const lines = unusualTexts.map(alamat => sheetLine({ alamat, pekerjaan: alamat.slice(0, 40) }));
    const file = importOf(await uploadFile(companyFixture, await buildSheetFile(lines)));
    expect(nonZeroCounts(file)).toEqual({ baru: unusualTexts.length });
    expect((await saveUpload(companyFixture, file, 'semua')).status).toBe(200);
    const addresses = (await listPeserta(companyFixture)).map(one => one.alamat);
    const oneLine = unusualTexts.map(text =>
      cleanValue(replaceLoneSurrogates(text))
        // The leading apostrophe that marks a text in a spreadsheet is not part of the text.
        .replace(/^'(?=[=+\-@\t\d])/, ''),
    );
    expect(addresses.sort()).toEqual([...oneLine].sort());
    for (const book of [
      await buildSheetFile(lines),
      await downloadWorkbook(companyFixture, '/Peserta/Export'),
    ]) {
      const again = importOf(await uploadFile(companyFixture, book));
      expect(nonZeroCounts(again)).toEqual({ sama: unusualTexts.length });
    }
  });

  it.each([
    ['inline', (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`, ''],
    ['shared', () => '<c t="s"><v>0</v></c>', '<si><t>Jalan _xD83D_ Setengah</t></si>'],
    ['a reference', () => '<c t="inlineStr"><is><t>Jalan &#xD83D; Setengah</t></is></c>', ''],
  ])('are rejected when they hold half of a character: %s', async (_, cell, strings) => {
    const line = sheetLine();
    const cells = pesertaColumns.map(({ field }) =>
      field === 'alamat'
        ? cell('Jalan _xD83D_ Setengah')
        : `<c t="inlineStr"><is><t>${line[field] ?? ''}</t></is></c>`,
    );
    const sheet = textRowXml(1, ...pesertaColumns.map(one => one.header));
    const bytes = buildXlsx({
      sheets: { Peserta: `${sheet}<row>${cells.join('')}</row>` },
      strings,
    });
    const file = importOf(
      await uploadFile(fixture, new File([new Uint8Array(bytes)], 'setengah.xlsx')),
    );
    const [row] = await listImportRows(fixture, file);
    expect(row).toMatchObject({
      hasil: 'ditolak',
      temuan: [
        {
          code: 'E13',
          field: 'alamat',
          detail: 'Isi sel ini memuat karakter yang rusak; tulis ulang',
        },
      ],
    });
    // The correction removes it; validation from the stored cells still finds it before.
    const { kolom } = file;
    const cocok = kolom.cocok.map(({ field, index }) => ({ field, index }));
    await requestOnImport(fixture, file, 'PUT', '/kolom', { cocok });
    expect((await listImportRows(fixture, file))[0]?.temuan).toEqual(row?.temuan);
    await requestOnImport(fixture, file, 'PUT', '/baris/2', { nilai: { alamat: line.alamat } });
    expect((await listImportRows(fixture, file))[0]?.hasil).toBe('baru');
  });

  it('of a UTF-16 CSV with half of a character are rejected', async () => {
    const text =
      '\ufeff' +
      (await buildCsvFile([sheetLine({ alamat: 'Jalan \ud83d Rusak' })]).text()).replace(
        '\ufffd',
        '\ud83d',
      );
    const bytes = new Uint8Array(Buffer.from(text, 'utf16le'));
    const response = await uploadFile(fixture, new File([bytes], 'setengah.csv'));
    expect(response.status).toBe(422);
    expect(response.text).toContain('rusak');
  });

  it('are accepted or rejected with a sentence in every field', async () => {
    const { server, company } = fixture;
    const fields = ['nama', 'nik', 'noHP', 'email', 'kabKota', 'kodePos', 'nip', 'tanggalLahir'];
    for (const text of [...unusualTexts, 'a\0b', 'x'.repeat(50_000)]) {
      for (const field of fields) {
        const response = await server.request('POST', '/Peserta', {
          token: company.token,
          body: personBody({ [field]: text }),
        });
        expect([field, text.slice(0, 50), [201, 400, 422].includes(response.status)]).toEqual([
          field,
          text.slice(0, 50),
          true,
        ]);
        if (response.status !== 201)
          expect(isReadableRejection(response.json), String(response.json['detail'])).toBe(true);
      }
    }
    const lines = [...unusualTexts, 'a\0b', 'x'.repeat(30_000)].flatMap(text =>
      (['nama', 'nik', 'noHP', 'email', 'kabKota', 'kodePos', 'nip', 'kodeFaskes'] as const).map(
        field => sheetLine({ [field]: text }),
      ),
    );
    const response = await uploadFile(fixture, await buildSheetFile(lines));
    expect(response.status).toBe(200);
    expect((await listImportRows(fixture, importOf(response))).length).toBe(lines.length);
    expect((await saveUpload(fixture, importOf(response))).status).toBe(200);
    const book = await downloadWorkbook(
      fixture,
      `/Peserta/impor/${importOf(response).id}/perbaikan`,
    );
    expect((await uploadFile(fixture, book)).status).toBe(200);
  });
});
