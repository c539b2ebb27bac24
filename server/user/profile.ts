import { eq } from 'drizzle-orm';
import type { userCalls } from '#contract/user.ts';
import { confirmPassword } from '../auth/confirm-password.ts';
import type { Handler } from '../context.ts';
import { appUser } from '../db/schema/index.ts';
import { checkVersion } from '../db/check-version.ts';
import { enqueueMessage } from '../outbox/outbox.ts';
import { invalidField } from '../problem.ts';
import { getAccountOrDeleted } from './read.ts';
import { updateAccount } from './write.ts';

/**
 * Updates the caller's own name, email and phone. Email and phone need the current password, since
 * an unlocked screen must not suffice to redirect messages about the account.
 */
export const updateProfile: Handler<typeof userCalls.updateProfile> = async (ctx, { body }) => {
  const [locked] = await ctx.db
    .select({ passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.id, ctx.user.id))
    .for('update');
  const before = await getAccountOrDeleted(ctx.db, ctx.user.id);
  checkVersion(ctx.expectedVersion, before, { ...body, passwordLama: undefined });
  const email = body.email ?? null;
  const phone = body.noHP ?? null;
  if (email !== before.email || phone !== before.noHP) {
    if (!body.passwordLama) {
      throw invalidField(
        'passwordLama',
        'Isi kata sandi sekarang untuk mengganti email atau nomor HP',
      );
    }
    await confirmPassword(ctx, locked?.passwordHash ?? null, body.passwordLama);
  }
  const after = await updateAccount(ctx, 'profile', before, {
    fullName: body.fullName,
    email,
    noHP: phone,
  });
  if (before.email !== null && before.email !== email) {
    await enqueueMessage(ctx.db, ctx.now, 'mail', {
      to: before.email,
      subject: 'Email akun Portal Vaksin Anda diganti',
      text: `Email akun ${after.userName} baru saja diganti. Bila bukan Anda yang melakukannya, hubungi administrator.`,
    });
  }
  return after;
};
