import { CallError } from './http.ts';

/**
 * Whether a call failed because what its path names does not exist. The server answers 422 to an ID
 * of the wrong form, such as one that is not a number, which names nothing either.
 */
export const isNotFound = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 422);
