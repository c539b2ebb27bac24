import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Import } from '#contract/domains/import/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/import/index.ts';
import '#src/resources/peserta/index.ts';
import { buildBhbu } from '../../../builders/peserta.ts';
import { buildCsvFile, sheetLine } from '../../../builders/sheet-file.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  renderPortal,
} from '../../harness/renderPortal.tsx';

let server: TestServer;
let bhbuId: number;
beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
});
afterEach(resetPortal);
afterAll(() => server.stop());

/** Saves a file of the given people as a company and opens the page of the import. */
async function openSavedImport(names: readonly string[], fileName: string) {
  const account = await startSignedInSession(server, { role: 'BHBU', bhbuId });
  const request = (method: string, path: string, body?: unknown) =>
    server.request(method, path, { token: account.token, body });
  const form = new FormData();
  form.append(
    'berkas',
    buildCsvFile(
      names.map(nama => sheetLine({ nama })),
      fileName,
    ),
  );
  const file = (await request('POST', '/Peserta/Import/0', form)).json as unknown as Import;
  const { json } = await request('GET', `/Peserta?idImport=${file.id}`);
  const people = json['data'] as { id: number; nama: string }[];
  const idOf = (nama: string): number => people.find(one => one.nama === nama)?.id ?? 0;
  const setActive = (nama: string, isActive: boolean) =>
    request('PUT', `/Peserta/updatenonaktif/${idOf(nama)}`, { isActive, alasan: 'Cuti' });
  const openPage = () =>
    renderPortal({ at: `/dashboard/peserta/unggah/${file.id}`, fetch: serverFetch(server) });
  return { file, idOf, setActive, openPage };
}

type Portal = ReturnType<typeof renderPortal>;

const clickButton = async ({ user }: Portal, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

describe('the undo of an import', () => {
  it('names who stays and why, and undoes them once nothing prevents it', async () => {
    const { idOf, setActive, openPage } = await openSavedImport(
      ['AMIR UTAMA', 'BUDI UTAMA', 'CITRA UTAMA'],
      'sebagian.csv',
    );
    await setActive('BUDI UTAMA', false);
    const portal = openPage();
    await clickButton(portal, 'Urungkan unggahan');
    const dialog = await screen.findByRole('dialog', { name: 'Urungkan unggahan sebagian.csv?' });
    const stay = await within(dialog).findByRole('region', { name: 'Peserta yang tetap' });
    expect(stay.textContent).toContain('1 peserta tetap seperti sekarang');
    expect(stay.textContent).toContain('Diubah sesudahnya');
    expect(within(stay).getByRole('link', { name: 'BUDI UTAMA' }).getAttribute('href')).toBe(
      `/dashboard/peserta/detail/${idOf('BUDI UTAMA')}`,
    );
    await clickButton(portal, 'Urungkan 2 peserta');
    await screen.findByText('Unggahan ini diurungkan sebagian');
    await screen.findByText(/: 2 peserta\. 1 peserta di bawah ini tetap/);
    await screen.findByText(/Diurungkan 2 peserta, tetap 1$/);
    const rest = await screen.findByRole('region', { name: 'Peserta yang tetap' });
    await within(rest).findByRole('link', { name: 'BUDI UTAMA' });

    await clickButton(portal, 'Urungkan sisanya');
    await screen.findByText('Tidak ada peserta yang dapat diurungkan sekarang.');
    expect(screen.queryByRole('button', { name: /^Urungkan \d/ })).toBeNull();
    await clickButton(portal, 'Batal');
    await setActive('BUDI UTAMA', true);
    await clickButton(portal, 'Urungkan sisanya');
    await clickButton(portal, 'Urungkan 1 peserta');
    await screen.findByText('Unggahan ini diurungkan');
    // The corrections of its rows are not lost.
    expect(screen.getByRole('button', { name: 'Unduh baris beserta perbaikannya' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Peserta yang tetap' })).toBeNull();
  });
});

describe('the page of an import', () => {
  it('links to its participants, and the list names the upload as a filter', async () => {
    await openSavedImport(['ORANG LAIN'], 'lain.csv');
    const { file, openPage } = await openSavedImport(['DARI BERKAS INI'], 'ini.csv');
    const portal = openPage();
    await portal.user.click(
      await screen.findByRole('link', { name: 'Lihat peserta dari unggahan ini' }),
    );
    await screen.findByRole('link', { name: 'DARI BERKAS INI' });
    expect(screen.queryByRole('link', { name: 'ORANG LAIN' })).toBeNull();
    await screen.findByRole('button', { name: `Unggahan: ini.csv (${file.id})` });
    // The invalid rows are counted with the same filter.
    await screen.findByText(/0 tidak valid/);
  });
});
