import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useFirstPassword } from '#src/account/firstPassword.ts';
import { SignIn } from '#src/account/signIn/SignIn.tsx';
import { useSession } from '#src/providers/api/ApiContext.ts';
import { forgetPath, returnPath } from '#src/providers/returnTo.ts';

/** Where somebody who signed in goes: the page they asked for, else the dashboard. */
function ToConsole({ userId }: { userId: number }) {
  const [path] = useState(() => returnPath(userId) ?? '/dashboard');
  useEffect(forgetPath, []);
  return <Navigate to={path} replace />;
}

/** The root: the sign-in page, or the way on. */
export function Home() {
  const session = useSession();
  const held = useFirstPassword();
  if (!session) return <SignIn />;
  // The page that was asked for is kept until the password is changed.
  return held ? <Navigate to="/changepassword" replace /> : <ToConsole userId={session.id} />;
}
