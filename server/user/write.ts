import { eq, sql } from 'drizzle-orm';
import type { Account } from '#contract/user.ts';
import { changed, type AuditEntry } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { appUser } from '../db/schema/index.ts';
import { readAccount } from './read.ts';

type Change = Partial<typeof appUser.$inferInsert>;

/** Returns the audit fields of an account, without password data. */
const forTrail = (account: Account) => ({
  fullName: account.fullName,
  email: account.email,
  noHP: account.noHP,
  peran: account.namaPeran,
  organisasi: account.organizationName,
  isActive: account.isActive,
});

/** Creates the audit entry of an action on an account. */
export const onAccount = (
  act: string,
  { id, userName }: Pick<Account, 'id' | 'userName'>,
  more: Pick<AuditEntry, 'before' | 'after'> = {},
): AuditEntry => ({
  action: `user.${act}`,
  resource: 'user',
  recordId: id,
  recordLabel: userName,
  ...more,
});

/** Updates a locked account, writes the audit entry and returns the new record. */
export async function writeAccount(
  ctx: Context,
  act: string,
  before: Account,
  values: Change,
): Promise<Account> {
  await ctx.db
    .update(appUser)
    .set({
      version: sql`${appUser.version} + 1`,
      modifiedAt: ctx.now.toISOString(),
      modifiedBy: ctx.user.fullName,
      ...values,
    })
    .where(eq(appUser.id, before.id));
  const after = await readAccount(ctx.db, before.id);
  await ctx.audit(onAccount(act, after, changed(forTrail(before), forTrail(after))));
  return after;
}
