/** The last pending request of each import, by import id. */
const last = new Map<number, Promise<unknown>>();

/**
 * Runs `ask` after every earlier request of the same import has settled. The server accepts one
 * change at a time, and a user can submit a row while the previous one is still being validated.
 */
export function inTurn<T>(id: number, ask: () => Promise<T>): Promise<T> {
  const mine = (last.get(id) ?? Promise.resolve()).then(ask, ask);
  last.set(id, mine);
  return mine;
}
