import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = 4280;

/** Debian's browser where there is one; otherwise the one that `npx playwright install chromium` fetches. */
const debian = '/usr/bin/chromium';
const executablePath = existsSync(debian) ? debian : undefined;

const dataDir = process.env['PORTAL_E2E_DATA'] ?? mkdtempSync(join(tmpdir(), 'portal-e2e-'));
process.env['PORTAL_E2E_DATA'] = dataDir;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // Ends what hangs; nothing is measured by its time, and the machine may be busy.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // A trace of every test costs more than the tests; `--trace on` asks for one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Reduced motion: an animated menu moves between lookup and click.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      // Other configurations run the screens, the guides and Firefox.
      testIgnore: /e2e\/(?:phone|screens|panduan|firefox)\//,
    },
    {
      name: 'phone',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      },
      testMatch: /e2e\/phone\//,
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 360_000,
    env: { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ALTCHA_COST: '100' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
