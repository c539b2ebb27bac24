import type { Role } from '#contract/policy.ts';
// Loaded with the test file, or its first test would wait for all of react-admin.
import '#src/App.tsx';
import '#src/dashboard/index.ts';
import { clearSession, saveOrganisation, saveSession } from '#src/providers/session.ts';
import { renderPortal } from './renderPortal.tsx';

// The first page of a file lays out all of the frame's styles, and the machine may be busy.

interface Who {
  role?: Role;
  id?: number;
  fullName?: string;
  org?: string;
  /** Its company or facility, where it has one. */
  idReferensi?: number;
}

/** Somebody is signed in, as the browser remembers it; the server is not asked. */
export function remember({
  role = 'ADMIN',
  id = 7,
  fullName = 'Bagas Prasetya',
  org,
  idReferensi = 3,
}: Who = {}): void {
  saveSession({
    token: `token of ${id}`,
    userName: fullName.toLowerCase(),
    id,
    roleName: role,
    idReferensi,
    fullName,
    isChangedUser: 'True',
  });
  saveOrganisation(org ? 1 : null, org ?? null);
}

const down: typeof fetch = () =>
  Promise.resolve(Response.json({ code: 'KESALAHAN_SISTEM', title: 'x' }, { status: 503 }));

/** The portal at an address, over a server that is down: for what stands around the screens. */
export const openConsole = (at: string) => renderPortal({ at, fetch: down });

/** Leaves nothing behind for the next test. */
export function forgetEverybody(): void {
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
}
