import { expect, test } from './fixtures.ts';

test('help about a list opens with "?", is accessible in both modes, and leads to a task', async ({
  page,
  portal,
}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await portal.signIn('admin', { at: '/admin/batch' });
    await portal.expectLoaded();
    await page.getByRole('heading', { level: 1 }).press('?');
    const panel = page.getByRole('dialog', { name: 'Bantuan: Batch' });
    await expect(panel.getByText('Arti status')).toBeVisible();
    await portal.expectAccessible();
  }
  await page.getByRole('link', { name: 'Buka Tambah batch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tambah batch' })).toBeFocused();
});
