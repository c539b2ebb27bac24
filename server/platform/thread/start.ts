import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '#server/platform/package-root.ts';

interface ThreadOptions {
  /** Available to the thread as `workerData.job`. */
  readonly job: unknown;
  readonly memoryMb: number;
  /** Young-generation heap; when it is full, garbage collection runs more often. */
  readonly youngMb?: number;
  /** Buffers of the job that are moved to the thread instead of copied. */
  readonly transfer?: readonly ArrayBuffer[];
}

/** The threads by name, each with its source below `server/`; the build has a file per name. */
const sources = {
  'spreadsheet-read': 'platform/spreadsheet/thread/read.ts',
  'spreadsheet-write': 'platform/spreadsheet/thread/write.ts',
  'export-decrypt': 'domains/peserta/export/thread/decrypt-values.ts',
  'import-encrypt': 'domains/import/thread/encrypt-rows.ts',
  'pdf-render': 'platform/pdf/thread/render.ts',
} as const;

/**
 * Starts a worker thread: a bundled file in the build, or the TypeScript source through
 * `source.mjs`.
 */
export function startThread(
  name: keyof typeof sources,
  { job, memoryMb, youngMb = 32, transfer = [] }: ThreadOptions,
): Worker {
  const fromSource = import.meta.url.endsWith('.ts');
  const module = fromSource
    ? pathToFileURL(join(import.meta.dirname, '..', '..', sources[name])).href
    : pathToFileURL(join(packageRoot(), `dist/server/${name}.js`)).href;
  return new Worker(fromSource ? join(import.meta.dirname, 'source.mjs') : new URL(module), {
    workerData: { module, job },
    transferList: [...transfer],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb },
    // The thread must not see the environment, which contains secrets.
    env: {},
    execArgv: [],
    name,
  });
}
