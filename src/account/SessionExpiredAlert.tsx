import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useApi, useSession } from '#src/providers/api/ApiContext.ts';
import { saveMountedForms } from '#src/providers/drafts.ts';
import { saveReturnPath } from '#src/providers/returnPath.ts';
import { clearSession, readSession } from '#src/providers/session.ts';
import { signIn as messages } from '#texts/signIn.ts';
import { LazyAlertDialog } from './lazyAlerts.tsx';

/**
 * Alert shown over any screen when the server has ended the session. The current path and unsaved
 * input are saved for this user only, until the next sign-in.
 */
export function SessionExpiredAlert() {
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
      saveMountedForms(before.id);
      saveReturnPath(pathname, search, before.id);
    };
    // Capture phase: runs before the session's own listener unmounts the screen.
    window.addEventListener('storage', onStorage, { capture: true });
    return () => window.removeEventListener('storage', onStorage, { capture: true });
  }, [pathname, search]);

  const leave = (): void => {
    if (session) {
      saveMountedForms(session.id);
      saveReturnPath(pathname, search, session.id);
    }
    clearSession();
  };

  const { title, text, confirm } = messages.expired;
  return (
    <LazyAlertDialog
      open={ended}
      title={title}
      text={text}
      confirmLabel={confirm}
      onConfirm={leave}
    />
  );
}
