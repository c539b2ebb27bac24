import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { findTooWide } from './tooWide.ts';

/** The password of every demo account. */
export const demoPassword = 'kotak-dingin-2-8';

/**
 * Test that fails on CSP violations, page errors, requests to other hosts and responses of 500 or
 * more.
 */
const guardedTest = base.extend<{ calm: undefined }>({
  calm: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      const appHost = new URL(baseURL ?? '').host;
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', event => {
          console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      page.on('console', message => {
        if (/CSP|Content Security Policy/i.test(message.text())) problems.push(message.text());
      });
      page.on('pageerror', error => problems.push(`page error: ${error.message}`));
      page.on('request', request => {
        const { host, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && host !== appHost) problems.push(`request to ${host}`);
      });
      page.on('response', response => {
        if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page: waits until colours have changed with the mode, which starts in the next frame. */
const waitForTransitions = async (): Promise<unknown> => {
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .map(({ finished }) => finished),
  );
};

/** Page object of the portal. */
export class PortalPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Checks the captcha and waits until the form can be submitted. */
  async solveCaptcha(): Promise<void> {
    const box = this.page.getByRole('checkbox').first();
    await box.click();
    await expect(box).toBeChecked();
    await expect(this.page.getByRole('button', { name: 'Masuk', exact: true })).toBeEnabled();
  }

  async fillSignIn(userName: string, password: string = demoPassword): Promise<void> {
    await this.page.getByLabel('Nama pengguna').fill(userName);
    await this.page.getByLabel('Kata sandi', { exact: true }).fill(password);
  }

  /** Fills in and submits the open sign-in page. */
  async submitSignIn(userName: string, password?: string): Promise<void> {
    await this.fillSignIn(userName, password);
    await this.solveCaptcha();
    await this.page.getByRole('button', { name: 'Masuk', exact: true }).click();
  }

  /** Signs in through the sign-in page and waits for the dashboard. */
  async signInThroughForm(userName: string, password?: string): Promise<void> {
    await this.page.goto('/');
    await this.submitSignIn(userName, password);
    await this.expectDashboard();
  }

  /** Signs in through the API and opens a page, of another origin than the configured one; faster than the sign-in page. */
  async signIn(
    userName: string,
    {
      at = '/dashboard',
      password = demoPassword,
      origin = '',
    }: { at?: string; password?: string; origin?: string } = {},
  ): Promise<void> {
    const response = await this.page.request.post(`${origin}/api/gtc/logingtc`, {
      data: { Username: userName, Password: password, ApplicationCode: 'GTRY' },
    });
    const signedIn = (await response.json()) as Record<string, string | number | string[] | null>;
    // An empty page of the portal's origin gives access to its local storage.
    await this.page.route('**/kosong', route =>
      route.fulfill({ contentType: 'text/html', body: '<title>Kosong</title>' }),
    );
    await this.page.goto(`${origin}/kosong`);
    await this.page.evaluate(
      values => {
        for (const [key, value] of Object.entries(values)) {
          if (value === null) localStorage.removeItem(key);
          else localStorage.setItem(key, String(value));
        }
      },
      {
        token: signedIn['token'] ?? null,
        user: signedIn['userName'] ?? null,
        id: signedIn['id'] ?? null,
        idRef: signedIn['idReferensi'] ?? null,
        role: signedIn['roleName'] ?? null,
        fullname: signedIn['fullName'] ?? null,
        hak: signedIn['hak']?.toString() ?? null,
      },
    );
    await this.page.goto(origin + at);
    if (at === '/dashboard') await this.expectDashboard();
  }

  private async expectDashboard(): Promise<void> {
    await expect(this.page).toHaveURL(/\/dashboard$/);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Fills in the mandatory PIC dialog of a company account and confirms it. */
  async submitPicDialog(name: string): Promise<void> {
    const picDialog = this.page.getByRole('dialog', { name: 'Input PIC Data' });
    await picDialog.getByLabel('Nama PIC').fill(name);
    await picDialog.getByLabel('Nomor HP').fill('0812-3456-7890');
    await picDialog.getByLabel('Email').fill('pic@contoh.test');
    await picDialog.getByRole('button', { name: 'Simpan' }).click();
    const confirmDialog = this.page.getByRole('alertdialog', { name: 'Simpan Data?' });
    await confirmDialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(this.page.getByText('Data Tersimpan!')).toBeVisible();
    await expect(picDialog).toBeHidden();
  }

  /** Returns the authorization header of the signed-in user, for direct API calls. */
  async authHeaders(): Promise<Record<string, string>> {
    const token = await this.page.evaluate(() => localStorage.getItem('token'));
    return { authorization: `Bearer ${token ?? ''}` };
  }

  /** Ends the session on the server, so that the page's next request is rejected. */
  async endSession(): Promise<void> {
    await this.page.request.post('/api/gtc/logout', { headers: await this.authHeaders() });
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: /^Akun / }).click();
    await this.page.getByRole('menuitem', { name: 'Keluar' }).click();
    await this.page.getByRole('button', { name: 'Ya, keluar' }).click();
    // Navigating away before that could leave the session in place.
    await expect(this.page.getByLabel('Nama pengguna')).toBeVisible();
  }

  /** Waits until nothing on the page is loading. */
  async expectLoaded(): Promise<void> {
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** Sets what the device prefers, and waits until the page has these colours. */
  async setColorScheme(colorScheme: 'light' | 'dark'): Promise<void> {
    await this.page.emulateMedia({ colorScheme });
    await expect(this.page.locator(':root')).toHaveCSS('color-scheme', colorScheme);
    await this.page.evaluate(waitForTransitions);
  }

  /** Returns what axe finds against WCAG 2.2 A and AA, as a line for each rule. */
  async accessibilityViolations(): Promise<string[]> {
    const { violations } = await new AxeBuilder({ page: this.page })
      // Frames are those of this origin, so no second page is needed to merge their results.
      .setLegacyMode(true)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`);
  }

  /**
   * Waits until the page has loaded and checks WCAG 2.2 A and AA with axe, and that no message key is
   * shown in place of its text.
   */
  async expectAccessible(): Promise<void> {
    await this.expectLoaded();
    expect(await this.page.locator('body').innerText()).not.toMatch(/\bresources\.\w+\./);
    expect(await this.accessibilityViolations()).toEqual([]);
  }

  /** Checks that the page has no horizontal scrolling; names what is too wide. */
  async expectNoHorizontalScroll(): Promise<void> {
    // A phone zooms out when content is too wide, so `innerWidth` is not reliable.
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    let tries = 0;
    const tooWide = async (): Promise<string[]> => {
      tries += 1;
      // A busy Chromium can show the styles of the width before, until the size changes again.
      if (tries > 1) await this.page.setViewportSize({ width, height: height + (tries % 2) });
      return await this.page.evaluate(findTooWide, width);
    };
    // Tables become cards in the frames after a change of the width, which a busy machine shows late.
    await expect.poll(tooWide, { message: this.page.url(), timeout: 10_000 }).toEqual([]);
    if (tries > 1) await this.page.setViewportSize({ width, height });
  }

  /** Checks that the page fits the width of the screen and is accessible. */
  async expectFit(): Promise<void> {
    await this.expectNoHorizontalScroll();
    await this.expectAccessible();
  }
}

export const test = guardedTest.extend<{ portal: PortalPage }>({
  portal: async ({ page }, use) => {
    await use(new PortalPage(page));
  },
});
export { expect };
