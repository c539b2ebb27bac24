import { and, eq, sql } from 'drizzle-orm';
import type { Account } from '#contract/domains/user.ts';
import { companyRole } from '#contract/policy.ts';
import { hasFactor } from '#server/platform/auth/factor-store.ts';
import type { Context } from '#server/platform/context.ts';
import { appUser, bhbu, faskes, role } from '#server/platform/db/schema/index.ts';
import { isPersonAccount } from '#server/platform/db/views/accounts.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';

const ownerId = sql<number | null>`coalesce(${appUser.bhbuId}, ${appUser.faskesId})`;

export const accountColumns = {
  id: appUser.id,
  userName: appUser.userName,
  fullName: appUser.fullName,
  email: appUser.email,
  noHP: appUser.noHP,
  roleName: sql<Account['roleName']>`${role.peranDasar}`,
  roleId: appUser.roleId,
  namaPeran: role.name,
  idReferensi: ownerId,
  organizationID: ownerId,
  organizationName: sql<string | null>`coalesce(${bhbu.namaBHBU}, ${faskes.namaFaskes})`,
  hak: appUser.hak,
  isActive: appUser.isActive,
  kataSandiAwalSampai: appUser.passwordExpiresAt,
  lastSignedInAt: appUser.lastSignedInAt,
  faktorKedua: hasFactor,
  version: appUser.version,
  createdAt: appUser.createdAt,
  createdBy: appUser.createdBy,
  modifiedAt: appUser.modifiedAt,
  modifiedBy: appUser.modifiedBy,
};

/** Starts an account query with role and organization. */
const selectAccounts = ({ db }: ReadContext) =>
  db
    .select(accountColumns)
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .leftJoin(faskes, eq(faskes.id, appUser.faskesId))
    .$dynamic();

/** Accounts of people; with the scope `own`, only the caller's. The audited fields omit password data. */
export const accounts = defineRecords({
  table: appUser,
  resource: 'user',
  noun: 'account',
  select: selectAccounts,
  scope: ({ scope, user }: Pick<Context, 'scope' | 'user'>) =>
    and(isPersonAccount, scope === 'own' ? eq(appUser.id, user.id) : undefined),
  labelOf: ({ userName }) => userName,
  auditFields: ({
    fullName,
    email,
    noHP,
    namaPeran,
    roleName,
    organizationName,
    hak,
    isActive,
  }) => ({
    fullName,
    email,
    noHP,
    peran: namaPeran,
    organisasi: organizationName,
    ...(roleName === companyRole ? { hak } : {}),
    isActive,
  }),
});

/** An account as stored, without its password. */
export type StoredAccount = Awaited<ReturnType<typeof accounts.get>>;
