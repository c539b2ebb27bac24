import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defaultLimits } from '#server/platform/spreadsheet/limits.ts';
import { readSheet, type ReadOptions } from '#server/platform/spreadsheet/read-sheet.ts';
import { Mutex } from '#server/platform/spreadsheet/mutex.ts';
import {
  buildZipBomb,
  sheetXml,
  textRowXml,
  buildXlsx,
  buildSingleSheetXlsx,
} from './build-workbook.ts';

const [head = ''] = sheetXml('').split('</sheetData>');
const tail = '</sheetData></worksheet>';
const buildLargeWorkbook = (unit: string, times: number): Buffer =>
  buildXlsx({
    parts: [
      { name: 'xl/worksheets/s1.xml', content: '', packed: buildZipBomb(head, unit, times, tail) },
    ],
  });

const openRows = (file: Uint8Array | string, options: Partial<ReadOptions> = {}) =>
  readSheet(file, options);

async function readTexts(
  file: Uint8Array | string,
  options?: Partial<ReadOptions>,
): Promise<string[][]> {
  const read: string[][] = [];
  for await (const { cells } of openRows(file, options)) read.push(cells.map(cell => cell.text));
  return read;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lembar-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('reading in a worker thread', () => {
  it('returns the rows of bytes and of a file on disk', async () => {
    const file = buildSingleSheetXlsx(textRowXml(1, 'NIK', 'Nama') + textRowXml(2, '1', 'Budi'));
    const path = join(folder, 'peserta.xlsx');
    await writeFile(path, file);
    const expected = [
      ['NIK', 'Nama'],
      ['1', 'Budi'],
    ];
    expect(await readTexts(file)).toEqual(expected);
    expect(await readTexts(path)).toEqual(expected);
    expect(await readTexts(Buffer.from('NIK;Nama\n1;Budi'))).toEqual(expected);
  });

  it('rejects with the error of the thread', async () => {
    await expect(readTexts(Buffer.from('<html><table>'))).rejects.toMatchObject({
      name: 'SpreadsheetError',
      code: 'SALAH_AKHIRAN',
      detail: { key: 'spreadsheet.webPage' },
    });
  });

  it('ends a thread that exceeds its time limit', async () => {
    const file = buildLargeWorkbook('<row/>', 20_000_000);
    await expect(
      readTexts(file, { limits: { seconds: 0.01, ratio: 5_000 } }),
    ).rejects.toMatchObject({
      code: 'TERLALU_LAMA',
    });
  });

  it('ends a thread that exceeds its memory limit', async () => {
    const content = Array.from(
      { length: 150_000 },
      (_, i) => `<Relationship Id="r${i}" Type="x/worksheet" Target="worksheets/sheet${i}.xml"/>`,
    ).join('');
    const parts = [{ name: 'xl/_rels/workbook.xml.rels', content }];
    const file = buildXlsx({ sheets: { Peserta: textRowXml(1, 'a') }, parts });
    await expect(readTexts(file, { limits: { memoryMb: 8 } })).rejects.toMatchObject({
      code: 'TERLALU_BESAR',
      detail: { key: 'spreadsheet.tooMuchMemory' },
    });
  });

  it('has finite default limits', () => {
    for (const limit of Object.values(defaultLimits)) expect(limit).toBeLessThan(Infinity);
    expect(defaultLimits.seconds).toBeLessThanOrEqual(15);
    expect(defaultLimits.memoryMb).toBeLessThanOrEqual(96);
  });

  it('does not block the event loop', async () => {
    let beats = 0;
    const timer = setInterval(() => (beats += 1), 1);
    let read = 0;
    for await (const row of openRows(buildLargeWorkbook('<row><c><v>1</v></c></row>', 50_000)))
      read += row.cells.length;
    clearInterval(timer);
    expect(read).toBeGreaterThanOrEqual(50_000);
    expect(beats).toBeGreaterThan(10);
  });

  it('limits the time of thread and consumer together', async () => {
    const file = buildLargeWorkbook('<row><c><v>1</v></c></row>', 5_000);
    const read = async (): Promise<void> => {
      const rows = openRows(file, { limits: { totalSeconds: 0.02 } });
      while (!(await rows.next()).done) await new Promise(resolve => setTimeout(resolve, 5));
    };
    await expect(read()).rejects.toMatchObject({ code: 'TERLALU_LAMA' });
  });

  it('rejects a file before its consumer has processed the rows that precede the error', async () => {
    const times = 60_000;
    const packed = buildZipBomb(head, '<row><c><v>1</v></c></row>', times, '<row><c');
    const file = buildXlsx({ parts: [{ name: 'xl/worksheets/s1.xml', content: '', packed }] });
    let processed = 0;
    const read = async (): Promise<void> => {
      const rows = openRows(file);
      while (!(await rows.next()).done) {
        processed += 1;
        await new Promise(resolve => setTimeout(resolve, 5));
      }
    };
    await expect(read()).rejects.toMatchObject({ code: 'RUSAK' });
    expect(processed).toBeLessThan(times / 2);
  });

  it('parses no further ahead than its queue holds, and reads every row', async () => {
    const file = buildLargeWorkbook('<row><c><v>1</v></c></row>', 50_000);
    let read = 0;
    for await (const row of openRows(file, { limits: { queuedBytes: 1_000 } }))
      read += row.cells.length;
    expect(read).toBeGreaterThanOrEqual(50_000);
  });

  it('moves the bytes to the thread when it may', async () => {
    const file = new Uint8Array(buildSingleSheetXlsx(textRowXml(1, 'a')));
    expect(await readTexts(file, { moveBytes: true })).toEqual([['a']]);
    expect(file.length).toBe(0);
  });

  it('does not count the time of its consumer', async () => {
    const file = buildLargeWorkbook('<row><c><v>1</v></c></row>', 50_000);
    const seconds = 8;
    const before = performance.now();
    let read = 0;
    for await (const row of openRows(file, { limits: { seconds } })) {
      read += row.cells.length;
      if (read % 25_000 === 0) await new Promise(resolve => setTimeout(resolve, 50));
    }
    expect(performance.now() - before).toBeGreaterThan(100);
    expect(read).toBeGreaterThanOrEqual(50_000);
  });
});

describe('stopping', () => {
  it('by the signal while reading', async () => {
    const controller = new AbortController();
    const reading = (async () => {
      for await (const row of openRows(buildLargeWorkbook('<row><c><v>1</v></c></row>', 90_000), {
        signal: controller.signal,
      })) {
        if (row.rowNumber === 1) controller.abort(new Error('dibatalkan'));
      }
    })();
    await expect(reading).rejects.toThrow('dibatalkan');
  });

  it('by the signal before reading and while waiting in the queue', async () => {
    const file = buildSingleSheetXlsx(textRowXml(1, 'a'));
    await expect(readTexts(file, { signal: AbortSignal.abort(new Error('dulu')) })).rejects.toThrow(
      'dulu',
    );

    const first = openRows(file);
    await first.next();
    const controller = new AbortController();
    const waiting = readTexts(file, { signal: controller.signal });
    controller.abort(new Error('sekarang'));
    await expect(waiting).rejects.toThrow('sekarang');
    await first.return();
    expect(await readTexts(file)).toEqual([['a']]);
  });

  it('after some rows lets the next read start', async () => {
    const file = buildLargeWorkbook('<row><c><v>1</v></c></row>', 90_000);
    for await (const row of openRows(file)) {
      if (row.rowNumber === 10) break;
    }
    expect(await readTexts(buildSingleSheetXlsx(textRowXml(1, 'a')))).toEqual([['a']]);
  });

  it('lets the thread exit by itself, because terminating it may crash the process', async () => {
    const terminate = vi.spyOn(Worker.prototype, 'terminate');
    onTestFinished(() => terminate.mockRestore());
    const file = buildLargeWorkbook('<row><c><v>1</v></c></row>', 200_000);
    for (const stopAt of [1, 2, 700]) {
      for await (const row of openRows(file)) if (row.rowNumber >= stopAt) break;
    }
    expect(await readTexts(buildSingleSheetXlsx(textRowXml(1, 'NIK')))).toEqual([['NIK']]);
    expect(terminate).not.toHaveBeenCalled();
  });

  it('by a rejection lets the next read start', async () => {
    await expect(readTexts(Buffer.alloc(0))).rejects.toMatchObject({ code: 'KOSONG' });
    expect(await readTexts(buildSingleSheetXlsx(textRowXml(1, 'a')))).toEqual([['a']]);
  });
});

describe('the queue', () => {
  it('runs one at a time in order of arrival', async () => {
    const turns = new Mutex();
    const order: string[] = [];
    const one = async (name: string): Promise<void> => {
      const release = await turns.acquire();
      order.push(`${name} begins`);
      await new Promise(resolve => setImmediate(resolve));
      order.push(`${name} ends`);
      release();
    };
    await Promise.all([one('a'), one('b'), one('c')]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('skips an aborted waiter and still waits for the first to end', async () => {
    const turns = new Mutex();
    const release = await turns.acquire();
    const controller = new AbortController();
    const gaveUp = turns.acquire(controller.signal);
    let third = false;
    const next = turns.acquire().then(end => {
      third = true;
      return end;
    });
    controller.abort(new Error('pergi'));
    await expect(gaveUp).rejects.toThrow('pergi');
    await new Promise(resolve => setImmediate(resolve));
    expect(third).toBe(false);
    release();
    (await next)();
    expect(third).toBe(true);
  });
});
