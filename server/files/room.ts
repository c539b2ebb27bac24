import type { Db } from '../db/client.ts';
import { Problem } from '../problem.ts';

/** Maximum concurrent exports; each occupies a database connection and a thread. */
const mostAtOnce = 2;
const underWay = new WeakMap<Db, number>();

/**
 * Acquires an export slot synchronously, so that concurrent requests cannot exceed the limit.
 * @returns a function that releases the slot
 * @throws Problem 503 when all slots are in use
 */
function takeRoom(db: Db): () => void {
  const now = underWay.get(db) ?? 0;
  if (now >= mostAtOnce) {
    throw new Problem('BELUM_SIAP', 'Ekspor lain sedang berjalan. Coba lagi sebentar.', {
      headers: { 'retry-after': '15' },
    });
  }
  underWay.set(db, now + 1);
  return () => underWay.set(db, (underWay.get(db) ?? 0) - 1);
}

/**
 * Starts an export in a slot. The slot is released when `begin` throws; otherwise the export has to
 * call the function that it receives.
 * @throws Problem 503 when all slots are in use; whatever `begin` threw
 */
export async function inRoom<T>(db: Db, begin: (leave: () => void) => Promise<T>): Promise<T> {
  const leave = takeRoom(db);
  try {
    return await begin(leave);
  } catch (error) {
    leave();
    throw error;
  }
}
