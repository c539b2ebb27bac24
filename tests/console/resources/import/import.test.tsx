import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Import } from '#contract/domains/import/index.ts';
import type { Role } from '#contract/policy.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/import/index.ts';
import '#src/resources/peserta/index.ts';
import { buildBhbu, buildFaskes, newNik } from '../../../builders/peserta.ts';
import {
  buildCsvFile,
  buildSheetFile,
  sheetLine,
  type SheetLine,
} from '../../../builders/sheet-file.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  renderPortal,
} from '../../harness/renderPortal.tsx';
import { findLine, linesOf, reasonOf, typeCell } from './grid.ts';

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

/** Renders the portal for a new account and records the requests it sends. */
async function openPage(
  at: string,
  role: Role = 'BHBU',
  wrapFetch?: (realFetch: typeof fetch) => typeof fetch,
) {
  const account = await startSignedInSession(server, {
    role,
    ...(role === 'BHBU' ? { bhbuId } : {}),
  });
  const requests: string[] = [];
  const realFetch = wrapFetch?.(serverFetch(server)) ?? serverFetch(server);
  const portal = renderPortal({
    at,
    fetch: (input, init) => {
      requests.push(`${init?.method ?? 'GET'} ${(input as string).replace(/^\/api/, '')}`);
      return realFetch(input, init);
    },
  });
  return {
    ...portal,
    asked: requests,
    sent: (pattern: RegExp) => requests.filter(one => pattern.test(one)),
    list: async () => {
      const { json } = await server.request('GET', '/Peserta/getByUserId?pageSize=500', account);
      return (json as { data: { nama: string; idBHBU: number; idFaskes: number | null }[] }).data;
    },
  };
}

type Portal = Awaited<ReturnType<typeof openPage>>;

const chooseFile = async ({ user }: Portal, file: File) =>
  user.upload(await screen.findByLabelText('Berkas peserta', { selector: 'input' }), file);

/** Uploads a file and waits for its validation result. */
async function upload(portal: Portal, lines: readonly SheetLine[], name?: string): Promise<void> {
  await chooseFile(portal, buildCsvFile(lines, name));
  await screen.findByRole('heading', { level: 1, name: name ?? 'peserta.csv' });
}

const clickButton = async ({ user }: Portal, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

const findCounts = (text: RegExp | string) => screen.findByText(text, { selector: 'header span' });

describe('the upload page', () => {
  it('links to the static template file', async () => {
    await openPage(uploadPath);
    const link = await screen.findByRole('link', { name: 'Download Template Excel' });
    expect(link.getAttribute('href')).toBe('/TemplateUploadPeserta.xlsx');
    expect(link.getAttribute('download')).toBe('TemplateUploadPeserta.xlsx');
  });

  it('is linked from the participant list, next to the template and the history', async () => {
    const portal = await openPage('/dashboard/table-list');
    await clickButton(portal, 'Lainnya');
    expect(await screen.findByRole('menuitem', { name: 'Riwayat unggahan' })).toBeDefined();
    expect(screen.getByRole('menuitem', { name: 'Download Template Excel' })).toBeDefined();
    await portal.user.click(screen.getByRole('menuitem', { name: 'Unggah' }));
    await screen.findByRole('heading', { level: 1, name: 'Unggah peserta' });
  });

  it('asks for the sheet of a workbook whose sheets have other names', async () => {
    const portal = await openPage(uploadPath);
    const file = await buildSheetFile([sheetLine({ nama: 'Dari Lembar Kedua' })], {
      firstSheet: 'Rekap 3273050101900001',
      sheetName: 'Data 2026',
    });
    await chooseFile(portal, file);
    const choice = await screen.findByRole('group', { name: 'Lembar mana yang diunggah?' });
    expect(
      within(choice)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rekap 3273••••••••0001', 'Data 2026']);
    await clickButton(portal, 'Data 2026');
    await screen.findByRole('heading', { level: 1, name: 'peserta.xlsx' });
    expect(portal.sent(/lembar=2/)).toHaveLength(1);
  });

  it('rejects other file types before sending', async () => {
    const portal = await openPage(uploadPath);
    portal.user.setup({ applyAccept: false });
    const input = await screen.findByLabelText('Berkas peserta', { selector: 'input' });
    const rule = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(rule?.textContent).toBe('.xlsx atau .csv, paling besar 50 MB');
    input.removeAttribute('accept');
    await portal.user.upload(input, new File(['x'], 'peserta.pdf'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('peserta.pdf: Pilih berkas .xlsx atau .csv, paling besar 50 MB');
    expect(portal.sent(/^POST/)).toEqual([]);
    expect(screen.getByText(/Seret berkas/)).toBeDefined();
  });

  it('shows why the server rejected a file at the drop zone', async () => {
    const portal = await openPage(uploadPath);
    await chooseFile(portal, new File(['this is no workbook'], 'rusak.xlsx'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/xlsx|Excel|berkas/i);
    expect(screen.getByText(/Seret berkas/)).toBeDefined();
    expect(portal.address()).toBe(uploadPath);
  });

  it('cancels an upload in progress', async () => {
    const portal = await openPage(uploadPath, 'BHBU', realFetch => (input, init) => {
      if (!(input as string).includes('/Peserta/Import/')) return realFetch(input, init);
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    });
    await chooseFile(portal, buildCsvFile([sheetLine()]));
    await screen.findByText('Mengirim berkas');
    await clickButton(portal, 'Batalkan pengiriman');
    await screen.findByText('Pengiriman dibatalkan; tidak ada yang tersimpan.');
    expect(screen.getByText(/Seret berkas/)).toBeDefined();
  });
});

describe('an import by a company', () => {
  it('is corrected by row and in bulk, saved and undone', async () => {
    const nik = newNik();
    const portal = await openPage(uploadPath);
    await upload(portal, [
      sheetLine({ nama: 'BAIK SEJAK AWAL' }),
      sheetLine({ nama: 'SALAH KOTA SATU', kabKota: 'Kota Bandumg' }),
      sheetLine({ nama: 'SALAH KOTA DUA', kabKota: 'Kota Bandumg' }),
      sheetLine({ nama: 'BELUM SETUJU', persetujuan: '' }),
      sheetLine({ nama: 'NIK PENDEK', nik: '32730501', tanggalLahir: '01-01-1990' }),
      sheetLine({ nama: 'SALAH DUA HAL', noHP: 'tidak ada', jenisKelamin: 'X' }),
    ]);
    await findCounts('1 baru, 2 tidak valid, dan 3 ditolak');
    expect(portal.address()).toMatch(/^\/dashboard\/peserta\/unggah\/\d+$/);
    // Each row shows all its issues with the values of the cells.
    expect(reasonOf(await findLine(7, 'No HP'))).toContain('Nomor HP tidak sah');
    expect((await findLine(7, 'Jenis Kelamin')).textContent).toContain('X');

    // Bulk correction.
    await clickButton(portal, 'Perbaiki sekaligus');
    const replacementField = await screen.findByRole('combobox', {
      name: /^Ganti “Kode\/Nama Kab\/Kota”/,
    });
    await portal.user.type(replacementField, 'Kota Bandung');
    await portal.user.click(await screen.findByRole('option', { name: 'Kota Bandung' }));
    await clickButton(portal, 'Ganti di 2 baris');
    await screen.findByText('2 baris diperbaiki.');
    await portal.user.keyboard('{Escape}');
    await findCounts('3 baru dan 3 ditolak');

    // Single row: Enter saves it and focuses the next row.
    await typeCell(portal.user, 6, 'NIK', nik);
    await waitFor(() =>
      expect(linesOf(7).some(line => line.contains(document.activeElement))).toBe(true),
    );
    await screen.findByText('Baris 6, NIK: sudah benar.');
    expect(portal.address()).not.toContain(nik);
    expect(document.body.innerHTML).not.toContain(nik);

    // A row is skipped and included again.
    await clickButton(portal, 'Lewati baris 7');
    await findCounts('4 baru, 1 ditolak, dan 1 dilewati');
    await clickButton(portal, 'Batal lewati baris 7');
    await findCounts('4 baru dan 2 ditolak');

    // The rows that will not be saved are counted before saving.
    await screen.findByText(/^2 baris tidak ikut: 2 ditolak\./);
    expect(screen.getByRole('radio', { name: /^Semua atau tidak/ }).hasAttribute('disabled')).toBe(
      true,
    );
    await clickButton(portal, 'Simpan 4 peserta');
    await screen.findByText('4 peserta tersimpan');
    const names = (await portal.list()).map(({ nama }) => nama);
    expect(names).toEqual(expect.arrayContaining(['BAIK SEJAK AWAL', 'NIK PENDEK']));
    expect(names).not.toContain('BELUM SETUJU');

    await clickButton(portal, 'Urungkan unggahan');
    await clickButton(portal, 'Urungkan 4 peserta');
    await screen.findByText('Unggahan ini diurungkan');
    expect((await portal.list()).map(({ nama }) => nama)).not.toContain('BAIK SEJAK AWAL');
    const timeline = screen.getByRole('region', { name: 'Riwayat status' });
    await within(timeline).findByText('Diurungkan');
    expect(within(timeline).getAllByRole('listitem')).toHaveLength(3);
  });

  it('declares the consent of several participants only after a confirmation', async () => {
    const portal = await openPage(uploadPath);
    await upload(portal, [
      sheetLine({ persetujuan: '' }),
      sheetLine({ persetujuan: '' }),
      sheetLine({ persetujuan: '' }),
    ]);
    await findCounts('3 ditolak');
    expect(
      screen.getByRole('button', { name: 'Tidak ada peserta yang dapat disimpan' }),
    ).toHaveProperty('disabled', true);
    await clickButton(portal, 'Perbaiki sekaligus');
    await clickButton(portal, 'Nyatakan persetujuan');
    const dialog = await screen.findByRole('dialog', { name: 'Nyatakan persetujuan 3 orang?' });
    expect(portal.sent(/perbaiki$/)).toEqual([]);
    await portal.user.click(
      within(dialog).getByRole('button', { name: 'Nyatakan persetujuan 3 orang' }),
    );
    await findCounts('3 baru');
  });

  it('maps columns first when one is missing or guessed', async () => {
    const portal = await openPage(uploadPath);
    const file = buildCsvFile([sheetLine({ nama: 'JUDUL ANEH' })], 'aneh.csv');
    const text = (await file.text())
      .replace('"Nama Lengkap*"', '"Nama Lengkep"')
      .replace('"No HP*"', '"Kontak darurat"');
    await chooseFile(portal, new File([text], 'aneh.csv'));
    await screen.findByRole('heading', { name: 'Cocokkan kolom' });
    await screen.findByText('Kolom wajib belum ada: No HP');
    expect(screen.getAllByText('Mirip, periksa').length).toBeGreaterThan(0);
    await portal.user.selectOptions(screen.getByLabelText('Isi kolom Kontak darurat'), 'noHP');
    expect(screen.queryByText(/^Kolom wajib belum ada/)).toBeNull();
    // A sample of the column, which helps to recognize it.
    await screen.findByText('JUDUL ANEH');
    await clickButton(portal, 'Pakai kolom ini dan periksa baris');
    await findCounts('1 baru');
    // The mapping is remembered for the same headers.
    await portal.go(uploadPath);
    await chooseFile(portal, new File([text], 'aneh.csv'));
    await screen.findByRole('button', { name: 'Simpan 1 peserta' });
  });

  it('shows the rows from the top after the columns, with the focus on the heading', async () => {
    const portal = await openPage(uploadPath);
    const text = (await buildCsvFile([sheetLine()]).text()).replace(
      '"Nama Lengkap*"',
      '"Nama Lengkep"',
    );
    await chooseFile(portal, new File([text], 'langkah.csv'));
    await screen.findByRole('heading', { name: 'Cocokkan kolom' });
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await clickButton(portal, 'Lanjut tanpa mengubah');
    await screen.findByRole('button', { name: 'Simpan 1 peserta' });
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    scrollTo.mockRestore();
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { level: 1, name: 'langkah.csv' }),
    );
  });

  it('is discarded only after a confirmation', async () => {
    const portal = await openPage(uploadPath);
    await upload(portal, [sheetLine({ nama: 'TIDAK JADI' })], 'buang.csv');
    await clickButton(portal, 'Lainnya');
    await portal.user.click(await screen.findByRole('menuitem', { name: 'Buang unggahan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Buang unggahan buang.csv?' });
    await portal.user.click(within(dialog).getByRole('button', { name: 'Buang unggahan' }));
    await screen.findByText('Unggahan ini dibuang');
    expect((await portal.list()).map(({ nama }) => nama)).not.toContain('TIDAK JADI');
  });
});

describe('an import on behalf of others', () => {
  it('asks an account manager for the company before uploading', async () => {
    const portal = await openPage(uploadPath, 'AM');
    await chooseFile(portal, buildCsvFile([sheetLine({ nama: 'ATAS NAMA' })]));
    await screen.findByText('Pilih perusahaan yang pesertanya Anda unggah');
    expect(portal.sent(/^POST \/Peserta\/Import/)).toEqual([]);
    await portal.user.type(
      screen.getByRole('combobox', { name: 'Perusahaan' }),
      `PT Contoh ${bhbuId}`,
    );
    await portal.user.click(await screen.findByRole('option', { name: `PT Contoh ${bhbuId}` }));
    await portal.user.type(screen.getByRole('combobox', { name: /^Faskes/ }), 'Klinik');
    await portal.user.click(
      await screen.findByRole('option', { name: `Klinik Contoh ${faskesId}` }),
    );
    await clickButton(portal, 'Periksa berkas ini');
    await screen.findByRole('heading', { level: 1, name: 'peserta.csv' });
    expect(portal.sent(/^POST/)).toContainEqual(
      `POST /Peserta/ImportByAM/${faskesId}/${bhbuId}?preview=true`,
    );
    await clickButton(portal, 'Simpan 1 peserta');
    await screen.findByText('1 peserta tersimpan');
    expect(await portal.list()).toMatchObject([{ nama: 'ATAS NAMA', idBHBU: bhbuId }]);
    const link = screen.getByRole('link', { name: 'Lihat peserta dari unggahan ini' });
    expect(link.getAttribute('href')).toMatch(/^\/admin\/peserta\/list-upload\?filter=/);
  });

  it('asks an ADMIN only for the facility', async () => {
    const portal = await openPage(uploadPath, 'ADMIN');
    await portal.user.type(await screen.findByRole('combobox', { name: 'Faskes' }), 'Klinik');
    await portal.user.click(
      await screen.findByRole('option', { name: `Klinik Contoh ${faskesId}` }),
    );
    await upload(portal, [sheetLine()]);
    expect(portal.sent(/^POST/)).toContainEqual(`POST /Peserta/Import/${faskesId}?preview=true`);
  });
});

describe('saving an import', () => {
  it('polls the server when the connection breaks', async () => {
    const portal = await openPage(uploadPath, 'BHBU', realFetch => async (input, init) => {
      const answer = await realFetch(input, init);
      // The import is saved but the response is lost.
      if ((input as string).endsWith('/simpan')) throw new TypeError('gone');
      return answer;
    });
    await upload(portal, [sheetLine()]);
    await clickButton(portal, 'Simpan 1 peserta');
    await screen.findByText('1 peserta tersimpan');
  });

  it('shows an error when the request never arrived, and allows a retry', async () => {
    let isBroken = true;
    const portal = await openPage(
      uploadPath,
      'BHBU',
      realFetch => (input, init) =>
        isBroken && (input as string).endsWith('/simpan')
          ? Promise.reject(new TypeError('gone'))
          : realFetch(input, init),
    );
    await upload(portal, [sheetLine()]);
    await clickButton(portal, 'Simpan 1 peserta');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('tidak ada yang tersimpan');
    isBroken = false;
    await clickButton(portal, 'Simpan 1 peserta');
    await screen.findByText('1 peserta tersimpan');
  });
});

describe('the import history', () => {
  it('lists imports, filters them by status and links to them', async () => {
    const portal = await openPage(uploadPath);
    await upload(portal, [sheetLine({ nama: 'DALAM RIWAYAT' })], 'riwayat.csv');
    await portal.go('/dashboard/peserta/riwayat-unggah?filter={"status":"DIPERIKSA"}');
    const link = await screen.findByRole('link', { name: 'riwayat.csv' });
    expect(screen.queryByRole('columnheader', { name: 'Perusahaan' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'buang.csv' })).toBeNull();
    await portal.user.click(link);
    await screen.findByRole('button', { name: 'Simpan 1 peserta' });
  });

  it('hides the imports of other companies', async () => {
    const other = await buildBhbu(server.db);
    const { token } = await server.signIn({ role: 'BHBU', bhbuId: other });
    const body = new FormData();
    body.append('berkas', buildCsvFile([sheetLine()]));
    const { json } = await server.request('POST', '/Peserta/Import/0?preview=true', {
      token,
      body,
    });
    await openPage(`${uploadPath}/${(json as unknown as Import).id}`);
    await screen.findByText('Halaman tidak ditemukan');
  });
});
