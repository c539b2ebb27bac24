import type { Db } from '../db/client.ts';
import { Problem } from '../problem.ts';

/** Exports at once: each holds a connection and a thread for as long as it takes. */
const mostAtOnce = 2;
const underWay = new WeakMap<Db, number>();

const count = (db: Db, more: 1 | -1): void => {
  underWay.set(db, (underWay.get(db) ?? 0) + more);
};

/** Whether another export may begin. @throws Problem 503 when there are enough under way */
export function checkRoom(db: Db): void {
  if ((underWay.get(db) ?? 0) < mostAtOnce) return;
  throw new Problem('BELUM_SIAP', 'Ekspor lain sedang berjalan. Coba lagi sebentar.', {
    headers: { 'retry-after': '15' },
  });
}

/** Takes the room of one export; gives what is to be called when it is over. */
export function takeRoom(db: Db): () => void {
  count(db, 1);
  return () => count(db, -1);
}
