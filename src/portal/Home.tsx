import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useFirstPassword } from '#src/account/firstPassword.ts';
import { SignIn } from '#src/account/signIn/SignIn.tsx';
import { useSession } from '#src/providers/api/ApiContext.ts';
import { forgetPath, returnPath } from '#src/providers/returnTo.ts';

/** Redirects a signed-in user to the page they requested, else to the dashboard. */
function ToConsole({ userId }: { userId: number }) {
  const [path] = useState(() => returnPath(userId) ?? '/dashboard');
  useEffect(forgetPath, []);
  return <Navigate to={path} replace />;
}

/** Root route: the sign-in page, or a redirect for signed-in users. */
export function Home() {
  const session = useSession();
  const held = useFirstPassword();
  if (!session) return <SignIn />;
  // The requested page stays remembered until the password is changed.
  return held ? <Navigate to="/changepassword" replace /> : <ToConsole userId={session.id} />;
}
