import { maskNiks } from '#contract/nik.ts';
import { z } from '#contract/zod.ts';
import type { Context } from '../context.ts';
import { speakable } from '../db/rows.ts';
import { ask } from './ask.ts';

/** Accepts the field names that different services use. */
const answer = z
  .object({
    isEligible: z.boolean().optional(),
    eligible: z.boolean().optional(),
    alasan: z.string().nullish(),
    reason: z.string().nullish(),
    message: z.string().nullish(),
  })
  .refine(said => said.isEligible !== undefined || said.eligible !== undefined)
  .transform(said => ({
    isEligible: said.isEligible ?? said.eligible ?? false,
    reason: said.alasan ?? said.reason ?? said.message ?? '',
  }));

const longest = 200;

/**
 * Asks the external eligibility service about a person.
 * @returns the reason why the person may not have a booster, an empty string when they may, or null
 * when no service is configured
 * @throws Problem 409 when the service cannot be reached
 */
export async function eligibilityRefusal(
  ctx: Pick<Context, 'deps' | 'log' | 'signal'>,
  person: { readonly nik: string; readonly nama: string },
): Promise<string | null> {
  const url = ctx.deps.config.outer.eligibilityUrl;
  if (url === null) return null;
  const said = await ask(ctx, { name: 'kelayakan booster', url, answer }, { ...person });
  if (said.isEligible) return '';
  return (
    speakable(maskNiks(said.reason)).slice(0, longest) || 'Belum layak menurut layanan kelayakan'
  );
}
