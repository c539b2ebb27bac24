import { expect, test } from './fixtures.ts';

test('a search stays in the URL through reload and back', async ({ page, portal }) => {
  await portal.signIn('admin', { at: '/admin/role' });
  await page.getByRole('searchbox').fill('VERIF');
  await expect(page.getByRole('link', { name: 'VERIFICATOR' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'LEGAL' })).toBeHidden();
  await expect(page).toHaveURL(/VERIF/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'VERIFICATOR' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'LEGAL' })).toBeHidden();
  await page.getByRole('link', { name: 'VERIFICATOR' }).click();
  await expect(page).toHaveURL(/edit/);
  await page.goBack();
  await expect(page).toHaveURL(/VERIF/);
});

test('the list is exported as a spreadsheet', async ({ page, portal }) => {
  await portal.signIn('admin', { at: '/admin/role' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Ekspor/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ReportPeranVGR-\d{4}-\d{2}-\d{2}\.xlsx$/);
});
