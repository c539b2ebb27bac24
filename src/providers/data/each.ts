import { CallError } from '../api/http.ts';

/** What happened to each of many. */
export interface Outcome<T> {
  readonly done: readonly T[];
  readonly failed: readonly { readonly item: T; readonly reason: string }[];
  /** Not begun, because the person stopped it or nothing could follow. */
  readonly left: readonly T[];
}

interface Options<T> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (soFar: Outcome<T>) => void;
}

/** After these nothing that follows can go better: signed out, or no way to the server. */
const endsAll = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.status === 0);

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Terjadi Kesalahan Sistem';

/**
 * Does one deed to many, one after the other, and tells what happened to each. A failure does not
 * stop the rest; the signal does, before the next one: what was begun is always seen to its end.
 */
export async function each<T>(
  items: readonly T[],
  deed: (item: T) => Promise<unknown>,
  { signal, onProgress }: Options<T> = {},
): Promise<Outcome<T>> {
  const done: T[] = [];
  const failed: { item: T; reason: string }[] = [];
  const outcome = (): Outcome<T> => ({
    done: [...done],
    failed: [...failed],
    left: items.slice(done.length + failed.length),
  });
  for (const item of items) {
    if (signal?.aborted) break;
    try {
      await deed(item);
      done.push(item);
    } catch (error) {
      failed.push({ item, reason: reasonOf(error) });
      if (endsAll(error)) break;
    }
    onProgress?.(outcome());
  }
  return outcome();
}

/** Some of many did not go well; the outcome says which and why. */
export class PartialFailure<T> extends Error {
  readonly outcome: Outcome<T>;

  constructor(outcome: Outcome<T>) {
    super(outcome.failed.map(({ reason }) => reason).join(' '));
    this.name = 'PartialFailure';
    this.outcome = outcome;
  }
}
