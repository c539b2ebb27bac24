// Runs the tests that check properties, with ten times as many examples as in the check. Arguments are
// passed on to vitest.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync('tests', { recursive: true })
  .filter(name => /\.test\.tsx?$/.test(name))
  .map(name => join('tests', name))
  .filter(file => readFileSync(file, 'utf8').includes('#tests/properties.ts'));

const { status } = spawnSync('npx', ['vitest', 'run', ...process.argv.slice(2), ...files], {
  stdio: 'inherit',
  env: { ...process.env, PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '10' },
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
