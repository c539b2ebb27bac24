import type { roleCalls } from '#contract/role.ts';
import type { Handler } from '../context.ts';
import { role } from '../db/schema/index.ts';
import { getRole } from './read.ts';
import { checkCanUseBaseRole, withUniqueRoleName } from './rules.ts';

export const create: Handler<typeof roleCalls.create> = async (ctx, { body }) => {
  checkCanUseBaseRole(ctx.user.role, body.peranDasar);
  const inserted = await withUniqueRoleName(() =>
    ctx.db
      .insert(role)
      .values({
        name: body.name,
        peranDasar: body.peranDasar,
        keterangan: body.keterangan ?? null,
        createdAt: ctx.now.toISOString(),
        createdBy: ctx.user.fullName,
        modifiedAt: ctx.now.toISOString(),
        modifiedBy: ctx.user.fullName,
      })
      .returning({ id: role.id }),
  );
  const record = await getRole(ctx.db, inserted[0]?.id ?? 0);
  await ctx.audit({
    action: 'role.create',
    resource: 'role',
    recordId: record.id,
    recordLabel: record.name,
    after: { name: record.name, peranDasar: record.peranDasar, keterangan: record.keterangan },
  });
  return record;
};
