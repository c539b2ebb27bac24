import type { Db } from '../db/client.ts';
import { Problem } from '../problem.ts';

/** Exports at once: each holds a connection and a thread for as long as it takes. */
const mostAtOnce = 2;
const underWay = new WeakMap<Db, number>();

/**
 * Takes the room of one export, before anything is waited for: of many at once no more begin.
 * @returns what is to be called when it is over
 * @throws Problem 503 when there are enough under way
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
 * Makes an export in a room of its own: given back when it fails to begin, else by what it is given.
 * @throws Problem 503 when there is no room; what beginning threw
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
