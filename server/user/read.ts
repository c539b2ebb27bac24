import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Account, userCalls } from '#contract/user.ts';
import type { Verb } from '../context.ts';
import { appUser, bhbu, faskes, role } from '../db/schema/index.ts';
import { notFound } from '../problem.ts';

const columns = {
  id: appUser.id,
  userName: appUser.username,
  fullName: appUser.fullName,
  email: appUser.email,
  noHP: appUser.phone,
  roleName: sql<Account['roleName']>`${role.baseRole}`,
  namaPeran: role.name,
  idReferensi: sql<number | null>`coalesce(${appUser.bhbuId}, ${appUser.faskesId})`,
  organizationID: sql<number | null>`coalesce(${appUser.bhbuId}, ${appUser.faskesId})`,
  organizationName: sql<string | null>`coalesce(${bhbu.name}, ${faskes.name})`,
  version: appUser.version,
  createdAt: appUser.createdAt,
  createdBy: appUser.createdBy,
  modifiedAt: appUser.modifiedAt,
  modifiedBy: appUser.modifiedBy,
};

/** One account; with the scope `own`, the caller's alone. */
export const getAccount: Verb<typeof userCalls.get> = async (ctx, { params }) => {
  const [found] = await ctx.db
    .select(columns)
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .leftJoin(faskes, eq(faskes.id, appUser.faskesId))
    .where(
      and(
        eq(appUser.id, params.id),
        isNull(appUser.deletedAt),
        ctx.scope === 'own' ? eq(appUser.id, ctx.user.id) : undefined,
      ),
    );
  if (!found) throw notFound('Akun');
  return found;
};
