import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import {
  boosterColumns,
  countHeaderMatches,
  matchColumns,
  pesertaColumns,
} from '#contract/domains/import/columns/index.ts';
import { lookupLists } from '#server/domains/lookup/index.ts';
import { defaultLimits } from '#server/platform/spreadsheet/limits.ts';
import { buildTemplateSheets } from '#server/platform/spreadsheet/template.ts';
import { columnLetters } from '#contract/core/values/sheet.ts';
import { styleIds } from '#server/platform/spreadsheet/write/sheet-xml.ts';
import { writeWorkbook } from '#server/platform/spreadsheet/write-workbook.ts';
import { XlsxArchive } from '#server/platform/spreadsheet/xlsx/archive.ts';
import { readAttribute } from '#server/platform/spreadsheet/xml/scanner.ts';
import { collectRows, cellTexts } from './collect-rows.ts';

const readPublishedTemplate = () =>
  readFile(join(import.meta.dirname, '../../../public/TemplateUploadPeserta.xlsx'));

/** Returns the attributes of every tag of that name in a sheet. */
async function readSheetTags(sheet: number, wanted: string): Promise<string[]> {
  const found: string[] = [];
  await new XlsxArchive(await readPublishedTemplate(), defaultLimits).scanAll(
    `xl/worksheets/sheet${sheet}.xml`,
    {
      wantsText: false,
      open: (name, attributes) => {
        if (name === wanted) found.push(attributes);
        return true;
      },
      close: () => undefined,
      text: () => undefined,
    },
  );
  return found;
}

describe('the published template', () => {
  it('equals what the columns generate (npm run template)', async () => {
    const generated = await new Response(
      writeWorkbook({ sheets: buildTemplateSheets(lookupLists) }),
    ).arrayBuffer();
    const { sheets } = await readXlsx(await readPublishedTemplate());
    expect((await readXlsx(new Uint8Array(generated))).sheets).toEqual(sheets);
    expect(sheets.map(({ name }) => name)).toEqual(['Peserta', 'Booster', 'Petunjuk', 'Referensi']);
  });

  it.each([
    ['Peserta', pesertaColumns],
    ['Booster', boosterColumns],
  ])(
    'is readable by the import: its sheet %s has every column and no rows',
    async (sheet, columns) => {
      const rows = await collectRows(await readPublishedTemplate(), { sheet });
      const [headers = []] = cellTexts(rows);
      expect(rows).toHaveLength(1);
      expect(countHeaderMatches(columns, headers)).toBe(columns.length);
      const { matches, missing, unmatched } = matchColumns(columns, headers);
      expect({ missing, unmatched }).toEqual({ missing: [], unmatched: [] });
      expect(matches.map(({ index, confidence }) => [index, confidence])).toEqual(
        columns.map((_, index) => [index, 'exact']),
      );
    },
  );

  it('contains the current lookup lists', async () => {
    const rows = cellTexts(
      await collectRows(await readPublishedTemplate(), { sheet: 'Referensi' }),
    ).slice(1);
    const { kabKota, kategori, negara } = lookupLists;
    expect(rows).toHaveLength(kabKota.length);
    expect(rows.map(row => row.slice(0, 3))).toEqual(
      kabKota.map(({ id, name, provinsi }) => [id, name, provinsi]),
    );
    expect(rows.slice(0, kategori.length).map(row => row[4])).toEqual(
      kategori.map(one => one.name),
    );
    expect(rows.slice(0, negara.length).map(row => row[6])).toEqual(negara.map(one => one.id));
  });

  it.each([
    [1, pesertaColumns],
    [2, boosterColumns],
  ])('explains every column of sheet %i in an input prompt', async (number, columns) => {
    const validations = await readSheetTags(number, 'dataValidation');
    expect(validations.map(one => readAttribute(one, 'prompt'))).toEqual(
      columns.map(one => one.note),
    );
    expect(validations.map(one => readAttribute(one, 'sqref'))).toEqual(
      columns.map((_, i) => `${columnLetters(i)}2:${columnLetters(i)}1048576`),
    );
    const withChoices = columns.map(({ kind }) => ['choice', 'yesNo', 'lookup'].includes(kind));
    expect(validations.map(one => readAttribute(one, 'type') === 'list')).toEqual(withChoices);
  });

  it.each([1, 2])(
    'formats whole columns of sheet %i as text, so that a pasted NIK keeps its digits',
    async number => {
      const columns = await readSheetTags(number, 'col');
      expect(new Set(columns.map(one => readAttribute(one, 'style')))).toEqual(
        new Set([String(styleIds.textColumn)]),
      );
    },
  );
});
