import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CompanyRight } from '#contract/policy.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { appUser, role } from '#server/platform/db/schema/index.ts';

/** An account of a company, as its colleagues name it. */
export interface Colleague {
  readonly id: number;
  readonly nama: string;
}

/** Lists the accounts of a company that can sign in and have a right, by name. */
export async function findAccountsWithRight(
  db: Queryable,
  bhbuId: number,
  right: CompanyRight,
): Promise<Colleague[]> {
  return await db
    .select({ id: appUser.id, nama: appUser.fullName })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(
      and(
        eq(appUser.bhbuId, bhbuId),
        eq(role.peranDasar, 'BHBU'),
        eq(appUser.isActive, true),
        isNull(appUser.deletedAt),
        sql`${right} = any(${appUser.hak})`,
      ),
    )
    .orderBy(appUser.fullName, appUser.id);
}
