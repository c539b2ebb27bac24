import { eq, sql } from 'drizzle-orm';
import type { authCalls } from '#contract/domains/auth.ts';
import type { Handler } from '#server/platform/context.ts';
import { appUser } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { enqueueMessage } from '#server/platform/outbox/outbox.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { confirmPassword } from './confirm-password.ts';
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
  if (account.email) {
    const notice = {
      to: account.email,
      subject: translator.render(message('mail.password.subject')),
      text: translator.render(message('mail.password.text', { nama: account.userName })),
      path: '/',
      about: { resource: 'user', recordId: account.id },
    };
    await enqueueMessage(ctx.db, ctx.now, 'mail', notice, { isAccountMail: true });
  }
  await ctx.audit({
    action: 'account.password',
    resource: 'account',
    recordId: account.id,
    recordLabel: account.userName,
  });
  return { changed: true };
};
