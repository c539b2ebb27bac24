import type { SignedIn } from '#contract/auth.ts';
import { asRole, type Role } from '#contract/roles.ts';

/** Who is signed in, as the browser remembers it. For display and guards; the server asks its own records. */
export interface Session {
  readonly token: string;
  readonly userName: string;
  readonly id: number;
  readonly role: Role;
  readonly fullName: string;
  /** The company or facility of the account. */
  readonly idReferensi: number | null;
  readonly orgId: number | null;
  readonly org: string | null;
  /** False while the company has yet to name who is in charge; null where that is not known. */
  readonly pic: boolean | null;
}

/** The keys of local storage; nothing about participants is ever kept there. */
const keys = ['token', 'user', 'id', 'idRef', 'role', 'fullname', 'orgId', 'org', 'pic'] as const;
type Key = (typeof keys)[number];

const read = (key: Key): string | null => localStorage.getItem(key);
const flag = (text: string | null): boolean | null => (text === null ? null : text !== 'false');
const number = (text: string | null): number | null => (text ? Number(text) : null);

/** What other tabs may change under this one. */
const told: ReadonlySet<string> = new Set<Key>(['token', 'pic', 'fullname']);

let current: Session | null | undefined;
const listeners = new Set<() => void>();

function announce(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

/** The session kept in this browser, or null. The same object until it changes. */
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

/** Calls back when somebody signs in or out, or what is known of them changes, in this tab or another. Gives what ends it. */
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

/** Keeps what signing in answered. */
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

/** Keeps the organisation of the account, known after signing in. */
export function saveOrganisation(orgId: number | null, org: string | null): void {
  write({ orgId, org });
}

/** Keeps whether somebody is named who is in charge. */
export function savePic(named: boolean): void {
  write({ pic: named });
}

/** Keeps the name that the person has given themselves. */
export function saveFullName(fullname: string): void {
  write({ fullname });
}

/** Forgets the session. */
export function clearSession(): void {
  for (const key of keys) localStorage.removeItem(key);
  announce();
}
