import { defineConfig } from 'vitest/config';

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
          // Far from UTC, and changing its clocks: what leans on the machine's time zone fails.
          env: { TZ: 'America/St_Johns' },
        },
      },
      {
        // One module for both ways of loading react-router and its like; see docs of `module-sync`.
        resolve: {
          conditions: ['module-sync', 'module', 'browser', 'development|production'],
        },
        test: {
          name: 'ui',
          include: ['tests/console/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          pool: 'forks',
          setupFiles: ['tests/console/setup.ts'],
        },
      },
    ],
  },
});
