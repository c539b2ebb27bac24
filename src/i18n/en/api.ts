import type { api as indonesian } from '../id/api.ts';
import type { Translated } from '../messages.ts';

/** Messages of failures that the server does not explain. */
export const api: Translated<typeof indonesian> = {
  system_error: 'A system error occurred',
  unreachable: 'The server cannot be reached. Check your connection, then try again.',
  retry_in: 'Try again in %{time}.',
  retry_advice: 'Try again',
};
