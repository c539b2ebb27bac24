import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { importKindsFor } from '#contract/domains/import/index.ts';
import type { Role } from '#contract/policy.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/import/index.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../../builders/peserta.ts';
import {
  boosterLine,
  externalLine,
  buildSheetFile,
  sheetLine,
} from '../../../builders/sheet-file.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  renderPortal,
} from '../../harness/renderPortal.tsx';
import { cellOf, findLine, typeCell } from './grid.ts';

const uploadPath = '/dashboard/peserta/unggah';

let server: TestServer;
let bhbuId: number;
let faskesId: number;
beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
});
afterEach(resetPortal);
afterAll(() => server.stop());

/** Renders the portal for a new account of a role and records the paths of its POST requests. */
async function openPage(at: string, role: Role) {
  const scope = role === 'BHBU' ? { bhbuId } : role === 'FASKES' ? { faskesId } : {};
  const account = await startSignedInSession(server, { role, ...scope });
  const postedPaths: string[] = [];
  const realFetch = serverFetch(server);
  const portal = renderPortal({
    at,
    fetch: (input, init) => {
      if (init?.method === 'POST') postedPaths.push((input as string).replace(/^\/api/, ''));
      return realFetch(input, init);
    },
  });
  return { ...portal, account, sent: postedPaths };
}

type Portal = Awaited<ReturnType<typeof openPage>>;

const chooseFile = async ({ user }: Portal, label: string, file: File) =>
  user.upload(await screen.findByLabelText(label, { selector: 'input' }), file);

const clickButton = async ({ user }: Portal, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

const findOfferedKinds = async () =>
  within(await screen.findByRole('radiogroup', { name: 'Yang diunggah' }))
    .getAllByRole('radio')
    .map(radio => (radio as HTMLInputElement).value);

describe('the kind of an import', () => {
  it.each([
    ['BHBU', ['peserta', 'booster']],
    ['FASKES', ['booster', 'boosterEksternal']],
    ['AM', ['peserta', 'booster', 'smartChecking']],
    ['ADMIN', ['peserta', 'booster', 'boosterEksternal', 'smartChecking']],
  ] as const)('is one of those of the role %s', (role, expectedKinds) => {
    expect(importKindsFor(role)).toEqual(expectedKinds);
  });

  it('is read from the URL and determines the target fields', async () => {
    const portal = await openPage(`${uploadPath}?jenis=smartChecking`, 'ADMIN');
    await screen.findByRole('heading', { level: 1, name: 'Unggah hasil smart checking' });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Download Template Excel' })).toBeNull();
    await portal.user.click(screen.getByRole('radio', { name: /^Booster eksternal/ }));
    await screen.findByRole('combobox', { name: 'Faskes' });
    expect(screen.queryByRole('combobox', { name: /^Perusahaan/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Download Template Excel' })).toBeDefined();
    expect(portal.address()).toBe(`${uploadPath}?jenis=boosterEksternal`);
  });

  it('is shown in the breadcrumb', async () => {
    const portal = await openPage(`${uploadPath}?jenis=booster`, 'ADMIN');
    const currentBreadcrumb = () =>
      within(screen.getByRole('navigation', { name: 'Letak halaman' }))
        .getAllByRole('listitem')
        .at(-1)?.textContent;
    await waitFor(() => expect(currentBreadcrumb()).toBe('Unggah peserta booster'));
    await portal.user.click(screen.getByRole('radio', { name: /^Booster eksternal/ }));
    await waitFor(() => expect(currentBreadcrumb()).toBe('Unggah booster eksternal'));
    await portal.go('/dashboard/peserta/riwayat-unggah');
    await waitFor(() => expect(currentBreadcrumb()).toBe('Riwayat unggahan'));
    expect(screen.getAllByRole('link', { name: 'Unggah berkas' })[0]).toBeDefined();
    await portal.go(uploadPath);
    await waitFor(() => expect(currentBreadcrumb()).toBe('Unggah peserta'));
  });

  it('falls back to a permitted kind when the URL has another', async () => {
    await openPage(`${uploadPath}?jenis=smartChecking`, 'FASKES');
    await screen.findByRole('heading', { level: 1, name: 'Unggah peserta booster' });
    expect(await findOfferedKinds()).toEqual(['booster', 'boosterEksternal']);
  });
});

describe('an import of boosters by a company', () => {
  it('has the same steps with booster columns', async () => {
    const portal = await openPage(`${uploadPath}?jenis=booster`, 'BHBU');
    const lines = [boosterLine(), boosterLine({ jenisBooster: '' })];
    const file = await buildSheetFile(lines, { kind: 'booster', name: 'booster.xlsx' });
    // The only facility that serves the company is chosen already.
    const facility = await screen.findByLabelText<HTMLInputElement>('Faskes (opsional)');
    await waitFor(() => expect(facility.value).not.toBe(''));
    await chooseFile(portal, 'Berkas peserta booster', file);
    await screen.findByText('1 baru dan 1 ditolak', { selector: 'header span' });
    await screen.findByText('Unggahan peserta booster', { selector: 'nav span' });
    expect(portal.sent).toContain(`/Peserta/ImportBooster/${faskesId}?preview=true`);
    await typeCell(portal.user, 3, 'Jenis Booster', 'Sinovac');
    await clickButton(portal, 'Simpan 2 peserta');
    await screen.findByText('2 peserta tersimpan');
    const link = screen.getByRole('link', { name: 'Lihat peserta booster dari unggahan ini' });
    expect(link.getAttribute('href')).toMatch(/^\/dashboard\/peserta-booster\?filter=/);
    expect(screen.getByRole('link', { name: 'Unggah berkas lain' }).getAttribute('href')).toBe(
      `${uploadPath}?jenis=booster`,
    );
  });
});

describe('an import by a facility', () => {
  it('has no target field and is listed in the history', async () => {
    const portal = await openPage(`${uploadPath}?jenis=boosterEksternal`, 'FASKES');
    await screen.findByText(/Seret berkas/);
    expect(screen.queryByRole('combobox')).toBeNull();
    const file = await buildSheetFile([externalLine()], { kind: 'booster', name: 'luar.xlsx' });
    await chooseFile(portal, 'Berkas booster eksternal', file);
    await clickButton(portal, 'Simpan 1 peserta');
    await screen.findByText('1 peserta tersimpan');
    expect(portal.sent).toContain('/Peserta/importFaskesExternalBooster?preview=true');
    await portal.go('/dashboard/peserta/riwayat-unggah?filter={"jenis":"boosterEksternal"}');
    const row = (await screen.findByRole('link', { name: 'luar.xlsx' })).closest('tr');
    expect(row?.textContent).toContain('Booster eksternal');
  });
});

describe('an import of smart-check results', () => {
  it('updates the matching participants and shows the issues', async () => {
    const {
      account: { id: userId },
    } = await openPage('/dashboard', 'AM');
    resetPortal();
    const { nik } = await buildPeserta(server.deps, { userId, bhbuId, nama: 'BUDI SANTOSO' });
    const other = await buildPeserta(server.deps, { userId, bhbuId, nama: 'SITI AMINAH' });
    const portal = await openPage(`${uploadPath}?jenis=smartChecking`, 'AM');
    const lines = [
      { nik, nama: 'BUDI SANTOSO', statusCek: 'TIDAK VALID', keteranganCek: 'NIK tidak cocok' },
      { nik: other.nik, nama: 'SITI AMINAH', statusCek: 'SUDAH VAKSIN' },
      { nik: sheetLine().nik ?? '', nama: 'TIDAK ADA', statusCek: 'VALID' },
    ];
    const file = await buildSheetFile(lines, { kind: 'smartChecking', name: 'hasil.xlsx' });
    await chooseFile(portal, 'Berkas hasil smart checking', file);
    await screen.findByText('2 tidak valid dan 1 ditolak', { selector: 'header span' });
    await screen.findByText('Tidak ada peserta dengan NIK ini');
    // A group that one value cannot correct is an entry of the filter.
    expect(screen.queryByRole('button', { name: 'Perbaiki sekaligus' })).toBeNull();
    const filter = screen.getByRole('combobox', { name: 'Masalah' });
    await within(filter).findByRole('option', {
      name: 'Smart checking: Tidak lolos smart checking (2)',
    });
    // The checked text is not in an editable cell, so it is shown as the value.
    expect(cellOf(await findLine(2, 'Smart checking'), 3).textContent).toBe('NIK tidak cocok');
    expect(cellOf(await findLine(3, 'Smart checking'), 3).textContent).toBe('SUDAH VAKSIN');
    await clickButton(portal, 'Simpan 2 peserta');
    await screen.findByText('2 peserta tersimpan');
    expect(document.body.innerHTML).not.toContain(nik);
  });
});

describe('an issue that shows its cell', () => {
  it('formats a date as it is written in the file', async () => {
    const portal = await openPage(uploadPath, 'BHBU');
    const tooYoungLine = sheetLine({ tanggalLahir: '01-01-2025' });
    await chooseFile(portal, 'Berkas peserta', await buildSheetFile([tooYoungLine, sheetLine()]));
    await clickButton(portal, 'Simpan 2 peserta');
    await screen.findByText('2 peserta tersimpan');
    const line = await findLine(2, 'Tanggal Lahir');
    expect(cellOf(line, 3).textContent).toBe('01-01-2025');
    await portal.user.click(cellOf(line, 3));
    await screen.findByText(/^Di berkas 01-01-2025, menurut NIK .*Usia belum memenuhi syarat/);
  });
});
