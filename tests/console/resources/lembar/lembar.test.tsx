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
import { batch, dose, stateHistory } from '#server/platform/db/schema/index.ts';
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
  const since = '2020-01-01T00:00:00.000Z';
  await buildBatch(server.db, { idProduk: await buildProduct(server.db), since });
  const people: number[] = [];
  for (const nama of names) {
    const rencanaTanggal = jakartaDay(new Date());
    const overrides = { userId: nurse.id, idFaskes: faskesId, nama, rencanaTanggal };
    people.push((await buildPeserta(server.deps, overrides)).id);
  }
  const makeSheet = async () =>
    (await server.request('POST', '/Lembar', { token: nurse.token, body: {} }))
      .json as unknown as PaperSheet;
  return { people, makeSheet, token: nurse.token };
}

const open = (at: string) => renderPortal({ at, fetch: serverFetch(server) });

/** Uploads the filled-in spreadsheet of a sheet. @returns the rows that were read from it */
async function uploadLines(
  sheet: PaperSheet,
  lines: readonly Partial<Record<SheetHeader, string>>[],
) {
  const xml = [
    sheetHeaderNames.map(name => sheetHeaders[name]),
    ...lines.map(line => sheetHeaderNames.map(name => line[name] ?? '')),
  ]
    .map((cells, at) => textRowXml(at + 1, ...cells))
    .join('');
  const portal = open(`/dashboard/vaksinasi/lembar-kertas/baca?lembar=${sheet.id}`);
  const input = await screen.findByLabelText('Spreadsheet lembar yang sudah diisi', {
    selector: 'input',
  });
  const file = new File([Uint8Array.from(buildSingleSheetXlsx(xml))], 'lembar.xlsx');
  await portal.user.upload(input, file);
  const list = await screen.findByRole('list', { name: /Hasil bacaan/ });
  const rows = within(list)
    .getAllByRole('listitem')
    .map(one => within(one));
  return { ...portal, rows };
}

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
  const [first] = sheet.batch;
  if (!first) throw new Error('The sheet has no batch.');
  const lines: Partial<Record<SheetHeader, string>>[] = [
    {
      kode: rowCode(sheet.id, 1),
      hasil: 'Diberikan',
      skriningLayak: 'Ya',
      lokasi: 'Kiri',
      idBatch: batchWord(first),
      jam: '00:00',
    },
    { kode: rowCode(sheet.id, 2), hasil: 'entah' },
    { kode: rowCode(sheet.id, 3), hasil: 'Ditunda', alasan: 'Tidak hadir', jam: '23:59' },
  ];
  const { user, rows } = await uploadLines(sheet, lines);
  const [ani, budi, cici] = rows;
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

it('a warning that was confirmed is asked again once its row is changed', async () => {
  const { people, makeSheet } = await openClinic('Ani Kertas');
  const sheet = await makeSheet();
  const [first] = sheet.batch;
  if (!first) throw new Error('The sheet has no batch.');
  await server.db.update(batch).set({ status: 'DITARIK' }).where(eq(batch.id, first.idBatch));
  await server.db.insert(stateHistory).values({
    ...{ resource: 'batch', recordId: String(first.idBatch), event: 'uji', actorName: 'Siti' },
    ...{ actorRole: 'PS', fromState: 'TERSEDIA', toState: 'DITARIK' },
    at: new Date(server.now().getTime() + 1000).toISOString(),
  });
  const { user, rows } = await uploadLines(sheet, [
    {
      ...{ kode: rowCode(sheet.id, 1), hasil: 'Diberikan', skriningLayak: 'Ya', lokasi: 'Kiri' },
      ...{ idBatch: batchWord(first), jam: '00:00', vaksinator: 'Ns. Uji' },
    },
  ]);
  const [ani] = rows;
  if (!ani) throw new Error('The row is missing.');
  const send = () => user.click(screen.getByRole('button', { name: 'Catat 1 baris' }));
  const confirmation = {
    name: 'Peringatannya sudah dibaca, dan dosis memang diberikan, baris 1, Ani Kertas',
  };
  await send();
  await user.click(await ani.findByRole('checkbox', confirmation));
  await user.click(ani.getByRole('button', { name: 'Ubah, baris 1, Ani Kertas' }));
  await user.click(ani.getByRole('button', { name: 'Lengan kanan' }));
  await send();
  const asked = await ani.findByRole<HTMLInputElement>('checkbox', confirmation);
  expect(asked.checked).toBe(false);
  expect(await server.db.$count(dose, eq(dose.pesertaId, people[0] ?? 0))).toBe(0);
  await user.click(asked);
  await send();
  expect(await ani.findByText('Dicatat')).toBeDefined();
});

it('a row of which the visit was cancelled says that it is recorded in the queue', async () => {
  const { makeSheet, token } = await openClinic('Ani Kertas');
  const sheet = await makeSheet();
  const entered = await server.request('POST', `/Lembar/catat/${sheet.id}/1`, {
    token,
    body: { hasil: 'DITUNDA', alasan: 'STOK', jam: '00:00' },
  });
  const visit = entered.json['kunjungan'] as { id: number; version: number };
  const cancelled = await server.request('PUT', `/Vaksinasi/batal/${visit.id}`, {
    token,
    body: { alasan: 'Salah orang', version: visit.version },
  });
  expect(cancelled.status, cancelled.text).toBe(200);
  const { rows } = await uploadLines(sheet, [
    { kode: rowCode(sheet.id, 1), hasil: 'Ditunda', alasan: 'Tidak hadir', jam: '00:00' },
  ]);
  expect(rows[0]?.getByText('Dibatalkan, catat lewat antrean')).toBeDefined();
  expect(screen.getByRole('button', { name: /Catat 0 baris/ }).hasAttribute('disabled')).toBe(true);
});

it('the buttons of each sheet have names of their own', async () => {
  const { makeSheet } = await openClinic('Ani Kertas');
  await makeSheet();
  open('/dashboard/vaksinasi/lembar-kertas');
  expect(await screen.findByRole('link', { name: /^Cetak, lembar .*, dibuat / })).toBeDefined();
  expect(screen.getByRole('link', { name: /^Isi hasil, lembar .*, dibuat / })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Unduh \.xlsx, lembar .*, dibuat / })).toBeDefined();
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
