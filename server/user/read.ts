import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Account, userCalls } from '#contract/user.ts';
import type { Handler } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { appUser, bhbu, faskes, role } from '../db/schema/index.ts';
import { notFound } from '../problem.ts';

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
  isActive: appUser.isActive,
  kataSandiAwalSampai: appUser.passwordExpiresAt,
  lastSignedInAt: appUser.lastSignedInAt,
  version: appUser.version,
  createdAt: appUser.createdAt,
  createdBy: appUser.createdBy,
  modifiedAt: appUser.modifiedAt,
  modifiedBy: appUser.modifiedBy,
};

/**
 * Starts an account query with role and organization; it includes deleted accounts unless a
 * condition excludes them.
 */
export const selectAccounts = (db: Queryable) =>
  db
    .select(accountColumns)
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .leftJoin(faskes, eq(faskes.id, appUser.faskesId))
    .$dynamic();

/** Returns an account, deleted or not. @throws Problem 404 */
export async function getAccountOrDeleted(db: Queryable, id: number): Promise<Account> {
  const [found] = await selectAccounts(db).where(eq(appUser.id, id));
  if (!found) throw notFound('Akun');
  return found;
}

/** Returns a live account; with the scope `own`, only the caller's. @throws Problem 404 */
export const getAccount: Handler<typeof userCalls.get> = async (ctx, { params }) => {
  const [found] = await selectAccounts(ctx.db).where(
    and(
      eq(appUser.id, params.id),
      isNull(appUser.deletedAt),
      ctx.scope === 'own' ? eq(appUser.id, ctx.user.id) : undefined,
    ),
  );
  if (!found) throw notFound('Akun');
  return found;
};
