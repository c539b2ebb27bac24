import { CallError } from '../api/http.ts';

/** Result of running a command on many items. */
export interface Outcome<T> {
  readonly done: readonly T[];
  readonly failed: readonly { readonly item: T; readonly reason: string }[];
  /** Items not processed, because the run was aborted or could not continue. */
  readonly left: readonly T[];
}

interface Options<T> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (soFar: Outcome<T>) => void;
}

/** After 401 or a network failure the remaining items would fail too. */
const endsAll = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.status === 0);

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Terjadi Kesalahan Sistem';

/**
 * Runs a command on items one after another. Failures do not stop the run; `signal` does, before
 * the next item, so that a started item always completes.
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

/** Thrown when some items of a batch failed; `outcome` has the reasons. */
export class PartialFailure<T> extends Error {
  readonly outcome: Outcome<T>;

  constructor(outcome: Outcome<T>) {
    super(outcome.failed.map(({ reason }) => reason).join(' '));
    this.name = 'PartialFailure';
    this.outcome = outcome;
  }
}
