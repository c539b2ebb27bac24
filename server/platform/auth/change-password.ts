import { eq, sql } from 'drizzle-orm';
import type { authCalls } from '#contract/domains/auth.ts';
import type { Handler } from '#server/platform/context.ts';
import { appUser } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { tellAccount } from './account-notice.ts';
import { confirmPassword } from './confirm-password.ts';
import { distrustDevices } from './devices.ts';
import { hashPassword } from './password.ts';
import { passwordWeakness } from './password-strength.ts';
import { endSessionsOfUser } from './session.ts';

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
  const weakness = passwordWeakness(body.passwordBaru, [account.userName, account.fullName]);
  if (weakness) throw invalidField('passwordBaru', weakness);

  await ctx.db
    .update(appUser)
    .set({
      passwordHash: await hashPassword(body.passwordBaru),
      passwordChangedAt: ctx.now.toISOString(),
      passwordExpiresAt: null,
      mustChangePassword: false,
      version: sql`${appUser.version} + 1`,
    })
    .where(eq(appUser.id, account.id));
  await endSessionsOfUser(ctx.db, account.id, 'ganti kata sandi', ctx.now);
  await distrustDevices(ctx.db, account.id);
  await tellAccount(ctx, account, 'password');
  await ctx.audit({
    action: 'account.password',
    resource: 'account',
    recordId: account.id,
    recordLabel: account.userName,
  });
  return { changed: true };
};
