import { maskDamagedNiks } from '#contract/core/values/nik.ts';
import type { UploadedFile } from '#contract/core/values/upload.ts';
import {
  batchWord,
  maxSheetPeople,
  readRowCode,
  sheetHeaderNames,
  sheetHeaders,
  sheetWords,
  type ReadSheetRow,
  type SheetField,
  type SheetHeader,
  type lembarCalls,
} from '#contract/domains/lembar/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { bytesOf } from '#server/platform/http/form-file.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { SpreadsheetError } from '#server/platform/spreadsheet/error.ts';
import { openTable, textsOf } from '#server/platform/spreadsheet/read-table.ts';
import { getSheetHead, type SheetHead } from './sheet.ts';

const field = 'berkas';

const plain = (text: string): string => text.trim().toLowerCase();

/** Returns the columns of the known headers; undefined unless the row has those of code and result. */
function readHeader(texts: readonly string[]) {
  const columns = new Map<SheetHeader, number>();
  for (const [at, text] of texts.entries()) {
    const name = sheetHeaderNames.find(one => plain(sheetHeaders[one]) === plain(text));
    if (name && !columns.has(name)) columns.set(name, at);
  }
  const isHeader = columns.has('kode') && columns.has('hasil');
  return isHeader ? { columns, count: columns.size } : undefined;
}

/** Returns the choice whose word a cell has; null for an empty cell, undefined for another text. */
function choiceOf<K extends string>(
  words: Readonly<Record<K, string>>,
  text: string,
): K | null | undefined {
  if (text === '') return null;
  return (Object.keys(words) as K[]).find(key => plain(words[key]) === plain(text));
}

/** Reads a time of day as people write it: 9.05, 09:05. */
function timeOf(text: string): string | null | undefined {
  if (text === '') return null;
  const [, hour, minute] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(text) ?? [];
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : undefined;
}

/** Reads a row of the file. */
function toRow(
  nomor: number,
  of: (name: SheetHeader) => string,
  { batch }: SheetHead,
): ReadSheetRow {
  const ragu: SheetField[] = [];
  const known = <T>(name: SheetField, value: T | undefined): T | null => {
    if (value !== undefined) return value;
    ragu.push(name);
    return null;
  };
  const batches = Object.fromEntries(batch.map(one => [String(one.idBatch), batchWord(one)]));
  const idBatch = known('idBatch', choiceOf(batches, of('idBatch')));
  return {
    nomor,
    hasil: known('hasil', choiceOf(sheetWords.hasil, of('hasil'))),
    alasan: known('alasan', choiceOf(sheetWords.alasan, of('alasan'))),
    skriningLayak:
      known('skriningLayak', choiceOf(sheetWords.skriningLayak, of('skriningLayak'))) !== null,
    lokasi: known('lokasi', choiceOf(sheetWords.lokasi, of('lokasi'))),
    idBatch: idBatch === null ? null : Number(idBatch),
    jam: known('jam', timeOf(of('jam'))),
    vaksinator: maskDamagedNiks(of('vaksinator')) || null,
    catatan: maskDamagedNiks(of('catatan')) || null,
    ragu,
  };
}

/** Whether someone filled in a row. */
const isFilled = ({ nomor: _nomor, ragu, skriningLayak, ...values }: ReadSheetRow): boolean =>
  ragu.length > 0 || skriningLayak || Object.values(values).some(value => value !== null);

/** Reads the filled rows of a file. @throws Problem 422 at the file, SpreadsheetError */
async function readRows(
  ctx: Context,
  file: UploadedFile,
  head: SheetHead,
): Promise<ReadSheetRow[]> {
  const limits = { rows: maxSheetPeople + 10, columns: 40, inflatedBytes: 40_000_000 };
  const table = await openTable(await bytesOf(file), readHeader, { signal: ctx.signal, limits });
  const { header } = table;
  if (!header) {
    await table.close();
    throw invalidField(field, message('lembar.noHeader'));
  }
  const found = new Map<number, ReadSheetRow>();
  try {
    for await (const row of table.rows) {
      const texts = textsOf(row);
      const of = (name: SheetHeader): string => texts[header.columns.get(name) ?? -1]?.trim() ?? '';
      const code = readRowCode(of('kode'));
      const place = { baris: row.rowNumber };
      if (!code) throw invalidField(field, message('lembar.badCode', place));
      if (code.id !== head.id) throw invalidField(field, message('lembar.otherSheet', place));
      if (code.nomor > head.jumlahOrang)
        throw invalidField(field, message('lembar.badCode', place));
      if (found.has(code.nomor)) throw invalidField(field, message('lembar.doubledRow', place));
      found.set(code.nomor, toRow(code.nomor, of, head));
    }
  } finally {
    await table.close();
  }
  return [...found.values()].filter(isFilled).sort((one, other) => one.nomor - other.nomor);
}

/** Reads the filled-in spreadsheet of a sheet; nothing is recorded. @throws Problem 422 at `berkas` */
export const readFile: Handler<typeof lembarCalls.readFile> = async (ctx, { params, body }) => {
  const head = await getSheetHead(ctx, params.id);
  try {
    return { baris: await readRows(ctx, body.berkas, head) };
  } catch (error) {
    if (error instanceof SpreadsheetError) throw invalidField(field, error.detail);
    throw error;
  }
};
