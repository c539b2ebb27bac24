import { useSyncExternalStore } from 'react';
import { createSessionMark } from '#src/providers/api/sessionMark.ts';
import { useSession } from '#src/providers/api/ApiContext.ts';

/**
 * Marks a session that still uses the issued initial password and may only change it. The mark is
 * set at sign-in, or by the server's response after a reload.
 */
export const firstPassword = createSessionMark();

/** Whether the signed-in user must change the initial password. */
export function useFirstPassword(): boolean {
  useSession();
  return useSyncExternalStore(firstPassword.watch, firstPassword.isPut);
}
