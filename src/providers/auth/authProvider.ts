import type { AuthProvider } from 'react-admin';
import { permissions } from '#contract/policy.ts';
import { clearSession, readSession } from '../session.ts';
import { permissionScope } from './permissionScope.ts';

/** react-admin's names of actions that the policy calls otherwise. */
const policyActions: Readonly<Record<string, string>> = {
  list: 'read',
  show: 'read',
  edit: 'update',
};

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
  canAccess: ({ resource, action }) => {
    const name = `${resource}.${policyActions[action] ?? action}`;
    const permission = permissions.find(known => known === name);
    const session = readSession();
    // An action that the policy does not list is denied.
    return Promise.resolve(
      session !== null &&
        permission !== undefined &&
        permissionScope(session.role, permission) !== undefined,
    );
  },
};
