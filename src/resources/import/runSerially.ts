/** The last pending request of each import, by import id. */
const pendingByImport = new Map<number, Promise<unknown>>();

/**
 * Runs `request` after every earlier request of the same import has settled. The server accepts one
 * change at a time, and a user can submit a row while the previous one is still being validated.
 */
export function runSerially<T>(id: number, request: () => Promise<T>): Promise<T> {
  const pending = (pendingByImport.get(id) ?? Promise.resolve()).then(request, request);
  pendingByImport.set(id, pending);
  return pending;
}
