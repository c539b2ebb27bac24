import { eq } from 'drizzle-orm';
import { roleInput, type roleCalls } from '#contract/domains/role.ts';
import { asRole, highestRole, roles, type Role } from '#contract/policy.ts';
import {
  checkSuperadminRemains,
  lockAccountAdministration,
  moveDeletedAccountsToBuiltIn,
} from '#server/domains/user/index.ts';
import { endSessionsOfRole } from '#server/platform/auth/session.ts';
import type { Handlers } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { ignoringCase, inOrderOf } from '#server/platform/db/list-query.ts';
import { role } from '#server/platform/db/schema/index.ts';
import { formColumns } from '#server/platform/record/index.ts';
import { accountCount, roleRecords } from './records.ts';
import { checkBaseRoleChange, checkCanUseBaseRole, checkNotBuiltIn, checkUnused } from './rules.ts';

/** Returns a role with its base and the number of its accounts; undefined when it does not exist. */
export async function findRole(
  db: Queryable,
  id: number,
): Promise<{ id: number; base: Role; accounts: number } | undefined> {
  const [found] = await db
    .select({ id: role.id, base: role.peranDasar, accounts: accountCount })
    .from(role)
    .where(eq(role.id, id));
  const base = asRole(found?.base ?? '');
  return found && base ? { ...found, base } : undefined;
}

export const roleHandlers: Handlers<typeof roleCalls> = {
  list: roleRecords.list({
    search: [role.name, role.keterangan],
    sort: {
      name: ignoringCase(role.name),
      peranDasar: inOrderOf(roles, role.peranDasar),
      jumlahPengguna: accountCount,
      modifiedAt: role.modifiedAt,
    },
    filters: { peranDasar: role.peranDasar, bawaan: role.bawaan },
  }),
  get: (ctx, { params }) => roleRecords.get(ctx, params.id),

  create: async (ctx, { body }) => {
    checkCanUseBaseRole(ctx.user.role, body.peranDasar);
    return await roleRecords.insert(ctx, formColumns(roleInput.shape, body));
  },

  update: async (ctx, { params, body }) => {
    await lockAccountAdministration(ctx.db);
    // No account may get the role while its kind of organization changes.
    const before = await roleRecords.lock(ctx, params.id, { strength: 'update' });
    checkNotBuiltIn(before);
    checkVersion(ctx.expectedVersion, before, body);
    checkCanUseBaseRole(ctx.user.role, before.peranDasar);
    checkCanUseBaseRole(ctx.user.role, body.peranDasar);
    checkBaseRoleChange(before, body.peranDasar);
    const after = await roleRecords.update(ctx, before, formColumns(roleInput.shape, body));
    if (before.peranDasar !== after.peranDasar) {
      // A deleted account that is restored has the rights that it had.
      await moveDeletedAccountsToBuiltIn(ctx.db, after.id, before.peranDasar);
      await endSessionsOfRole(ctx.db, after.id, ctx.now);
      if (before.peranDasar === highestRole) await checkSuperadminRemains(ctx.db);
    }
    return after;
  },

  remove: async (ctx, { params }) => {
    const before = await roleRecords.lock(ctx, params.id, { strength: 'update' });
    checkNotBuiltIn(before);
    checkVersion(ctx.expectedVersion, before, null);
    checkCanUseBaseRole(ctx.user.role, before.peranDasar);
    checkUnused(before);
    await moveDeletedAccountsToBuiltIn(ctx.db, before.id, before.peranDasar);
    return await roleRecords.remove(ctx, before);
  },
};
