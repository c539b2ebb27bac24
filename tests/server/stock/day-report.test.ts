import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Printable } from '#contract/core/document/calls.ts';
import { plainText } from '#contract/core/document/block.ts';
import { stockEntry } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { buildStock } from '../../builders/stock.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it("adds up the day's stock of a facility, and lists what was wasted with the reason", async () => {
  const faskesId = await buildFaskes(server.db);
  const bhbuId = await buildBhbu(server.db);
  const { id: idStok } = await buildStock(server.db, { bhbuId, faskesId, doses: 20 });
  const entry = (tanggal: string, jenis: 'KARANTINA' | 'RUSAK', jumlah: number) => ({
    idStok,
    tanggal,
    jenis,
    jumlah,
    alasan: 'Vial pecah',
    waktu: `${tanggal}T02:00:00.000Z`,
  });
  await server.db
    .insert(stockEntry)
    .values([
      entry('2029-12-30', 'RUSAK', 3),
      entry('2029-12-31', 'RUSAK', 2),
      entry('2029-12-31', 'KARANTINA', 5),
      entry('2030-01-01', 'RUSAK', 1),
    ]);
  const { token } = await server.signIn({ role: 'FASKES', faskesId });
  const report = async (query: string) =>
    await server.request('GET', `/LaporanHarian/${faskesId}${query}`, { token });
  const { json, text } = await report('?tanggal=2029-12-31');
  const { dokumen } = json as unknown as Printable;
  expect(dokumen.title, text).toContain('31-Des-2029');
  const tables = dokumen.blocks.flatMap(block =>
    block.kind === 'table' ? [block.rows.map(row => row.map(plainText))] : [],
  );
  expect(tables).toEqual([
    [[expect.any(String), 'Rusak', '2', 'Vial pecah']],
    [[expect.any(String), '17', '0', '0', '2', '5', '10']],
  ]);
  expect((await report('?tanggal=2031-01-01')).status).toBe(422);
});
