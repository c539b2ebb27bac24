import { maskNiks } from '#contract/core/values/nik.ts';
import { z } from '#contract/core/zod.ts';
import type { Context } from '#server/platform/context.ts';
import { toStorableText } from '#server/platform/db/bulk-rows.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { callExternalService } from './call-service.ts';

/** Accepts the field names that different services use. */
const eligibilityAnswerSchema = z
  .object({
    isEligible: z.boolean().optional(),
    eligible: z.boolean().optional(),
    alasan: z.string().nullish(),
    reason: z.string().nullish(),
    message: z.string().nullish(),
  })
  .refine(response => response.isEligible !== undefined || response.eligible !== undefined)
  .transform(response => ({
    isEligible: response.isEligible ?? response.eligible ?? false,
    reason: response.alasan ?? response.reason ?? response.message ?? '',
  }));

const maxReasonChars = 200;

/**
 * Asks the external eligibility service about a person.
 * @returns the reason why the person may not have a booster, an empty string when they may, or null
 * when no service is configured
 * @throws Problem 409 when the service cannot be reached
 */
export async function externalIneligibilityReason(
  ctx: Pick<Context, 'deps' | 'log' | 'signal'>,
  person: { readonly nik: string; readonly nama: string },
): Promise<string | null> {
  const url = ctx.deps.config.external.eligibilityUrl;
  if (url === null) return null;
  const response = await callExternalService(
    ctx,
    { name: 'eligibility', url, answer: eligibilityAnswerSchema },
    { ...person },
  );
  if (response.isEligible) return '';
  return (
    toStorableText(maskNiks(response.reason)).slice(0, maxReasonChars) ||
    translator.render(message('external.notEligible'))
  );
}
