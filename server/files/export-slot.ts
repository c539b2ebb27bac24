import type { Db } from '../db/client.ts';
import { Problem } from '../problem.ts';
import { message } from '../messages/message.ts';

/** Maximum concurrent exports; each occupies a database connection and a thread. */
const maxConcurrentExports = 2;
const runningExports = new WeakMap<Db, number>();

/**
 * Acquires an export slot synchronously, so that concurrent requests cannot exceed the limit.
 * @returns a function that releases the slot
 * @throws Problem 503 when all slots are in use
 */
function acquireExportSlot(db: Db): () => void {
  const running = runningExports.get(db) ?? 0;
  if (running >= maxConcurrentExports) {
    throw new Problem('BELUM_SIAP', message('file.exportRunning'), {
      headers: { 'retry-after': '15' },
    });
  }
  runningExports.set(db, running + 1);
  return () => runningExports.set(db, (runningExports.get(db) ?? 0) - 1);
}

/**
 * Starts an export in a slot. The slot is released when `begin` throws; otherwise the export has to
 * call the function that it receives.
 * @throws Problem 503 when all slots are in use; whatever `begin` threw
 */
export async function withExportSlot<T>(
  db: Db,
  begin: (release: () => void) => Promise<T>,
): Promise<T> {
  const release = acquireExportSlot(db);
  try {
    return await begin(release);
  } catch (error) {
    release();
    throw error;
  }
}
