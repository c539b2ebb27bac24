import { eq, sql } from 'drizzle-orm';
import type { Account } from '#contract/user.ts';
import { diffFields, type NewAuditEntry } from '../audit/write-audit.ts';
import type { Context } from '../context.ts';
import { appUser } from '../db/schema/index.ts';
import { getAccountOrDeleted } from './read.ts';

type AccountColumns = Partial<typeof appUser.$inferInsert>;

/** Returns the audit fields of an account, without password data. */
const accountAuditFields = (account: Account) => ({
  fullName: account.fullName,
  email: account.email,
  noHP: account.noHP,
  peran: account.namaPeran,
  organisasi: account.organizationName,
  isActive: account.isActive,
});

/** Creates the audit entry of an action on an account. */
export const createAccountAuditEntry = (
  actionName: string,
  { id, userName }: Pick<Account, 'id' | 'userName'>,
  details: Pick<NewAuditEntry, 'before' | 'after'> = {},
): NewAuditEntry => ({
  action: `user.${actionName}`,
  resource: 'user',
  recordId: id,
  recordLabel: userName,
  ...details,
});

/** Updates a locked account, writes the audit entry and returns the new record. */
export async function updateAccount(
  ctx: Context,
  actionName: string,
  before: Account,
  values: AccountColumns,
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
  const after = await getAccountOrDeleted(ctx.db, before.id);
  await ctx.audit(
    createAccountAuditEntry(
      actionName,
      after,
      diffFields(accountAuditFields(before), accountAuditFields(after)),
    ),
  );
  return after;
}
