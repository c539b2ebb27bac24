import type { SignedIn } from '#contract/auth.ts';
import { asRole, type Role } from '#contract/roles.ts';

/**
 * The signed-in user as stored in the browser. For display and navigation only; the server checks
 * its own records.
 */
export interface Session {
  readonly token: string;
  readonly userName: string;
  readonly id: number;
  readonly role: Role;
  readonly fullName: string;
  /** Id of the account's company or facility. */
  readonly idReferensi: number | null;
  readonly orgId: number | null;
  readonly org: string | null;
  /** False while the company has not named a person in charge (PIC); null when unknown. */
  readonly pic: boolean | null;
}

/** Keys in local storage, which never holds participant data. */
const keys = ['token', 'user', 'id', 'idRef', 'role', 'fullname', 'orgId', 'org', 'pic'] as const;
type Key = (typeof keys)[number];

const read = (key: Key): string | null => localStorage.getItem(key);
const flag = (text: string | null): boolean | null => (text === null ? null : text !== 'false');
const number = (text: string | null): number | null => (text ? Number(text) : null);

/** Keys whose change in another tab updates this one. */
const told: ReadonlySet<string> = new Set<Key>(['token', 'pic', 'fullname']);

let current: Session | null | undefined;
const listeners = new Set<() => void>();

function announce(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

/** Returns the stored session, or null; the same object until it changes. */
export function readSession(): Session | null {
  if (current !== undefined) return current;
  const token = read('token');
  const role = asRole(read('role') ?? '');
  const id = number(read('id'));
  current =
    token && role && id !== null
      ? {
          token,
          role,
          id,
          userName: read('user') ?? '',
          fullName: read('fullname') ?? '',
          idReferensi: number(read('idRef')),
          orgId: number(read('orgId')),
          org: read('org'),
          pic: flag(read('pic')),
        }
      : null;
  return current;
}

/**
 * Subscribes to changes of the session in this tab or another; returns the unsubscribe function.
 */
export function watchSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || told.has(event.key)) announce();
  };
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

function write(values: Partial<Record<Key, string | number | boolean | null>>): void {
  for (const [key, value] of Object.entries(values)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, String(value));
  }
  announce();
}

/** Stores the response of a sign-in. */
export function saveSession(signedIn: SignedIn): void {
  write({
    user: signedIn.userName,
    id: signedIn.id,
    idRef: signedIn.idReferensi,
    role: signedIn.roleName,
    fullname: signedIn.fullName,
    orgId: null,
    org: null,
    pic: null,
    token: signedIn.token,
  });
}

/** Stores the account's organisation, which is loaded after sign-in. */
export function saveOrganisation(orgId: number | null, org: string | null): void {
  write({ orgId, org });
}

/** Stores whether the company has named a person in charge (PIC). */
export function savePic(named: boolean): void {
  write({ pic: named });
}

/** Stores a changed full name. */
export function saveFullName(fullname: string): void {
  write({ fullname });
}

/** Deletes the session. */
export function clearSession(): void {
  for (const key of keys) localStorage.removeItem(key);
  announce();
}
