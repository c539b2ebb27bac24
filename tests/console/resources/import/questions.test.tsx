import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/import/index.ts';
import { pesertaColumns } from '#contract/domains/import/columns/index.ts';
import { buildBhbu } from '../../../builders/peserta.ts';
import { buildCsvFile, sheetLine } from '../../../builders/sheet-file.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import { buildSingleSheetXlsx, textRowXml } from '../../../server/spreadsheet/build-workbook.ts';
import {
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../../harness/renderPortal.tsx';

let server: TestServer;
let bhbuId: number;
beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
});
afterEach(resetPortal);
afterAll(() => server.stop());

/** Renders the upload page for a new account of the company and records the requests it sends. */
async function openPage() {
  const account = await startSignedInSession(server, { role: 'BHBU', bhbuId });
  const requests: string[] = [];
  const realFetch = serverFetch(server);
  const { user, address } = renderPortal({
    at: '/dashboard/peserta/unggah',
    fetch: (input, init) => {
      requests.push(`${init?.method ?? 'GET'} ${input as string}`);
      return realFetch(input, init);
    },
  });
  return {
    user,
    address,
    sent: (pattern: RegExp) => requests.filter(one => pattern.test(one)),
    list: async () => {
      const { json } = await server.request('GET', '/Peserta/getByUserId?pageSize=500', account);
      return (json as { data: { nama: string }[] }).data;
    },
  };
}

const chooseFile = async (user: UserEvent, file: File) =>
  user.upload(await screen.findByLabelText('Berkas peserta', { selector: 'input' }), file);

const clickButton = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const findCounts = (text: string) => screen.findByText(text, { selector: 'header span' });

describe('what a file cannot decide', () => {
  it('asks which of two columns fills a field', async () => {
    const { user } = await openPage();
    const line = sheetLine({ nama: 'DUA NOMOR' });
    const file = await buildCsvFile([line], 'dua.csv').text();
    const text = file
      .replace('"No HP*"', '"HP";"WA"')
      .replace(`"${line.noHP ?? ''}"`, `"-";"${line.noHP ?? ''}"`);
    await chooseFile(user, new File([text], 'dua.csv'));
    const question = await screen.findByRole('group', { name: 'No HP' });
    await screen.findByText('2 kolom sama cocok untuk No HP. Pilih satu:');
    const [hp, wa] = within(question).getAllByRole('button');
    expect([hp, wa].map(one => one?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    await user.click(within(question).getByRole('button', { name: 'WA' }));
    await clickButton(user, 'Pakai kolom ini dan periksa baris');
    await findCounts('1 baru');
  });

  it('reads a text file again with the delimiter that the user chooses', async () => {
    const { user, address, sent } = await openPage();
    const { nama = '', nik = '' } = sheetLine({ nama: 'PEMISAH ANEH' });
    await chooseFile(user, new File([`a;b,c\n${nama};1,${nik}\n`], 'pemisah.csv'));
    const choice = await screen.findByLabelText('Pemisah kolom');
    const first = address();
    const other = (choice as HTMLSelectElement).value === 'koma' ? 'titikKoma' : 'koma';
    await user.selectOptions(choice, other);
    await waitFor(() => expect(address()).not.toBe(first));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>('Pemisah kolom').value).toBe(other),
    );
    await waitFor(() => expect(sent(/\/buang$/)).toHaveLength(1));
  });

  it('asks whether to include rows that are hidden in Excel', async () => {
    const { user, list } = await openPage();
    const rows = [sheetLine({ nama: 'TAMPAK' }), sheetLine({ nama: 'TERSEMBUNYI' })].map(
      (line, i) =>
        textRowXml(i + 2, ...pesertaColumns.map(({ field }) => line[field] ?? '')).replace(
          '<row ',
          i === 1 ? '<row hidden="1" ' : '<row ',
        ),
    );
    const header = textRowXml(1, ...pesertaColumns.map(one => one.header));
    const bytes = buildSingleSheetXlsx(header + rows.join(''));
    await chooseFile(user, new File([new Uint8Array(bytes)], 'saring.xlsx'));
    await screen.findByText('1 baris tersembunyi di Excel');
    const save = await screen.findByRole('button', { name: 'Simpan 2 peserta' });
    expect(save).toHaveProperty('disabled', true);
    await clickButton(user, 'Lewati');
    await findCounts('1 baru dan 1 dilewati');
    await screen.findByText('Baris itu dilewati dan tidak disimpan.');
    await clickButton(user, 'Simpan 1 peserta');
    await screen.findByText('1 peserta tersimpan');
    expect((await list()).map(({ nama }) => nama)).not.toContain('TERSEMBUNYI');
  });
});
