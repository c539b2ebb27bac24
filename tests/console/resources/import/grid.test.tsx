import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/import/index.ts';
import { formatNik, maskNik } from '#contract/core/values/nik.ts';
import { buildBhbu, newNik } from '../../../builders/peserta.ts';
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

let server: TestServer;
let bhbuId: number;
beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
});
afterEach(resetPortal);
afterAll(() => server.stop());

async function uploadFile(file: File) {
  await startSignedInSession(server, { role: 'BHBU', bhbuId });
  const portal = renderPortal({ at: '/dashboard/peserta/unggah', fetch: serverFetch(server) });
  const input = await screen.findByLabelText('Berkas peserta', { selector: 'input' });
  await portal.user.upload(input, file);
  await screen.findByRole('grid', { name: 'Baris berkas' });
  return portal;
}

const upload = (lines: readonly SheetLine[]) => uploadFile(buildCsvFile(lines));

const findCounts = (text: string) => screen.findByText(text, { selector: 'header span' });
const hasFocus = async (number: number, label: string) =>
  waitFor(async () =>
    expect((await findLine(number, label)).contains(document.activeElement)).toBe(true),
  );
const focusCell = async (number: number, label: string) => {
  correctionOf(await findLine(number, label)).focus();
  await hasFocus(number, label);
};

describe('the import grid', () => {
  it('moves with the keys of a spreadsheet, and typing opens the cell', async () => {
    const { user } = await upload([
      sheetLine({ alamat: '' }),
      sheetLine({ alamat: '' }),
      sheetLine({ jenisKelamin: '' }),
    ]);
    await focusCell(2, 'Alamat KTP');
    await user.keyboard('{ArrowDown}');
    await hasFocus(3, 'Alamat KTP');
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    await waitFor(async () =>
      expect(document.activeElement).toBe(cellOf(await findLine(2, 'Alamat KTP'), 3)),
    );
    await user.keyboard('{ArrowRight}');
    await hasFocus(2, 'Alamat KTP');
    await user.keyboard('Jalan Batal 1{Escape}');
    await hasFocus(2, 'Alamat KTP');
    expect(correctionOf(await findLine(2, 'Alamat KTP')).textContent).toBe('');
    await user.keyboard('Jalan Satu 1{Tab}');
    await hasFocus(3, 'Alamat KTP');
    await user.keyboard('Jalan Dua 2{Enter}');
    await hasFocus(4, 'Jenis Kelamin');
    await findCounts('2 baru dan 1 ditolak');
    expect(reasonOf(await findLine(2, 'Alamat KTP'))).toContain('Sudah benar');
    // The column is a list, which a letter searches.
    await user.keyboard('{Enter}');
    await user.selectOptions(screen.getByLabelText('Jenis Kelamin, baris 4'), 'L');
    await user.keyboard('{Enter}');
    await findCounts('3 baru');
  });

  it('fills a pasted column down, and undoes it', async () => {
    const { user } = await upload([
      sheetLine({ alamat: '' }),
      sheetLine({ alamat: '', noHP: 'x' }),
      sheetLine({ alamat: '' }),
    ]);
    await focusCell(2, 'Alamat KTP');
    await user.paste('Jalan Satu 1\tlain\r\nJalan Dua 2\r\nJalan Tiga 3\r\nSisa\r\n');
    await findCounts('2 baru dan 1 tidak valid');
    await screen.findByText('3 sel diisi. 1 nilai tidak dipakai karena selnya habis.');
    expect(correctionOf(await findLine(4, 'Alamat KTP')).textContent).toBe('Jalan Tiga 3');
    // The line of another field between them is left out.
    expect(correctionOf(await findLine(3, 'No HP')).textContent).toBe('x');
    await user.keyboard('{Control>}z{/Control}');
    await findCounts('3 ditolak');
  });

  it('fills down with Ctrl+D, and undoes one cell', async () => {
    const { user } = await upload([
      sheetLine({ alamat: '' }),
      sheetLine({ alamat: '' }),
      sheetLine({ alamat: '' }),
    ]);
    await focusCell(2, 'Alamat KTP');
    await user.keyboard('Jalan Sama 1{Enter}');
    await findCounts('1 baru dan 2 ditolak');
    await user.keyboard('{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await findCounts('3 baru');
    await focusCell(3, 'Alamat KTP');
    await user.click(await screen.findByRole('button', { name: 'Urungkan perbaikan' }));
    await findCounts('2 baru dan 1 ditolak');
    expect(reasonOf(await findLine(3, 'Alamat KTP'))).not.toContain('Sudah benar');
  });

  it('says that a corrected value is still wrong, and how to write it', async () => {
    const { user } = await upload([sheetLine(), sheetLine({ tanggalLahir: '12/31/1988' })]);
    await focusCell(3, 'Tanggal Lahir');
    await user.keyboard('31/31/1988{Enter}');
    await waitFor(async () =>
      expect(reasonOf(await findLine(3, 'Tanggal Lahir'))).toContain(
        'Masih salah: Tanggal lahir tidak terbaca; tulis HH-BB-TTTT',
      ),
    );
  });

  it('shows the name of a corrected region', async () => {
    const { user } = await upload([sheetLine({ kabKota: 'Kota Bandumg' })]);
    await focusCell(2, 'Kode/Nama Kab/Kota');
    await user.keyboard('Kota Bandung');
    await screen.findByRole('option', { name: 'Kota Bandung' });
    await user.keyboard('{Enter}');
    await findCounts('1 baru');
    await waitFor(async () =>
      expect(correctionOf(await findLine(2, 'Kode/Nama Kab/Kota')).textContent).toBe(
        'Kota Bandung',
      ),
    );
  });

  it('says that a NIK was read from a numeric cell, and undoes its correction', async () => {
    const nik = newNik().replace(/.$/, '3');
    const { user } = await uploadFile(buildNumericFile(sheetLine({ nik }), ['nik']));
    const line = await findLine(2, 'NIK');
    expect(cellOf(line, 3).textContent).toBe(maskNik(nik));
    expect(reasonOf(line)).toContain('Dibaca dari sel angka');
    await user.click(cellOf(line, 1));
    await screen.findByText(/^Sel di berkas berisi angka, bukan teks\./);
    await typeCell(user, 2, 'NIK', '12');
    await waitFor(async () => expect(reasonOf(await findLine(2, 'NIK'))).toContain('Masih salah'));
    await user.click(cellOf(await findLine(2, 'NIK'), 1));
    await user.click(await screen.findByRole('button', { name: 'Urungkan perbaikan' }));
    await waitFor(async () =>
      expect(reasonOf(await findLine(2, 'NIK'))).toContain('Dibaca dari sel angka'),
    );
  });

  it('offers the birth date of the NIK', async () => {
    const serial = Number(newNik().slice(-4));
    const nik = formatNik({ region: '32.73.05', birthDate: '1990-03-12', sex: 'L', serial });
    const { user } = await upload([sheetLine({ nik, tanggalLahir: '12-03-1991' })]);
    await focusCell(2, 'Tanggal Lahir');
    await screen.findByText(/Di berkas 12-03-1991, menurut NIK 12-03-1990\./);
    await user.click(screen.getByRole('button', { name: 'Pakai tanggal dari NIK' }));
    await waitFor(async () =>
      expect(reasonOf(await findLine(2, 'Tanggal Lahir'))).toContain('Sudah benar'),
    );
  });
});
