import type { Page } from '@playwright/test';
import { formatNik } from '#contract/core/values/nik.ts';
import { buildSheetFile, type SheetLine } from '../builders/sheet-file.ts';
import { expect, test, type PortalPage } from './fixtures.ts';

/** Writes a number in letters, because names may not contain digits. */
const digitsToLetters = (n: number): string =>
  String(n).replace(/\d/g, digit => 'ABCDEFGHIJ'.charAt(Number(digit)));

/** A valid row; each test uses its own region, so that no participant appears in two tests. */
const pesertaLine = (region: string, n: number, overrides: SheetLine = {}): SheetLine => {
  const birthDate = `19${70 + (n % 30)}-0${1 + (n % 9)}-1${n % 10}`;
  const [year, month, day] = birthDate.split('-');
  return {
    isWNI: 'WNI',
    nik: formatNik({ region, birthDate, sex: 'L', serial: 1 + (n % 9_998) }),
    nama: `PERJALANAN ${digitsToLetters(n)}`,
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

async function toFilePayload(file: File) {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

const fileInput = (page: Page) => page.locator('input[type=file]');

async function openUpload(page: Page, portal: PortalPage, userName: string): Promise<void> {
  await portal.signIn(userName, { at: '/dashboard/peserta/unggah' });
  await expect(page.getByText('Seret berkas ke sini')).toBeVisible();
}

/** Selects an option of a combobox by keyboard. */
async function pickOption(page: Page, label: RegExp | string, text: string): Promise<void> {
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
  const rowCount = 10_000;
  const lines = Array.from({ length: rowCount }, (_, n) =>
    pesertaLine('32.04.05', n, n % 50 === 7 ? { kabKota: 'Kota Bandumg' } : {}),
  );
  lines[1_000] = pesertaLine('32.04.05', 999, { alamat: 'Jalan Ganda Nomor 2' });
  lines[2_000] = pesertaLine('32.04.05', 2_000, { nik: '3.27305E+15' });
  lines[3_000] = pesertaLine('32.04.05', 3_000, { noHP: 'tidak ada' });
  lines[4_000] = pesertaLine('32.04.05', 4_000, { nama: 'BELUM SETUJU', persetujuan: '' });
  await openUpload(page, portal, 'bhbu');
  await portal.expectAccessible();
  await fileInput(page).setInputFiles(
    await toFilePayload(await buildSheetFile(lines, { name: 'besar.xlsx' })),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'besar.xlsx' })).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByRole('button', { name: 'Ditolak 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ganda 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tidak valid 201' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Simpan 9.997 peserta' })).toBeVisible();
  await portal.expectAccessible();

  await page.getByRole('button', { name: 'Perbaiki sekaligus' }).first().click();
  await pickOption(page, /^Ganti/, 'Kota Bandung');
  await page.getByRole('button', { name: 'Ganti di 200 baris' }).click();
  await expect(page.getByText('200 baris diperbaiki.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Tidak valid 1' })).toBeVisible();

  // Single row: it shows its row number in Excel, its values and its issues.
  const row = page.getByRole('row').filter({ hasText: 'Nomor HP tidak sah' });
  await expect(row.getByRole('rowheader', { name: 'Baris 3002' })).toBeVisible();
  await row.getByRole('gridcell').nth(3).click();
  await page.getByLabel('No HP, baris 3002').fill('0812 9090 3434');
  await page.keyboard.press('Enter');
  // A result without rows has no chip.
  await expect(page.getByRole('button', { name: /^Tidak valid/ })).toHaveCount(0);
  await portal.expectAccessible();

  const save = page.getByRole('button', { name: 'Simpan 9.997 peserta' });
  await expect(page.getByText(/^3 baris tidak ikut/)).toBeVisible();
  await save.click();
  await expect(page.getByRole('button', { name: 'Hentikan' })).toBeVisible();
  // The server saves in the background, so reloading the page does not stop it.
  await page.reload();
  await expect(page.getByText('9.997 peserta tersimpan')).toBeVisible({ timeout: 120_000 });
  await portal.expectAccessible();

  const downloadStarted = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh 3 baris yang perlu diperbaiki' }).click();
  const rejected = await (await downloadStarted).path();
  await page.getByRole('link', { name: 'Lihat peserta' }).click();
  await page
    .getByRole('searchbox', { name: 'Cari peserta' })
    .fill(`PERJALANAN ${digitsToLetters(9_999)}`);
  await expect(
    page.getByRole('link', { name: `PERJALANAN ${digitsToLetters(9_999)}` }),
  ).toBeVisible();
  const exportStarted = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor' }).click();
  await page.getByRole('menuitem', { name: /^SatuData/ }).click();
  expect((await exportStarted).suggestedFilename()).toMatch(/\.xlsx$/);

  // The downloaded rejected rows are imported again and corrected.
  await page.goto('/dashboard/peserta/unggah');
  await fileInput(page).setInputFiles(
    rejected.endsWith('.xlsx') ? rejected : await toXlsxPayload(rejected),
  );
  await expect(page.getByText(/^3 baris/).first()).toBeVisible({ timeout: 60_000 });
  const consent = page.getByRole('row').filter({ hasText: 'BELUM SETUJU' });
  await consent.getByRole('gridcell').nth(3).click();
  await page.getByLabel(/^Persetujuan Data, baris/).selectOption('Y');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Baru 1' })).toBeVisible();
  // The duplicate row now matches a saved participant and would change the address.
  await expect(page.getByRole('button', { name: 'Berubah 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Simpan 2 peserta' }).click();
  await expect(page.getByText('2 peserta tersimpan')).toBeVisible();
});

/** Gives a downloaded file an .xlsx name for upload. */
async function toXlsxPayload(path: string) {
  const { readFile } = await import('node:fs/promises');
  return { name: 'perbaikan.xlsx', mimeType: '', buffer: await readFile(path) };
}

test('a file with thirty errors is corrected by keyboard only', async ({ page, portal }) => {
  // Each mistake is another one, so that no correction is offered for the next line.
  const errors = (n: number): readonly SheetLine[] => [
    { alamat: '' },
    { noHP: 'tidak ada' },
    { jenisKelamin: `X${digitsToLetters(n)}` },
  ];
  const lines = Array.from({ length: 30 }, (_, n) =>
    pesertaLine('32.08.05', n, { nama: `TOMBOL ${digitsToLetters(n)}`, ...errors(n)[n % 3] }),
  );
  await openUpload(page, portal, 'bhbu');
  await fileInput(page).setInputFiles(
    await toFilePayload(await buildSheetFile(lines, { name: 'tombol.xlsx' })),
  );
  const grid = page.getByRole('grid', { name: 'Baris berkas' });
  await expect(grid).toBeVisible();
  // Twelve lines are visible at first sight, above the save bar.
  const twelfth = await grid.getByRole('row').nth(12).boundingBox();
  const bar = await page.locator('[data-at-foot]').boundingBox();
  expect(twelfth && twelfth.y + twelfth.height).toBeLessThanOrEqual(bar?.y ?? 0);
  // The bar does not cover the details of a line.
  for (const width of [1024, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await grid.getByRole('row').nth(2).getByRole('gridcell').nth(2).click();
    const details = page.locator('#import-line-reason').locator('..');
    await expect(details).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    const detailsBox = await details.boundingBox();
    const barBox = await page.locator('[data-at-foot]').boundingBox();
    expect(detailsBox && detailsBox.y + detailsBox.height).toBeLessThanOrEqual(barBox?.y ?? 0);
  }
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await portal.setColorScheme(colorScheme);
      await portal.expectNoHorizontalScroll();
      await portal.expectAccessible();
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await portal.setColorScheme('light');

  // Tab reaches the grid from the filter before it.
  await page.getByRole('combobox', { name: 'Masalah' }).focus();
  const inGrid = () => grid.evaluate(element => element.contains(document.activeElement));
  for (let presses = 0; presses < 5 && !(await inGrid()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  for (let n = 0; n < 30; n += 1) {
    const kind = n % 3;
    if (kind === 2) {
      await page.keyboard.press('Enter');
      await page.keyboard.press('L');
    } else {
      await page.keyboard.type(kind === 0 ? `Jalan Papan Ketik ${n}` : `08571234${1000 + n}`);
    }
    await page.keyboard.press(n < 29 ? 'Tab' : 'Enter');
  }
  await expect(page.getByRole('button', { name: 'Baru 30' })).toBeVisible();
  await page.keyboard.press('Escape');
  const save = page.getByRole('button', { name: 'Simpan 30 peserta' });
  for (let presses = 0; presses < 15; presses += 1) {
    if (await save.evaluate(element => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('30 peserta tersimpan')).toBeVisible();
});

test('one correction corrects the same mistakes by keyboard only, and is undone at once', async ({
  page,
  portal,
}) => {
  const lines = Array.from({ length: 12 }, (_, n) =>
    pesertaLine('32.09.05', n, {
      nama: `CONTOH ${digitsToLetters(n)}`,
      ...(n < 8 ? { kategori: 'Staf' } : {}),
    }),
  );
  await openUpload(page, portal, 'bhbu');
  await fileInput(page).setInputFiles(
    await toFilePayload(await buildSheetFile(lines, { name: 'contoh.xlsx' })),
  );
  const grid = page.getByRole('grid', { name: 'Baris berkas' });
  await expect(grid).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tidak valid 8' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Masalah' }).focus();
  const inGrid = () => grid.evaluate(element => element.contains(document.activeElement));
  for (let presses = 0; presses < 6 && !(await inGrid()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Karyawan');
  await page.getByRole('option', { name: 'Karyawan', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  const offer = page.getByRole('dialog', { name: 'Perbaiki 7 baris lain dengan cara yang sama?' });
  await expect(offer).toContainText('Kategori “staf” berarti Karyawan');
  await portal.expectAccessible();
  // Nothing is changed before it is accepted.
  await expect(
    page.getByRole('button', { name: 'Tidak valid 7', includeHidden: true }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(offer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Baru 12' })).toBeVisible();
  expect(await inGrid()).toBe(true);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Tidak valid 7' })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await portal.expectNoHorizontalScroll();
  }
});

test('a small file is corrected and saved on a phone by keyboard only', async ({
  page,
  portal,
}) => {
  await openUpload(page, portal, 'bhbu');
  await page.setViewportSize({ width: 360, height: 740 });
  const lines = [1, 2, 3].map(n =>
    pesertaLine('32.06.05', n, {
      nama: `SENTUH ${digitsToLetters(n)}`,
      alamat: n === 2 ? '' : 'Jalan Asia 10',
    }),
  );
  lines[2] = { ...lines[2], jenisKelamin: 'X' };
  await fileInput(page).setInputFiles(
    await toFilePayload(await buildSheetFile(lines, { name: 'kecil.xlsx' })),
  );
  const cards = page.getByRole('list', { name: 'Baris berkas' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await portal.expectNoHorizontalScroll();
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
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
});

test('the template is downloaded as a static file under its own name', async ({ page, portal }) => {
  await openUpload(page, portal, 'bhbu');
  const downloadStarted = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Template Excel' }).click();
  const file = await downloadStarted;
  expect(file.suggestedFilename()).toBe('TemplateUploadPeserta.xlsx');
  expect(new URL(file.url()).pathname).toBe('/TemplateUploadPeserta.xlsx');
});
