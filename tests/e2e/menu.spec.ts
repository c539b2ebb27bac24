import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('the drawer is 260 px wide, temporary at 990 px and permanent at 992 px', async ({
  page,
  portal,
}) => {
  await portal.signIn('admin');
  await portal.expectAccessible();
  await page.setViewportSize({ width: 992, height: 800 });
  const drawer = page.getByRole('navigation', { name: 'Menu utama' });
  await expect(drawer).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buka menu' })).toBeHidden();
  const width = await drawer.evaluate(element => {
    const paper = element.closest('.MuiDrawer-paper') ?? element;
    return Math.round(paper.getBoundingClientRect().width);
  });
  expect(width).toBe(260);
  await page.setViewportSize({ width: 990, height: 800 });
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Peran' }).click();
  await expect(page).toHaveURL(/\/admin\/role/);
  await expect(drawer).toBeHidden();
});

test('the colour mode can be switched and is remembered', async ({ page, portal }) => {
  await portal.signIn('admin');
  const bodyColor = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const lightColor = await bodyColor();
  await page.getByRole('button', { name: 'Ganti ke mode gelap' }).click();
  await expect.poll(bodyColor).not.toBe(lightColor);
  await portal.expectAccessible();
  await page.reload();
  await expect.poll(bodyColor).not.toBe(lightColor);
});

test('the menu narrows to icons with names, by keyboard too, and stays so', async ({
  page,
  portal,
}) => {
  await portal.signIn('admin');
  const drawer = page.getByRole('navigation', { name: 'Menu utama' });
  const width = () => drawer.evaluate(element => element.getBoundingClientRect().width);
  const role = drawer.getByRole('link', { name: 'Peran', exact: true });
  // The code of the narrow menu comes late: the wide one stays until it is there.
  const codeRequest = new Promise<Route>(resolve => {
    void page.route(/NarrowMenuItem/, resolve, { times: 1 });
  });
  await page.getByRole('button', { name: 'Ciutkan menu' }).focus();
  await page.keyboard.press('Enter');
  const code = await codeRequest;
  await expect(role).toBeVisible();
  await code.continue();
  await expect.poll(width).toBeLessThan(70);
  await page.getByRole('button', { name: 'Lebarkan menu' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: /^Dasbor/ })).toBeVisible();
  await role.hover();
  await expect(page.getByRole('tooltip', { name: /^Peran/ })).toBeVisible();
  await portal.expectAccessible();
  await page.reload();
  await expect(role).toBeVisible();
  expect(await width()).toBeLessThan(70);
  await page.getByRole('button', { name: 'Lebarkan menu' }).click();
  await expect(drawer.getByText('Peran', { exact: true })).toBeVisible();
});

test('a name that its column cuts is a title while the pointer is over it', async ({
  page,
  portal,
}) => {
  await portal.signIn('admin', { at: '/admin/penjual' });
  const cell = page.locator('tbody a').first();
  await cell.hover();
  await expect(cell).toHaveAttribute('title', /Persero.*\d{4}$/);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(cell).not.toHaveAttribute('title');
});
