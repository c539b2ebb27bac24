import { expect, test } from '../fixtures.ts';

test('on a phone the visit form replaces the queue until it is closed', async ({
  page,
  portal,
}) => {
  await portal.signIn('faskes2', { at: '/dashboard/vaksinasi?status=BELUM' });
  const queue = page.getByRole('list', { name: 'Antrean peserta' });
  const first = queue.getByRole('button').first();
  await expect(first).toBeVisible();
  // The first person is visible without scrolling.
  await expect(first).toBeInViewport({ ratio: 1 });
  await portal.expectNoHorizontalScroll();
  await page.getByRole('button', { name: 'Pilih vaksin' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('searchbox')).toBeFocused();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
  for (const button of await sheet.getByRole('button').all()) {
    const box = await button.boundingBox();
    if (box) expect(box.height, await button.innerText()).toBeGreaterThanOrEqual(44);
  }
  await sheet.getByRole('list').getByRole('button').first().click();
  await expect(page.getByRole('group', { name: 'Vaksin sesi ini' })).toContainText('s/d');
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
  await expect(first).toBeFocused();
  // The person is an entry of the history: Back leads to the queue too.
  await first.click();
  await expect(queue).toBeHidden();
  await page.goBack();
  await expect(first).toBeFocused();
  await expect(page).toHaveURL(/vaksinasi\?status=BELUM$/);
});
