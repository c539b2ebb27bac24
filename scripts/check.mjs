// Runs every check of the product and closes with one line: 'N passed, N failed'.
// What each runner reports is added up; a step that breaks without a report counts as one failure.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const reports = mkdtempSync(join(tmpdir(), 'portal-check-'));
const totals = { passed: 0, failed: 0 };

function run(title, command, args, env = {}) {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function count(passed, failed, ok) {
  totals.passed += passed;
  totals.failed += failed + (ok || failed > 0 ? 0 : 1);
}

function step(title, command, args) {
  const ok = run(title, command, args);
  count(ok ? 1 : 0, 0, ok);
}

function vitest(title, args = [], env = {}) {
  const file = join(reports, `${title.replace(/\W+/g, '-')}.json`);
  const ok = run(
    title,
    'npx',
    ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args],
    env,
  );
  const report = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  count(report.numPassedTests, report.numFailedTests, ok);
}

function playwright() {
  const file = join(reports, 'e2e.json');
  const ok = run('browser', 'npx', ['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const { stats } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { stats: { expected: 0, unexpected: 0, flaky: 0 } };
  count(stats.expected, stats.unexpected + stats.flaky, ok);
}

const withBrowser = !process.argv.includes('--no-browser');

step('lint', 'npm', ['run', '--silent', 'lint']);
step('types', 'npm', ['run', '--silent', 'typecheck']);
vitest('tests');
if (process.env.TEST_DATABASE_URL) {
  vitest('server tests on the PostgreSQL named by TEST_DATABASE_URL', ['--project', 'node'], {
    DATABASE_URL: process.env.TEST_DATABASE_URL,
  });
}
if (withBrowser) {
  step('build', 'npm', ['run', '--silent', 'build']);
  step('bundle sizes', 'node', ['scripts/bundle-check.mjs']);
  playwright();
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
