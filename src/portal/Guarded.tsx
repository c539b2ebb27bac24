import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useFirstPassword } from '#src/account/firstPassword.ts';
import { useSession } from '#src/providers/api/ApiContext.ts';
import { rememberPath } from '#src/providers/returnTo.ts';
import { loadApp } from './loadApp.ts';
import { LoadBoundary } from './LoadBoundary.tsx';
import { Opening } from './Opening.tsx';

const App = lazy(loadApp);

/** Redirects to the sign-in page and remembers the requested page. */
function ToSignIn() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberPath(pathname, search, null), [pathname, search]);
  return <Navigate to="/" replace />;
}

/**
 * Renders its children for signed-in users only. When a session ends here, the code that ended it
 * has already decided whether to remember the page.
 */
export function Guarded({ children }: { children: ReactNode }) {
  const session = useSession();
  const [cameSignedIn] = useState(session !== null);
  if (session) return children;
  return cameSignedIn ? <Navigate to="/" replace /> : <ToSignIn />;
}

/** The lazily loaded console; users who must change their first password are redirected. */
export function Console() {
  const held = useFirstPassword();
  if (held) return <Navigate to="/changepassword" replace />;
  return (
    <LoadBoundary>
      <Suspense fallback={<Opening />}>
        <App />
      </Suspense>
    </LoadBoundary>
  );
}
