import { containsNik } from '#contract/core/values/nik.ts';
import { z } from '#contract/core/zod.ts';
import type { Context } from '#server/platform/context.ts';
import { callExternalService } from './call-service.ts';

/** A ticket number: letters, digits and dashes; never one that contains an identity number. */
const ticketNumberSchema = z
  .string()
  .trim()
  .regex(/^[A-Z0-9-]{4,40}$/i)
  .refine(text => !containsNik(text) && !containsNik(text.replaceAll('-', '')));

const ticketAnswerSchema = z
  .object({
    noTiket: ticketNumberSchema.optional(),
    ticket: ticketNumberSchema.optional(),
    tiket: ticketNumberSchema.optional(),
  })
  .transform(response => response.noTiket ?? response.ticket ?? response.tiket)
  .pipe(ticketNumberSchema);

/**
 * Requests a booster ticket number from the external service; null when no service is configured.
 * @throws Problem 409 when the service cannot be reached
 */
export async function requestExternalTicket(
  ctx: Pick<Context, 'deps' | 'log' | 'signal'>,
  request: { readonly nik: string; readonly prefix: string },
): Promise<string | null> {
  const url = ctx.deps.config.external.ticketUrl;
  if (url === null) return null;
  return await callExternalService(
    ctx,
    { name: 'ticket', url, answer: ticketAnswerSchema },
    { ...request },
  );
}
