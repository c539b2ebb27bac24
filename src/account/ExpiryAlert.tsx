import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { signIn as words } from '#src/i18n/id/signIn.ts';
import { useApi, useSession } from '#src/providers/api/ApiContext.ts';
import { keepLiveForms } from '#src/providers/drafts.ts';
import { rememberPath } from '#src/providers/returnTo.ts';
import { clearSession, readSession } from '#src/providers/session.ts';
import { AlertBox } from './AlertBox.tsx';

/**
 * Alert shown over any screen when the server has ended the session. The current path and unsaved
 * input are kept for this user only, until the next sign-in.
 */
export function ExpiryAlert() {
  const { expiry } = useApi();
  const session = useSession();
  const ended = useSyncExternalStore(expiry.watch, expiry.ended);
  const { pathname, search } = useLocation();

  useEffect(() => {
    // The session ended in another tab; this tab still knows the user and the open forms.
    const onStorage = (event: StorageEvent): void => {
      const before = readSession();
      if (event.key !== null && event.key !== 'token') return;
      if (!before || localStorage.getItem('token') !== null) return;
      keepLiveForms(before.id);
      rememberPath(pathname, search, before.id);
    };
    // Capture phase: runs before the session's own listener unmounts the screen.
    window.addEventListener('storage', onStorage, { capture: true });
    return () => window.removeEventListener('storage', onStorage, { capture: true });
  }, [pathname, search]);

  const leave = (): void => {
    if (session) {
      keepLiveForms(session.id);
      rememberPath(pathname, search, session.id);
    }
    clearSession();
  };

  return <AlertBox open={ended} {...words.expired} onConfirm={leave} />;
}
