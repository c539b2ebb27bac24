import { chosenPassword, createAccount } from './createAccount.ts';
import { expect, PortalPage, test } from './fixtures.ts';

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

  const passwordDialog = page.getByRole('dialog', { name: `Kata sandi awal ${userName}` });
  const initialPassword = (await passwordDialog.getByLabel('Kata sandi awal').textContent()) ?? '';
  await portal.expectAccessible();
  await passwordDialog.getByRole('button', { name: 'Sudah saya catat' }).click();
  await expect(page).toHaveURL(/\/admin\/user$/);
  await portal.signOut();

  await portal.submitSignIn(userName, initialPassword);
  await expect(page).toHaveURL(/\/changepassword$/);
  await page.getByLabel('Kata sandi sekarang').fill(initialPassword);
  await page.getByLabel('Kata sandi baru', { exact: true }).fill(chosenPassword);
  await page.getByLabel('Ulangi kata sandi baru').fill(chosenPassword);
  await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(page.getByText('Masuk dengan kata sandi baru.')).toBeVisible();

  await portal.submitSignIn(userName, chosenPassword);
  const picDialog = page.getByRole('dialog', { name: 'Input PIC Data' });
  await expect(picDialog).toBeVisible();
  await portal.expectAccessible();
  await page.keyboard.press('Escape');
  await page.goto('/dashboard/user/edit-profile');
  await expect(picDialog).toBeVisible();
  await page.goBack();
  await expect(picDialog).toBeVisible();
  await portal.submitPicDialog('Mira Contoh');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wulan Perusahaan');
  await expect(picDialog).toBeHidden();
});

test('an account is disabled during an open session', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const userName = `petugas.${Date.now()}`;
  await portal.signIn('admin');
  await createAccount(page, userName, 'VERIFICATOR');
  const otherContext = await browser.newContext({ baseURL });
  const otherPage = await otherContext.newPage();
  const otherPortal = new PortalPage(otherPage);
  await otherPortal.signIn(userName, { password: chosenPassword });

  await page.goto('/admin/user');
  await page.getByRole('searchbox').fill(userName);
  await expect(page.getByText('1 pengguna sesuai filter')).toBeVisible();
  await page.getByRole('button', { name: `Tindakan untuk Uji ${userName}` }).click();
  await page.getByRole('menuitem', { name: 'Nonaktifkan' }).click();
  await page.getByRole('button', { name: 'Nonaktifkan pengguna' }).click();
  await expect(page.getByText(`Pengguna Uji ${userName} dinonaktifkan`)).toBeVisible();
  await portal.expectAccessible();

  await otherPage.getByRole('button', { name: /^Akun / }).click();
  await otherPage.getByRole('menuitem', { name: 'Sesi saya' }).click();
  const alert = otherPage.getByRole('alertdialog', { name: 'Session Expired' });
  await expect(alert).toContainText('Anda akan dikembalikan ke halaman login');
  await alert.getByRole('button').click();
  await expect(otherPage).toHaveURL(/\/$/);
  expect(await otherPage.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await otherPortal.submitSignIn(userName, chosenPassword);
  await expect(otherPage.getByText('Nama pengguna atau kata sandi salah.')).toBeVisible();
  await otherContext.close();
});
