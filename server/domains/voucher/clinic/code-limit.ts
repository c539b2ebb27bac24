import { and, eq, type SQL } from 'drizzle-orm';
import { withPrecheck, type Context } from '#server/platform/context.ts';
import { voucher } from '#server/platform/db/schema/index.ts';

/**
 * Counts an entered voucher code against the limits of the account and its network.
 * @param scope condition for the vouchers that the caller may know; another one counts as a guess
 * @throws Problem 429 when a limit is exceeded
 */
export const limitCodeGuesses = (
  ctx: Context,
  code: string,
  scope: SQL | undefined,
): Promise<void> =>
  ctx.deps.throttle.countVoucherCode(
    ctx,
    async () => (await ctx.db.$count(voucher, and(eq(voucher.code, code), scope))) > 0,
  );

/**
 * Wraps a handler that takes a voucher code with the limit of entered codes.
 * @param codeOf returns the code of the input; undefined when it has none
 * @param scope condition for the vouchers that the caller may know; another one counts as a guess
 */
export const withCodeLimit = <I, A>(
  handler: (ctx: Context, input: I) => Promise<A>,
  codeOf: (input: I) => string | null | undefined,
  scope: (ctx: Context) => SQL | undefined = () => undefined,
): ((ctx: Context, input: I) => Promise<A>) =>
  withPrecheck(handler, async (ctx, input) => {
    const code = codeOf(input);
    if (code) await limitCodeGuesses(ctx, code, scope(ctx));
  });
