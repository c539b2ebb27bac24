import { defineConfig } from 'vitest/config';

/** In milliseconds: ends what hangs. Nothing is measured by its time, and the machine may be busy. */
const patience = 180_000;

export default defineConfig({
  test: {
    // Once for the run: both projects' tests take their databases from the same server.
    globalSetup: 'tests/server/harness/global-setup.ts',
    // Few at once: each file has a database of its own and the machine may be small.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          include: ['tests/contract/**/*.test.ts', 'tests/server/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          testTimeout: patience,
          hookTimeout: patience,
          // Far from UTC, and changing its clocks: what leans on the machine's time zone fails.
          env: { TZ: 'America/St_Johns' },
        },
      },
      {
        // Packages that come twice, for `import` and for `require`, are to be loaded once: these are the
        // conditions under which both ways lead to the same file.
        resolve: {
          conditions: ['module-sync', 'module', 'browser', 'development|production'],
          // The copy that MUI gets from Node, or the cache we give it is another library's.
          alias: [
            {
              find: /^@emotion\/(react|cache)$/,
              replacement: `${import.meta.dirname}/node_modules/@emotion/$1/dist/emotion-$1.cjs.mjs`,
            },
          ],
        },
        test: {
          name: 'ui',
          include: ['tests/console/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          pool: 'forks',
          setupFiles: ['tests/console/setup.ts'],
          // Whoever waits for something looks again and again, and each time that it is not there the page
          // would be printed. DEBUG_PRINT_LIMIT=7000 shows it where a test fails.
          env: { DEBUG_PRINT_LIMIT: process.env['DEBUG_PRINT_LIMIT'] ?? '0' },
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
    ],
  },
});
