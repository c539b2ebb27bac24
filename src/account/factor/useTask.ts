import { useState } from 'react';
import { CallError } from '#src/providers/api/http.ts';
import { factor as words } from '#texts/factor.ts';
import { PasskeyError } from './passkeyBrowser.ts';

/** Runs one piece of work at a time and holds what its failure says. */
export function useTask(): {
  readonly isRunning: boolean;
  readonly error: string | null;
  /** Runs the work; resolves to whether it succeeded. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
} {
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    if (isRunning) return false;
    setIsRunning(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (failure) {
      setError(messageOf(failure));
      return false;
    } finally {
      setIsRunning(false);
    }
  };
  return { isRunning, error, run };
}

/** Returns what a failure says: at its field when the server names one. */
export function messageOf(failure: unknown): string {
  if (failure instanceof PasskeyError) return failure.message;
  if (!(failure instanceof CallError)) return words.no_connection;
  return Object.values(failure.body.errors ?? {})[0] ?? failure.message;
}
