import type { roleCalls } from '#contract/role.ts';
import type { Verb } from '../context.ts';
import { role } from '../db/schema/index.ts';
import { getRole } from './read.ts';
import { checkBase, nameIsFree } from './rules.ts';

export const create: Verb<typeof roleCalls.create> = async (ctx, { body }) => {
  checkBase(ctx.user.role, body.peranDasar);
  const made = await nameIsFree(() =>
    ctx.db
      .insert(role)
      .values({
        name: body.name,
        baseRole: body.peranDasar,
        description: body.keterangan ?? null,
        createdAt: ctx.now.toISOString(),
        createdBy: ctx.user.fullName,
        modifiedAt: ctx.now.toISOString(),
        modifiedBy: ctx.user.fullName,
      })
      .returning({ id: role.id }),
  );
  const record = await getRole(ctx.db, made[0]?.id ?? 0);
  await ctx.audit({
    action: 'role.create',
    resource: 'role',
    recordId: record.id,
    recordLabel: record.name,
    after: { name: record.name, peranDasar: record.peranDasar, keterangan: record.keterangan },
  });
  return record;
};
