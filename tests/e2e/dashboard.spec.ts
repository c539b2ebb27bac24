import { expect, test } from './fixtures.ts';

test('an administrator opens the filtered lists behind the dashboard counters', async ({
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

  // Concurrent tests register participants, so a changed number is read again.
  for (const [name, filter] of [
    ['Done', 'Status vaksinasi: Selesai'],
    ['Peserta Invalid', 'Status data: Tidak valid'],
  ] as const) {
    await expect(async () => {
      await page.goto('/dashboard');
      const card = counters.filter({ hasText: name }).getByRole('link');
      const [, counted = ''] = /([\d.]+)/.exec((await card.innerText()).replace(name, '')) ?? [];
      await card.click();
      await expect(page).toHaveURL(/\/admin\/peserta\/list-upload\?filter=/);
      await expect(page.getByText(`${counted} peserta sesuai filter`).first()).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
    await expect(page.getByRole('button', { name: filter, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Tidak valid').first()).toBeVisible();

  await page.goto('/dashboard');
  const steps = page.getByRole('table', { name: 'Dari terunggah sampai booster' });
  await steps.getByRole('link', { name: 'Booster', exact: true }).click();
  await expect(
    page.getByRole('button', { name: 'Pemberian booster: Sudah diberikan' }),
  ).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();

  await page.goto('/dashboard');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Peserta menurut faskes' })).toBeVisible();
});
