import type { Page } from '@playwright/test';
import { formatNik } from '#contract/nik.ts';
import { sheetFile, type SheetLine } from '../builders/sheet.ts';
import { expect, test, type Portal } from './fixtures.ts';

/** Writes a number in letters, because names may not contain digits. */
const spelled = (n: number): string =>
  String(n).replace(/\d/g, digit => 'ABCDEFGHIJ'.charAt(Number(digit)));

/** A valid row; each test uses its own region, so that no participant appears in two tests. */
const line = (region: string, n: number, overrides: SheetLine = {}): SheetLine => {
  const birthDate = `19${70 + (n % 30)}-0${1 + (n % 9)}-1${n % 10}`;
  const [year, month, day] = birthDate.split('-');
  return {
    isWNI: 'WNI',
    nik: formatNik({ region, birthDate, sex: 'L', serial: 1 + (n % 9_998) }),
    nama: `PERJALANAN ${spelled(n)}`,
    tanggalLahir: `${day}-${month}-${year}`,
    jenisKelamin: 'L',
    noHP: `0857${String(10_000_000 + n)}`,
    alamat: 'Jalan Merdeka Nomor 10',
    kabKota: 'Kota Bandung',
    kategori: 'KARYAWAN',
    persetujuan: 'Y',
    ...overrides,
  };
};

async function asPayload(file: File) {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

const input = (page: Page) => page.locator('input[type=file]');

async function open(page: Page, portal: Portal, who: string): Promise<void> {
  await portal.signIn(who);
  await page.goto('/dashboard/peserta/unggah');
  await expect(page.getByText('Seret berkas ke sini')).toBeVisible();
}

/** Selects an option of a combobox by keyboard. */
async function pick(page: Page, label: RegExp | string, text: string): Promise<void> {
  const choice = page.getByRole('combobox', { name: label });
  await choice.fill(text);
  await page.getByRole('option', { name: text }).first().waitFor();
  await choice.press('Enter');
}

test('a company imports ten thousand rows and imports the rejected ones again', async ({
  page,
  portal,
}) => {
  test.setTimeout(300_000);
  const many = 10_000;
  const lines = Array.from({ length: many }, (_, n) =>
    line('32.04.05', n, n % 50 === 7 ? { kabKota: 'Kota Bandumg' } : {}),
  );
  lines[1_000] = line('32.04.05', 999, { nama: 'ORANG GANDA' });
  lines[2_000] = line('32.04.05', 2_000, { nik: '3.27305E+15' });
  lines[3_000] = line('32.04.05', 3_000, { noHP: 'tidak ada' });
  lines[4_000] = line('32.04.05', 4_000, { nama: 'BELUM SETUJU', persetujuan: '' });
  await open(page, portal, 'bhbu');
  await portal.expectAccessible();
  await input(page).setInputFiles(await asPayload(await sheetFile(lines, { name: 'besar.xlsx' })));
  await expect(page.getByRole('heading', { level: 1, name: 'besar.xlsx' })).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByRole('button', { name: 'Ditolak 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ganda 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tidak valid 201' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Simpan 9.997 peserta' })).toBeVisible();
  await portal.expectAccessible();

  await page.getByRole('button', { name: 'Perbaiki sekaligus' }).first().click();
  await pick(page, /^Ganti/, 'Kota Bandung');
  await page.getByRole('button', { name: 'Ganti di 200 baris' }).click();
  await expect(page.getByText('200 baris diperbaiki.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Tidak valid 1' })).toBeVisible();

  // Single row: it shows its row number in Excel, its values and its issues.
  const row = page.getByRole('row').filter({ hasText: 'Nomor HP tidak sah' });
  await expect(row.getByRole('rowheader', { name: 'Baris 3002' })).toBeVisible();
  await row.getByLabel('No HP').fill('0812 9090 3434');
  await row.getByLabel('No HP').press('Enter');
  await expect(page.getByRole('button', { name: 'Tidak valid 0' })).toBeVisible();
  await portal.expectAccessible();

  const save = page.getByRole('button', { name: 'Simpan 9.997 peserta' });
  await expect(page.getByText(/^3 baris tidak ikut/)).toBeVisible();
  await save.click();
  await expect(page.getByRole('button', { name: 'Hentikan' })).toBeVisible();
  // The server saves in the background, so reloading the page does not stop it.
  await page.reload();
  await expect(page.getByText('9.997 peserta tersimpan')).toBeVisible({ timeout: 120_000 });
  await portal.expectAccessible();

  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh 3 baris yang perlu diperbaiki' }).click();
  const rejected = await (await begun).path();
  await page.getByRole('link', { name: 'Lihat peserta' }).click();
  await page.getByRole('searchbox', { name: 'Cari peserta' }).fill(`PERJALANAN ${spelled(9_999)}`);
  await expect(page.getByRole('link', { name: `PERJALANAN ${spelled(9_999)}` })).toBeVisible();
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor' }).click();
  await page.getByRole('menuitem', { name: /^SatuData/ }).click();
  expect((await exported).suggestedFilename()).toMatch(/\.xlsx$/);

  // The downloaded rejected rows are imported again and corrected.
  await page.goto('/dashboard/peserta/unggah');
  await input(page).setInputFiles(rejected.endsWith('.xlsx') ? rejected : await named(rejected));
  await expect(page.getByText(/^3 baris/).first()).toBeVisible({ timeout: 60_000 });
  await page
    .getByRole('row')
    .filter({ hasText: 'BELUM SETUJU' })
    .getByLabel('Persetujuan Data')
    .selectOption('Y');
  await page
    .getByRole('button', { name: /^Simpan baris/ })
    .last()
    .click();
  await expect(page.getByRole('button', { name: 'Baru 1' })).toBeVisible();
  // The duplicate row now matches a saved participant and would change the name.
  await expect(page.getByRole('button', { name: 'Berubah 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Simpan 2 peserta' }).click();
  await expect(page.getByText('2 peserta tersimpan')).toBeVisible();
});

/** Gives a downloaded file an .xlsx name for upload. */
async function named(path: string) {
  const { readFile } = await import('node:fs/promises');
  return { name: 'perbaikan.xlsx', mimeType: '', buffer: await readFile(path) };
}

test('an account manager imports a file for a company and undoes it', async ({ page, portal }) => {
  await open(page, portal, 'am');
  await page.getByRole('combobox', { name: 'Perusahaan' }).fill('PT');
  await page.getByRole('option', { name: /^PT/ }).first().click();
  const lines = [1, 2, 3].map(n => line('32.05.05', n, n < 3 ? { kabKota: 'Kota Bandumg' } : {}));
  await input(page).setInputFiles(
    await asPayload(await sheetFile(lines, { name: 'titipan.xlsx' })),
  );
  await page.getByRole('button', { name: 'Perbaiki sekaligus' }).click();
  await pick(page, /^Ganti/, 'Kota Bandung');
  await page.getByRole('button', { name: 'Ganti di 2 baris' }).click();
  const message = page.getByText('2 baris diperbaiki.');
  await expect(message).toBeVisible();
  // The notification does not cover the save bar.
  const save = page.getByRole('button', { name: 'Simpan 3 peserta' });
  const told = await message.boundingBox();
  const button = await save.boundingBox();
  expect(told && button && told.y + told.height).toBeLessThan(button?.y ?? 0);
  await save.click();
  await expect(page.getByText('3 peserta tersimpan')).toBeVisible();
  await page.getByRole('button', { name: 'Urungkan unggahan' }).click();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Urungkan 3 peserta' }).click();
  await expect(page.getByText('Unggahan ini diurungkan')).toBeVisible();
  await page.goto('/dashboard/peserta/riwayat-unggah');
  const entry = page.getByRole('row').filter({ hasText: 'titipan.xlsx' });
  await expect(entry.first()).toContainText('Diurungkan');
  await portal.expectAccessible();
});

test('a small file is corrected and saved on a phone by keyboard only', async ({
  page,
  portal,
}) => {
  await open(page, portal, 'bhbu');
  await page.setViewportSize({ width: 360, height: 740 });
  const lines = [1, 2, 3].map(n =>
    line('32.06.05', n, { nama: `SENTUH ${spelled(n)}`, alamat: n === 2 ? '' : 'Jalan Asia 10' }),
  );
  lines[2] = { ...lines[2], jenisKelamin: 'X' };
  await input(page).setInputFiles(await asPayload(await sheetFile(lines, { name: 'kecil.xlsx' })));
  const cards = page.getByRole('list', { name: 'Baris berkas' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await portal.expectNoSideways();
  await portal.expectAccessible();
  await cards.first().getByLabel('Alamat KTP').focus();
  await page.keyboard.type('Jalan Merdeka Nomor 10');
  await page.keyboard.press('Enter');
  await expect(cards.last().getByLabel('Jenis Kelamin')).toBeFocused();
  await page.keyboard.type('L');
  await page.keyboard.press('Enter');
  const save = page.getByRole('button', { name: 'Simpan 3 peserta' });
  await expect(save).toBeVisible();
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 peserta tersimpan')).toBeVisible();
  await portal.expectNoSideways();
  await portal.expectAccessible();
});

test('the template is downloaded as a static file under its own name', async ({ page, portal }) => {
  await open(page, portal, 'bhbu');
  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Template Excel' }).click();
  const file = await begun;
  expect(file.suggestedFilename()).toBe('TemplateUploadPeserta.xlsx');
  expect(new URL(file.url()).pathname).toBe('/TemplateUploadPeserta.xlsx');
});
