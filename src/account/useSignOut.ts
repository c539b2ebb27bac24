import { useCallback } from 'react';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { clearSession } from '#src/providers/session.ts';

/**
 * Signs out: ends the server session if reachable, and always clears the local one without keeping
 * the current path or drafts. It does not navigate, because that would trigger the unsaved-changes
 * dialog; the routes redirect once the session is gone.
 */
export function useSignOut(): () => Promise<void> {
  const { apiFetch } = useApi();
  return useCallback(async () => {
    try {
      const { method, path } = (await import('#contract/domains/auth.ts')).authCalls.logout;
      // Not awaited; the request already carries the token that is cleared next, which a call that first looks into
      // what is prepared for work without network would not.
      apiFetch(path, { method }).catch(() => undefined);
    } catch {
      // The module could not be loaded, so the server session expires on its own.
    } finally {
      clearSession();
    }
  }, [apiFetch]);
}
