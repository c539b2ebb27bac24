/**
 * Permissions of each role. Beside the transitions of `states.ts` this is the only file that names
 * roles. The server checks it on every call; the console uses it for its menu, buttons and routes.
 */

import { roles, type Role } from './roles.ts';

export { asRole, roles, type Role } from './roles.ts';

/**
 * Scope of a permission. `all`: every record. `own`: records of the caller's account, company or
 * facility. The server turns the scope into a condition of the query.
 */
export const scopes = ['all', 'own'] as const;
export type Scope = (typeof scopes)[number];

type Row = Partial<Record<Role, Scope>>;

const row = (scope: Scope, ...who: readonly Role[]): Row =>
  Object.fromEntries(who.map(role => [role, scope]));

const everyone = (scope: Scope): Row => row(scope, ...roles);
const admins = row('all', 'SUPERADMIN', 'ADMIN');
const managers = row('all', 'SUPERADMIN', 'ADMIN', 'AM');
const staff = { ...managers, ...row('all', 'LEGAL', 'FINANCE', 'PS', 'EM', 'VERIFICATOR') };
const allButExternal = { ...staff, ...row('all', 'BHBU', 'FASKES') };

/** `resource.action` → role → scope. A permission that is not listed does not exist. */
export const policy = {
  'akun.read': { ...everyone('own'), ...admins },
  'akun.update': everyone('own'),
  'akun.password': everyone('own'),
  'sesi.read': everyone('own'),
  'sesi.end': everyone('own'),
  'pic.read': everyone('own'),
  'pic.create': everyone('own'),
  'pic.update': everyone('own'),
  'preferensi.read': everyone('own'),
  'preferensi.update': everyone('own'),
  'lookup.read': everyone('all'),
  'dashboard.read': { ...staff, ...row('own', 'BHBU', 'FASKES', 'EXTERNAL') },
  // Counts over all companies and facilities, which have no owner.
  'dashboard.readAll': staff,
  'dashboard.faskes': admins,
  'dashboard.perusahaan': { ...staff, ...row('own', 'FASKES') },
  'user.read': admins,
  'user.create': admins,
  'user.update': admins,
  'user.delete': admins,
  // Returns names only, for filters.
  'user.choose': managers,
  'role.read': admins,
  'role.create': admins,
  'role.update': admins,
  'role.delete': admins,
  'peserta.read': {
    ...managers,
    ...row('own', 'LEGAL', 'FINANCE', 'PS', 'EM', 'VERIFICATOR', 'BHBU', 'FASKES'),
  },
  'peserta.create': { ...managers, ...row('own', 'BHBU') },
  'peserta.update': { ...managers, ...row('own', 'BHBU', 'FASKES') },
  'peserta.delete': { ...managers, ...row('own', 'BHBU') },
  'peserta.reveal': { ...managers, ...row('own', 'BHBU', 'FASKES') },
  'peserta.import': { ...managers, ...row('own', 'BHBU') },
  'peserta.importBooster': { ...managers, ...row('own', 'BHBU', 'FASKES') },
  'peserta.importExternal': { ...admins, ...row('own', 'FASKES') },
  // Results refer to people of every company.
  'peserta.importSmart': managers,
  // The permission of the import kind decides additionally which imports are in scope.
  'impor.work': { ...managers, ...row('own', 'BHBU', 'FASKES') },
  'peserta.export': { ...managers, ...row('own', 'BHBU', 'FASKES') },
  'peserta.changeTicket': admins,
  'vaksinasi.read': { ...admins, ...row('own', 'FASKES') },
  'vaksinasi.record': { ...admins, ...row('own', 'FASKES') },
  'faskes.read': {
    ...managers,
    ...row('all', 'LEGAL', 'FINANCE', 'PS', 'EM', 'VERIFICATOR'),
    ...row('own', 'BHBU', 'FASKES'),
  },
  'jadwal.read': {
    ...managers,
    ...row('all', 'LEGAL', 'FINANCE', 'PS', 'EM', 'VERIFICATOR'),
    ...row('own', 'BHBU', 'FASKES'),
  },
  'jadwal.update': { ...managers, ...row('own', 'FASKES') },
  'faskes.create': managers,
  'faskes.update': { ...managers, ...row('own', 'FASKES') },
  // A facility may not activate itself.
  'faskes.activate': managers,
  'faskes.delete': managers,
  // Returns names only, for filters and selects.
  'bhbu.choose': {
    ...managers,
    ...row('all', 'LEGAL', 'FINANCE', 'PS', 'VERIFICATOR'),
    ...row('own', 'BHBU', 'FASKES'),
  },
  // Includes documents: a file has the permissions of its record.
  'bhbu.read': {
    ...managers,
    ...row('all', 'LEGAL', 'FINANCE', 'PS', 'VERIFICATOR'),
    ...row('own', 'BHBU'),
  },
  'bhbu.create': managers,
  'bhbu.update': { ...managers, ...row('own', 'BHBU') },
  'bhbu.delete': managers,
  'bhbu.activate': admins,
  'bhbu.assign': managers,
  'bhbu.invoiceAccount': { ...managers, ...row('all', 'FINANCE') },
  'bhbu.verify': { ...managers, ...row('all', 'VERIFICATOR') },
  'product.read': allButExternal,
  'product.create': managers,
  'product.update': managers,
  'service.read': allButExternal,
  'service.create': managers,
  'service.update': managers,
  'audit.read': admins,
  'audit.export': admins,
  'outbox.read': admins,
} as const satisfies Record<`${string}.${string}`, Row>;

export type Permission = keyof typeof policy;
export type Resource = Permission extends `${infer R}.${string}` ? R : never;

export const permissions = Object.keys(policy) as Permission[];

/**
 * Roles that see a menu entry. The menu is narrower than the permissions: it lists daily tasks
 * only. SUPERADMIN has the menu of ADMIN.
 */
export const menu = {
  dashboard: roles,
  pesertaOwn: ['BHBU'],
  pesertaBooster: ['BHBU', 'FASKES'],
  boosterEksternal: ['ADMIN', 'FASKES'],
  pesertaAll: ['ADMIN', 'AM'],
  pesertaBoosterAll: ['ADMIN', 'AM'],
  vaksinasi: ['ADMIN', 'FASKES'],
  product: ['ADMIN', 'AM'],
  service: ['ADMIN', 'AM'],
  jadwalOwn: ['FASKES'],
  faskesAll: ['ADMIN', 'AM'],
  faskesOwn: ['FASKES'],
  user: ['ADMIN'],
  role: ['ADMIN'],
  ticketChange: ['ADMIN'],
  bhbuAll: ['ADMIN', 'VERIFICATOR', 'AM', 'LEGAL', 'PS', 'FINANCE'],
  bhbuOwn: ['BHBU'],
  imporHistory: ['ADMIN', 'AM', 'BHBU', 'FASKES'],
  application: ['ADMIN', 'AM', 'VERIFICATOR'],
  audit: ['ADMIN'],
  outbox: ['ADMIN'],
} as const satisfies Record<string, readonly Role[]>;

export type MenuEntry = keyof typeof menu;

/**
 * Returns the scope in which a role has a permission, or undefined without it. The console and the
 * server share it.
 */
export function canAccess(role: Role, permission: Permission): Scope | undefined {
  const scope: Row = policy[permission];
  return scope[role];
}

export function seesInMenu(role: Role, entry: MenuEntry): boolean {
  const seenBy: readonly Role[] = menu[entry];
  return seenBy.includes(role === 'SUPERADMIN' ? 'ADMIN' : role);
}

/** Whether a role imports participants on behalf of companies, never for a facility alone. */
export const importsForCompany = (role: Role): boolean => role === 'AM';

/** The only role that may create and change administrators. */
export const highestRole: Role = 'SUPERADMIN';

const administrators: readonly Role[] = [highestRole, 'ADMIN'];

/**
 * Whether a role may assign another role, base a new role on it, or change accounts that have it.
 * Only the highest role may do so for administrator roles.
 */
export function mayGrant(giver: Role, given: Role): boolean {
  return giver === highestRole || !administrators.includes(given);
}

/** The role of account managers, to whom companies are assigned. */
export const accountManager: Role = 'AM';

/** Whether accounts of a role have to name a contact person (PIC) before they can work. */
export const needsPic = (role: Role): boolean => role === 'BHBU';

/** The kind of organisation an account belongs to, and whether it is required. */
export interface Belonging {
  readonly kind: 'bhbu' | 'faskes' | 'none';
  readonly required: boolean;
}

/** Returns the kind of organisation that accounts of a role belong to. */
export function belongsTo(role: Role): Belonging {
  switch (role) {
    case 'BHBU':
      return { kind: 'bhbu', required: true };
    case 'FASKES':
      return { kind: 'faskes', required: true };
    case 'EXTERNAL':
      return { kind: 'bhbu', required: false };
    default:
      return { kind: 'none', required: false };
  }
}
