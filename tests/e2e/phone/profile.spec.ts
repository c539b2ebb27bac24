import { demoPassword, expect, test } from '../fixtures.ts';

test('profile and sessions are used on a phone by keyboard only', async ({ page, portal }) => {
  await portal.signIn('verificator');
  await page.getByRole('button', { name: /^Akun / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Ubah profil' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ubah profil' })).toBeVisible();
  await portal.expectAccessible();
  await portal.expectNoHorizontalScroll();

  const email = `hendra.${Date.now()}@contoh.test`;
  await page.getByLabel('Nama lengkap').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Kata sandi sekarang', { exact: true })).toBeFocused();
  await page.keyboard.type(demoPassword);
  await portal.expectAccessible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profil disimpan')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email (opsional)')).toHaveValue(email);

  await page.goto('/dashboard/user/sessions');
  await expect(page.getByText('Sesi ini', { exact: true })).toBeVisible();
  await portal.expectAccessible();
  await portal.expectNoHorizontalScroll();
});
