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
