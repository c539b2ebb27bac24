import { holdsNik } from '#contract/nik.ts';
import { z } from '#contract/zod.ts';
import type { Context } from '../context.ts';
import { ask } from './ask.ts';

/** A ticket number: letters, digits and dashes; never one that contains an identity number. */
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
 * Requests a booster ticket number from the external service; null when no service is configured.
 * @throws Problem 409 when the service cannot be reached
 */
export async function outerTicket(
  ctx: Pick<Context, 'deps' | 'log' | 'signal'>,
  asked: { readonly nik: string; readonly prefix: string },
): Promise<string | null> {
  const url = ctx.deps.config.outer.ticketUrl;
  if (url === null) return null;
  return await ask(ctx, { name: 'tiket booster', url, answer }, { ...asked });
}
