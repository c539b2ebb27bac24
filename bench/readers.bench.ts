import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { columnLetters } from '#contract/core/values/sheet.ts';
import { SpreadsheetError } from '#server/platform/spreadsheet/error.ts';
import { readSheet } from '#server/platform/spreadsheet/read-sheet.ts';
import { findFileDelimiter } from '#server/platform/spreadsheet/csv/delimiter.ts';
import { writeReaderFiles } from './reader-files.ts';

/** Texts of cells by reference, such as B2; empty cells are left out. */
type Cells = ReadonlyMap<string, string>;

/** The rows of one sheet as a reader sees them, or why it reads none. */
type Outcome = Cells | string;

/** Differences that are listed of one file. */
const maxListed = 20;

const extensions = /\.(xlsx|xlsm|csv|tsv|txt|xls|xlsb|ods)$/i;

const referenceOf = (row: number, column: number): string => `${columnLetters(column)}${row}`;

async function readOurs(bytes: Uint8Array): Promise<Outcome> {
  const cells = new Map<string, string>();
  try {
    for await (const row of readSheet(bytes)) {
      row.cells.forEach(({ text }, column) => {
        if (text !== '') cells.set(referenceOf(row.rowNumber, column), text);
      });
    }
    return cells;
  } catch (error) {
    if (error instanceof SpreadsheetError) return `${error.code} ${error.detail.key}`;
    throw error;
  }
}

/** Decodes a text by its byte order mark; hucre reads no other encodings. */
const decode = (bytes: Buffer): string =>
  new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes);

/** Writes a value of hucre as our reader does. */
function textOf(value: unknown): string {
  if (value instanceof Date) {
    const [day = '', time = ''] = value.toISOString().slice(0, 16).split('T');
    return time === '00:00' ? day : `${day} ${time}`;
  }
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

async function readTheirs(bytes: Buffer): Promise<Outcome> {
  const isWorkbook = bytes.subarray(0, 2).toString() === 'PK';
  try {
    const rows: readonly (readonly unknown[])[] = isWorkbook
      ? ((await readXlsx(bytes)).sheets[0]?.rows ?? [])
      : parseCsv(decode(bytes), { delimiter: findFileDelimiter(bytes, () => 0) });
    const cells = new Map<string, string>();
    rows.forEach((row, i) =>
      row.forEach((value, column) => {
        const text = textOf(value);
        if (text !== '') cells.set(referenceOf(i + 1, column), text);
      }),
    );
    return cells;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message.slice(0, 80)}` : 'failed';
  }
}

/** Lists what two readers see differently in a file. */
function differencesOf(ours: Outcome, theirs: Outcome): string[] {
  if (typeof ours === 'string' || typeof theirs === 'string') {
    const say = (one: Outcome): string => (typeof one === 'string' ? one : `${one.size} cells`);
    return typeof ours === 'string' && typeof theirs === 'string'
      ? []
      : [`ours: ${say(ours)}; hucre: ${say(theirs)}`];
  }
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter(reference => ours.get(reference) !== theirs.get(reference))
    .map(reference => {
      const [own, other] = [ours.get(reference), theirs.get(reference)];
      return `${reference}: ours ${JSON.stringify(own ?? '')}, hucre ${JSON.stringify(other ?? '')}`;
    });
}

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter(name => extensions.test(name))
        .sort()
        .map(name => join(path, name))
    : [path];

/** Reads the files of folders with both readers and lists every difference. */
async function compare(root: string, paths: readonly string[]): Promise<void> {
  let equal = 0;
  const files = paths.flatMap(filesIn);
  for (const path of files) {
    const bytes = await readFile(path);
    // Copied, because the first one is moved to the reading thread.
    const ours = await readOurs(new Uint8Array(bytes));
    const differences = differencesOf(ours, await readTheirs(bytes));
    if (differences.length === 0) equal += 1;
    else {
      console.log(`${relative(root, path)}: ${differences.length}`);
      for (const one of differences.slice(0, maxListed)) console.log(`  ${one}`);
    }
  }
  console.log(`${files.length} files, ${equal} read the same by both`);
}

/**
 * Compares our reader with hucre, cell by cell: over the files of the folders in `paths`, or over files of our
 * own, one for each way in which programs write spreadsheets.
 */
export async function bench(paths: readonly string[] = []): Promise<void> {
  if (paths.length > 0) {
    await compare(process.cwd(), paths);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'readers-'));
  try {
    writeReaderFiles(folder);
    await compare(folder, [folder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
