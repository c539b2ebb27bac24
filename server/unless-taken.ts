import { violatedConstraint } from './db/client.ts';
import { invalid } from './problem.ts';

/** What a unique constraint is to people: the field whose value somebody has already, and how that is said. */
interface Taken {
  readonly constraint: string;
  readonly field: string;
  readonly message: string;
}

/** Runs a write; a value that is taken is told at its field. @throws Problem 422 */
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
