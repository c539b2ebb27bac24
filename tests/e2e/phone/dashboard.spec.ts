import { expect, test } from '../fixtures.ts';

test('a facility reads its dashboard on a phone and opens a pending task', async ({
  page,
  portal,
}) => {
  await portal.signIn('faskes');
  const counters = page.getByRole('region', { name: 'Ringkasan' }).getByRole('listitem');
  await expect(counters).toHaveCount(5);
  const progress = page.getByRole('region', { name: 'Dosis yang diberikan' });
  await progress.getByRole('button', { name: '90 hari' }).click();
  await expect(progress.getByRole('button', { name: '90 hari' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('table', { name: 'Peserta menurut perusahaan' })).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
  const tasks = page.getByRole('region', { name: 'Menunggu Anda' });
  await tasks.getByRole('button', { name: /^Tampilkan semua/ }).click();
  await tasks.getByRole('link', { name: /data peserta perlu diperbaiki/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/peserta\/perbaiki$/);
  await expect(page.getByRole('button', { name: /^Simpan dan berikutnya/ })).toBeVisible();
  await portal.expectNoHorizontalScroll();
});
