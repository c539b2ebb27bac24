import { join } from 'node:path';
import { localeCookie } from '#contract/core/locale.ts';
import { findCutTexts, unbrokenValues } from '../cutText.ts';
import { expect, test, type PortalPage } from '../fixtures.ts';
import { readScreenLinks, screenOf } from '../screenLinks.ts';

// Opens one example of every screen that each role reaches by links, in four widths and both colour
// modes: no violation of WCAG 2.2 AA, no sideways scroll, no text that is cut without a cue, no error. `ROLES=bhbu,faskes` chooses roles,
// `BAHASA=en` the language, and `PICTURES=folder` keeps a screenshot of each.

const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
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
        if (colorScheme === 'light')
          problems.push(...(await page.evaluate(findCutTexts, unbrokenValues)));
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
      for (const link of await page.evaluate(readScreenLinks)) {
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
