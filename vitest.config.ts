import { defineConfig } from 'vitest/config';

/** Ends a test that hangs, in ms. It is no performance limit: the machine may be busy. */
const hangTimeout = 360_000 * Number(process.env['PROPERTY_RUNS'] ?? 1);

/** Test files that replace modules, or depend on modules being fresh, and so get a module registry of their own. */
const isolated = 'tests/**/*.isolated.test.{ts,tsx}';

/**
 * Tests that always run on the embedded PostgreSQL: those that start servers or processes or end them, and the
 * sweep, which makes every call as every role.
 */
const embedded = ['tests/server/**/*.process.test.ts', 'tests/server/sweep/*.test.ts'];

/** Tests of the console in English, which is built with other texts. */
const english = 'tests/**/*.english.test.{ts,tsx}';

const node = {
  environment: 'node' as const,
  pool: 'forks' as const,
  testTimeout: hangTimeout,
  hookTimeout: hangTimeout,
  // Far from UTC and with daylight saving, so code that depends on the machine's time zone fails.
  env: { TZ: 'America/St_Johns' },
};

/**
 * Node 25 and later have a `localStorage` of their own, which is undefined without a file and hides that of
 * the window. Node 20 does not know the option.
 */
const withoutWebStorage = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

const ui = {
  environment: 'happy-dom' as const,
  pool: 'forks' as const,
  execArgv: withoutWebStorage,
  setupFiles: ['tests/console/setup.ts'],
  testTimeout: hangTimeout,
  hookTimeout: hangTimeout,
};

const uiResolve = {
  // Packages with both an `import` and a `require` build are loaded once under these conditions.
  conditions: ['module-sync', 'module', 'browser', 'development|production'],
  alias: [
    {
      // The copy that MUI gets from Node; otherwise the emotion cache given to it is another library's.
      find: /^@emotion\/(react|cache)$/,
      replacement: `${import.meta.dirname}/node_modules/@emotion/$1/dist/emotion-$1.cjs.mjs`,
    },
  ],
};

const nodeTests = [
  'tests/contract/**/*.test.ts',
  'tests/documents/**/*.test.ts',
  'tests/server/**/*.test.ts',
];
const uiTests = ['tests/console/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    // Both kinds of project take their databases from the same PostgreSQL server.
    globalSetup: 'tests/server/harness/global-setup.ts',
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          include: nodeTests,
          exclude: [isolated, ...embedded],
          isolate: false,
        },
      },
      {
        test: { ...node, name: 'embedded', include: embedded, isolate: false },
      },
      {
        test: { ...node, name: 'node-isolated', include: ['tests/server/**/*.isolated.test.ts'] },
      },
      {
        resolve: uiResolve,
        test: { ...ui, name: 'ui', include: uiTests, exclude: [isolated, english], isolate: false },
      },
      {
        resolve: uiResolve,
        test: {
          ...ui,
          name: 'ui-isolated',
          include: ['tests/console/**/*.isolated.test.{ts,tsx}'],
        },
      },
      {
        resolve: { ...uiResolve, conditions: ['english', ...uiResolve.conditions] },
        test: { ...ui, name: 'ui-english', include: [english], isolate: false },
      },
    ],
  },
});
