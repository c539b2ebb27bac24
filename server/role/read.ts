import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { toPage } from '#contract/list.ts';
import { roles } from '#contract/policy.ts';
import type { RoleRecord, roleCalls } from '#contract/role.ts';
import type { Handler } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { idIn, containsText, orderByThenId } from '../db/list-query.ts';
import { appUser, role } from '../db/schema/index.ts';
import { notFound } from '../problem.ts';

/**
 * Counts the live accounts of a role. `"role"."id"` is qualified by hand, since a bare `id` is the
 * account's.
 */
const accountCount = sql<number>`(select count(*)::int from app_user u where u.role_id = "role"."id" and u.deleted_at is null)`;

const roleColumns = {
  id: role.id,
  name: role.name,
  peranDasar: sql<RoleRecord['peranDasar']>`${role.peranDasar}`,
  bawaan: role.bawaan,
  keterangan: role.keterangan,
  jumlahPengguna: accountCount,
  version: role.version,
  createdAt: role.createdAt,
  createdBy: role.createdBy,
  modifiedAt: role.modifiedAt,
  modifiedBy: role.modifiedBy,
};

const roleSortColumns = {
  name: sql`lower(${role.name})`,
  peranDasar: sql`array_position(${sql.raw(`array['${roles.join("','")}']`)}, ${role.peranDasar})`,
  jumlahPengguna: accountCount,
  modifiedAt: role.modifiedAt,
};

export const list: Handler<typeof roleCalls.list> = async (ctx, { query }) => {
  const where = and(
    containsText(query.q, [role.name, role.keterangan]),
    idIn(role.id, query.id),
    query.peranDasar ? eq(role.peranDasar, query.peranDasar) : undefined,
    query.bawaan === undefined ? undefined : eq(role.bawaan, query.bawaan),
  );
  const rows = await ctx.db
    .select(roleColumns)
    .from(role)
    .where(where)
    .orderBy(...orderByThenId(roleSortColumns[query.sortBy], query.sortOrder, role.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [total] = await ctx.db.select({ n: count() }).from(role).where(where);
  return toPage(rows, total?.n ?? 0, query);
};

/** @throws Problem 404 */
export async function getRole(db: Queryable, id: number): Promise<RoleRecord> {
  const [found] = await db.select(roleColumns).from(role).where(eq(role.id, id));
  if (!found) throw notFound('Peran');
  return found;
}

/** Counts the live accounts that have a role. */
export async function countAccountsOfRole(db: Queryable, id: number): Promise<number> {
  const [counted] = await db
    .select({ n: count() })
    .from(appUser)
    .where(and(eq(appUser.roleId, id), isNull(appUser.deletedAt)));
  return counted?.n ?? 0;
}
