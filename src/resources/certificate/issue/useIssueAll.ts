import { useEffect, useRef, useState } from 'react';
import { certificateCalls } from '#contract/domains/certificate/calls.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { OwnerFilter } from '../list/ownerFilter.ts';
import { changedByCertificates } from '../states.ts';

/** How many proofs were issued, and how many participants still wait. */
interface IssueProgress {
  readonly done: number;
  readonly left: number;
}

/**
 * Issues the proofs of all waiting participants with repeated calls, each of which issues a part.
 * @param total number of participants who wait at first
 * @param onComplete called with the number of proofs when none waits any more
 */
export function useIssueAll(
  filter: OwnerFilter,
  total: number,
  onComplete: (done: number) => void,
) {
  const { call } = useApi();
  const [progress, setProgress] = useState<IssueProgress>({ done: 0, left: total });
  const [isStopping, setIsStopping] = useState(false);
  const latest = useRef(progress);
  const control = useRef<AbortController>(null);
  // A call whose answer was lost is repeated with its key, so that its proofs are counted.
  const key = useRef<string>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const command = useCommand({
    run: async () => {
      const { signal } = (control.current = new AbortController());
      setIsStopping(false);
      for (;;) {
        key.current ??= crypto.randomUUID();
        const { diterbitkan, sisa } = await call(
          certificateCalls.issueAll,
          { body: filter },
          { idempotencyKey: key.current },
        );
        key.current = undefined;
        latest.current = { done: latest.current.done + diterbitkan, left: sisa };
        setProgress(latest.current);
        // Without progress, another call holds the participants that are left.
        if (sisa === 0 || diterbitkan === 0 || signal.aborted) return latest.current;
      }
    },
    invalidates: changedByCertificates,
    onSuccess: ({ done, left }) => {
      if (left === 0) onComplete(done);
    },
  });

  return {
    progress,
    isRunning: command.isRunning,
    isDone: command.isDone,
    isStopping,
    errors: command.errors,
    run: () => command.run(),
    /** Ends after the part that is under way. */
    stop: (): void => {
      control.current?.abort();
      setIsStopping(true);
    },
  };
}
