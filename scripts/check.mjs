// Runs every check of the repository, lists the failures by name and ends with one line: 'N passed,
// N failed'. The counts of all runners are added; a step that fails without a report counts as one
// failure. A few failed tests run once more; those that then pass are listed as unstable.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const reports = mkdtempSync(join(tmpdir(), 'portal-check-'));
let passed = 0;
const failures = [];
const unstable = [];

/** With more failures than these the code is wrong, and running it again would show the same. */
const maxRerun = 10;

/**
 * Runs a command and resolves to `{ok, output}`: success and output. With `isParallel` the output is
 * printed at the end, because another command is running.
 */
function run(title, command, args, { env = {}, isParallel = false } = {}) {
  if (!isParallel) console.log(`\n── ${title}`);
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const output = [];
  const from = performance.now();
  for (const pipe of [child.stdout, child.stderr]) {
    pipe.setEncoding('utf8').on('data', text => {
      output.push(text);
      if (!isParallel) process.stdout.write(text);
    });
  }
  return new Promise(resolve => {
    child.on('error', error => output.push(`${error.message}\n`));
    child.on('close', status => {
      if (isParallel) process.stdout.write(`\n── ${title}\n${output.join('')}`);
      console.log(`── ${title} took ${Math.round((performance.now() - from) / 1000)} s`);
      resolve({ ok: status === 0, output: output.join('') });
    });
  });
}

/** The end of the output, for a step that fails without a report. */
const lastLines = text => text.trimEnd().split('\n').slice(-60).join('\n');

/** Adds the counts of one report. */
function count(title, { ok, output }, report) {
  passed += report.passed;
  failures.push(...report.failed.map(name => `${title}: ${name}`));
  if (!ok && report.failed.length === 0)
    failures.push(`${title}, whose output ended:\n${lastLines(output)}`);
}

async function step(title, command, args, options) {
  const outcome = await run(title, command, args, options);
  count(title, outcome, { passed: outcome.ok ? 1 : 0, failed: [] });
}

const read = (file, nothing) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing;

/** Runs vitest. @returns success, output and the tests that passed and failed, as `{file, name}` */
async function runVitest(title, args, env) {
  const report = join(reports, `${title.replace(/\W+/g, '-')}.json`);
  const reporting = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const outcome = await run(title, 'npx', ['vitest', 'run', ...reporting, ...args], { env });
  const { testResults } = read(report, { testResults: [] });
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ file, name: fullName, status })),
  );
  const broken = testResults
    .filter(one => one.status === 'failed' && one.assertionResults.length === 0)
    .map(({ name: file }) => ({ file, name: relative(process.cwd(), file) }));
  return {
    ...outcome,
    passed: tests.filter(({ status }) => status === 'passed'),
    failed: [...tests.filter(({ status }) => status === 'failed'), ...broken],
  };
}

async function vitest(title, args = [], env = {}) {
  const first = await runVitest(title, args, env);
  let { failed } = first;
  if (failed.length > 0 && failed.length <= maxRerun) {
    const options = args.filter(arg => arg.startsWith('-'));
    const files = [...new Set(failed.map(({ file }) => file))];
    const again = await runVitest(`${title}, once more`, [...options, ...files], env);
    const isUnstable = one =>
      again.passed.some(({ file, name }) => file === one.file && name === one.name);
    unstable.push(...failed.filter(isUnstable).map(({ name }) => `${title}: ${name}`));
    failed = failed.filter(one => !isUnstable(one));
  }
  passed += first.failed.length - failed.length;
  const ok = first.ok || (first.failed.length > 0 && failed.length === 0);
  count(
    title,
    { ...first, ok },
    { passed: first.passed.length, failed: failed.map(({ name }) => name) },
  );
}

const specsOf = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

async function playwright() {
  const file = join(reports, 'e2e.json');
  const args = ['playwright', 'test', '--retries=1', '--reporter=list,json'];
  const outcome = await run('browser', 'npx', args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = read(file, { suites: [], stats: { expected: 0, flaky: 0 } });
  const specs = report.suites.flatMap(specsOf);
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  unstable.push(...flaky.map(({ title }) => `browser: ${title}`));
  count('browser', outcome, {
    passed: report.stats.expected + report.stats.flaky,
    failed: specs.filter(spec => !spec.ok).map(({ title }) => title),
  });
}

const npmRun = name => ['npm', ['run', '--silent', name]];
const withBrowser = !process.argv.includes('--no-browser');

// Lint runs on one core for longer than the type check, so the tests run in parallel.
const lint = step('lint', ...npmRun('lint'), { isParallel: true });
await step('types', ...npmRun('typecheck'), { isParallel: true });
await vitest('tests');
await lint;
if (process.env.TEST_DATABASE_URL) {
  // What may differ on the oldest supported version: the SQL of every call, migrations and locking.
  // The other suites send the same statements.
  await vitest(
    'SQL, migrations and locking on the PostgreSQL named by TEST_DATABASE_URL',
    [
      '--project=node',
      '--exclude=**/crash.test.ts',
      ...['db', 'sweep', 'import/save', 'peserta', 'vaksinasi', 'dashboard', 'tiket'].map(
        suite => `tests/server/${suite}`,
      ),
    ],
    { DATABASE_URL: process.env.TEST_DATABASE_URL },
  );
}
if (withBrowser) {
  await step('build', ...npmRun('build'));
  await step('bundle sizes', 'node', ['scripts/bundle-check.mjs']);
  await playwright();
}

if (unstable.length > 0)
  console.log(`\n── unstable: failed once, passed once\n${unstable.join('\n')}`);
if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
