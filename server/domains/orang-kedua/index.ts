import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { maxDeciders, type orangKeduaCalls } from '#contract/domains/orang-kedua.ts';
import { canAccess, type Role } from '#contract/policy.ts';
import type { TwoPersonAction } from '#contract/two-person-actions.ts';
import { twoPersons } from '#contract/two-persons.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { appUser, role, usulanPerubahan } from '#server/platform/db/schema/index.ts';
import {
  checkPerson,
  isTwoPersonAction,
  rolesWith,
} from '#server/platform/lifecycle/two-persons.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';

/** How many accounts are checked before the next ones are read. */
const batchSize = 30;

/** Returns the roles that decide on a record. */
async function rolesOf({ db }: Context, action: TwoPersonAction, id: number): Promise<Role[]> {
  const withRight = rolesWith(twoPersons[action].right);
  if (action !== 'usulanPerubahan.accept') return withRight;
  // Who decides on a proposed change depends on the change.
  const [proposal] = await db
    .select({ roles: usulanPerubahan.peranPemutus })
    .from(usulanPerubahan)
    .where(eq(usulanPerubahan.id, id));
  return withRight.filter(one => (proposal?.roles as readonly string[] | undefined)?.includes(one));
}

/** Lists some of the active accounts of the caller's organisation with a role, except the caller's own. */
const listColleagues = ({ db, user }: Context, roles: readonly Role[], offset: number) =>
  db
    .select({ id: appUser.id, fullName: appUser.fullName, role: role.peranDasar })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(
      and(
        inArray(role.peranDasar, [...roles]),
        ne(appUser.id, user.id),
        eq(appUser.isActive, true),
        isNull(appUser.deletedAt),
        sql`${appUser.bhbuId} is not distinct from ${user.bhbuId}`,
        sql`${appUser.faskesId} is not distinct from ${user.faskesId}`,
      ),
    )
    .orderBy(asc(appUser.fullName), asc(appUser.id))
    .limit(batchSize)
    .offset(offset);

/**
 * Names the active accounts of the caller's organisation that may make a decision: up to `maxDeciders` of the first ones,
 * or of later ones while none was found.
 */
async function findDeciders(ctx: Context, action: TwoPersonAction, id: number): Promise<string[]> {
  const roles = await rolesOf(ctx, action, id);
  const names: string[] = [];
  for (let offset = 0; roles.length > 0; offset += batchSize) {
    const accounts = await listColleagues(ctx, roles, offset);
    for (const { id: accountId, fullName, role: ofAccount } of accounts) {
      const other = { ...ctx, user: { id: accountId, fullName, role: ofAccount } };
      const { refusal } = await checkPerson(other, action, id);
      if (!refusal) names.push(fullName);
      if (names.length === maxDeciders) break;
    }
    if (names.length > 0 || accounts.length < batchSize) break;
  }
  return names;
}

export const orangKeduaHandlers: Handlers<typeof orangKeduaCalls> = {
  /**
   * Says what `twoPersons` would say to a decision. It depends on what the caller did, so it tells nothing of records
   * that the caller cannot reach. @throws Problem 403 without the right to decide, 404 for what is no such decision
   */
  check: async (ctx, { params: { tindakan, id } }) => {
    if (!isTwoPersonAction(tindakan)) throw notFound('decision');
    if (canAccess(ctx.user, twoPersons[tindakan].right) === undefined)
      throw new Problem('AKSES_DITOLAK', message('auth.forbidden'));
    const { refusal } = await checkPerson(ctx, tindakan, id);
    if (!refusal) return { sebab: null, pemutus: [] };
    return {
      sebab: refusal.key === 'lifecycle.samePerson' ? 'ORANG_SAMA' : 'AKUN_TERTAUT',
      pemutus: await findDeciders(ctx, tindakan, id),
    };
  },
};
