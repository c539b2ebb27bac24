import type { Context } from '../context.ts';
import { invalid } from '../problem.ts';
import { passwordMatches } from './password.ts';

/**
 * Makes sure that whoever has the session also knows its password; guessing is slowed as it is at
 * the door.
 * @param kept the account's hash, read under its lock
 * @throws Problem 422 on `passwordLama`, 429
 */
export async function confirmPassword(
  ctx: Pick<Context, 'deps' | 'user' | 'address'>,
  kept: string | null,
  password: string,
): Promise<void> {
  const attempt = { userName: ctx.user.userName, address: ctx.address };
  await ctx.deps.throttle.admit(attempt);
  if (await passwordMatches(kept, password)) return;
  await ctx.deps.throttle.failed(attempt);
  throw invalid('passwordLama', 'Kata sandi sekarang tidak cocok');
}
