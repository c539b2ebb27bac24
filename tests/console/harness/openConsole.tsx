import { companyRightNames, type Role } from '#contract/policy.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/dashboard/index.ts';
import { clearSession, saveOrganisation, saveSession } from '#src/providers/session.ts';
import { renderPortal } from './renderPortal.tsx';

interface RememberedUser {
  role?: Role;
  id?: number;
  fullName?: string;
  org?: string;
  /** The id of the account's company or facility. */
  idReferensi?: number;
}

/** Stores a session in the browser without asking the server. */
export function rememberSession({
  role = 'ADMIN',
  id = 7,
  fullName = 'Bagas Prasetya',
  org,
  idReferensi = 3,
}: RememberedUser = {}): void {
  saveSession({
    token: `token of ${id}`,
    userName: fullName.toLowerCase(),
    id,
    roleName: role,
    idReferensi,
    fullName,
    zona: 'WIB',
    hak: [...companyRightNames],
    isChangedUser: 'True',
  });
  saveOrganisation(org ? 1 : null, org ?? null);
}

const failingFetch: typeof fetch = () =>
  Promise.resolve(Response.json({ code: 'KESALAHAN_SISTEM', title: 'x' }, { status: 503 }));

/** Renders the portal with every API call failing, for tests of the layout around the screens. */
export const openConsole = (at: string) => renderPortal({ at, fetch: failingFetch });

/** Clears the session and all browser storage. */
export function clearBrowserState(): void {
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
}
