import { chosen, makeAccount } from './accounts.ts';
import { expect, Portal, test } from './fixtures.ts';

test('an account is disabled on a phone by keyboard only', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const userName = `lapangan.${Date.now()}`;
  await portal.signIn('admin');
  await makeAccount(page, userName, 'VERIFICATOR');
  const elsewhere = await browser.newContext({ baseURL });
  const theirs = await elsewhere.newPage();
  await new Portal(theirs).signIn(userName, chosen);

  await page.goto('/admin/user');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(userName);
  // The filtered list is rendered anew and loses the focus, so the test waits for it.
  await expect(page.getByText(/^1 pengguna/)).toBeVisible();
  await page.getByRole('link', { name: new RegExp(userName) }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Lainnya' }).focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Nonaktifkan' });
  await expect(item).toBeVisible();
  await portal.expectAccessible();
  for (let step = 0; step < 6; step++) {
    if (await item.evaluate(element => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Nonaktifkan pengguna' });
  await expect(confirm).toBeVisible();
  await portal.expectNoSideways();
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Pengguna Uji ${userName} dinonaktifkan`)).toBeVisible();

  await theirs.getByRole('button', { name: /^Akun / }).click();
  await theirs.getByRole('menuitem', { name: 'Sesi saya' }).click();
  await expect(theirs.getByRole('alertdialog', { name: 'Session Expired' })).toBeVisible();
  await elsewhere.close();
});
