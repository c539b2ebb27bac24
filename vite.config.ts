import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** The server puts a nonce of its own here in every answer; the emotion cache and Vite's preloads read it back. */
const noncePlaceholder = '__CSP_NONCE__';

/** Files worth compressing; fonts and pictures are compressed already. */
const compressible = /\.(?:js|css|svg|json|map|wasm)$/;

/** Writes `.gz` and `.br` beside every asset once, at the best ratio, so that the server never compresses them. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const names = (await readdir(dir, { recursive: true })).filter(name => compressible.test(name));
    for (const name of names) {
      const file = join(dir, name);
      const bytes = await readFile(file);
      if (bytes.length < 1024 || existsSync(`${file}.br`)) continue;
      const [gz, br] = await Promise.all([
        promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
        promisify(brotliCompress)(bytes, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
      ]);
      await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
    }
  },
});

/** Writes which modules each chunk holds and what it loads, for `scripts/bundle-check.mjs`. Not served: it lies beside the console. */
const chunkReport = (file: string): Plugin => ({
  name: 'chunk-report',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const chunks = Object.values(bundle).flatMap(part =>
      part.type === 'chunk'
        ? [
            {
              file: part.fileName,
              entry: part.isEntry,
              facade: part.facadeModuleId,
              imports: part.imports,
              dynamicImports: part.dynamicImports,
              modules: Object.entries(part.modules).map(([id, { renderedLength }]) => ({
                id,
                bytes: renderedLength,
              })),
            },
          ]
        : [],
    );
    await writeFile(join(dir, '..', file), JSON.stringify(chunks));
  },
});

/** Writes which files the console of a language consists of, which a device stores to work without network. */
const shellFiles = (file: string): Plugin => ({
  name: 'shell-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const assets = Object.keys(bundle)
      .filter(name => /^assets\/[\w.-]+\.(?:js|css|woff2|wasm)$/.test(name))
      .map(name => `/${name}`);
    await writeFile(join(dir, file), JSON.stringify({ assets }));
  },
});

/**
 * The console: into `dist/console`, which the server serves. It is built once per language, so that a
 * reader downloads one language only (docs/decisions/040-english.md): `vite build`, and beside it
 * `vite build --mode english` with the page `index.en.html`.
 */
export default defineConfig(({ mode }) => {
  const isEnglish = mode === 'english';
  return {
    plugins: [
      react(),
      precompress(),
      shellFiles(isEnglish ? 'shell.en.json' : 'shell.json'),
      chunkReport(isEnglish ? 'console-chunks.en.json' : 'console-chunks.json'),
    ],
    html: { cspNonce: noncePlaceholder },
    resolve: {
      // Chooses the texts that `#texts/` means in package.json.
      conditions: [...(isEnglish ? ['english'] : []), ...defaultClientConditions],
      // 15 kB that no supported browser and nothing of ours has use for.
      alias: {
        inflection: `${import.meta.dirname}/src/stubs/inflection.mjs`,
        'object.entries': `${import.meta.dirname}/src/stubs/object.entries.cjs`,
        'jsonexport/dist/index.js': `${import.meta.dirname}/src/stubs/jsonexport.cjs`,
      },
    },
    build: {
      outDir: 'dist/console',
      emptyOutDir: !isEnglish,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // One lazy chunk a resource is meant; what warns is `scripts/bundle-check.mjs`.
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: {
        // Of these a chunk gets what it uses, not what an index beside it exports; `zod.ts` sets how zod works.
        treeshake: {
          moduleSideEffects: id =>
            id.includes('/node_modules/') ||
            !/\/(?:contract\/(?!core\/zod\.ts)|documents\/|src\/i18n\/)/.test(id),
        },
        input: isEnglish ? 'index.en.html' : 'index.html',
        output: {
          // Modules of one chunk load with one request and compress better together: the libraries of the
          // sign-in page, its other modules, the registrations of resources, and what most screens share.
          codeSplitting: {
            groups: [
              { name: 'base', test: /node_modules/, tags: ['$initial'], priority: 3 },
              { name: 'start', tags: ['$initial'], priority: 2 },
              {
                name: 'resources',
                test: /\/(?:manifests?|registerResource|defineManifest)\.ts$/,
                priority: 1.5,
              },
              { name: 'common', minShareCount: 84, priority: 1 },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  };
});
