import { and, eq, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import {
  defaultGraceDays,
  rolesWithFactor,
  type FactorMode,
  type FactorRule,
  type factorRuleCalls,
} from '#contract/domains/factor-rule.ts';
import { canGrantRole, roles, type Role } from '#contract/policy.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { appUser, factorRule, role } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { hasFactor } from './factor-store.ts';

/** SQL expression: when the time of grace of the account ends, under the rule of its role. */
const graceEnd = sql`(greatest(${factorRule.since}, ${appUser.createdAt}) + make_interval(days => ${factorRule.graceDays}))`;

/** SQL expression: the role of the account requires a second factor, which it does not have. */
const lacksFactor = sql`(${factorRule.mode} = 'wajib' and not ${hasFactor})`;

/** SQL expression: the account must set up a second factor before anything else. It needs the rule of its role. */
export const mustSetFactor = (now: Placeholder | string): SQL<boolean> =>
  sql<boolean>`coalesce(case when ${lacksFactor} then ${graceEnd} <= ${now}::timestamptz else false end, false)`;

/** Returns the rule of an account's role, and when it must have a second factor; null when it need not. */
export async function findOwnRule(
  db: Queryable,
  userId: number,
): Promise<{ mode: FactorMode; deadline: string | null }> {
  const [found] = await db
    .select({
      mode: sql<FactorMode>`coalesce(${factorRule.mode}, 'opsional')`,
      deadline: sql<Date | string | null>`case when ${lacksFactor} then ${graceEnd} end`,
    })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .leftJoin(factorRule, eq(factorRule.role, role.peranDasar))
    .where(eq(appUser.id, userId));
  const deadline = found?.deadline ?? null;
  return {
    mode: found?.mode ?? 'opsional',
    deadline: deadline === null ? null : new Date(deadline).toISOString(),
  };
}

/**
 * Adds the rules that a database lacks: the roles of `rolesWithFactor` need a second factor, which begins with
 * the first start, so that the accounts of a portal that is updated have their time of grace. In a portal with
 * demo data no role needs one.
 */
export async function addMissingFactorRules(
  db: Queryable,
  { now, isDemo }: { now: Date; isDemo: boolean },
): Promise<void> {
  const at = now.toISOString();
  const needed: readonly Role[] = isDemo ? [] : rolesWithFactor;
  await db
    .insert(factorRule)
    .values(
      roles.map(one => ({
        role: one,
        mode: needed.includes(one) ? 'wajib' : 'opsional',
        graceDays: defaultGraceDays,
        since: at,
        createdAt: at,
        modifiedAt: at,
      })),
    )
    .onConflictDoNothing();
}

/** Reads the rules of all roles, or of one. */
async function findRules(db: Queryable, only?: Role): Promise<FactorRule[]> {
  const rules = await db
    .select({
      peran: sql<Role>`${factorRule.role}`,
      mode: sql<FactorMode>`${factorRule.mode}`,
      masaTenggang: factorRule.graceDays,
      sejak: factorRule.since,
      version: factorRule.version,
      createdAt: factorRule.createdAt,
      createdBy: factorRule.createdBy,
      modifiedAt: factorRule.modifiedAt,
      modifiedBy: factorRule.modifiedBy,
    })
    .from(factorRule)
    .where(only === undefined ? undefined : eq(factorRule.role, only));
  const counts = await db
    .select({
      role: role.peranDasar,
      accounts: sql<number>`count(*)::int`,
      without: sql<number>`(count(*) filter (where not ${hasFactor}))::int`,
    })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(and(eq(appUser.isActive, true), isNull(appUser.deletedAt)))
    .groupBy(role.peranDasar);
  return rules
    .map(rule => {
      const count = counts.find(one => one.role === rule.peran);
      return { ...rule, jumlahAkun: count?.accounts ?? 0, tanpaFaktor: count?.without ?? 0 };
    })
    .sort((a, b) => roles.indexOf(a.peran) - roles.indexOf(b.peran));
}

/** Returns the rule of a role. @throws Problem 409 while the server has not added it yet */
async function getRule(db: Queryable, peran: Role): Promise<FactorRule> {
  const [found] = await findRules(db, peran);
  if (!found) throw new Problem('KEADAAN_SALAH', message('factor.ruleMissing'));
  return found;
}

export const factorRuleHandlers: Handlers<typeof factorRuleCalls> = {
  list: ({ db }) => findRules(db),
  async update(ctx: Context, { params, body }) {
    if (!canGrantRole(ctx.user.role, params.peran)) {
      throw new Problem('AKSES_DITOLAK', message('factor.ruleOfAdministrators'));
    }
    await ctx.db
      .select({ role: factorRule.role })
      .from(factorRule)
      .where(eq(factorRule.role, params.peran))
      .for('update');
    const before = await getRule(ctx.db, params.peran);
    checkVersion(ctx.expectedVersion, before, body);
    const isNewMode = body.mode !== before.mode;
    await ctx.db
      .update(factorRule)
      .set({
        mode: body.mode,
        graceDays: body.masaTenggang,
        ...(isNewMode ? { since: ctx.now.toISOString() } : {}),
        version: before.version + 1,
        modifiedAt: ctx.now.toISOString(),
        modifiedBy: ctx.user.fullName,
      })
      .where(eq(factorRule.role, params.peran));
    const after = await getRule(ctx.db, params.peran);
    await ctx.audit({
      action: 'factorRule.update',
      resource: 'factorRule',
      recordId: params.peran,
      recordLabel: params.peran,
      before: { mode: before.mode, masaTenggang: before.masaTenggang },
      after: { mode: after.mode, masaTenggang: after.masaTenggang },
    });
    return after;
  },
};
