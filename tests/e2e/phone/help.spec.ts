import { expect, test } from '../fixtures.ts';

test('help is a sheet at the bottom of a phone, and closes', async ({ page, portal }) => {
  await portal.signIn('bhbu', { at: '/dashboard/table-list' });
  await page.getByRole('button', { name: 'Bantuan halaman ini' }).tap();
  const panel = page.getByRole('dialog', { name: 'Bantuan: Daftar peserta' });
  await expect(panel.getByRole('link', { name: 'Buka Tambah peserta' })).toBeVisible();
  await portal.expectFit();
  const { y = 0, height = 0 } = (await panel.boundingBox()) ?? {};
  expect(Math.round(y + height)).toBe(page.viewportSize()?.height);
  await panel.getByRole('button', { name: 'Tutup bantuan' }).tap();
  await expect(panel).toBeHidden();
});
