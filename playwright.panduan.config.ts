import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run panduan`: takes the pictures of the guides from the demo data. */
export default defineConfig({
  ...base,
  testDir: 'tests/e2e/panduan',
  projects: [{ name: 'panduan', use: { viewport: { width: 1000, height: 680 } } }],
});
