import { expect, test } from '../fixtures.ts';

test('on a phone the visit form replaces the queue until it is closed', async ({
  page,
  portal,
}) => {
  await portal.signIn('faskes2', { at: '/dashboard/vaksinasi?status=BELUM' });
  const queue = page.getByRole('list', { name: 'Antrean peserta' });
  const first = queue.getByRole('button').first();
  await expect(first).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await first.click();
  await expect(queue).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Skrining' })).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    const box = await button.boundingBox();
    if (box) expect(box.height, await button.innerText()).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: 'Kembali ke antrean' }).click();
  await expect(queue).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
});
