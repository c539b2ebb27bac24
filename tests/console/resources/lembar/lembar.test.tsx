import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  batchWord,
  rowCode,
  sheetHeaderNames,
  sheetHeaders,
  type PaperSheet,
  type SheetHeader,
} from '#contract/domains/lembar/index.ts';
import { dose } from '#server/platform/db/schema/index.ts';
import { readSheet } from '#server/platform/spreadsheet/read-sheet.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/lembar/index.ts';
import '#src/resources/lembar/entry/ReadScreen.tsx';
import '#src/resources/lembar/print/SheetPrint.tsx';
import { jakartaDay } from '#src/kit/format/date.ts';
import { buildSheetWorkbook } from '#src/resources/lembar/spreadsheet.ts';
import { buildBatch, buildProduct } from '../../../builders/batch.ts';
import { buildFaskes, buildPeserta } from '../../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import { buildSingleSheetXlsx, textRowXml } from '../../../server/spreadsheet/build-workbook.ts';
import {
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../../harness/renderPortal.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // The browser's day, at ten o'clock.
  const morning = Date.parse(`${jakartaDay(new Date())}T03:00:00Z`);
  server.advanceTime(morning - server.now().getTime());
});
afterEach(resetPortal);
afterAll(() => server.stop());

/** A facility with people planned for today, and a nurse who is signed in. */
async function openClinic(...names: readonly string[]) {
  const faskesId = await buildFaskes(server.db);
  const nurse = await startSignedInSession(server, { role: 'FASKES', faskesId });
  await buildBatch(server.db, { idProduk: await buildProduct(server.db) });
  const people: number[] = [];
  for (const nama of names) {
    const rencanaTanggal = jakartaDay(new Date());
    const overrides = { userId: nurse.id, idFaskes: faskesId, nama, rencanaTanggal };
    people.push((await buildPeserta(server.deps, overrides)).id);
  }
  const makeSheet = async () =>
    (await server.request('POST', '/Lembar', { token: nurse.token, body: {} }))
      .json as unknown as PaperSheet;
  return { people, makeSheet };
}

const open = (at: string) => renderPortal({ at, fetch: serverFetch(server) });

it('a sheet is made for today, and shown as it is printed', async () => {
  await openClinic('Ani Kertas', 'Budi Kertas');
  const { user, address } = open('/dashboard/vaksinasi/lembar-kertas');
  await screen.findByText('Belum ada lembar. Buat satu untuk hari ini.');
  await user.click(screen.getByRole('button', { name: 'Buat lembar' }));
  const page = await screen.findByRole('img', { name: /halaman 1 dari 1/ });
  expect(within(page).getByText('Ani Kertas')).toBeDefined();
  expect(within(page).getByText('Budi Kertas')).toBeDefined();
  expect(address()).toMatch(/^\/dashboard\/vaksinasi\/lembar-kertas\/cetak\/[\da-f-]{36}$/);
});

it('the rows of a spreadsheet are checked, completed and entered; what was refused says why', async () => {
  const { people, makeSheet } = await openClinic('Ani Kertas', 'Budi Kertas', 'Cici Kertas');
  const sheet = await makeSheet();
  const [batch] = sheet.batch;
  if (!batch) throw new Error('The sheet has no batch.');
  const lines: Partial<Record<SheetHeader, string>>[] = [
    {
      kode: rowCode(sheet.id, 1),
      hasil: 'Diberikan',
      skriningLayak: 'Ya',
      lokasi: 'Kiri',
      idBatch: batchWord(batch),
      jam: '00:00',
    },
    { kode: rowCode(sheet.id, 2), hasil: 'entah' },
    { kode: rowCode(sheet.id, 3), hasil: 'Ditunda', alasan: 'Tidak hadir', jam: '23:59' },
  ];
  const xml = [
    sheetHeaderNames.map(name => sheetHeaders[name]),
    ...lines.map(line => sheetHeaderNames.map(name => line[name] ?? '')),
  ]
    .map((cells, at) => textRowXml(at + 1, ...cells))
    .join('');
  const { user } = open(`/dashboard/vaksinasi/lembar-kertas/baca?lembar=${sheet.id}`);
  const input = await screen.findByLabelText('Spreadsheet lembar yang sudah diisi', {
    selector: 'input',
  });
  await user.upload(input, new File([Uint8Array.from(buildSingleSheetXlsx(xml))], 'lembar.xlsx'));
  const list = await screen.findByRole('list', { name: /Hasil bacaan/ });
  const [ani, budi, cici] = within(list)
    .getAllByRole('listitem')
    .map(one => within(one));
  if (!ani || !budi || !cici) throw new Error('A row is missing.');

  // Ani's row lacks only the vaccinator, whom the page names once; Budi's result was no choice.
  expect(ani.getByText('Lengkapi isian di atas')).toBeDefined();
  expect(budi.getByText('Perlu diperiksa')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Vaksinator' }), 'Ns. Uji');
  expect(ani.getByText('Siap dikirim')).toBeDefined();
  await user.click(budi.getByRole('button', { name: 'Ditunda' }));
  await user.click(budi.getByRole('combobox', { name: 'Alasan ditunda' }));
  await user.click(await screen.findByRole('option', { name: 'Vaksin habis atau rusak' }));
  await user.type(screen.getByRole('textbox', { name: 'Jam penundaan' }), '00:00');
  expect(budi.getByText('Siap dikirim')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Catat 3 baris' }));
  expect(await cici.findByText('Ditolak aturan')).toBeDefined();
  expect(cici.getByRole('alert').textContent).toMatch(/belum/i);
  expect(ani.getByText('Dicatat')).toBeDefined();
  expect(budi.getByText('Dicatat')).toBeDefined();
  const visits = await server.db
    .select({ hasil: dose.hasil, vaksinator: dose.vaksinator })
    .from(dose)
    .where(eq(dose.pesertaId, people[0] ?? 0));
  expect(visits).toEqual([{ hasil: 'DIBERIKAN', vaksinator: 'Ns. Uji' }]);
  // A row that is left out is not sent again.
  await user.click(cici.getByRole('checkbox', { name: 'Kirim baris 3' }));
  expect(screen.getByRole('button', { name: /Catat 0 baris/ }).hasAttribute('disabled')).toBe(true);
});

it('the spreadsheet that is downloaded has the rows of the sheet, with lists of choices, and is read back', async () => {
  const { makeSheet } = await openClinic('=1+1 Kertas', 'Budi Kertas');
  const sheet = await makeSheet();
  const bytes = new Uint8Array(await (await buildSheetWorkbook(sheet)).arrayBuffer());
  const rows: string[][] = [];
  for await (const { cells } of readSheet(bytes)) rows.push(cells.map(({ text }) => text));
  expect(rows[0]).toEqual(sheetHeaderNames.map(name => sheetHeaders[name]));
  expect(rows[1]?.slice(0, 2)).toEqual([rowCode(sheet.id, 1), sheet.baris[0]?.orang?.nama]);
  expect(rows).toHaveLength(3);
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(bytes);
  const lists = sheets[0]?.dataValidations?.map(({ range }) => range);
  expect(lists).toEqual(['E2:E3', 'F2:F3', 'G2:G3', 'H2:H3', 'I2:I3']);
});
