import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Account, userCalls } from '#contract/user.ts';
import type { Verb } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { appUser, bhbu, faskes, role } from '../db/schema/index.ts';
import { notFound } from '../problem.ts';

const reference = sql<number | null>`coalesce(${appUser.bhbuId}, ${appUser.faskesId})`;

/** An account as it is told. */
export const accountColumns = {
  id: appUser.id,
  userName: appUser.username,
  fullName: appUser.fullName,
  email: appUser.email,
  noHP: appUser.phone,
  roleName: sql<Account['roleName']>`${role.baseRole}`,
  roleId: appUser.roleId,
  namaPeran: role.name,
  idReferensi: reference,
  organizationID: reference,
  organizationName: sql<string | null>`coalesce(${bhbu.name}, ${faskes.name})`,
  isActive: appUser.isActive,
  kataSandiAwalSampai: appUser.passwordExpiresAt,
  lastSignedInAt: appUser.lastSignedInAt,
  version: appUser.version,
  createdAt: appUser.createdAt,
  createdBy: appUser.createdBy,
  modifiedAt: appUser.modifiedAt,
  modifiedBy: appUser.modifiedBy,
};

/** Accounts with their role and what they belong to; deleted ones too, unless a condition leaves them out. */
export const accountsOf = (db: Queryable) =>
  db
    .select(accountColumns)
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .leftJoin(faskes, eq(faskes.id, appUser.faskesId))
    .$dynamic();

/** One account, deleted or not, as it has just been written. @throws Problem 404 */
export async function readAccount(db: Queryable, id: number): Promise<Account> {
  const [found] = await accountsOf(db).where(eq(appUser.id, id));
  if (!found) throw notFound('Akun');
  return found;
}

/** One account; with the scope `own`, the caller's alone. */
export const getAccount: Verb<typeof userCalls.get> = async (ctx, { params }) => {
  const [found] = await accountsOf(ctx.db).where(
    and(
      eq(appUser.id, params.id),
      isNull(appUser.deletedAt),
      ctx.scope === 'own' ? eq(appUser.id, ctx.user.id) : undefined,
    ),
  );
  if (!found) throw notFound('Akun');
  return found;
};
