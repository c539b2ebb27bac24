import { violatedUniqueConstraint } from './client.ts';
import { invalidField } from '../problem.ts';

/** Maps a unique constraint to the form field that it belongs to and the message shown there. */
interface UniqueViolationMessage {
  readonly constraint: string;
  readonly field: string;
  readonly message: string;
}

/**
 * Runs a write and turns a violation of the given unique constraint into a field error.
 * @throws Problem 422 on that field; any other error unchanged
 */
export async function mapUniqueViolation<T>(
  { constraint, field, message }: UniqueViolationMessage,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedUniqueConstraint(error) === constraint) throw invalidField(field, message);
    throw error;
  }
}
