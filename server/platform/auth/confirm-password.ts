import type { Context } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { findKnownDevice } from './devices.ts';
import { verifyPassword } from './password.ts';

/**
 * Verifies the current password of a signed-in user; failures are throttled like those of the
 * sign-in.
 * @param passwordHash the account's password hash, read under a row lock
 * @throws Problem 422 on `passwordLama`, 429
 */
export async function confirmPassword(
  ctx: Pick<Context, 'db' | 'now' | 'cookies' | 'deps' | 'user' | 'address'>,
  passwordHash: string | null,
  password: string,
): Promise<void> {
  const device = await findKnownDevice(ctx, ctx.user.userName);
  const attempt = {
    userName: ctx.user.userName,
    address: ctx.address,
    deviceId: device?.id ?? null,
  };
  await ctx.deps.throttle.assertAllowed(attempt);
  if (await verifyPassword(passwordHash, password)) return;
  await ctx.deps.throttle.recordFailure(attempt);
  throw invalidField('passwordLama', message('password.currentWrong'));
}
