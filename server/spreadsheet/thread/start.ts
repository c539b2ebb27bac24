import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../../package-root.ts';

interface ThreadOptions {
  /** What the thread finds as its `workerData.job`. */
  readonly job: unknown;
  readonly memoryMb: number;
}

/** What may be kept of short-lived things; beyond it the collector works more often. */
const youngMb = 32;

/**
 * Starts one of the threads of this folder. From the build it is a file of its own; from the
 * sources it is started through a loader of TypeScript.
 */
export function startThread(name: 'read' | 'write', { job, memoryMb }: ThreadOptions): Worker {
  const fromSource = import.meta.url.endsWith('.ts');
  const module = fromSource
    ? pathToFileURL(join(import.meta.dirname, `${name}.ts`)).href
    : join(packageRoot(), `dist/server/spreadsheet-${name}.js`);
  return new Worker(fromSource ? join(import.meta.dirname, 'source.mjs') : module, {
    workerData: { module, job },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb },
    // Neither the settings nor the secrets of the process are any of its business.
    env: {},
    execArgv: [],
    name: `spreadsheet ${name}`,
  });
}
