import { useSyncExternalStore } from 'react';
import { useSession } from '#src/providers/api/ApiContext.ts';
import { createSessionFlag } from '#src/providers/api/sessionFlag.ts';

/**
 * Marks a session whose account has to set up a second factor before anything else, by the answer of the
 * server.
 */
export const mustSetFactor = createSessionFlag();

/** Whether the signed-in user must set up a second factor. */
export function useMustSetFactor(): boolean {
  useSession();
  return useSyncExternalStore(mustSetFactor.subscribe, mustSetFactor.isSet);
}
