import { and, asc, count, eq, isNull, sql, type AnyColumn } from 'drizzle-orm';
import { toPage } from '#contract/list.ts';
import { accountManagerRole } from '#contract/policy.ts';
import type { userCalls } from '#contract/user.ts';
import type { Handler } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { idIn, containsText, orderByThenId } from '../db/list-query.ts';
import { appUser, bhbu, faskes, role } from '../db/schema/index.ts';
import { accountColumns, selectAccounts } from './read.ts';

const userSortColumns = {
  fullName: sql`lower(${appUser.fullName})`,
  userName: sql`lower(${appUser.userName})`,
  namaPeran: sql`lower(${role.name})`,
  lastSignedInAt: sql`coalesce(${appUser.lastSignedInAt}, '-infinity')`,
  modifiedAt: appUser.modifiedAt,
};

export const list: Handler<typeof userCalls.list> = async (ctx, { query }) => {
  const equalsIfGiven = (column: AnyColumn, value?: number) =>
    value === undefined ? undefined : eq(column, value);
  const where = and(
    isNull(appUser.deletedAt),
    containsText(query.q, [
      appUser.userName,
      appUser.fullName,
      appUser.email,
      bhbu.namaBHBU,
      faskes.namaFaskes,
    ]),
    idIn(appUser.id, query.id),
    equalsIfGiven(appUser.id, query.idUser),
    equalsIfGiven(appUser.roleId, query.roleId),
    equalsIfGiven(appUser.bhbuId, query.idBHBU),
    equalsIfGiven(appUser.faskesId, query.idFaskes),
    query.isActive === undefined ? undefined : eq(appUser.isActive, query.isActive),
  );
  const rows = await selectAccounts(ctx.db)
    .where(where)
    .orderBy(...orderByThenId(userSortColumns[query.sortBy], query.sortOrder, appUser.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [total] = await ctx.db
    .select({ n: count() })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .leftJoin(faskes, eq(faskes.id, appUser.faskesId))
    .where(where);
  return toPage(rows, total?.n ?? 0, query);
};

/**
 * Lists account choices, including inactive accounts, whose records can still be filtered by user.
 */
export const choices: Handler<typeof userCalls.choices> = async (ctx, { query }) => {
  const { id, fullName: name, organizationID, organizationName } = accountColumns;
  const found = ctx.db
    .select({ id, name, organizationID, organizationName })
    .from(appUser)
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .leftJoin(faskes, eq(faskes.id, appUser.faskesId))
    .where(
      and(
        idIn(appUser.id, query.id) ?? isNull(appUser.deletedAt),
        containsText(query.q, [appUser.fullName, bhbu.namaBHBU, faskes.namaFaskes]),
      ),
    )
    .orderBy(asc(sql`lower(${appUser.fullName})`), asc(appUser.id));
  return await (query.limit === undefined ? found : found.limit(query.limit));
};

/** Lists the active account managers; those requested by id are included even when inactive. */
export const choicesOfAm: Handler<typeof userCalls.choicesOfAm> = async (ctx, { query }) => {
  const found = ctx.db
    .select({ id: appUser.id, name: appUser.fullName })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(
      and(
        eq(role.peranDasar, accountManagerRole),
        idIn(appUser.id, query.id) ?? and(isNull(appUser.deletedAt), eq(appUser.isActive, true)),
        containsText(query.q, [appUser.fullName]),
      ),
    )
    .orderBy(asc(sql`lower(${appUser.fullName})`), asc(appUser.id));
  return await (query.limit === undefined ? found : found.limit(query.limit));
};

/** Checks that an account is an active account manager. */
export async function isAccountManager(db: Queryable, id: number): Promise<boolean> {
  const found = await db
    .select({ id: appUser.id })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(
      and(
        eq(appUser.id, id),
        eq(role.peranDasar, accountManagerRole),
        isNull(appUser.deletedAt),
        eq(appUser.isActive, true),
      ),
    );
  return found.length > 0;
}
