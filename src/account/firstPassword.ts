import { useSyncExternalStore } from 'react';
import { createSessionMark } from '#src/providers/api/sessionMark.ts';
import { useSession } from '#src/providers/api/ApiContext.ts';

/**
 * The session of somebody who still has the password they were given: nothing is open to them but
 * to change it. Known from signing in, or from the server's word after a reload.
 */
export const firstPassword = createSessionMark();

/** Whether the person signed in has to change their first password. */
export function useFirstPassword(): boolean {
  useSession();
  return useSyncExternalStore(firstPassword.watch, firstPassword.isPut);
}
