import { expect, test } from './fixtures.ts';

test('an administrator reads how it stands, and goes from a number to just those whom it counts', async ({
  page,
  portal,
}) => {
  await portal.signIn('admin');
  const counters = page.getByRole('region', { name: 'Ringkasan' }).getByRole('listitem');
  await expect(counters).toHaveCount(6);
  await expect(counters.getByRole('heading')).toHaveText([
    'Faskes',
    'Perusahaan',
    'Terupload',
    'Done',
    'Peserta Valid',
    'Peserta Invalid',
  ]);
  await expect(page.getByRole('table', { name: 'Dari terunggah sampai booster' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Peserta menurut perusahaan' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Menunggu Anda' }).getByRole('link'),
  ).not.toHaveCount(0);
  await portal.expectAccessible();

  // Others register people meanwhile: then the number is read again.
  await expect(async () => {
    await page.goto('/dashboard');
    const card = counters.filter({ hasText: 'Peserta Invalid' }).getByRole('link');
    const [, counted = ''] =
      /([\d.]+)/.exec((await card.innerText()).replace('Peserta Invalid', '')) ?? [];
    await card.click();
    await expect(page).toHaveURL(/\/admin\/peserta\/list-upload\?filter=/);
    await expect(page.getByText(`${counted} peserta sesuai filter`, { exact: true })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  await expect(page.getByText('Tidak valid').first()).toBeVisible();

  await page.goto('/dashboard');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Peserta menurut faskes' })).toBeVisible();
});
