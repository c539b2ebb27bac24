import { expect, test } from './fixtures.ts';

test('a session that expires while typing shows an alert and the draft is restored', async ({
  page,
  portal,
}) => {
  await portal.signIn('admin', { at: '/admin/role/add' });
  await page.getByLabel('Nama peran').fill('Belum sempat disimpan');
  await portal.endSession();

  await page.getByRole('combobox', { name: 'Peran dasar' }).click();
  await page.getByRole('option', { name: 'Staf EM' }).click();
  const alert = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .filter({ hasText: 'Session Expired' });
  // The connection for changes ends with the session too, so that the alert may come before the form is sent.
  await expect(async () => {
    if (!(await alert.isVisible()))
      await page.getByRole('button', { name: 'Simpan' }).click({ timeout: 2_000 });
    await expect(alert).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(alert).toContainText('Anda akan dikembalikan ke halaman login');
  await portal.expectAccessible();
  await alert.getByRole('button').click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await portal.submitSignIn('admin');
  await expect(page).toHaveURL(/\/admin\/role\/add$/);
  await expect(page.getByLabel('Nama peran')).toHaveValue('Belum sempat disimpan');
});

test('a form is filled in and saved by keyboard', async ({ page, portal }) => {
  await portal.signIn('admin', { at: '/admin/role/add' });
  await page.getByLabel('Nama peran').focus();
  const name = `Tanpa tetikus ${Date.now()}`;
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Simpan' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} ditambahkan`)).toBeVisible();
});
