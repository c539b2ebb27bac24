/** The last thing that was asked of each upload. */
const last = new Map<number, Promise<unknown>>();

/**
 * Asks one thing of an upload after the other: the server lets one at a time change it, and a row
 * may be sent while the one before it is still being judged.
 */
export function inTurn<T>(id: number, ask: () => Promise<T>): Promise<T> {
  const mine = (last.get(id) ?? Promise.resolve()).then(ask, ask);
  last.set(id, mine);
  return mine;
}
