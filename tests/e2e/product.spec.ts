import { expect, test } from './fixtures.ts';

const dayMs = 86_400_000;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

/** Returns the date in Jakarta in `days` days, as typed into a date field and as displayed. */
function jakartaDateIn(days: number): { typed: string; shown: string } {
  const typed = new Date(Date.now() + 7 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);
  const [year = '', month = '', day = ''] = typed.split('-');
  return { typed, shown: `${day}-${months[Number(month) - 1] ?? ''}-${year}` };
}

test('an ADMIN adds and deletes a future price', async ({ page, portal }) => {
  await portal.signIn('admin');
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Produk' })
    .click();
  await expect(page).toHaveURL(/\/admin\/product\/list-product$/);
  const row = page.getByRole('row', { name: /SINO-PRIMER/ });
  await expect(row).toContainText('321.660');
  await portal.expectAccessible();

  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/product\/detail\/\d+/);
  await expect(page.getByText('Rp 321.660 per dosis', { exact: true })).toBeVisible();
  await portal.expectAccessible();

  await page.getByRole('button', { name: 'Tambah harga' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah harga' });
  await dialog.getByRole('button', { name: 'Tambah harga' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Terdapat kesalahan');
  await portal.expectAccessible();

  const from = jakartaDateIn(60);
  await dialog.getByLabel('Harga per dosis').fill('299500');
  await dialog.getByLabel('Berlaku mulai').fill(from.typed);
  await dialog.getByLabel('Nomor SK').fill('SK-UJI/1');
  const effectNote = dialog.getByRole('note', { name: 'Yang akan terjadi' });
  await expect(effectNote).toContainText('berlaku Rp 299.500, sampai ada harga baru');
  await expect(effectNote).toContainText('tetap Rp 321.660');
  await dialog.getByRole('button', { name: 'Tambah harga' }).click();
  await expect(dialog).toBeHidden();

  const history = page.getByRole('list', { name: 'Semua harga, yang terbaru di atas' });
  const prices = history.getByRole('listitem');
  await expect(prices).toHaveCount(2);
  await expect(prices.first()).toContainText('Rp 299.500');
  await expect(prices.first()).toContainText(`Mulai ${from.shown}`);
  await expect(prices.first()).toContainText('Akan berlaku');
  await expect(prices.last()).toContainText(`sampai ${jakartaDateIn(59).shown}`);
  await expect(page.getByText('Rp 321.660 per dosis', { exact: true })).toBeVisible();
  await portal.expectAccessible();

  await page.reload();
  await expect(prices).toHaveCount(2);
  await page.getByRole('button', { name: `Hapus harga mulai ${from.shown}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus harga' }).click();
  await expect(prices).toHaveCount(1);
  await expect(prices.first()).toContainText('Mulai 11-Mei-2021');
});

test('a service above the ceiling price is rejected at its field', async ({ page, portal }) => {
  await portal.signIn('am', { at: '/admin/service/list-service' });
  await expect(page.getByRole('link', { name: 'Suntik di klinik' })).toBeVisible();
  await page.getByRole('link', { name: 'Tambah layanan' }).click();
  const name = `Suntik keliling ${Date.now()}`;
  await page.getByLabel('Kode', { exact: true }).fill(`KLL-${Date.now() % 1_000_000}`);
  await page.getByLabel('Nama layanan').fill(name);
  await page.getByRole('combobox', { name: 'Tipe' }).click();
  await page.getByRole('option', { name: 'Suntik di lokasi perusahaan' }).click();
  await page.getByRole('combobox', { name: 'Kelas pajak' }).click();
  await page.getByRole('option', { name: 'Dibebaskan dari PPN' }).click();
  await page.getByRole('checkbox', { name: 'Tenaga kesehatan' }).check();
  const tariff = page.getByLabel('Harga per dosis');
  await tariff.fill('177910');
  await page.getByLabel('Berlaku mulai').fill('2021-05-18');
  await page.getByLabel('Nomor SK').fill('SK-UJI/2');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(tariff).toHaveAttribute('aria-invalid', 'true');
  const errorSummary = page.getByRole('alert').filter({ hasText: 'Terdapat kesalahan' });
  await expect(errorSummary).toContainText('Rp 117.910');
  await expect(errorSummary).toContainText('KMK HK.01.07/MENKES/4643/2021');
  await portal.expectAccessible();
  await errorSummary.getByRole('link', { name: /Harga per dosis/ }).click();
  await expect(tariff).toBeFocused();

  await tariff.fill('117910');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(`${name} ditambahkan`)).toBeVisible();
  await page.goto('/admin/service/list-service');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('117.910');
});

test('a deactivated product is activated again by undo', async ({ page, portal }) => {
  await portal.signIn('am', { at: '/admin/product/list-product' });
  await page.getByRole('button', { name: /^Tindakan untuk Paket Sinopharm/ }).click();
  await page.getByRole('menuitem', { name: 'Nonaktifkan' }).click();
  await page.getByRole('button', { name: 'Nonaktifkan produk' }).click();
  const row = page.getByRole('row', { name: /PAKET-SINO/ });
  await expect(row).toContainText('Nonaktif');
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(row).not.toContainText('Nonaktif');
});
