import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run screens`: every screen of every role; it takes too long for each run of the tests. */
export default defineConfig({
  ...base,
  testDir: 'tests/e2e/screens',
  timeout: 0,
  fullyParallel: true,
  projects: [{ name: 'screens' }],
});
