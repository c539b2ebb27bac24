import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/import/index.ts';
import { formatNik } from '#contract/core/values/nik.ts';
import { buildBhbu, buildPeserta, newNik } from '../../../builders/peserta.ts';
import {
  buildCsvFile,
  buildNumericFile,
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
import { cellOf, correctionOf, findLine, reasonOf, typeCell } from './grid.ts';
import { stubPhoneWindow } from '../../harness/stubWindow.ts';

const uploadPath = '/dashboard/peserta/unggah';

let server: TestServer;
let bhbuId: number;
beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
});
afterEach(() => {
  vi.unstubAllGlobals();
  resetPortal();
});
afterAll(() => server.stop());

/** Renders the portal for a new account of the company and uploads a file. */
async function upload(file: File, fetch = serverFetch(server)) {
  const account = await startSignedInSession(server, { role: 'BHBU', bhbuId });
  const portal = renderPortal({ at: uploadPath, fetch });
  const input = await screen.findByLabelText('Berkas peserta', { selector: 'input' });
  await portal.user.upload(input, file);
  await screen.findByRole('heading', { level: 1, name: file.name });
  return { ...portal, account };
}

const uploadLines = (lines: readonly SheetLine[]) => upload(buildCsvFile(lines));

/** Finds the card of a row on a phone, by its row number in Excel. */
const findCard = async (number: number): Promise<HTMLElement> => {
  await screen.findByText(/^(Baris )?\d+$/, { selector: `#baris-${number}` });
  const row = document.getElementById(`baris-${number}`)?.closest<HTMLElement>('li');
  if (!row) throw new Error('no row');
  return row;
};

const findCounts = (text: string) => screen.findByText(text, { selector: 'header span' });

describe('a row that changes a registered participant', () => {
  const registered = async () => {
    const userId = (await server.signIn({ role: 'ADMIN' })).id;
    const nik = newNik();
    const data = { nik, nama: 'Rahmat Contoh', alamat: 'Jalan Lama Nomor 1', noHP: '081355550001' };
    await buildPeserta(server.deps, { userId, bhbuId, ...data, tanggalLahir: '1990-01-01' });
    return sheetLine({ ...data, tanggalLahir: '01-01-1990' });
  };

  it('shows the old and new values, needs attention, and can be left out', async () => {
    const line = { ...(await registered()), alamat: 'Jalan Baru Nomor 2', komorbid: 'Y' };
    const { user } = await uploadLines([sheetLine(), { ...line, noHP: '081355550002' }]);
    await findCounts('1 baru dan 1 berubah');
    await screen.findByRole('button', { name: 'Perlu diperhatikan 1', pressed: true });
    await user.click(cellOf(await findLine(3), 1));
    const changes = screen.getByRole('list', {
      name: 'Yang berubah pada peserta terdaftar',
    });
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map(one => one.textContent),
    ).toEqual([
      'No HP: 0813-5555-0001 →menjadi 0813-5555-0002',
      'Alamat KTP: Jalan Lama Nomor 1 →menjadi Jalan Baru Nomor 2',
      expect.stringMatching(/: Tidak →menjadi Ya$/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Berubah 1' }));
    await screen.findByRole('button', { name: 'Berubah 1', pressed: true });
    await user.click(await screen.findByRole('button', { name: 'Lewati baris 3' }));
    await findCounts('1 baru dan 1 dilewati');
  });

  it('shows them on the card of a phone', async () => {
    stubPhoneWindow();
    await uploadLines([{ ...(await registered()), alamat: 'Jalan Baru Nomor 3' }]);
    const card = await findCard(2);
    expect(card.tagName).toBe('LI');
    expect(card.textContent).toContain('Jalan Lama Nomor 1 →menjadi Jalan Baru Nomor 3');
  });
});

describe('a row that contradicts its NIK', () => {
  it('shows both values on the card of a phone, and takes those of the NIK', async () => {
    stubPhoneWindow();
    const serial = Number(newNik().slice(-4));
    const nik = formatNik({ region: '32.73.05', birthDate: '1990-03-12', sex: 'P', serial });
    const { user } = await uploadLines([
      sheetLine({ nik, tanggalLahir: '12-03-1991', jenisKelamin: 'L', alamat: '' }),
    ]);
    const card = await findCard(2);
    const address = await within(card).findByLabelText('Alamat KTP');
    await user.type(address, 'Jalan Tetap Nomor 5');
    within(card).getByText(/^Tanggal Lahir: Di berkas 12-03-1991, menurut NIK 12-03-1990\./);
    within(card).getByText(/^Jenis Kelamin: Di berkas L, menurut NIK P\./);
    await user.click(within(card).getByRole('button', { name: 'Pakai tanggal dari NIK' }));
    await waitFor(() => expect(card.textContent).not.toContain('menurut NIK 12-03-1990'));
    // The button is gone, so the focus is on the number of the row.
    await waitFor(() => expect(document.activeElement?.id).toBe('baris-2'));
    await user.click(within(card).getByRole('button', { name: 'Pakai jenis kelamin dari NIK' }));
    await waitFor(() => expect(card.textContent).not.toContain('menurut NIK P'));
    // What was typed in another cell stays.
    expect(address).toHaveProperty('value', 'Jalan Tetap Nomor 5');
    await user.type(address, '{Enter}');
    await findCounts('1 baru');
  });
});

it('a card on a phone says that a NIK was read from a numeric cell', async () => {
  stubPhoneWindow();
  const nik = newNik().replace(/.$/, '3');
  await upload(buildNumericFile(sheetLine({ nik }), ['nik']));
  within(await findCard(2)).getByText(/^NIK: Sel di berkas berisi angka, bukan teks\./);
});

describe('rows with one NIK and several names', () => {
  it('name each other, and are released by correcting one of them', async () => {
    const nik = newNik();
    const { user } = await uploadLines([
      sheetLine({ nik, nama: 'Orang Satu' }),
      sheetLine({ nik, nama: 'Orang Dua' }),
    ]);
    await findCounts('2 ditolak');
    const second = await findLine(3, 'NIK');
    expect(reasonOf(second)).toContain(
      'Nomor ini juga ada di baris 2, tetapi namanya tidak sama semua',
    );
    await user.click(correctionOf(second));
    expect(screen.getByLabelText('NIK, baris 3')).toHaveProperty('value', '');
    await typeCell(user, 3, 'NIK', newNik());
    await findCounts('2 baru');
    // The other row of the number is right as well.
    await waitFor(async () => expect(reasonOf(await findLine(2, 'NIK'))).toBe(' Sudah benar'));
  });
});

/** Fails the requests that correct cells until it is called with false. */
function failCells() {
  let isBroken = true;
  const realFetch = serverFetch(server);
  const wrapped: typeof fetch = (input, init) =>
    isBroken && (input as string).endsWith('/sel')
      ? Promise.reject(new TypeError('gone'))
      : realFetch(input, init);
  return { fetch: wrapped, repair: () => (isBroken = false) };
}

describe('unsaved input in a cell', () => {
  const historyLink = (): HTMLElement => {
    const [link] = screen.getAllByRole('link', { name: 'Riwayat unggahan' });
    if (!link) throw new Error('no link');
    return link;
  };
  const findQuestion = () => screen.findByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' });
  const lines = [sheetLine({ nama: 'BAIK' }), sheetLine({ alamat: '', nama: 'Belum Simpan' })];

  it('is saved before the user leaves', async () => {
    const portal = await uploadLines(lines);
    await typeCell(portal.user, 3, 'Alamat KTP', 'Jalan Sudah Disimpan 1', '');
    const at = portal.address();
    await portal.user.click(historyLink());
    await waitFor(() => expect(portal.address()).toContain('riwayat-unggah'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await portal.go(at);
    await findCounts('2 baru');
  });

  it('stays in its line when saving fails, and is lost only when the user agrees', async () => {
    const broken = failCells();
    const portal = await upload(buildCsvFile(lines), broken.fetch);
    await typeCell(portal.user, 3, 'Alamat KTP', 'Jalan Belum Disimpan 1');
    const line = await findLine(3, 'Alamat KTP');
    await waitFor(() => expect(reasonOf(line)).toContain('Belum tersimpan'));
    expect(correctionOf(line).textContent).toBe('Jalan Belum Disimpan 1');
    const at = portal.address();
    await portal.user.click(historyLink());
    await portal.user.click(
      within(await findQuestion()).getByRole('button', { name: 'Tetap di sini' }),
    );
    expect(portal.address()).toBe(at);
    // Saving the import would save the old text.
    await portal.user.click(screen.getByRole('button', { name: 'Simpan 1 peserta' }));
    await portal.user.click(
      within(await findQuestion()).getByRole('button', { name: 'Tetap di sini' }),
    );
    broken.repair();
    await portal.user.click(correctionOf(await findLine(3, 'Alamat KTP')));
    await portal.user.keyboard('{Enter}');
    await findCounts('2 baru');
  });
});

describe('a column that fills no field', () => {
  it('stops at the columns until they are confirmed, and is named beside the rows', async () => {
    const rows = (await buildCsvFile([sheetLine()]).text()).split('\r\n');
    const text = [`${rows[0] ?? ''};Catatan HRD;Kosong`, `${rows[1] ?? ''};shift malam;`].join(
      '\n',
    );
    const portal = await upload(new File([text], 'lebih.csv'));
    await screen.findByRole('heading', { name: 'Cocokkan kolom' });
    const notice = '1 kolom tidak dipakai: Catatan HRD.';
    await screen.findByText(notice);
    await portal.user.click(
      screen.getByRole('button', { name: 'Pakai kolom ini dan periksa baris' }),
    );
    await screen.findByRole('button', { name: 'Simpan 1 peserta' });
    expect(screen.getByText(notice)).toBeDefined();
    await portal.go(uploadPath);
    const input = await screen.findByLabelText('Berkas peserta', { selector: 'input' });
    await portal.user.upload(input, new File([text], 'lagi.csv'));
    await screen.findByRole('heading', { level: 1, name: 'lagi.csv' });
    await screen.findByRole('button', { name: 'Simpan 1 peserta' });
    expect(screen.getByText(notice)).toBeDefined();
  });
});
