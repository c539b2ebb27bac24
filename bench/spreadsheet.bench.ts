import { fork } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { streamXlsxRows, writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import { readSheet } from '#server/platform/spreadsheet/read-sheet.ts';
import { writeWorkbook } from '#server/platform/spreadsheet/write-workbook.ts';

/** Yields `count` rows of `width` text cells. */
function* people(count: number, width: number): Generator<string[]> {
  for (let i = 0; i < count; i++) {
    yield Array.from({ length: width }, (_, k) => `isi ${i} kolom ${k}`);
  }
}

const head = (width: number) => Array.from({ length: width }, (_, i) => ({ header: `Kolom ${i}` }));

const save = (stream: ReadableStream<Uint8Array>, path: string): Promise<void> =>
  pipeline(stream, createWriteStream(path));

async function count(rows: AsyncIterable<unknown>): Promise<void> {
  const iterator = rows[Symbol.asyncIterator]();
  let n = 0;
  while ((await iterator.next()).done !== true) n += 1;
  if (n !== 100_000) throw new Error(`${n} rows.`);
}

const sheet = (width: number, rows: number) => ({
  name: 'Peserta',
  columns: head(width),
  rows: people(rows, width),
});

/**
 * The measured tasks, each run in its own process; some run the hucre library on the same file for
 * comparison.
 */
const tasks: Readonly<Record<string, (folder: string) => Promise<unknown>>> = {
  'write 100,000 × 25': folder =>
    save(writeWorkbook({ sheets: [sheet(25, 99_999)] }), join(folder, 'inline.xlsx')),
  'write 100,000 × 25 with texts shared (hucre, unmeasured)': async folder => {
    const rows = [...people(100_000, 25)];
    await writeFile(
      join(folder, 'shared.xlsx'),
      await writeXlsx({ sheets: [{ name: 'A', rows }] }),
    );
  },
  'read 100,000 × 25, texts in their cells': folder =>
    count(readSheet(join(folder, 'inline.xlsx'))),
  'the same with hucre': async folder =>
    count(streamXlsxRows(await readFile(join(folder, 'inline.xlsx')))),
  'read 100,000 × 25, texts shared': folder => count(readSheet(join(folder, 'shared.xlsx'))),
  'the same with hucre ': async folder =>
    count(streamXlsxRows(await readFile(join(folder, 'shared.xlsx')))),
  'write 1,000,000 × 12': folder =>
    save(writeWorkbook({ sheets: [sheet(12, 1_000_000)] }), join(folder, 'million.xlsx')),
  'the same with hucre  ': folder => {
    const rows = people(1_000_000, 12);
    const stream = writeXlsxStream(rows, { name: 'Peserta', columns: head(12) });
    return save(stream, join(folder, 'million.xlsx'));
  },
};

/** Runs one task and prints its duration, peak memory and the longest event-loop stall. */
async function measure(title: string, folder: string): Promise<void> {
  let stall = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    stall = Math.max(stall, performance.now() - last - 10);
    last = performance.now();
  }, 10);
  const from = performance.now();
  await tasks[title]?.(folder);
  clearInterval(timer);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  const mb = Math.round((process.resourceUsage().maxRSS * 1024) / 1e6);
  console.log(
    title.padEnd(58) +
      `${seconds} s`.padStart(8) +
      `${mb} MB`.padStart(9) +
      `${Math.round(stall)} ms`.padStart(9),
  );
}

/** Measures reading and writing large workbooks. */
export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lembar-'));
  console.log(`${''.padEnd(58)}${'time'.padStart(8)}${'peak'.padStart(9)}${'stall'.padStart(9)}`);
  try {
    for (const title of Object.keys(tasks)) {
      const child = fork(import.meta.filename, [title, folder]);
      const code = await new Promise(resolve => child.once('exit', resolve));
      if (code !== 0) throw new Error(`${title} failed.`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [, script, title, folder] = process.argv;
if (script === import.meta.filename && title && folder) await measure(title, folder);
