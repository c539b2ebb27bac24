import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useFirstPassword } from '#src/account/firstPassword.ts';
import { useSession } from '#src/providers/api/ApiContext.ts';
import { rememberPath } from '#src/providers/returnTo.ts';
import { loadApp } from './loadApp.ts';
import { LoadBoundary } from './LoadBoundary.tsx';
import { Opening } from './Opening.tsx';

const App = lazy(loadApp);

/** Sends a visitor to the sign-in page; a page they opened by its address waits for them. */
function ToSignIn() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberPath(pathname, search, null), [pathname, search]);
  return <Navigate to="/" replace />;
}

/**
 * What only somebody who has signed in may see. A person whose session ended while they were here
 * leaves no page behind: whether it is kept was decided by what ended the session.
 */
export function Guarded({ children }: { children: ReactNode }) {
  const session = useSession();
  const [cameSignedIn] = useState(session !== null);
  if (session) return children;
  return cameSignedIn ? <Navigate to="/" replace /> : <ToSignIn />;
}

/** The console; held back from somebody whose first password is not changed. */
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
