import { expect, test } from '../fixtures.ts';

test('the sign-in page fits 360 px', async ({ page, portal }) => {
  await page.goto('/');
  await expect(page.getByLabel('Nama pengguna')).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
});

test('menu, list, form and status pages fit 360 px', async ({ page, portal }) => {
  await portal.signIn('admin');
  await portal.expectNoHorizontalScroll();
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Peran' })
    .click();
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden();

  await expect(page.getByRole('link', { name: /VERIFICATOR/ })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();

  await page.getByRole('link', { name: /VERIFICATOR/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();

  await page.goto('/admin/role/add');
  await expect(page.getByLabel('Nama peran')).toBeVisible();
  const size = await page
    .getByLabel('Nama peran')
    .evaluate(input => getComputedStyle(input).fontSize);
  expect(parseFloat(size)).toBeGreaterThanOrEqual(16);
  await portal.expectNoHorizontalScroll();

  await page.goto('/dashboard/tidak-ada');
  await expect(page.getByText('Go Home')).toBeVisible();
  await portal.expectNoHorizontalScroll();
});

test('registration, its status page and the list of applications fit 360 px', async ({
  page,
  portal,
}) => {
  await page.goto('/register');
  await expect(page.getByLabel('Nama perusahaan')).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
  await page.goto('/register?langkah=dokumen');
  // A finger drags no file.
  await expect(page.getByText('Tekan untuk memilih berkas').first()).toBeVisible();
  await expect(page.getByText('Seret berkas ke sini')).toHaveCount(0);
  await portal.expectNoHorizontalScroll();
  await page.goto('/register/status');
  await expect(page.getByLabel('Nomor tiket')).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();

  await portal.signIn('verificator', { at: '/admin/bhbu/pendaftaran' });
  await page.getByRole('link', { name: /CV Anyam Rotan Sentosa/ }).click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
});
