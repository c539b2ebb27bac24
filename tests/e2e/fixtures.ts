import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** The password of every account of the demo world. */
export const demoPassword = 'kotak-dingin-2-8';

/** Pages whose sight is watched: nothing blocked by the content policy, nothing asked of another host, no error of ours. */
const watched = base.extend<{ calm: undefined }>({
  calm: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      const home = new URL(baseURL ?? '').host;
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', event => {
          console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      page.on('console', message => {
        if (/CSP|Content Security Policy/i.test(message.text())) faults.push(message.text());
      });
      page.on('pageerror', error => faults.push(`page error: ${error.message}`));
      page.on('request', request => {
        const { host, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && host !== home) faults.push(`request to ${host}`);
      });
      page.on('response', response => {
        if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** What people do, as verbs. */
export class Portal {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Solves the captcha as a person would: one click, then it works by itself. */
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

  /** Signs in on the page that is open. */
  async signInHere(userName: string, password?: string): Promise<void> {
    await this.fillSignIn(userName, password);
    await this.solveCaptcha();
    await this.page.getByRole('button', { name: 'Masuk', exact: true }).click();
  }

  /** Signs in as a person does, from the sign-in page to the dashboard. */
  async signInByHand(userName: string, password?: string): Promise<void> {
    await this.page.goto('/');
    await this.signInHere(userName, password);
    await this.expectDashboard();
  }

  /** Signs in for what comes after it: the session is there, the page that makes one is not walked through. */
  async signIn(userName: string, password: string = demoPassword): Promise<void> {
    const response = await this.page.request.post('/api/gtc/logingtc', {
      data: { Username: userName, Password: password, ApplicationCode: 'GTRY' },
    });
    const signedIn = (await response.json()) as Record<string, string | number | null>;
    // Any page of the portal's own address has its storage; this one has nothing else.
    await this.page.route('**/kosong', route =>
      route.fulfill({ contentType: 'text/html', body: '<title>Kosong</title>' }),
    );
    await this.page.goto('/kosong');
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
      },
    );
    await this.page.goto('/dashboard');
    await this.expectDashboard();
  }

  private async expectDashboard(): Promise<void> {
    await expect(this.page).toHaveURL(/\/dashboard$/);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** The entries of the side menu, in their order. */
  async menu(): Promise<string[]> {
    const menu = this.page.getByRole('navigation', { name: 'Menu utama' });
    await expect(menu).toBeVisible();
    return menu.getByRole('listitem').getByRole('link').allInnerTexts();
  }

  /** Says who is in charge, as a company's account is asked to before all else. */
  async namePic(name: string): Promise<void> {
    const asked = this.page.getByRole('dialog', { name: 'Input PIC Data' });
    await asked.getByLabel('Nama PIC').fill(name);
    await asked.getByLabel('Nomor HP').fill('0812-3456-7890');
    await asked.getByLabel('Email').fill('pic@contoh.test');
    await asked.getByRole('button', { name: 'Simpan' }).click();
    const question = this.page.getByRole('alertdialog', { name: 'Simpan Data?' });
    await question.getByRole('button', { name: 'Simpan' }).click();
    await expect(this.page.getByText('Data Tersimpan!')).toBeVisible();
    await expect(asked).toBeHidden();
  }

  /** The headers of calls as who is signed in, for what others do meanwhile. */
  async headers(): Promise<Record<string, string>> {
    const token = await this.page.evaluate(() => localStorage.getItem('token'));
    return { authorization: `Bearer ${token ?? ''}` };
  }

  /** Ends the session on the server, so that the next thing the page asks for is refused. */
  async endSession(): Promise<void> {
    await this.page.request.post('/api/gtc/logout', { headers: await this.headers() });
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: /^Akun / }).click();
    await this.page.getByRole('menuitem', { name: 'Keluar' }).click();
    await this.page.getByRole('button', { name: 'Ya, keluar' }).click();
    // Whoever leaves the page before that still has the session.
    await expect(this.page.getByLabel('Nama pengguna')).toBeVisible();
  }

  /** Looks the page over for barriers (WCAG 2.2 A and AA), once it has all that it asked for. */
  async expectAccessible(): Promise<void> {
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page: this.page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`),
    ).toEqual([]);
  }

  /** Whether everything fits the width, so that nobody scrolls sideways. */
  async expectNoSideways(): Promise<void> {
    // A phone zooms out to what is too wide, so its own idea of its width does not count.
    const width = this.page.viewportSize()?.width ?? 0;
    const wide = await this.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
}

export const test = watched.extend<{ portal: Portal }>({
  portal: async ({ page }, use) => {
    await use(new Portal(page));
  },
});
export { expect };
