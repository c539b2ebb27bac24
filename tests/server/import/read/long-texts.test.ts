import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pesertaColumns } from '#contract/domains/import/columns/index.ts';
import { importFile, importRow } from '#server/platform/db/schema/index.ts';
import { RowBatch } from '#server/domains/import/read/row-batch.ts';
import { batchChars, batchRows } from '#server/domains/import/row-store.ts';
import { buildCsvFile, buildSheetFile, sheetLine } from '../../../builders/sheet-file.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { buildXlsx, buildZipBomb, sheetXml, textRowXml } from '../../spreadsheet/build-workbook.ts';
import {
  importOf,
  listImportRows,
  nonZeroCounts,
  requestOnImport,
  startImportFixture,
  uploadFile,
  type ImportFixture,
} from '../fixture.ts';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await startImportFixture();
});
afterAll(() => fixture.server.stop());

const long = 'x'.repeat(501);

describe('a cell longer than any field', () => {
  it.each(['nama', 'pekerjaan'] as const)(
    'in %s rejects its row until it is corrected',
    async field => {
      const file = importOf(
        await uploadFile(
          fixture,
          await buildSheetFile([sheetLine({ [field]: long }), sheetLine()]),
        ),
      );
      expect(nonZeroCounts(file)).toEqual({ baru: 1, ditolak: 1 });
      const [row] = await listImportRows(fixture, file);
      expect(row?.temuan).toEqual([
        { code: 'E13', field, detail: expect.stringContaining('panjang') as string },
      ]);
      expect(row?.nilai[field]).toHaveLength(500);
      const corrected = await requestOnImport(fixture, file, 'PUT', `/baris/${row?.nomor}`, {
        nilai: { [field]: 'Juru Tulis' },
      });
      expect([corrected.status, corrected.text]).toEqual([200, expect.any(String)]);
      const [after] = await listImportRows(fixture, file);
      expect(after).toMatchObject({ hasil: 'baru', temuan: [] });
    },
  );

  it('in a column that is not used has no effect', async () => {
    const columns = pesertaColumns.map(({ header }) => header);
    const line = sheetLine();
    const rows =
      textRowXml(1, ...columns, 'Catatan HRD') +
      textRowXml(2, ...pesertaColumns.map(({ field }) => line[field] ?? ''), long);
    const bytes = buildXlsx({ sheets: { Peserta: rows } });
    const answer = await uploadFile(fixture, new File([new Uint8Array(bytes)], 'peserta.xlsx'));
    expect(nonZeroCounts(importOf(answer))).toEqual({ baru: 1 });
  });

  it('in every cell of a file is rejected at the first row, and leaves nothing', async () => {
    const before = await fixture.server.db.$count(importFile);
    const [head = ''] = sheetXml('').split('</sheetData>');
    const cells = '<c t="s"><v>0</v></c>'.repeat(25);
    const packed = buildZipBomb(head, `<row>${cells}</row>`, 2_000, '</sheetData></worksheet>');
    const bytes = buildXlsx({
      strings: `<si><t>${'x'.repeat(32_000)}</t></si>`,
      parts: [{ name: 'xl/worksheets/s1.xml', content: '', packed }],
    });
    const answer = await uploadFile(fixture, new File([new Uint8Array(bytes)], 'peserta.xlsx'));
    expect([answer.status, answer.json['detail']]).toEqual([
      422,
      'Baris 1 berisi lebih dari 5.000 huruf. Hapus kolom yang tidak perlu lalu unggah lagi.',
    ]);
    expect(await fixture.server.db.$count(importFile)).toBe(before);
  });
});

describe('a batch of rows', () => {
  const row = (rowNumber: number, chars: number) => ({
    rowNumber,
    cells: [{ text: 'x'.repeat(chars), isNumber: false }],
    corrections: {},
    isSkipped: false,
  });
  const sizeOf = (chars: number): number => {
    const batch = new RowBatch();
    let n = 1;
    while (!batch.add(row(n, chars))) n += 1;
    expect(batch.take()).toHaveLength(n);
    expect(batch.take()).toEqual([]);
    return n;
  };

  it('is full at the maximum of rows, or earlier at the maximum of characters', () => {
    expect(sizeOf(10)).toBe(batchRows);
    expect(sizeOf(5_000)).toBe(batchChars / 5_000);
    expect(sizeOf(batchChars + 1)).toBe(1);
  });
});

describe('a client that closes its connection while its file is read', () => {
  it('ends the work and leaves nothing', async () => {
    const { server, company } = fixture;
    const listening = serve({
      hostname: '127.0.0.1',
      port: 0,
      fetch: sent => server.app.fetch(sent),
    });
    onTestFinished(() => void listening.close());
    if (!listening.listening) await once(listening, 'listening');
    const files = await server.db.$count(importFile);
    const rows = await server.db.$count(importRow);
    const body = new FormData();
    body.append('berkas', buildCsvFile(Array.from({ length: 6_000 }, () => sheetLine())));
    const form = new Response(body);
    const sent = request({
      port: (listening.address() as AddressInfo).port,
      method: 'POST',
      path: '/api/Peserta/Import/0?preview=true',
      headers: {
        authorization: `Bearer ${company.token}`,
        'content-type': form.headers.get('content-type') ?? '',
      },
    });
    sent.on('error', () => undefined);
    sent.end(Buffer.from(await form.arrayBuffer()));
    await waitUntil(async () => (await server.db.$count(importRow)) > rows, 30_000);
    sent.destroy();
    await waitUntil(async () => (await server.db.$count(importFile)) === files, 30_000);
    expect(await server.db.$count(importRow)).toBe(rows);
    expect(server.readLogs()).toContain('"status":422');
  });
});
