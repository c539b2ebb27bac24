// Runs every check of the repository, lists the failures by name and ends with one line: 'N passed,
// N failed'. The counts of all runners are added; a step that fails without a report counts as one
// failure. No failed test gets a second try where `CI` is set; elsewhere a few run once more, and those
// that then pass are listed as unstable. A table says what each stage took.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const reports = mkdtempSync(join(tmpdir(), 'portal-check-'));
let passed = 0;
const failures = [];
const unstable = [];
const stages = [];

const isStrict = process.env.CI !== undefined && process.env.CI !== 'false';
const isWindows = process.platform === 'win32';

/** With more failures than these the code is wrong, and running it again would show the same. */
const maxRerun = 10;

const fileOf = title => join(reports, title.replace(/\W+/g, '-'));

const read = (file, nothing) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing;

/**
 * The CPU seconds of a command and of every process it waited for, from the second line of what the shell's
 * `times` wrote: '1m2.03s 0m4.05s', the user's and the system's. Windows has neither.
 */
function readCpuSeconds(file) {
  if (!existsSync(file)) return undefined;
  const [, children = ''] = readFileSync(file, 'utf8').split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/**
 * Runs a command and resolves to `{ok, output}`: success and output. With `isParallel` the output is
 * printed at the end, because another command is running.
 */
function run(title, command, args, { env = {}, isParallel = false } = {}) {
  if (!isParallel) console.log(`\n── ${title}`);
  const times = `${fileOf(title)}.times`;
  const measured = ['-c', '"$@"; status=$?; times >"$0"; exit $status', times, command, ...args];
  const child = spawn(isWindows ? command : 'sh', isWindows ? args : measured, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: isWindows,
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
      const wall = (performance.now() - from) / 1000;
      stages.push({ title, wall, cpu: readCpuSeconds(times) });
      resolve({ ok: status === 0, output: output.join('') });
    });
  });
}

/** The end of the output, for a step that fails without a report. */
const lastLines = text => text.trimEnd().split('\n').slice(-60).join('\n');

/** The start of the message of a failed test, indented below its name. */
const firstLines = message =>
  message
    .split('\n')
    .slice(0, 12)
    .map(line => `\n    ${line.slice(0, 300)}`)
    .join('');

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

/** Runs vitest. @returns success, output and the tests that passed and failed, as `{file, name}` */
async function runVitest(title, args, options) {
  const report = `${fileOf(title)}.json`;
  const reporting = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const outcome = await run(title, 'npx', ['vitest', 'run', ...reporting, ...args], options);
  const { testResults } = read(report, { testResults: [] });
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      file,
      name: fullName,
      status,
      why: firstLines(failureMessages?.[0] ?? ''),
    })),
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

async function vitest(title, args, options) {
  const first = await runVitest(title, args, options);
  let { failed } = first;
  if (!isStrict && failed.length > 0 && failed.length <= maxRerun) {
    const projects = args.filter(arg => arg.startsWith('-'));
    const files = [...new Set(failed.map(({ file }) => file))];
    const again = await runVitest(`${title}, once more`, [...projects, ...files], options);
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
    { passed: first.passed.length, failed: failed.map(({ name, why = '' }) => name + why) },
  );
}

const specsOf = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

async function playwright() {
  const file = join(reports, 'e2e.json');
  const args = ['playwright', 'test', `--retries=${isStrict ? 0 : 1}`, '--reporter=list,json'];
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

/** A server of the oldest supported version, for the tests that are not about the embedded one. */
const oldest = process.env.TEST_DATABASE_URL;

// Oxlint checks the types in the same pass.
const lint = step('lint and types', ...npmRun('lint'), { isParallel: true });
await vitest(
  oldest ? 'tests, on PostgreSQL of TEST_DATABASE_URL' : 'tests',
  ['--project=!embedded'],
  { env: oldest ? { DATABASE_URL: oldest } : {} },
);
await lint;

// Of the tests that ran on another version, those of the database and its migrations run here too.
const onBoth = ['--project=node', '--project=node-isolated', 'tests/server/db/'];
const processes = vitest(
  'processes and sweep, on the embedded PostgreSQL',
  ['--project=embedded', ...(oldest ? [...onBoth, '.process.test.', 'tests/server/sweep/'] : [])],
  { isParallel: withBrowser },
);
if (withBrowser) {
  await step('build', ...npmRun('build'));
  await step('bundle sizes', 'node', ['scripts/bundle-check.mjs']);
}
await processes;
if (withBrowser) await playwright();

/** The CPU seconds of a process and of its ended children; the backends of PostgreSQL end with each test file. */
function readProcessCpu(pid) {
  const file = `/proc/${pid}/stat`;
  if (!pid || !existsSync(file)) return undefined;
  // The fields after the name in parentheses; a tick of the kernel is 10 ms.
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}
if (process.env.TEST_DATABASE_PID) {
  const cpu = readProcessCpu(process.env.TEST_DATABASE_PID);
  stages.push({ title: 'PostgreSQL of TEST_DATABASE_URL', wall: undefined, cpu });
}

const inSeconds = value => (value === undefined ? '' : value.toFixed(0)).padStart(8);
const total = {
  title: 'together',
  wall: performance.now() / 1000,
  cpu: isWindows ? undefined : stages.reduce((sum, { cpu }) => sum + (cpu ?? 0), 0),
};
console.log(`\n── ${'seconds'.padEnd(48)}${'wall'.padStart(8)}${'CPU'.padStart(8)}`);
for (const { title, wall, cpu } of [...stages, total])
  console.log(`   ${title.padEnd(48)}${inSeconds(wall)}${inSeconds(cpu)}`);

if (unstable.length > 0)
  console.log(`\n── unstable: failed once, passed once\n${unstable.join('\n')}`);
if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
