import { eq } from 'drizzle-orm';
import type { userCalls } from '#contract/domains/user.ts';
import { tellAccount } from '#server/platform/auth/account-notice.ts';
import { confirmPassword } from '#server/platform/auth/confirm-password.ts';
import type { Handler } from '#server/platform/context.ts';
import { appUser } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { accounts } from './records.ts';

/**
 * Updates the caller's own name, email and phone. Email and phone need the current password, since
 * an unlocked screen must not suffice to redirect messages about the account.
 */
export const updateProfile: Handler<typeof userCalls.updateProfile> = async (ctx, { body }) => {
  const before = await accounts.lock(ctx, ctx.user.id, {
    submitted: { ...body, passwordLama: undefined },
  });
  const email = body.email ?? null;
  const phone = body.noHP ?? null;
  if (email !== before.email || phone !== before.noHP) {
    if (!body.passwordLama) {
      throw invalidField('passwordLama', message('user.passwordForContact'));
    }
    const [stored] = await ctx.db
      .select({ passwordHash: appUser.passwordHash })
      .from(appUser)
      .where(eq(appUser.id, ctx.user.id));
    await confirmPassword(ctx, stored?.passwordHash ?? null, body.passwordLama);
  }
  const after = await accounts.update(
    ctx,
    before,
    { fullName: body.fullName, email, noHP: phone },
    { action: 'profile' },
  );
  if (before.email !== email) {
    await tellAccount(ctx, { ...after, email: before.email }, 'email');
  }
  return after;
};
