import type { z } from '#contract/core/zod.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { errorsByField } from '#contract/core/messages/zod-issues.ts';
import { translator } from '#server/platform/messages/translator.ts';

/** Renders a message in Indonesian. */
export const rendered = (message: Message): string => translator.render(message);

/** Renders messages by field in Indonesian. */
export const renderedByField = (
  errors: Readonly<Record<string, readonly Message[] | undefined>>,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, (messages ?? []).map(rendered)]),
  );

/** Returns the Indonesian texts of a failed parse by field. */
export const renderedErrors = (error: z.ZodError | undefined): Record<string, string[]> =>
  error ? renderedByField(errorsByField(error)) : {};
