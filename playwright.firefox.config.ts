import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run firefox`: the console in Debian's Firefox, which Playwright cannot drive but WebDriver BiDi can. */
export default defineConfig({
  ...base,
  testDir: 'tests/e2e/firefox',
  timeout: 1_200_000,
  workers: 1,
  projects: [{ name: 'firefox' }],
});
