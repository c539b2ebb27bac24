import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../../package-root.ts';

interface ThreadOptions {
  /** Available to the thread as `workerData.job`. */
  readonly job: unknown;
  readonly memoryMb: number;
  /** Buffers of the job that are moved to the thread instead of copied. */
  readonly transfer?: readonly ArrayBuffer[];
}

/** Young-generation heap; when it is full, garbage collection runs more often. */
const youngMb = 32;

/**
 * Starts a worker thread of this folder: a bundled file in the build, or the TypeScript source
 * through `source.mjs`.
 */
export function startThread(
  name: 'read' | 'write',
  { job, memoryMb, transfer = [] }: ThreadOptions,
): Worker {
  const fromSource = import.meta.url.endsWith('.ts');
  const module = fromSource
    ? pathToFileURL(join(import.meta.dirname, `${name}.ts`)).href
    : join(packageRoot(), `dist/server/spreadsheet-${name}.js`);
  return new Worker(fromSource ? join(import.meta.dirname, 'source.mjs') : module, {
    workerData: { module, job },
    transferList: [...transfer],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb },
    // The thread must not see the environment, which contains secrets.
    env: {},
    execArgv: [],
    name: `spreadsheet ${name}`,
  });
}
