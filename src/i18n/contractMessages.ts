import { readIssueMessage, type Message } from '#contract/core/messages/message.ts';
import { renderIn } from '#contract/core/messages/render.ts';
import { errorsByField as messagesByField } from '#contract/core/messages/zod-issues.ts';
import type { z } from '#contract/core/zod.ts';
import { contractCatalog } from '#texts/contract.ts';

/** Renders a message of the contract in the language of the console. */
export const renderMessage = (message: Message): string => renderIn(contractCatalog, message);

/** Renders a message; a text that the server has rendered is returned unchanged. */
export const renderText = (text: Message | string): string =>
  typeof text === 'string' ? text : renderMessage(text);

/** Renders messages by field. */
export const renderByField = <F extends string>(
  messages: Readonly<Partial<Record<F, readonly Message[]>>>,
): Record<F, string[]> =>
  Object.fromEntries(
    Object.entries<readonly Message[] | undefined>(messages).map(([field, found]) => [
      field,
      (found ?? []).map(renderMessage),
    ]),
  ) as Record<F, string[]>;

/** Returns the texts of a failed parse by field path. */
export const errorsByField = (error: z.ZodError): Record<string, string[]> =>
  renderByField(messagesByField(error));

/** Returns the text of the first issue of a parse; undefined when it succeeded. */
export function firstIssueText(error: z.ZodError | undefined): string | undefined {
  const issue = error?.issues[0];
  return issue && renderMessage(readIssueMessage(issue.message));
}
