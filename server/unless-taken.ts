import { violatedConstraint } from './db/client.ts';
import { invalid } from './problem.ts';

/** Maps a unique constraint to the form field that it belongs to and the message shown there. */
interface Taken {
  readonly constraint: string;
  readonly field: string;
  readonly message: string;
}

/**
 * Runs a write and turns a violation of the given unique constraint into a field error.
 * @throws Problem 422 on that field; any other error unchanged
 */
export async function unlessTaken<T>(
  { constraint, field, message }: Taken,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === constraint) throw invalid(field, message);
    throw error;
  }
}
