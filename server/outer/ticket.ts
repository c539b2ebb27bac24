import { holdsNik } from '#contract/nik.ts';
import { z } from '#contract/zod.ts';
import type { Context } from '../context.ts';
import { ask } from './ask.ts';

/** Letters, digits and dashes, as a person reads them out; never a number that names one. */
const number = z
  .string()
  .trim()
  .regex(/^[A-Z0-9-]{4,40}$/i)
  .refine(text => !holdsNik(text) && !holdsNik(text.replaceAll('-', '')));

const answer = z
  .object({ noTiket: number.optional(), ticket: number.optional(), tiket: number.optional() })
  .transform(said => said.noTiket ?? said.ticket ?? said.tiket)
  .pipe(number);

/**
 * The number that the ticket service gives; null where none is set.
 * @throws Problem 409 where it cannot be asked
 */
export async function outerTicket(
  ctx: Pick<Context, 'deps' | 'log' | 'signal'>,
  asked: { readonly nik: string; readonly prefix: string },
): Promise<string | null> {
  const url = ctx.deps.config.outer.ticketUrl;
  if (url === null) return null;
  return await ask(ctx, { name: 'tiket booster', url, answer }, { ...asked });
}
