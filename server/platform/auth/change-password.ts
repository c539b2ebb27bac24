import { eq } from 'drizzle-orm';
import type { authCalls } from '#contract/domains/auth.ts';
import type { Handler } from '#server/platform/context.ts';
import { appUser } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { confirmPassword } from './confirm-password.ts';
import { storeChosenPassword } from './store-password.ts';

/**
 * Changes the user's own password and ends all sessions of the account, the current one included.
 */
export const changePassword: Handler<typeof authCalls.changePassword> = async (ctx, { body }) => {
  const [account] = await ctx.db
    .select()
    .from(appUser)
    .where(eq(appUser.id, ctx.user.id))
    // A stronger lock would wait for an import that this account is saving.
    .for('no key update');
  if (!account) throw new Problem('SESI_BERAKHIR', message('auth.sessionEnded'));

  await confirmPassword(ctx, account.passwordHash, body.passwordLama);
  if (body.passwordBaru === body.passwordLama) {
    throw invalidField('passwordBaru', message('password.sameAsCurrent'));
  }
  await storeChosenPassword(ctx, account, body.passwordBaru);
  await ctx.audit({
    action: 'account.password',
    resource: 'account',
    recordId: account.id,
    recordLabel: account.userName,
  });
  return { changed: true };
};
