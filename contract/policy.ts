/**
 * Permissions of each role. Only this file and the transitions in `states/` grant anything to
 * roles. The server checks it on every call; the console uses it for its menu, buttons and routes.
 */

import { machineRightNames, machineRights, type MachineRight } from './machine-rights.ts';
import { roles, type Role } from './core/roles.ts';

export { asRole, roles, type Role } from './core/roles.ts';

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
/** Roles that maintain the seller's data, of whom a second one approves it. */
const sellerScopes = { ...adminScopes, ...scopeFor('all', 'FINANCE') };
/** Roles that issue invoices and verify payments. */
const financeScopes = { ...adminScopes, ...scopeFor('all', 'FINANCE') };
/** The staff who conclude agreements. */
const contractScopes = { ...managerScopes, ...scopeFor('all', 'LEGAL') };
/** Companies, and the staff who order on their behalf. */
const buyerScopes = { ...managerScopes, ...scopeFor('own', 'BHBU') };
/** Facilities, and the staff who act for them. */
const clinicScopes = { ...managerScopes, ...scopeFor('own', 'FASKES') };
const allButExternalScopes = { ...staffScopes, ...scopeFor('all', 'BHBU', 'FASKES') };

/** `resource.action` → role → scope. A permission that is not listed does not exist. */
export const policy = {
  'account.read': { ...allRoles('own'), ...adminScopes },
  'account.update': allRoles('own'),
  'account.password': allRoles('own'),
  'session.read': allRoles('own'),
  'session.end': allRoles('own'),
  // Proves the password or the second factor again, for a sensitive act.
  'session.confirm': allRoles('own'),
  // The second factor of one's own account, and its trusted devices.
  'factor.read': allRoles('own'),
  'factor.update': allRoles('own'),
  // Which roles need a second factor; a role above the caller's own is not changed, as with accounts.
  'factorRule.read': adminScopes,
  'factorRule.update': adminScopes,
  'pic.read': allRoles('own'),
  'pic.create': allRoles('own'),
  'pic.update': allRoles('own'),
  'preference.read': allRoles('own'),
  'preference.update': allRoles('own'),
  // Saved filters that an administrator shares with roles.
  'sharedView.read': allRoles('own'),
  'sharedView.create': adminScopes,
  'sharedView.delete': adminScopes,
  // The secret address of one's own calendar.
  'kalender.read': allRoles('own'),
  'kalender.update': allRoles('own'),
  'notification.read': allRoles('own'),
  'notification.update': allRoles('own'),
  // Which resources changed, and what colleagues have open; the right to read each of them decides.
  'live.read': allRoles('own'),
  'live.update': allRoles('own'),
  'orangKedua.read': allRoles('all'),
  // Exports that the caller started; the list decides who may start one.
  'export.read': allRoles('own'),
  'export.end': allRoles('own'),
  'lookup.read': allRoles('all'),
  // What a search finds depends on the permission to read each kind of record.
  'search.read': allRoles('own'),
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
  // The names of account managers, by whose companies lists are filtered.
  'user.chooseManager': { ...managerScopes, ...scopeFor('all', 'LEGAL', 'FINANCE', 'PS') },
  'role.read': adminScopes,
  'role.create': adminScopes,
  'role.update': adminScopes,
  'role.delete': adminScopes,
  // Proposed changes of prices and rights; of each kind only those with the right to make it, see `proposableChanges`.
  'usulanPerubahan.read': managerScopes,
  'usulanPerubahan.create': managerScopes,
  'usulanPerubahan.update': managerScopes,
  'peserta.read': {
    ...managerScopes,
    ...scopeFor('own', 'LEGAL', 'FINANCE', 'PS', 'EM', 'VERIFICATOR', 'BHBU', 'FASKES'),
  },
  'peserta.create': { ...managerScopes, ...scopeFor('own', 'BHBU') },
  'peserta.update': { ...managerScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'peserta.delete': { ...managerScopes, ...scopeFor('own', 'BHBU') },
  // Pairs of participants that may be one person; decides about them and merges them.
  'duplicate.read': { ...managerScopes, ...scopeFor('own', 'BHBU') },
  'duplicate.update': { ...managerScopes, ...scopeFor('own', 'BHBU') },
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
  // Who got a dose of a batch, with their telephone numbers: to call them after a recall.
  'recipient.read': { ...stockScopes, ...scopeFor('own', 'FASKES') },
  'recipient.contact': { ...stockScopes, ...scopeFor('own', 'FASKES') },
  // Doses for SATUSEHAT: how ready they are, and what they are called there.
  'satusehat.read': { ...adminScopes, ...scopeFor('all', 'EM'), ...scopeFor('own', 'FASKES') },
  'satusehat.update': { ...adminScopes, ...scopeFor('all', 'EM'), ...scopeFor('own', 'FASKES') },
  // The file contains adverse events, so it has the roles of `vaksinasi.read`.
  'satusehat.export': { ...adminScopes, ...scopeFor('own', 'FASKES') },
  'faskes.read': { ...staffScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  // Licences of health workers and permits: those who check them, and the facility itself.
  'faskes.readEvidence': {
    ...managerScopes,
    ...scopeFor('all', 'LEGAL', 'VERIFICATOR'),
    ...scopeFor('own', 'FASKES'),
  },
  'jadwal.read': { ...staffScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'jadwal.update': { ...managerScopes, ...scopeFor('own', 'FASKES') },
  // With the scope `own`, the national holidays are readable too.
  'libur.read': { ...staffScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'libur.create': { ...adminScopes, ...scopeFor('own', 'FASKES') },
  'libur.update': { ...adminScopes, ...scopeFor('own', 'FASKES') },
  'libur.delete': { ...adminScopes, ...scopeFor('own', 'FASKES') },
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
  // Who enters an SKB cannot check it, see `twoPersons`.
  'bhbu.verifySkb': { ...adminScopes, ...scopeFor('all', 'FINANCE', 'VERIFICATOR') },
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
  // The decrees with the price ceilings of the Ministry of Health, which the pages of products and services name.
  'priceCeiling.read': allButExternalScopes,
  'priceCeiling.create': { ...adminScopes, ...scopeFor('all', 'LEGAL') },
  'priceCeiling.update': { ...adminScopes, ...scopeFor('all', 'LEGAL') },
  'priceCeiling.delete': { ...adminScopes, ...scopeFor('all', 'LEGAL') },
  'batch.read': staffScopes,
  'batch.create': stockScopes,
  'batch.update': stockScopes,
  // The versions of the seller's data, also proposed ones.
  'seller.read': { ...adminScopes, ...scopeFor('all', 'LEGAL', 'FINANCE') },
  'seller.create': sellerScopes,
  'seller.update': sellerScopes,
  // The decrees under which the government bears the PPN.
  'decree.read': { ...adminScopes, ...scopeFor('all', 'LEGAL', 'FINANCE') },
  'decree.create': { ...adminScopes, ...scopeFor('all', 'LEGAL') },
  'decree.update': { ...adminScopes, ...scopeFor('all', 'LEGAL') },
  'decree.delete': { ...adminScopes, ...scopeFor('all', 'LEGAL') },
  // The data on a day, which agreements, invoices and delivery notes print.
  'seller.print': allButExternalScopes,
  // A facility reads the lines that it carries out.
  'order.read': { ...staffScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'order.export': { ...staffScopes, ...scopeFor('own', 'BHBU') },
  'order.create': buyerScopes,
  'order.update': buyerScopes,
  'order.amend': buyerScopes,
  'order.decide': contractScopes,
  // The lifecycle of orders decides which of these roles triggers which event.
  'order.changeState': {
    ...contractScopes,
    ...scopeFor('all', 'FINANCE'),
    ...scopeFor('own', 'BHBU'),
  },
  'order.extendDeadline': { ...adminScopes, ...scopeFor('all', 'FINANCE') },
  'order.signForBuyer': buyerScopes,
  // As the state table of agreements: only those who sign contracts for the seller.
  'order.signForSeller': { ...adminScopes, ...scopeFor('all', 'LEGAL') },
  // What terminated orders leave to settle with the company.
  'settlement.read': { ...adminScopes, ...scopeFor('all', 'LEGAL', 'FINANCE') },
  'settlement.update': { ...adminScopes, ...scopeFor('all', 'LEGAL', 'FINANCE') },
  'workOrder.read': { ...staffScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  // The check covers all facilities of an order.
  'workOrder.check': { ...staffScopes, ...scopeFor('own', 'BHBU') },
  'workOrder.export': { ...staffScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'workOrder.create': stockScopes,
  'workOrder.update': stockScopes,
  // The lifecycle of work orders decides which of these roles triggers which event.
  'workOrder.changeState': { ...stockScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  // Count, photographs and signatures on arrival.
  'workOrder.receive': { ...managerScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  // The arrival of a shipment outside its temperature limits.
  'workOrder.reviewTemperature': { ...adminScopes, ...scopeFor('all', 'EM') },
  'workOrder.followUp': { ...stockScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'stock.read': { ...staffScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  // The seller accepts what a facility cannot correct.
  'stock.explain': stockScopes,
  'stock.update': { ...stockScopes, ...scopeFor('own', 'FASKES') },
  'temperature.read': { ...staffScopes, ...scopeFor('own', 'FASKES') },
  'temperature.create': { ...stockScopes, ...scopeFor('own', 'FASKES') },
  // Decides about temperatures outside the limits.
  'temperature.update': { ...stockScopes, ...scopeFor('own', 'FASKES') },
  'chiller.read': { ...staffScopes, ...scopeFor('own', 'FASKES') },
  'chiller.create': { ...stockScopes, ...scopeFor('own', 'FASKES') },
  'chiller.update': { ...stockScopes, ...scopeFor('own', 'FASKES') },
  'chiller.delete': { ...stockScopes, ...scopeFor('own', 'FASKES') },
  'batch.recall': stockScopes,
  'distributor.read': staffScopes,
  'distributor.create': stockScopes,
  'distributor.update': stockScopes,
  'pks.read': { ...staffScopes, ...scopeFor('own', 'BHBU') },
  'pks.create': contractScopes,
  'pks.update': contractScopes,
  'pks.issue': contractScopes,
  'pks.caseFile': { ...adminScopes, ...scopeFor('all', 'LEGAL') },
  'pks.verify': { ...adminScopes, ...scopeFor('all', 'LEGAL', 'VERIFICATOR') },
  'pks.changeState': { ...contractScopes, ...scopeFor('own', 'BHBU') },
  // Letters from the seller; a company reads those that were sent to it.
  'surat.read': { ...contractScopes, ...scopeFor('all', 'FINANCE'), ...scopeFor('own', 'BHBU') },
  // LEGAL drafts and sends those of agreements, FINANCE those about payments, see their state table.
  'surat.issue': { ...adminScopes, ...scopeFor('all', 'LEGAL', 'FINANCE') },
  // Sends an unread letter again.
  'surat.followUp': { ...contractScopes, ...scopeFor('all', 'FINANCE') },
  // Questions to participants about data that is wrong; the answers are saved with the right to change the participant.
  'pertanyaan.read': buyerScopes,
  'pertanyaan.create': buyerScopes,
  'pertanyaan.decide': buyerScopes,
  // Requests of people about their data (Law 27 of 2022): the data protection officer is an administrator, or has a
  // role based on one. LEGAL reads.
  'permintaanData.read': { ...adminScopes, ...scopeFor('all', 'LEGAL') },
  'permintaanData.create': adminScopes,
  'permintaanData.update': adminScopes,
  // Reads the copy of a person's data that answers a request.
  'permintaanData.export': adminScopes,
  // Failures to protect personal data (article 46), with those affected and the letters to them.
  'insiden.read': { ...adminScopes, ...scopeFor('all', 'LEGAL') },
  'insiden.create': adminScopes,
  'insiden.update': adminScopes,
  // Who has read the data of a participant.
  'personRead.read': adminScopes,
  // The register of processing (article 31).
  'pemrosesan.read': { ...adminScopes, ...scopeFor('all', 'LEGAL') },
  // How long data are stored, and legal holds, which LEGAL decides about as well.
  'retensi.read': { ...adminScopes, ...scopeFor('all', 'LEGAL') },
  'penahanan.read': { ...adminScopes, ...scopeFor('all', 'LEGAL') },
  'penahanan.create': { ...adminScopes, ...scopeFor('all', 'LEGAL') },
  'penahanan.end': { ...adminScopes, ...scopeFor('all', 'LEGAL') },
  'notulen.read': { ...staffScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'notulen.create': stockScopes,
  'invoice.read': { ...staffScopes, ...scopeFor('own', 'BHBU') },
  'invoice.create': financeScopes,
  'invoice.update': financeScopes,
  'invoice.issue': financeScopes,
  'invoice.export': { ...financeScopes, ...scopeFor('own', 'BHBU') },
  // The overview over all companies.
  'invoice.readAll': financeScopes,
  // The statement of a company's account; an account manager has those of the companies assigned to them.
  'companyAccount.read': { ...financeScopes, ...scopeFor('own', 'AM', 'BHBU') },
  // The tax invoices of all companies and their files for Coretax.
  'faktur.read': financeScopes,
  'faktur.update': financeScopes,
  'faktur.export': financeScopes,
  'payment.read': { ...staffScopes, ...scopeFor('own', 'BHBU') },
  // Finance enters what it sees on the bank account; another person verifies it.
  'payment.create': { ...financeScopes, ...scopeFor('own', 'BHBU') },
  'payment.update': { ...financeScopes, ...scopeFor('own', 'BHBU') },
  'payment.verify': financeScopes,
  // Excess, refund and shortfall.
  'payment.settle': financeScopes,
  // The lifecycle of payments decides which of these roles triggers which event.
  'payment.changeState': { ...financeScopes, ...scopeFor('own', 'BHBU') },
  // A note that credits an invoice; a company reads those of its own that were approved.
  'nota.read': { ...staffScopes, ...scopeFor('own', 'BHBU') },
  'nota.create': financeScopes,
  // Two persons, as its lifecycle requires.
  'nota.changeState': financeScopes,
  // The lines of the bank account; what they book is verified by another person.
  'bankLine.read': financeScopes,
  'bankLine.create': financeScopes,
  'bankLine.update': financeScopes,
  'voucherContract.read': {
    ...managerScopes,
    ...scopeFor('all', 'LEGAL', 'FINANCE', 'VERIFICATOR'),
    ...scopeFor('own', 'BHBU'),
  },
  'voucherContract.create': managerScopes,
  'voucherContract.update': managerScopes,
  'voucherContract.changeState': managerScopes,
  // A facility reads the vouchers that are bound or were used there.
  'voucher.read': { ...managerScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  // The batches of all companies.
  'voucher.readAll': managerScopes,
  'voucher.issue': buyerScopes,
  'voucher.print': buyerScopes,
  'voucher.export': buyerScopes,
  'voucher.check': { ...managerScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  // Enters the participant of a voucher.
  'voucher.bind': clinicScopes,
  'voucher.use': clinicScopes,
  // The lifecycle of vouchers decides which of these roles triggers which event.
  'voucher.changeState': { ...managerScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  // Proofs of vaccination of the participants in the caller's scope.
  'certificate.read': { ...managerScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'certificate.issue': clinicScopes,
  'certificate.revoke': clinicScopes,
  'certificate.update': { ...managerScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'certificate.export': { ...managerScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  // Mails a printed document; the permission to read its record is required as well.
  'document.send': { ...staffScopes, ...scopeFor('own', 'BHBU') },
  // Reads the personal NPWP of a buyer in full on filed documents; the permission to read the record is required as well.
  'document.npwp': {
    ...managerScopes,
    ...scopeFor('all', 'LEGAL', 'FINANCE', 'VERIFICATOR'),
    ...scopeFor('own', 'BHBU'),
  },
  // The accounts of a company: names and rights, which colleagues see of each other.
  'companyUser.read': { ...managerScopes, ...scopeFor('own', 'BHBU') },
  // Account managers open the first account only.
  'companyUser.create': buyerScopes,
  'companyUser.update': { ...adminScopes, ...scopeFor('own', 'BHBU') },
  // Accounts by which other systems call the API.
  'machineAccount.read': { ...adminScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'machineAccount.create': { ...adminScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'machineAccount.update': { ...adminScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  // Addresses of other systems that receive changes of states.
  'webhook.read': { ...adminScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'webhook.create': { ...adminScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'webhook.update': { ...adminScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'webhook.delete': { ...adminScopes, ...scopeFor('own', 'BHBU', 'FASKES') },
  'audit.read': adminScopes,
  'audit.export': adminScopes,
  'outbox.read': adminScopes,
  // Sends a message again, or dismisses it.
  'outbox.update': adminScopes,
} as const satisfies Record<`${string}.${string}`, RoleScopes>;

export type Permission = keyof typeof policy;
export type Resource = Permission extends `${infer R}.${string}` ? R : never;

export const permissions = Object.keys(policy) as Permission[];

/**
 * Permissions of the role BHBU that a company gives to each of its accounts, by the right that grants them.
 * Every account of the company has the others, such as reading.
 */
export const companyRights = {
  MEMESAN: ['order.create', 'order.update', 'order.amend', 'order.changeState'],
  MENANDATANGANI: [
    'order.signForBuyer',
    'pks.changeState',
    // Receiving a shipment ends with the signature of its BAST.
    'workOrder.changeState',
    'workOrder.receive',
    'workOrder.followUp',
  ],
  MEMBAYAR: ['payment.create', 'payment.update', 'payment.changeState'],
  // People and what they are given: their data, identity numbers, proofs and vouchers.
  MENGELOLA_PESERTA: [
    'peserta.create',
    'peserta.update',
    'peserta.delete',
    'peserta.reveal',
    'peserta.export',
    'duplicate.update',
    'import.create',
    'import.createBooster',
    'import.manage',
    'pertanyaan.create',
    'pertanyaan.decide',
    'certificate.update',
    'certificate.export',
    'voucher.issue',
    'voucher.print',
    'voucher.export',
    'voucher.changeState',
  ],
  MENGELOLA_AKUN: [
    'bhbu.update',
    'companyUser.create',
    'companyUser.update',
    'machineAccount.create',
    'machineAccount.update',
    // Its address can contain a secret of the other system.
    'webhook.read',
    'webhook.create',
    'webhook.update',
    'webhook.delete',
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type CompanyRight = keyof typeof companyRights;

export const companyRightNames = Object.keys(companyRights) as [CompanyRight, ...CompanyRight[]];

/** Returns the right that a company's account needs for a permission; undefined when every account has it. */
export const companyRightFor = (permission: Permission): CompanyRight | undefined =>
  companyRightNames.find(right =>
    (companyRights[right] as readonly Permission[]).includes(permission),
  );

export { machineRightNames, type MachineRight };

/** The permissions of each right of a machine account. */
const machinePermissions: Readonly<Record<MachineRight, readonly Permission[]>> = machineRights;

/** What every machine account has, whatever its rights: the options of fields, such as regions. */
const everyMachine: readonly Permission[] = ['lookup.read'];

/** Returns the rights that have a meaning for machine accounts of a role. */
export const machineRightsOf = (role: Role): readonly MachineRight[] =>
  machineRightNames.filter(right =>
    machinePermissions[right].some(permission => roleScope(role, permission) !== undefined),
  );

const hasMachineRight = (rights: readonly MachineRight[], permission: Permission): boolean =>
  everyMachine.includes(permission) ||
  rights.some(right => machinePermissions[right].includes(permission));

/** Returns the scope in which a role can have a permission, or undefined without it. */
export function roleScope(role: Role, permission: Permission): Scope | undefined {
  const scope: RoleScopes = policy[permission];
  return scope[role];
}

/** An account as far as its permissions depend on it. */
export interface RightsHolder {
  /** The base role. */
  readonly role: Role;
  /** What its company lets a company's account do. */
  readonly hak: readonly CompanyRight[];
  /** The rights of a machine account, which has no others; undefined for the account of a person. */
  readonly machineRights?: readonly MachineRight[] | undefined;
}

/** The role of a company's accounts, whose permissions depend on their rights too. */
export const companyRole: Role = 'BHBU';

/**
 * Returns the scope in which an account has a permission, or undefined without it: that of its role, for a
 * company's or a machine's account only with the right to it. The console and the server share it.
 */
export function canAccess(
  { role, hak, machineRights: rights }: RightsHolder,
  permission: Permission,
): Scope | undefined {
  if (rights) return hasMachineRight(rights, permission) ? roleScope(role, permission) : undefined;
  const right = role === companyRole ? companyRightFor(permission) : undefined;
  return right === undefined || hak.includes(right) ? roleScope(role, permission) : undefined;
}

/** Returns the right that alone keeps a role from a permission of it, or undefined. */
export const missingRight = (
  { role, hak }: RightsHolder,
  permission: Permission,
): CompanyRight | undefined =>
  roleScope(role, permission) !== undefined && canAccess({ role, hak }, permission) === undefined
    ? companyRightFor(permission)
    : undefined;

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
