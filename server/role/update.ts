import { eq, sql } from 'drizzle-orm';
import { highestRole } from '#contract/policy.ts';
import type { roleCalls } from '#contract/role.ts';
import { changed } from '../audit/audit.ts';
import type { Verb } from '../context.ts';
import { role } from '../db/schema/index.ts';
import { checkVersion } from '../db/version.ts';
import { checkHighestLeft, oneAtATime } from '../user/guard.ts';
import { endSessionsOfRole } from '../user/holders.ts';
import { getRole } from './read.ts';
import { checkBase, checkHoldersBelong, checkNotBuiltIn, nameIsFree } from './rules.ts';

export const update: Verb<typeof roleCalls.update> = async (ctx, { params, body }) => {
  await oneAtATime(ctx.db);
  await ctx.db.select({ id: role.id }).from(role).where(eq(role.id, params.id)).for('update');
  const before = await getRole(ctx.db, params.id);
  checkNotBuiltIn(before);
  checkVersion(ctx.versionRead, before, body);
  checkBase(ctx.user.role, before.peranDasar);
  checkBase(ctx.user.role, body.peranDasar);
  await checkHoldersBelong(ctx.db, before, body.peranDasar);

  await nameIsFree(() =>
    ctx.db
      .update(role)
      .set({
        name: body.name,
        baseRole: body.peranDasar,
        description: body.keterangan ?? null,
        version: sql`${role.version} + 1`,
        modifiedAt: ctx.now.toISOString(),
        modifiedBy: ctx.user.fullName,
      })
      .where(eq(role.id, params.id)),
  );
  if (before.peranDasar !== body.peranDasar) {
    await endSessionsOfRole(ctx.db, params.id, ctx.now);
    if (before.peranDasar === highestRole) await checkHighestLeft(ctx.db);
  }
  const after = await getRole(ctx.db, params.id);
  const difference = changed(
    { name: before.name, peranDasar: before.peranDasar, keterangan: before.keterangan },
    { name: after.name, peranDasar: after.peranDasar, keterangan: after.keterangan },
  );
  await ctx.audit({
    action: 'role.update',
    resource: 'role',
    recordId: after.id,
    recordLabel: after.name,
    ...difference,
  });
  return after;
};
