// Writes the software bill of materials of what is shipped, in the CycloneDX format, to `dist/sbom.cdx.json` or to the
// file that is the argument. It reads the lock file, and so needs neither a network nor installed packages.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const file = process.argv[2] ?? join(root, 'dist/sbom.cdx.json');

const readJson = path => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { name, version, description, dependencies, optionalDependencies } = readJson('package.json');

const written = execFileSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000, shell: process.platform === 'win32' },
);
const bom = JSON.parse(written);

// By the marks of the lock file: `--omit=dev` of npm 11 also leaves out react and other packages that tools share.
const installed = new Set(
  Object.entries(readJson('package-lock.json').packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`),
);

/** Data from elsewhere that is in the repository (README.md). */
const data = [
  {
    'bom-ref': 'idn-area-data',
    type: 'data',
    name: 'idn-area-data',
    description: 'Regions of Indonesia, in server/domains/lookup/data',
    licenses: [{ license: { id: 'ODbL-1.0' } }],
  },
];

/** Where a package was downloaded differs between machines; its purl and its hash identify it. */
const withoutAddresses = component => ({ ...component, externalReferences: undefined });

const shipped = [
  ...bom.components.filter(one => installed.has(one['bom-ref'])).map(withoutAddresses),
  ...data,
];
const names = new Set(shipped.map(component => component.name));
const missing = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
  one => !names.has(one),
);
if (missing.length > 0) throw new Error(`npm sbom left out ${missing.join(', ')}`);

const product = bom.metadata.component['bom-ref'];
const links = bom.dependencies
  .filter(({ ref }) => ref === product || installed.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(one => installed.has(one)) }));

// npm takes the name of the folder, a random number and the time; here the same lock file gives the same file.
const hash = createHash('sha256').update(JSON.stringify(shipped)).digest('hex');
const serial = hash.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
const result = {
  ...bom,
  serialNumber: `urn:uuid:${serial}`,
  metadata: {
    lifecycles: bom.metadata.lifecycles,
    tools: bom.metadata.tools,
    component: {
      'bom-ref': product,
      type: 'application',
      name,
      version,
      description,
      purl: bom.metadata.component.purl,
    },
  },
  components: shipped,
  dependencies: links,
};

mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
console.log(`${file}: ${shipped.length} components`);
