import { eq, sql } from 'drizzle-orm';
import { highestRole } from '#contract/policy.ts';
import type { roleCalls } from '#contract/role.ts';
import { diffFields } from '../audit/write-audit.ts';
import type { Handler } from '../context.ts';
import { role } from '../db/schema/index.ts';
import { checkVersion } from '../db/check-version.ts';
import { checkSuperadminRemains, lockAccountAdministration } from '../user/account-lock.ts';
import { endSessionsOfRole } from '../user/accounts-by-owner.ts';
import { getRole } from './read.ts';
import {
  checkCanUseBaseRole,
  checkBaseRoleChange,
  checkNotBuiltIn,
  withUniqueRoleName,
} from './rules.ts';

export const update: Handler<typeof roleCalls.update> = async (ctx, { params, body }) => {
  await lockAccountAdministration(ctx.db);
  await ctx.db.select({ id: role.id }).from(role).where(eq(role.id, params.id)).for('update');
  const before = await getRole(ctx.db, params.id);
  checkNotBuiltIn(before);
  checkVersion(ctx.expectedVersion, before, body);
  checkCanUseBaseRole(ctx.user.role, before.peranDasar);
  checkCanUseBaseRole(ctx.user.role, body.peranDasar);
  await checkBaseRoleChange(ctx.db, before, body.peranDasar);

  await withUniqueRoleName(() =>
    ctx.db
      .update(role)
      .set({
        name: body.name,
        peranDasar: body.peranDasar,
        keterangan: body.keterangan ?? null,
        version: sql`${role.version} + 1`,
        modifiedAt: ctx.now.toISOString(),
        modifiedBy: ctx.user.fullName,
      })
      .where(eq(role.id, params.id)),
  );
  if (before.peranDasar !== body.peranDasar) {
    await endSessionsOfRole(ctx.db, params.id, ctx.now);
    if (before.peranDasar === highestRole) await checkSuperadminRemains(ctx.db);
  }
  const after = await getRole(ctx.db, params.id);
  const changes = diffFields(
    { name: before.name, peranDasar: before.peranDasar, keterangan: before.keterangan },
    { name: after.name, peranDasar: after.peranDasar, keterangan: after.keterangan },
  );
  await ctx.audit({
    action: 'role.update',
    resource: 'role',
    recordId: after.id,
    recordLabel: after.name,
    ...changes,
  });
  return after;
};
