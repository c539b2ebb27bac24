import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useMustSetFactor } from '#src/account/factor/mustSetFactor.ts';
import { useMustChangePassword } from '#src/account/mustChangePassword.ts';
import { useSession } from '#src/providers/api/ApiContext.ts';
import { saveReturnPath } from '#src/providers/returnPath.ts';
import { loadApp } from './loadApp.ts';
import { ConsoleSkeleton } from './ConsoleSkeleton.tsx';

const App = lazy(loadApp);

/** Redirects to the sign-in page and remembers the requested page. */
function RedirectToSignIn() {
  const { pathname, search } = useLocation();
  useEffect(() => saveReturnPath(pathname, search, null), [pathname, search]);
  return <Navigate to="/" replace />;
}

/**
 * Renders its children for signed-in users only. When a session ends here, the code that ended it
 * has already decided whether to remember the page.
 */
export function SignInGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  const [wasSignedIn] = useState(session !== null);
  if (session) return children;
  return wasSignedIn ? <Navigate to="/" replace /> : <RedirectToSignIn />;
}

/** The lazily loaded console; users who must change their first password or set up a factor are redirected. */
export function LazyConsole() {
  const mustChangePassword = useMustChangePassword();
  const mustSetFactor = useMustSetFactor();
  if (mustChangePassword) return <Navigate to="/changepassword" replace />;
  if (mustSetFactor) return <Navigate to="/faktor" replace />;
  return (
    <Suspense fallback={<ConsoleSkeleton />}>
      <App />
    </Suspense>
  );
}
