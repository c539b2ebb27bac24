import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useMustChangePassword } from '#src/account/mustChangePassword.ts';
import { SignInPage } from '#src/account/signIn/SignInPage.tsx';
import { useSession } from '#src/providers/api/ApiContext.ts';
import { clearReturnPath, getReturnPath } from '#src/providers/returnPath.ts';
import { loadApp } from './loadApp.ts';

/** Redirects a signed-in user to the page they requested, else to the dashboard. */
function RedirectToConsole({ userId }: { userId: number }) {
  const [path] = useState(() => getReturnPath(userId) ?? '/dashboard');
  useEffect(clearReturnPath, []);
  return <Navigate to={path} replace />;
}

/** Root route: the sign-in page, or a redirect for signed-in users. */
export function HomePage() {
  const session = useSession();
  const mustChangePassword = useMustChangePassword();
  if (!session) return <SignInPage loadConsole={loadApp} />;
  // The requested page stays remembered until the password is changed.
  return mustChangePassword ? (
    <Navigate to="/changepassword" replace />
  ) : (
    <RedirectToConsole userId={session.id} />
  );
}
