export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * What a call writes: nothing, in which case its connection refuses every write; a trace of the read itself,
 * such as an audit entry or the filed copy of a document; or records.
 */
export type Writes = 'nothing' | 'trace' | 'records';

/** Returns what a call writes. It is apart from `endpoint.ts` because the sign-in page loads it without zod. */
export const writesOf = ({
  method,
  writes = method === 'GET' ? 'nothing' : 'records',
}: {
  readonly method: Method;
  readonly writes?: Writes;
}): Writes => writes;
