// Runs a worker thread from the TypeScript sources: bundles them with esbuild into a cached file,
// which is rebuilt when a source changes. The production build has its threads as plain JavaScript
// and does not use this file.
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId, workerData } from 'node:worker_threads';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, 'node_modules', '.cache', 'portal-vaksin');
const source = fileURLToPath(workerData.module);
const bundlePath = join(folder, `${basename(source, '.ts')}.mjs`);
const manifest = `${bundlePath}.json`;

/** Whether the cached bundle is newer than all its sources. */
function isFresh() {
  try {
    const { madeAt, sources } = JSON.parse(readFileSync(manifest, 'utf8'));
    return sources.every(path => statSync(join(root, path)).mtimeMs < madeAt);
  } catch {
    return false;
  }
}

async function make() {
  const { build } = await import('esbuild');
  const madeAt = Date.now();
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    metafile: true,
    write: false,
    outfile: bundlePath,
  });
  mkdirSync(folder, { recursive: true });
  // Writes atomically, because other threads may build or read the same files concurrently.
  const put = (path, content) => {
    const written = `${path}.${process.pid}.${threadId}`;
    writeFileSync(written, content);
    renameSync(written, path);
  };
  put(bundlePath, outputFiles[0].contents);
  put(manifest, JSON.stringify({ madeAt, sources: Object.keys(metafile.inputs) }));
}

if (!isFresh()) await make();
await import(pathToFileURL(bundlePath).href);
