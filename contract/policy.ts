/**
 * Who may do what: the one table of rights, and with the steps of `states.ts` the only place that names roles one by one.
 * The server asks it on every call, the console for its menu, buttons and guards.
 */

import { roles, type Role } from './roles.ts';

export { asRole, roles, type Role } from './roles.ts';

/**
 * How far a right reaches. `all`: every record. `own`: what belongs to the caller, be that the
 * account itself, its company or its facility. The server turns it into a predicate of the query.
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

/** `resource.action` → role → scope. A right that is not here does not exist. */
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
  // The counts over everybody, which are nobody's own.
  'dashboard.readAll': staff,
  'dashboard.faskes': admins,
  'dashboard.perusahaan': { ...staff, ...row('own', 'FASKES') },
  'user.read': admins,
  'user.create': admins,
  'user.update': admins,
  'user.delete': admins,
  // Names alone, for filters.
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
  // Results name people of every company.
  'peserta.importSmart': managers,
  // Within it, the right to bring in rows of its kind says whose uploads are reached.
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
  // Whether it may be chosen is not its own to say.
  'faskes.activate': managers,
  'faskes.delete': managers,
  // Names alone, for filters and choices.
  'bhbu.choose': {
    ...managers,
    ...row('all', 'LEGAL', 'FINANCE', 'PS', 'VERIFICATOR'),
    ...row('own', 'BHBU', 'FASKES'),
  },
  // With its documents: a file has the rights of its record.
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

/** All rights of the table, in its order. */
export const permissions = Object.keys(policy) as Permission[];

/**
 * The menu shows less than the rights allow: an entry is offered to whom it is daily work.
 * SUPERADMIN sees what ADMIN sees.
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
 * The scope in which a role holds a right, or undefined where it does not hold it.
 * Pure: the same answer on both sides of the wire.
 */
export function canAccess(role: Role, permission: Permission): Scope | undefined {
  const scope: Row = policy[permission];
  return scope[role];
}

/** Whether the side menu offers an entry to a role. */
export function seesInMenu(role: Role, entry: MenuEntry): boolean {
  const seenBy: readonly Role[] = menu[entry];
  return seenBy.includes(role === 'SUPERADMIN' ? 'ADMIN' : role);
}

/** Whether a role brings participants in for a company, never for a facility alone. */
export const importsForCompany = (role: Role): boolean => role === 'AM';

/** The role that alone makes administrators, and changes those there are. */
export const highestRole: Role = 'SUPERADMIN';

const administrators: readonly Role[] = [highestRole, 'ADMIN'];

/**
 * Whether a role may give another to an account, as the base of a new role, or change accounts that
 * hold it: nobody makes others their equals in administering, but who stands above them.
 */
export function mayGrant(giver: Role, given: Role): boolean {
  return giver === highestRole || !administrators.includes(given);
}

/** The role of those who look after companies: the one a company can be given to. */
export const accountManager: Role = 'AM';

/** Whether accounts of a role name who is in charge of the programme in their company before they begin. */
export const needsPic = (role: Role): boolean => role === 'BHBU';

/** What an account of a role belongs to, and whether it must. */
export interface Belonging {
  readonly kind: 'bhbu' | 'faskes' | 'none';
  readonly required: boolean;
}

/** What accounts of a role belong to: a company, a facility, or nothing. */
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
