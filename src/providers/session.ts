import { asRole, type Role } from '#contract/core/roles.ts';
import { zones, type Zone } from '#contract/core/values/zone.ts';
import type { SignInResponse } from '#contract/domains/auth.ts';

/**
 * The signed-in user as stored in the browser. For display and navigation only; the server checks
 * its own records.
 */
export interface Session {
  readonly token: string;
  readonly userName: string;
  readonly id: number;
  readonly role: Role;
  /** What its company lets the account do; null when it was not stored, so that only the server knows. */
  readonly hak: readonly string[] | null;
  readonly fullName: string;
  /** Zone of the account's facility, otherwise WIB. */
  readonly zone: Zone;
  /** Id of the account's company or facility. */
  readonly idReferensi: number | null;
  readonly orgId: number | null;
  readonly org: string | null;
  /** False while the company has not named a person in charge (PIC); null when unknown. */
  readonly hasPic: boolean | null;
  /** Whether the organisation and the PIC are still to be loaded after the sign-in. */
  readonly isIncomplete: boolean;
}

/** Keys in local storage, which never holds participant data. */
const storageKeys = [
  'token',
  'user',
  'id',
  'idRef',
  'role',
  'hak',
  'fullname',
  'zone',
  'orgId',
  'org',
  'pic',
] as const;
type StorageKey = (typeof storageKeys)[number];

/** Value of `pic` until the organisation and the PIC are loaded. */
const notLoaded = '';

const readItem = (key: StorageKey): string | null => localStorage.getItem(key);
const parseFlag = (text: string | null): boolean | null =>
  text === null ? null : text !== 'false';
const parseList = (text: string | null): readonly string[] | null =>
  text === null ? null : text.split(',').filter(item => item !== '');
const parseNumber = (text: string | null): number | null => (text ? Number(text) : null);

/** Keys whose change in another tab updates this one. */
const syncedKeys: ReadonlySet<string> = new Set<StorageKey>(['token', 'hak', 'pic', 'fullname']);

let current: Session | null | undefined;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

/** Returns the stored session, or null; the same object until it changes. */
export function readSession(): Session | null {
  if (current !== undefined) return current;
  const token = readItem('token');
  const role = asRole(readItem('role') ?? '');
  const id = parseNumber(readItem('id'));
  current =
    token && role && id !== null
      ? {
          token,
          role,
          hak: parseList(readItem('hak')),
          id,
          userName: readItem('user') ?? '',
          fullName: readItem('fullname') ?? '',
          zone: zones.find(one => one === readItem('zone')) ?? 'WIB',
          idReferensi: parseNumber(readItem('idRef')),
          orgId: parseNumber(readItem('orgId')),
          org: readItem('org'),
          hasPic: parseFlag(readItem('pic') || null),
          isIncomplete: readItem('pic') === notLoaded,
        }
      : null;
  return current;
}

/** Returns the zone in which the account reads and enters times; WIB before sign-in. */
export const accountZone = (): Zone => readSession()?.zone ?? 'WIB';

/**
 * Subscribes to changes of the session in this tab or another; returns the unsubscribe function.
 */
export function subscribeSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || syncedKeys.has(event.key)) notifyListeners();
  };
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

function writeItems(values: Partial<Record<StorageKey, string | number | boolean | null>>): void {
  for (const [key, value] of Object.entries(values)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, String(value));
  }
  notifyListeners();
}

/**
 * Stores the response of a sign-in.
 * @param isIncomplete whether the organisation and the PIC are to be loaded
 */
export function saveSession(signedIn: SignInResponse, isIncomplete = false): void {
  writeItems({
    user: signedIn.userName,
    id: signedIn.id,
    idRef: signedIn.idReferensi,
    role: signedIn.roleName,
    hak: signedIn.hak.join(','),
    fullname: signedIn.fullName,
    zone: signedIn.zona,
    orgId: null,
    org: null,
    pic: isIncomplete ? notLoaded : null,
    token: signedIn.token,
  });
}

/** Stores the account's organisation, which is loaded after sign-in. */
export function saveOrganisation(orgId: number | null, org: string | null): void {
  writeItems({ orgId, org });
}

/** Stores whether the company has named a person in charge (PIC), which is loaded last. */
export function saveHasPic(hasPic: boolean): void {
  writeItems({ pic: hasPic });
}

/** Stores the rights that the user took from the own account. */
export function saveRights(hak: readonly string[]): void {
  writeItems({ hak: hak.join(',') });
}

/** Stores a changed full name. */
export function saveFullName(fullname: string): void {
  writeItems({ fullname });
}

/** Deletes the session. */
export function clearSession(): void {
  for (const key of storageKeys) localStorage.removeItem(key);
  notifyListeners();
}
