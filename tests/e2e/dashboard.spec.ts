import { expect, test } from './fixtures.ts';

test('the dashboard of an administrator is accessible, and printed without the menu', async ({
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

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Peserta menurut faskes' })).toBeVisible();
});
