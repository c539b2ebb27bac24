import type { Message } from '#contract/core/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { violatedConstraint } from './client.ts';

/** Maps a unique constraint or foreign key to its form field and the message shown there. */
export interface ConstraintMessage {
  readonly constraint: string;
  readonly field: string;
  readonly message: Message;
}

/**
 * Runs a write and turns a violation of one of the given constraints into a field error.
 * @throws Problem 422 on that field; any other error unchanged
 */
export async function mapConstraintViolation<T>(
  messages: readonly ConstraintMessage[],
  write: () => PromiseLike<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const violated = violatedConstraint(error);
    const found = messages.find(({ constraint }) => constraint === violated);
    if (found) throw invalidField(found.field, found.message);
    throw error;
  }
}
