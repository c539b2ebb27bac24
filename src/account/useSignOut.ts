import { useCallback } from 'react';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { clearSession } from '#src/providers/session.ts';

/**
 * Signs out: ends the session at the server if it can be reached, and here in any case. The page
 * left behind is not kept, nor what was typed. The routes lead to the sign-in page by themselves:
 * navigating there would make a form with changes ask whether to leave.
 */
export function useSignOut(): () => Promise<void> {
  const { call } = useApi();
  return useCallback(async () => {
    try {
      const { authCalls } = await import('#contract/auth.ts');
      // Sent with the token that is cleared next; nobody waits for the answer.
      call(authCalls.logout, {}).catch(() => undefined);
    } catch {
      // Not even the call could be loaded; the server lets the session run out.
    } finally {
      clearSession();
    }
  }, [call]);
}
