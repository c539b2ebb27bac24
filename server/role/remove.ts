import { eq } from 'drizzle-orm';
import type { roleCalls } from '#contract/role.ts';
import type { Handler } from '../context.ts';
import { role } from '../db/schema/index.ts';
import { checkVersion } from '../db/check-version.ts';
import { Problem } from '../problem.ts';
import { moveDeletedAccountsToBuiltIn } from '../user/accounts-by-owner.ts';
import { getRole, countAccountsOfRole } from './read.ts';
import { checkCanUseBaseRole, checkNotBuiltIn } from './rules.ts';

export const remove: Handler<typeof roleCalls.remove> = async (ctx, { params }) => {
  await ctx.db.select({ id: role.id }).from(role).where(eq(role.id, params.id)).for('update');
  const record = await getRole(ctx.db, params.id);
  checkNotBuiltIn(record);
  checkVersion(ctx.expectedVersion, record, null);
  checkCanUseBaseRole(ctx.user.role, record.peranDasar);
  const accountCount = await countAccountsOfRole(ctx.db, record.id);
  if (accountCount > 0) {
    throw new Problem(
      'MASIH_DIPAKAI',
      `${record.name} masih dipakai ${accountCount} akun. Beri akun itu peran lain lebih dahulu.`,
    );
  }
  await moveDeletedAccountsToBuiltIn(ctx.db, record.id, record.peranDasar);
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
