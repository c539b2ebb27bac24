import { formatNik } from '#contract/values/nik.ts';
import { buildSheetFile, type SheetLine } from '../builders/sheet-file.ts';
import { expect, test } from './fixtures.ts';

/** A row of an external booster, with a region that no other test uses. */
const externalBoosterLine = (n: number, overrides: SheetLine = {}): SheetLine => ({
  isWNI: 'WNI',
  nik: formatNik({ region: '32.07.05', birthDate: `198${n}-05-1${n}`, sex: 'P', serial: 40 + n }),
  nama: `BOOSTER LUAR ${'ABCDEFGH'.charAt(n)}`,
  tanggalLahir: `1${n}-05-198${n}`,
  jenisKelamin: 'P',
  noHP: `0859${String(10_000_000 + n)}`,
  alamat: 'Jalan Merdeka Nomor 10',
  kabKota: 'Kota Bandung',
  kategori: 'INDIVIDU_TERKAIT',
  persetujuan: 'Y',
  vaksinPrimer: 'Sinopharm',
  tanggalDosis2: '01-06-2022',
  jenisBooster: 'Sinopharm',
  tanggalBooster: '05-01-2023',
  batch: `B-${n}`,
  faskesPelaksana: 'RS Jauh di Mata',
  ...overrides,
});

test('a facility imports external boosters on a tablet', async ({ page, portal }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await portal.signIn('faskes');
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await page.getByRole('link', { name: 'Riwayat unggahan' }).click();
  await page.getByRole('link', { name: 'Unggah berkas' }).first().click();
  // The selection is stored in the URL, so it is visible only after the navigation.
  await page.getByRole('radio', { name: /^Booster eksternal/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unggah booster eksternal');
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();

  const lines = [
    externalBoosterLine(1),
    externalBoosterLine(2, { tanggalBooster: '' }),
    externalBoosterLine(3),
  ];
  const file = await buildSheetFile(lines, { kind: 'boosterEksternal', name: 'luar.xlsx' });
  await page.locator('input[type=file]').setInputFiles({
    name: file.name,
    mimeType: file.type,
    buffer: Buffer.from(await file.arrayBuffer()),
  });
  const line = page.getByRole('row').filter({ hasText: 'Tanggal Booster' });
  await expect(line).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
  await line.getByRole('gridcell').nth(3).click();
  await page.getByLabel(/^Tanggal Booster, baris/).fill('06-01-2023');
  await page.keyboard.press('Enter');
  await expect(line).toContainText('Sudah benar');
  await page.getByRole('button', { name: 'Simpan 3 peserta' }).click();
  await expect(page.getByText('3 peserta tersimpan')).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();

  await page.goto('/dashboard/peserta/riwayat-unggah');
  const entry = page.getByRole('row').filter({ hasText: 'luar.xlsx' });
  await expect(entry.first()).toContainText('Booster eksternal');
  await portal.expectAccessible();
});
