import { useSyncExternalStore } from 'react';
import { useSession } from '#src/providers/api/ApiContext.ts';
import { createSessionFlag } from '#src/providers/api/sessionFlag.ts';

/**
 * Marks a session that still uses the issued initial password and may only change it. The mark is
 * set at sign-in, or by the server's response after a reload.
 */
export const mustChangePassword = createSessionFlag();

/** Whether the signed-in user must change the initial password. */
export function useMustChangePassword(): boolean {
  useSession();
  return useSyncExternalStore(mustChangePassword.subscribe, mustChangePassword.isSet);
}
