import { expect, test as base } from '@playwright/test';
import {
  launch,
  type Browser,
  type ConsoleMessage,
  type ElementHandle,
  type Page,
} from 'puppeteer-core';
import { demoPassword } from '../fixtures.ts';

/** Debian's Firefox; `FIREFOX` names another one. */
const executablePath = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

/** A text of the page that is a message key in place of its text. */
const rawKey = /\b(?:app|common|dashboard|form|list|ra|resources)\.[a-z]\w*\.[\w.]*\w/;

/**
 * What Firefox says when its own viewer of PDFs, in a frame of a page with Trusted Types, starts without a worker; it
 * shows the file nevertheless. A violation of the page itself is an event of its document.
 */
const viewerMessage = /blocked assigning to an injection sink.*require-trusted-types-for/s;

/** Runs in each page: reports what its own policy refuses. */
const reportViolations = (): void => {
  if (window !== window.top) return;
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`CSP ${violatedDirective} ${blockedURI}`);
  });
};

/** Returns what the page wrote to its console; an error is an object of the page until it is asked. */
async function describe(message: ConsoleMessage): Promise<string> {
  const texts = message
    .args()
    .map(one =>
      one
        .evaluate(value =>
          value instanceof Error ? (value.stack ?? value.message) : String(value),
        )
        .catch(() => message.text()),
    );
  return `console: ${(await Promise.all(texts)).join(' ')}`;
}

/** A page of the portal in Firefox. */
export class FirefoxPage {
  /** What went wrong since the last look at it; the texts of errors are asked from the page. */
  private readonly problems: Promise<string>[] = [];

  readonly page: Page;
  private readonly baseUrl: string;

  constructor(page: Page, baseUrl: string) {
    this.page = page;
    this.baseUrl = baseUrl;
    page.on('console', message => {
      if (message.type() === 'error') this.problems.push(describe(message));
    });
    const report = (text: string): void => void this.problems.push(Promise.resolve(text));
    page.on('pageerror', error => {
      const text = String(error);
      if (!viewerMessage.test(text)) report(`page error: ${text}`);
    });
    page.on('response', response => {
      if (response.status() >= 400) report(`${response.status()} ${response.url()}`);
    });
  }

  /** Opens a screen and waits for its content. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.baseUrl + path, { waitUntil: 'domcontentloaded' });
    await this.page.waitForSelector('h1, [role="dialog"]', { visible: true });
    await this.expectLoaded();
  }

  /** Waits until nothing on the page is loading. */
  async expectLoaded(): Promise<void> {
    await this.page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  }

  /** Returns the visible element that a selector and a part of its name or text find; waits for it. */
  async find(selector: string, text: string): Promise<ElementHandle> {
    const found = await this.page.waitForFunction(
      (one: string, part: string) =>
        [...document.querySelectorAll(one)].find(
          element =>
            element.checkVisibility() &&
            (element.getAttribute('aria-label') ?? element.textContent).includes(part),
        ),
      {},
      selector,
      text,
    );
    const element = found.asElement();
    if (!element) throw new Error(`No ${selector} with '${text}'`);
    return element as ElementHandle;
  }

  /** Waits until the page shows a text. */
  async expectText(text: string): Promise<void> {
    await this.page.waitForFunction(
      (part: string) => document.body.innerText.includes(part),
      {},
      text,
    );
  }

  /** Fills in the sign-in page, solves the captcha and waits for the dashboard. */
  async signIn(userName: string): Promise<void> {
    const { page } = this;
    await page.goto(this.baseUrl, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('input[autocomplete="username"]', { visible: true });
    await page.type('input[autocomplete="username"]', userName);
    await page.type('input[autocomplete="current-password"]', demoPassword);
    await (await page.waitForSelector('input[type="checkbox"]'))?.click();
    const button = await this.find('button', 'Masuk');
    await page.waitForFunction((one: Element) => !(one as HTMLButtonElement).disabled, {}, button);
    await button.click();
    await page.waitForFunction(() => location.pathname === '/dashboard');
    await this.expectLoaded();
  }

  /** Ends the session in the browser. */
  async signOut(): Promise<void> {
    await this.page.evaluate(() => localStorage.clear());
  }

  /** Returns what went wrong on the open screen since the last call. */
  async takeProblems(): Promise<string[]> {
    const found = await this.page.evaluate((key: string) => {
      const { innerText } = document.body;
      const wide = document.documentElement.scrollWidth;
      return [
        ...(new RegExp(key).exec(innerText) ?? []),
        ...(wide > window.innerWidth ? [`${wide} px wide`] : []),
      ];
    }, rawKey.source);
    return [...(await Promise.all(this.problems.splice(0))), ...found];
  }
}

interface Fixtures {
  firefox: FirefoxPage;
}

/** Test with a page in Firefox, whose camera is refused. */
export const test = base.extend<Fixtures, { browserOfFirefox: Browser }>({
  browserOfFirefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this parameter
    async ({}, use) => {
      const browser = await launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        defaultViewport: { width: 1280, height: 800 },
        extraPrefsFirefox: {
          'permissions.default.camera': 2,
          'media.navigator.streams.fake': true,
          'intl.accept_languages': 'id-ID, id',
          'ui.prefersReducedMotion': 1,
        },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  firefox: async ({ browserOfFirefox, baseURL }, use) => {
    const context = await browserOfFirefox.createBrowserContext();
    const page = await context.newPage();
    await page.evaluateOnNewDocument(reportViolations);
    page.setDefaultTimeout(60_000);
    await use(new FirefoxPage(page, baseURL ?? ''));
    await context.close();
  },
});
export { expect };
