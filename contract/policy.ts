/**
 * Permissions of each role. Only this file and the transitions in `states.ts` grant anything to
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

type RoleScopes = Partial<Record<Role, Scope>>;

const scopeFor = (scope: Scope, ...who: readonly Role[]): RoleScopes =>
  Object.fromEntries(who.map(role => [role, scope]));

const allRoles = (scope: Scope): RoleScopes => scopeFor(scope, ...roles);
const adminScopes = scopeFor('all', 'SUPERADMIN', 'ADMIN');
const managerScopes = scopeFor('all', 'SUPERADMIN', 'ADMIN', 'AM');
const staffScopes = {
  ...managerScopes,
  ...scopeFor('all', 'LEGAL', 'FINANCE', 'PS', 'EM', 'VERIFICATOR'),
};
/** Roles that receive, check and ship vaccine. */
const stockScopes = { ...managerScopes, ...scopeFor('all', 'PS', 'EM') };
const allButExternalScopes = { ...staffScopes, ...scopeFor('all', 'BHBU', 'FASKES') };

/** `resource.action` → role → scope. A permission that is not listed does not exist. */
export const policy = {
  'account.read': { ...allRoles('own'), ...adminScopes },
  'account.update': allRoles('own'),
  'account.password': allRoles('own'),
  'session.read': allRoles('own'),
  'session.end': allRoles('own'),
  'pic.read': allRoles('own'),
  'pic.create': allRoles('own'),
  'pic.update': allRoles('own'),
  'preference.read': allRoles('own'),
  'preference.update': allRoles('own'),
  'notification.read': allRoles('own'),
  'notification.update': allRoles('own'),
  'lookup.read': allRoles('all'),
  'dashboard.read': { ...staffScopes, ...scopeFor('own', 'BHBU', 'FASKES', 'EXTERNAL') },
  // Counts over all companies and facilities, which have no owner.
  'dashboard.readAll': staffScopes,
  'dashboard.faskes': adminScopes,
  'dashboard.bhbu': { ...staffScopes, ...scopeFor('own', 'FASKES') },
  'user.read': adminScopes,
  'user.create': adminScopes,
  'user.update': adminScopes,
  'user.delete': adminScopes,
  // Returns names only, for filters.
  'user.choose': managerScopes,
  'role.read': adminScopes,
  'role.create': adminScopes,
  'role.update': adminScopes,
  'role.delete': adminScopes,
  'peserta.read': {
    ...managerScopes,
    ...scopeFor('own', 'LEGAL', 'FINANCE', 'PS', 'EM', 'VERIFICATOR', 'BHBU', 'FASKES'),
  },
  'peserta.create': { ...managerScopes, ...scopeFor('own', 'BHBU') },
  'peserta.update': { ...managerScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'peserta.delete': { ...managerScopes, ...scopeFor('own', 'BHBU') },
  'peserta.reveal': { ...managerScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'import.create': { ...managerScopes, ...scopeFor('own', 'BHBU') },
  'import.createBooster': { ...managerScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'import.createExternal': { ...adminScopes, ...scopeFor('own', 'FASKES') },
  // Results refer to people of every company.
  'import.createSmartCheck': managerScopes,
  // The permission of the import kind decides additionally which imports are in scope.
  'import.manage': { ...managerScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'peserta.export': { ...managerScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'tiket.change': adminScopes,
  'vaksinasi.read': { ...adminScopes, ...scopeFor('own', 'FASKES') },
  'vaksinasi.record': { ...adminScopes, ...scopeFor('own', 'FASKES') },
  'faskes.read': {
    ...managerScopes,
    ...scopeFor('all', 'LEGAL', 'FINANCE', 'PS', 'EM', 'VERIFICATOR'),
    ...scopeFor('own', 'BHBU', 'FASKES'),
  },
  'jadwal.read': {
    ...managerScopes,
    ...scopeFor('all', 'LEGAL', 'FINANCE', 'PS', 'EM', 'VERIFICATOR'),
    ...scopeFor('own', 'BHBU', 'FASKES'),
  },
  'jadwal.update': { ...managerScopes, ...scopeFor('own', 'FASKES') },
  'faskes.create': managerScopes,
  'faskes.update': { ...managerScopes, ...scopeFor('own', 'FASKES') },
  // A facility may not activate itself.
  'faskes.activate': managerScopes,
  'faskes.delete': managerScopes,
  // Returns names only, for filters and selects.
  'bhbu.choose': {
    ...managerScopes,
    ...scopeFor('all', 'LEGAL', 'FINANCE', 'PS', 'VERIFICATOR'),
    ...scopeFor('own', 'BHBU', 'FASKES'),
  },
  // Includes documents: a file has the permissions of its record.
  'bhbu.read': {
    ...managerScopes,
    ...scopeFor('all', 'LEGAL', 'FINANCE', 'PS', 'VERIFICATOR'),
    ...scopeFor('own', 'BHBU'),
  },
  'bhbu.create': managerScopes,
  'bhbu.update': { ...managerScopes, ...scopeFor('own', 'BHBU') },
  'bhbu.delete': managerScopes,
  'bhbu.activate': adminScopes,
  'bhbu.assign': managerScopes,
  'bhbu.invoiceAccount': { ...managerScopes, ...scopeFor('all', 'FINANCE') },
  'bhbu.verify': { ...managerScopes, ...scopeFor('all', 'VERIFICATOR') },
  // A note belongs to a record; the permission to read that record is required as well.
  'note.create': { ...staffScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  // Deletes notes of anyone.
  'note.delete': adminScopes,
  'product.read': allButExternalScopes,
  'product.create': managerScopes,
  'product.update': managerScopes,
  'service.read': allButExternalScopes,
  'service.create': managerScopes,
  'service.update': managerScopes,
  'batch.read': staffScopes,
  'batch.create': stockScopes,
  'batch.update': stockScopes,
  'audit.read': adminScopes,
  'audit.export': adminScopes,
  'outbox.read': adminScopes,
} as const satisfies Record<`${string}.${string}`, RoleScopes>;

export type Permission = keyof typeof policy;
export type Resource = Permission extends `${infer R}.${string}` ? R : never;

export const permissions = Object.keys(policy) as Permission[];

/**
 * Roles that see a menu entry, in the order of the menu within its groups. The menu is narrower
 * than the permissions: it lists daily tasks only. SUPERADMIN has the menu of ADMIN.
 */
export const menu = {
  dashboard: roles,
  pesertaOwn: ['BHBU'],
  pesertaBooster: ['BHBU', 'FASKES'],
  boosterEksternal: ['ADMIN', 'FASKES'],
  pesertaAll: ['ADMIN', 'AM'],
  pesertaBoosterAll: ['ADMIN', 'AM'],
  faskesAll: ['ADMIN', 'AM'],
  bhbuAll: ['ADMIN', 'VERIFICATOR', 'AM', 'LEGAL', 'PS', 'FINANCE'],
  product: ['ADMIN', 'AM'],
  service: ['ADMIN', 'AM'],
  faskesOwn: ['FASKES'],
  jadwalOwn: ['FASKES'],
  bhbuOwn: ['BHBU'],
  user: ['ADMIN'],
  role: ['ADMIN'],
  ticketChange: ['ADMIN'],
  vaksinasi: ['ADMIN', 'FASKES'],
  batch: ['ADMIN', 'AM', 'PS', 'EM'],
  importHistory: ['ADMIN', 'AM', 'BHBU', 'FASKES'],
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
  const scope: RoleScopes = policy[permission];
  return scope[role];
}

export function isInMenu(role: Role, entry: MenuEntry): boolean {
  const visibleTo: readonly Role[] = menu[entry];
  return visibleTo.includes(role === 'SUPERADMIN' ? 'ADMIN' : role);
}

/** Whether a role imports participants on behalf of companies, never for a facility alone. */
export const canImportForCompany = (role: Role): boolean => role === 'AM';

/** The only role that may create and change administrators. */
export const highestRole: Role = 'SUPERADMIN';

const administratorRoles: readonly Role[] = [highestRole, 'ADMIN'];

/**
 * Whether a role may assign another role, base a new role on it, or change accounts that have it.
 * Only the highest role may do so for administrator roles.
 */
export function canGrantRole(granter: Role, granted: Role): boolean {
  return granter === highestRole || !administratorRoles.includes(granted);
}

/** The role of account managers, to whom companies are assigned. */
export const accountManagerRole: Role = 'AM';

/** Whether accounts of a role have to name a contact person (PIC) before they can work. */
export const needsPic = (role: Role): boolean => role === 'BHBU';

/** The kind of organisation an account belongs to, and whether it is required. */
export interface OrganizationRule {
  readonly kind: 'bhbu' | 'faskes' | 'none';
  readonly required: boolean;
}

/** Returns the kind of organisation that accounts of a role belong to. */
export function organizationRuleOf(role: Role): OrganizationRule {
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
