// Checks the bundle size of the built console: gzipped JavaScript in kB for the sign-in page, the
// first list and each screen, in each language. Fails above the limits, when the sign-in page loads a
// heavy library, and when the console of one language holds texts of the other. Run after
// `npm run build`; `--why PAGE` lists the packages of the sign-in page or of a screen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const limits = { signIn: 175, firstList: 380, screen: 465 };

/** The report of each language's build, and the texts that it must not hold. */
const languages = [
  {
    name: 'Indonesian',
    report: 'console-chunks.json',
    excluded: /\/(?:src\/i18n|contract\/messages)\/en\//,
  },
  {
    name: 'English',
    report: 'console-chunks.en.json',
    // Amounts and short dates have the Indonesian form.
    excluded: /\/(?:src\/i18n|contract\/messages)\/id\/(?!formats\.ts)/,
  },
];

/** Libraries that the sign-in page must not load. */
const excludedFromSignIn =
  /node_modules\/(react-admin|ra-[\w-]+|zod|react-hook-form|node-polyglot|altcha|react-google-recaptcha|@tanstack)\//;

/** Entry modules of resources, and of pages that are loaded on their own. */
const isScreen =
  /\/src\/(resources\/(\w+\/index|role\/definition)\.tsx?$|(dashboard|print|account)\/(?!signIn))/;

const root = join(import.meta.dirname, '..', 'dist');

const sizes = new Map();
const size = file => {
  if (!sizes.has(file)) {
    sizes.set(file, gzipSync(readFileSync(join(root, 'console', file)), { level: 9 }).length);
  }
  return sizes.get(file);
};
const kB = files => [...files].reduce((sum, file) => sum + size(file), 0) / 1000;

/** Reads the report of a build; its functions return chunks by source file and files by chunks. */
function readChunks(report) {
  const chunks = JSON.parse(readFileSync(join(root, report), 'utf8'));
  const byFile = new Map(chunks.map(chunk => [chunk.file, chunk]));
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
  return {
    chunks,
    entry: chunks.find(chunk => chunk.entry),
    chunkOf: source => chunks.find(chunk => chunk.facade?.endsWith(source)),
    modulesOf: files => [...files].flatMap(file => byFile.get(file).modules),
    withImports,
  };
}

const problems = [];

function checkLanguage({ name: language, report, excluded }) {
  const { chunks, entry, chunkOf, modulesOf, withImports } = readChunks(report);
  console.log(`\n${language}`);
  const checkLimit = (name, files, limit) => {
    const weight = kB(files);
    const over = weight > limit;
    console.log(
      `${over ? '✗' : '✓'} ${name.padEnd(44)} ${weight.toFixed(1).padStart(6)} of ${limit} kB`,
    );
    if (over) problems.push(`${name} weighs ${weight.toFixed(1)} kB in ${language}`);
  };

  const app = chunkOf('/src/shell/App.tsx');
  // The kit's list is loaded beside the definition of each resource.
  const list = chunkOf('/src/kit/list/ResourceList.tsx');
  const signIn = withImports(entry);
  checkLimit('sign-in', signIn, limits.signIn);

  const later = [
    '/contract/domains/system.ts',
    '/contract/domains/auth.ts',
    '/src/account/signIn/captcha/Altcha.tsx',
  ];
  const whenFilled = withImports(entry, ...later.map(chunkOf));
  console.log(
    `  sign-in with schemas and captcha${' '.repeat(14)} ${kB(whenFilled).toFixed(1).padStart(6)}`,
  );

  const intruders = modulesOf(signIn).filter(
    module => module.bytes > 0 && excludedFromSignIn.test(module.id),
  );
  for (const { id } of intruders.slice(0, 10)) problems.push(`sign-in loads ${id}`);

  for (const chunk of chunks.filter(one => isScreen.test(one.facade ?? ''))) {
    const name = chunk.facade.slice(chunk.facade.lastIndexOf('/src/') + 5);
    const files = withImports(entry, app, name.startsWith('resources/') ? list : undefined, chunk);
    const first = name.startsWith('resources/role/');
    checkLimit(
      first ? `${name} (first list)` : name,
      files,
      first ? limits.firstList : limits.screen,
    );
  }

  // Exported files are Indonesian in every language; their texts are loaded with the first export.
  const start = withImports(entry, app);
  const fileTexts = ['/src/i18n/id/core.ts', '/src/i18n/id/resourceMessages.ts'].map(chunkOf);
  const ofFiles = [...withImports(...fileTexts)].filter(file => !start.has(file));
  const foreign = chunks
    .filter(({ file }) => !ofFiles.includes(file))
    .flatMap(chunk => chunk.modules)
    .filter(({ id, bytes }) => bytes > 0 && excluded.test(id));
  for (const { id } of foreign.slice(0, 10)) problems.push(`the ${language} console holds ${id}`);

  // Without its settings, forms show the messages of zod itself, and zod breaks the Content Security Policy.
  const isConfigured = chunks
    .flatMap(chunk => chunk.modules)
    .some(({ id, bytes }) => bytes > 0 && id.endsWith('/contract/core/zod.ts'));
  if (!isConfigured) problems.push(`the ${language} console lacks the settings of zod`);
}

languages.forEach(checkLanguage);

const whyIndex = process.argv.indexOf('--why');
if (whyIndex > 0) {
  const page = process.argv[whyIndex + 1] ?? 'sign-in';
  const { entry, chunkOf, modulesOf, withImports } = readChunks('console-chunks.json');
  const files =
    page === 'sign-in'
      ? withImports(entry)
      : withImports(entry, chunkOf('/src/shell/App.tsx'), chunkOf(`/src/${page}`));
  const homes = new Map();
  for (const { id, bytes } of modulesOf(files)) {
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
