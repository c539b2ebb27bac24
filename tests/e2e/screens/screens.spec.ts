import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { localeCookie } from '#contract/core/locale.ts';
import { expect, test, type PortalPage } from '../fixtures.ts';

// Opens one example of every screen that each role reaches by links, in three widths and both colour
// modes: no violation of WCAG 2.2 AA, no sideways scroll, no error. `ROLES=bhbu,faskes` chooses roles,
// `BAHASA=en` the language, and `PICTURES=folder` keeps a screenshot of each.

const sizes = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;

/** Accounts of the demo data, one for each role and kind of organisation. */
const accounts = [
  'admin',
  'am',
  'legal',
  'finance',
  'ps',
  'em',
  'verificator',
  'bhbu',
  'faskes',
] as const;

const publicScreens = [
  '/',
  '/register',
  '/register/status',
  '/changepassword',
  '/verify/tidak-ada',
];

/** One name for all records' addresses of a screen: numbers become `:id`, and queries do not count. */
const screenOf = (path: string): string =>
  path.replace(/[?#].*$/, '').replace(/\/(?:\d+|[0-9a-f-]{32,36})(?=\/|$)/g, '/:id');

/** Links of the open page that lead to screens of the console. */
const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/dashboard"], a[href^="/admin"]')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));

/** Opens a screen at the first width and waits for its content. */
async function openScreen(portal: PortalPage, path: string): Promise<void> {
  await portal.page.setViewportSize(sizes[0]);
  await portal.page.goto(path);
  await expect(portal.page.locator('h1, [role="dialog"]').first()).toBeVisible();
  await portal.expectLoaded();
}

async function checkScreen(portal: PortalPage, path: string, account: string): Promise<void> {
  const { page } = portal;
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      const place = `${account} ${screenOf(path)} ${size.width} ${colorScheme}`;
      await test.step(place, async () => {
        await portal.expectLoaded();
        await portal.setColorScheme(colorScheme);
        const pictures = process.env['PICTURES'];
        if (pictures) {
          const name = `${screenOf(path).replace(/[^a-z\d]+/gi, '_')}-${size.width}-${colorScheme}`;
          await page.screenshot({ path: join(pictures, account, `${name}.png`) });
        }
        const problems = await portal.accessibilityViolations();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > size.width) problems.push(`${width} px wide`);
        expect.soft(problems, place).toEqual([]);
      });
    }
  }
}

test.beforeEach(async ({ context, baseURL }) => {
  const language = process.env['BAHASA'];
  if (!language) return;
  await context.addCookies([{ name: localeCookie, value: language, url: baseURL ?? '' }]);
});

const chosen = process.env['ROLES']?.split(',');

for (const account of accounts.filter(name => chosen?.includes(name) ?? true)) {
  test(`the screens of ${account}`, async ({ page, portal }) => {
    await portal.signIn(account);
    const waiting = new Map([['/dashboard', '/dashboard']]);
    const visited = new Set<string>();
    for (const [screen, path] of waiting) {
      visited.add(screen);
      await openScreen(portal, path);
      for (const link of await linksOf(page)) {
        // A map visits what is added while it is read.
        if (!waiting.has(screenOf(link))) waiting.set(screenOf(link), link);
      }
      await checkScreen(portal, path, account);
    }
    expect(visited.size).toBeGreaterThan(3);
    console.log(`${account}: ${visited.size} screens`);
  });
}

test('the screens before sign-in', async ({ portal }) => {
  for (const path of publicScreens) {
    await openScreen(portal, path);
    await checkScreen(portal, path, 'guest');
  }
});
