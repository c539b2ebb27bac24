import { api } from '#texts/api.ts';
import { CallError } from '../api/http.ts';

/** Result of running a command on many items. */
export interface BatchOutcome<T> {
  readonly done: readonly T[];
  readonly failed: readonly { readonly item: T; readonly reason: string }[];
  /** Items not processed, because the run was aborted or could not continue. */
  readonly notRun: readonly T[];
}

interface BatchOptions<T> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: BatchOutcome<T>) => void;
}

/** After 401 or a network failure the remaining items would fail too. */
const stopsBatch = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.status === 0);

const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : api.system_error;

/**
 * Runs a command on items one after another. Failures do not stop the run; `signal` does, before
 * the next item, so that a started item always completes.
 */
export async function runForEach<T>(
  items: readonly T[],
  command: (item: T) => Promise<unknown>,
  { signal, onProgress }: BatchOptions<T> = {},
): Promise<BatchOutcome<T>> {
  const done: T[] = [];
  const failed: { item: T; reason: string }[] = [];
  const outcome = (): BatchOutcome<T> => ({
    done: [...done],
    failed: [...failed],
    notRun: items.slice(done.length + failed.length),
  });
  for (const item of items) {
    if (signal?.aborted) break;
    try {
      await command(item);
      done.push(item);
    } catch (error) {
      failed.push({ item, reason: errorMessage(error) });
      if (stopsBatch(error)) break;
    }
    onProgress?.(outcome());
  }
  return outcome();
}

/** Thrown when some items of a batch failed; `outcome` has the reasons. */
export class PartialFailure<T> extends Error {
  readonly outcome: BatchOutcome<T>;

  constructor(outcome: BatchOutcome<T>) {
    super(outcome.failed.map(({ reason }) => reason).join(' '));
    this.name = 'PartialFailure';
    this.outcome = outcome;
  }
}
