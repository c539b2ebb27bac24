import { chosenPassword, createAccount } from '../createAccount.ts';
import { expect, PortalPage, test } from '../fixtures.ts';

test('an account is disabled on a phone by keyboard only', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const userName = `lapangan.${Date.now()}`;
  await portal.signIn('admin');
  await createAccount(page, userName, 'VERIFICATOR');
  const otherContext = await browser.newContext({ baseURL });
  const otherPage = await otherContext.newPage();
  await new PortalPage(otherPage).signIn(userName, { password: chosenPassword });

  await page.goto('/admin/user');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(userName);
  // Filtering re-renders the list, which loses the focus, so the test waits for it.
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
  await portal.expectNoHorizontalScroll();
  await page.getByLabel('Mengapa akun ini dinonaktifkan?').fill('Pindah bagian');
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Pengguna Uji ${userName} dinonaktifkan`)).toBeVisible();

  const expired = otherPage.getByRole('alertdialog', { name: 'Session Expired' });
  const openSessions = async (): Promise<void> => {
    await otherPage.getByRole('button', { name: /^Akun / }).click();
    await otherPage.getByRole('menuitem', { name: 'Sesi saya' }).click();
  };
  // The page may have asked by itself, and its menu is then behind the dialog.
  await Promise.race([expired.waitFor(), openSessions().catch(() => undefined)]);
  await expect(expired).toBeVisible();
  await otherContext.close();
});
