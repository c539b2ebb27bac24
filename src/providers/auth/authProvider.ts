import type { AuthProvider } from 'react-admin';
import { canAccess, permissions } from '#contract/policy.ts';
import { clearSession, readSession, type Session } from '../session.ts';

/** react-admin's names of what may be done, where they are not the policy's. */
const actions: Record<string, string> = { list: 'read', show: 'read', edit: 'update' };

function may(session: Session | null, resource: string, action: string): boolean {
  const wanted = `${resource}.${actions[action] ?? action}`;
  const permission = permissions.find(known => known === wanted);
  // A right that the policy does not know does not exist.
  return (
    session !== null &&
    permission !== undefined &&
    canAccess(session.role, permission) !== undefined
  );
}

/** As react-admin reads it: without a word, to the page where one signs in. */
const nobody = () =>
  Object.assign(new Error('Nobody is signed in'), { redirectTo: '/', message: false });

/**
 * What react-admin asks about who is signed in. Signing in is the portal's own page, and the end of
 * a session its own dialog, so that nothing here sends anybody away from what they were typing.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('Signing in is done on the portal’s own page')),
  logout: () => {
    clearSession();
    return Promise.resolve('/');
  },
  checkAuth: () => (readSession() ? Promise.resolve() : Promise.reject(nobody())),
  // A 401 has raised the expiry dialog by now; a 403 ends no session.
  checkError: () => Promise.resolve(),
  getIdentity: () => {
    const session = readSession();
    return session
      ? Promise.resolve({ id: session.id, fullName: session.fullName })
      : Promise.reject(nobody());
  },
  getPermissions: () => Promise.resolve(readSession()?.role),
  canAccess: ({ resource, action }) => Promise.resolve(may(readSession(), resource, action)),
};
