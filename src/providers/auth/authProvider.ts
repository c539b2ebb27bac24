import type { AuthProvider } from 'react-admin';
import { canAccess, permissions } from '#contract/policy.ts';
import { clearSession, readSession, type Session } from '../session.ts';

/** Maps react-admin's action names to the policy's. */
const policyActions: Record<string, string> = { list: 'read', show: 'read', edit: 'update' };

function hasPermission(session: Session | null, resource: string, action: string): boolean {
  const permissionName = `${resource}.${policyActions[action] ?? action}`;
  const permission = permissions.find(known => known === permissionName);
  // An action that the policy does not list is denied.
  return (
    session !== null &&
    permission !== undefined &&
    canAccess(session.role, permission) !== undefined
  );
}

/** Rejection that redirects to the sign-in page without a notification. */
const notSignedIn = () =>
  Object.assign(new Error('Not signed in'), { redirectTo: '/', message: false });

/**
 * react-admin's auth provider. Sign-in and session expiry have their own UI, so nothing here
 * navigates away from unsaved input.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('Use the portal’s own sign-in page')),
  logout: () => {
    clearSession();
    return Promise.resolve('/');
  },
  checkAuth: () => (readSession() ? Promise.resolve() : Promise.reject(notSignedIn())),
  // The expiry dialog handles 401, and a 403 does not end the session.
  checkError: () => Promise.resolve(),
  getIdentity: () => {
    const session = readSession();
    return session
      ? Promise.resolve({ id: session.id, fullName: session.fullName })
      : Promise.reject(notSignedIn());
  },
  getPermissions: () => Promise.resolve(readSession()?.role),
  canAccess: ({ resource, action }) =>
    Promise.resolve(hasPermission(readSession(), resource, action)),
};
