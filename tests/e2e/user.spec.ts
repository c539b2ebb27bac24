import { chosen, makeAccount } from './accounts.ts';
import { expect, Portal, test } from './fixtures.ts';

test('a company account is created, changes its initial password and names its PIC', async ({
  page,
  portal,
}) => {
  const userName = `perusahaan.${Date.now()}`;
  await portal.signIn('admin');
  await page.getByRole('link', { name: 'Pengguna' }).first().click();
  await page.getByRole('link', { name: 'Tambah pengguna' }).click();
  await page.getByLabel('Nama pengguna').fill(userName);
  await page.getByLabel('Nama lengkap').fill('Wulan Perusahaan');
  await page.getByRole('combobox', { name: 'Peran' }).click();
  await page.getByRole('option', { name: 'BHBU' }).click();
  await page.getByRole('combobox', { name: 'Perusahaan' }).fill('cakrawala');
  await page.getByRole('option', { name: 'PT Cakrawala Rempah Nusantara' }).click();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Simpan' }).click();

  const told = page.getByRole('dialog', { name: `Kata sandi awal ${userName}` });
  const first = (await told.getByLabel('Kata sandi awal').textContent()) ?? '';
  await portal.expectAccessible();
  await told.getByRole('button', { name: 'Sudah saya catat' }).click();
  await expect(page).toHaveURL(/\/admin\/user$/);
  await portal.signOut();

  await portal.signInHere(userName, first);
  await expect(page).toHaveURL(/\/changepassword$/);
  await page.getByLabel('Kata sandi sekarang').fill(first);
  await page.getByLabel('Kata sandi baru', { exact: true }).fill(chosen);
  await page.getByLabel('Ulangi kata sandi baru').fill(chosen);
  await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(page.getByText('Masuk dengan kata sandi baru.')).toBeVisible();

  await portal.signInHere(userName, chosen);
  const asked = page.getByRole('dialog', { name: 'Input PIC Data' });
  await expect(asked).toBeVisible();
  await portal.expectAccessible();
  await page.keyboard.press('Escape');
  await page.goto('/dashboard/user/edit-profile');
  await expect(asked).toBeVisible();
  await page.goBack();
  await expect(asked).toBeVisible();
  await portal.namePic('Mira Contoh');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wulan Perusahaan');
  await expect(asked).toBeHidden();
});

test('an account is disabled during an open session', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const userName = `petugas.${Date.now()}`;
  await portal.signIn('admin');
  await makeAccount(page, userName, 'VERIFICATOR');
  const elsewhere = await browser.newContext({ baseURL });
  const theirs = await elsewhere.newPage();
  const other = new Portal(theirs);
  await other.signIn(userName, chosen);

  await page.goto('/admin/user');
  await page.getByRole('searchbox').fill(userName);
  await expect(page.getByText('1 pengguna sesuai filter')).toBeVisible();
  await page.getByRole('button', { name: `Tindakan untuk Uji ${userName}` }).click();
  await page.getByRole('menuitem', { name: 'Nonaktifkan' }).click();
  await page.getByRole('button', { name: 'Nonaktifkan pengguna' }).click();
  await expect(page.getByText(`Pengguna Uji ${userName} dinonaktifkan`)).toBeVisible();
  await portal.expectAccessible();

  await theirs.getByRole('button', { name: /^Akun / }).click();
  await theirs.getByRole('menuitem', { name: 'Sesi saya' }).click();
  const alert = theirs.getByRole('alertdialog', { name: 'Session Expired' });
  await expect(alert).toContainText('Anda akan dikembalikan ke halaman login');
  await alert.getByRole('button').click();
  await expect(theirs).toHaveURL(/\/$/);
  expect(await theirs.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await other.signInHere(userName, chosen);
  await expect(theirs.getByText('Nama pengguna atau kata sandi salah.')).toBeVisible();
  await elsewhere.close();
});
