import { expect, test } from '../fixtures.ts';

test('prices are listed and added at 360 px', async ({ page, portal }) => {
  await portal.signIn('admin', { at: '/admin/product/list-product' });
  const card = page.getByRole('link', { name: /SINO-BOOSTER/ });
  await expect(card).toContainText('Rp 289.500');
  await portal.expectNoHorizontalScroll();
  await card.click();
  const history = page.getByRole('list', { name: 'Semua harga, yang terbaru di atas' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Tambah harga' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah harga' });
  await dialog.getByLabel('Harga per dosis').fill('290000');
  await dialog.getByLabel('Berlaku mulai').fill('2023-02-01');
  await dialog.getByLabel('Nomor SK').fill('SK-UJI/3');
  await dialog.getByRole('button', { name: 'Tambah harga' }).click();
  await expect(dialog.getByRole('alert')).toContainText('tidak dapat diubah lagi');
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
  await page.goto('/admin/service/add');
  await expect(page.getByRole('group', { name: 'Termasuk dalam harga' })).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
});
