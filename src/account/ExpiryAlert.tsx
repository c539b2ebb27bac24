import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { signIn as words } from '#src/i18n/id/signIn.ts';
import { useApi, useSession } from '#src/providers/api/ApiContext.ts';
import { keepLiveForms } from '#src/providers/drafts.ts';
import { rememberPath } from '#src/providers/returnTo.ts';
import { clearSession, readSession } from '#src/providers/session.ts';
import { AlertBox } from './AlertBox.tsx';

/**
 * Over whatever screen it happens on: the server has ended the session. Where the person was and
 * what they typed is kept, for them alone, until they have signed in again.
 */
export function ExpiryAlert() {
  const { expiry } = useApi();
  const session = useSession();
  const ended = useSyncExternalStore(expiry.watch, expiry.ended);
  const { pathname, search } = useLocation();

  useEffect(() => {
    // The session ended in another tab; here it is still known who worked on what.
    const onStorage = (event: StorageEvent): void => {
      const before = readSession();
      if (event.key !== null && event.key !== 'token') return;
      if (!before || localStorage.getItem('token') !== null) return;
      keepLiveForms(before.id);
      rememberPath(pathname, search, before.id);
    };
    // Capturing, so that it is heard before the session's own listener takes the screen away.
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
