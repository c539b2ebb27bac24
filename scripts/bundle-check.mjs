// Checks the bundle size of the built console: gzipped JavaScript in kB for the sign-in page, the
// first list and each screen. Fails above the limits, and when the sign-in page loads a heavy
// library. Run after `npm run build`; `--why PAGE` lists the packages of the sign-in page or of a
// screen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const limits = { signIn: 190, firstList: 400, screen: 440 };

/** Libraries that the sign-in page must not load. */
const excludedFromSignIn =
  /node_modules\/(react-admin|ra-[\w-]+|zod|react-hook-form|node-polyglot|altcha|react-google-recaptcha|@tanstack)\//;

const root = join(import.meta.dirname, '..', 'dist');
const chunks = JSON.parse(readFileSync(join(root, 'console-chunks.json'), 'utf8'));
const byFile = new Map(chunks.map(chunk => [chunk.file, chunk]));
const entry = chunks.find(chunk => chunk.entry);

const sizes = new Map();
const size = file => {
  if (!sizes.has(file)) {
    sizes.set(file, gzipSync(readFileSync(join(root, 'console', file)), { level: 9 }).length);
  }
  return sizes.get(file);
};

/** Returns the chunk whose entry module is a source file. */
const chunkOf = source => chunks.find(chunk => chunk.facade?.endsWith(source));

/** Returns the files of the given chunks and of all their static imports. */
const withImports = (...starts) => {
  const files = new Set();
  const visit = file => {
    if (files.has(file) || !byFile.has(file)) return;
    files.add(file);
    byFile.get(file).imports.forEach(visit);
  };
  starts.filter(Boolean).forEach(chunk => visit(chunk.file));
  return files;
};

const kB = files => [...files].reduce((sum, file) => sum + size(file), 0) / 1000;

const problems = [];
const checkLimit = (name, files, limit) => {
  const weight = kB(files);
  const over = weight > limit;
  console.log(
    `${over ? '✗' : '✓'} ${name.padEnd(44)} ${weight.toFixed(1).padStart(6)} of ${limit} kB`,
  );
  if (over) problems.push(`${name} weighs ${weight.toFixed(1)} kB`);
};

const app = chunkOf('/src/App.tsx');
const signIn = withImports(entry);
checkLimit('sign-in', signIn, limits.signIn);

const later = [
  '/contract/system.ts',
  '/contract/auth.ts',
  '/src/account/signIn/captcha/Altcha.tsx',
];
const whenFilled = withImports(entry, ...later.map(chunkOf));
console.log(
  `  sign-in with schemas and captcha${' '.repeat(14)} ${kB(whenFilled).toFixed(1).padStart(6)}`,
);

const intruders = [...signIn].flatMap(file =>
  byFile.get(file).modules.filter(module => module.bytes > 0 && excludedFromSignIn.test(module.id)),
);
for (const { id } of intruders.slice(0, 10)) problems.push(`sign-in loads ${id}`);

/** Entry modules of resources, and of pages that are loaded on their own. */
const isScreen =
  /\/src\/(resources\/\w+\/index\.tsx?$|(dashboard|uploads|print|account)\/(?!signIn))/;
for (const chunk of chunks.filter(one => isScreen.test(one.facade ?? ''))) {
  const name = chunk.facade.slice(chunk.facade.lastIndexOf('/src/') + 5);
  const files = withImports(entry, app, chunk);
  const first = name.startsWith('resources/role/');
  checkLimit(
    first ? `${name} (first list)` : name,
    files,
    first ? limits.firstList : limits.screen,
  );
}

const whyIndex = process.argv.indexOf('--why');
if (whyIndex > 0) {
  const page = process.argv[whyIndex + 1] ?? 'sign-in';
  const files = page === 'sign-in' ? signIn : withImports(entry, app, chunkOf(`/src/${page}`));
  const homes = new Map();
  for (const { id, bytes } of [...files].flatMap(file => byFile.get(file).modules)) {
    const home =
      /.*node_modules\/((?:@[^/]+\/)?[^/]+(?:\/[^/]+)?)/.exec(id)?.[1] ?? 'src and contract';
    homes.set(home, (homes.get(home) ?? 0) + bytes);
  }
  console.log(`\n${page}: what it is made of, in kB before compression`);
  for (const [home, bytes] of [...homes].sort((a, b) => b[1] - a[1]).slice(0, 40)) {
    console.log(`${(bytes / 1000).toFixed(1).padStart(7)} ${home}`);
  }
}

for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
