import { eq } from 'drizzle-orm';
import type { roleCalls } from '#contract/role.ts';
import type { Verb } from '../context.ts';
import { role } from '../db/schema/index.ts';
import { checkVersion } from '../db/version.ts';
import { Problem } from '../problem.ts';
import { freeOfDeleted } from '../user/holders.ts';
import { getRole, holdersOf } from './read.ts';
import { checkBase, checkNotBuiltIn } from './rules.ts';

export const remove: Verb<typeof roleCalls.remove> = async (ctx, { params }) => {
  await ctx.db.select({ id: role.id }).from(role).where(eq(role.id, params.id)).for('update');
  const record = await getRole(ctx.db, params.id);
  checkNotBuiltIn(record);
  checkVersion(ctx.versionRead, record, null);
  checkBase(ctx.user.role, record.peranDasar);
  const held = await holdersOf(ctx.db, record.id);
  if (held > 0) {
    throw new Problem(
      'MASIH_DIPAKAI',
      `${record.name} masih dipakai ${held} akun. Beri akun itu peran lain lebih dahulu.`,
    );
  }
  await freeOfDeleted(ctx.db, record.id, record.peranDasar);
  await ctx.db.delete(role).where(eq(role.id, record.id));
  await ctx.audit({
    action: 'role.delete',
    resource: 'role',
    recordId: record.id,
    recordLabel: record.name,
    before: { name: record.name, peranDasar: record.peranDasar, keterangan: record.keterangan },
  });
  return record;
};
