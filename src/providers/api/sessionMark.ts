import { readSession } from '../session.ts';

/** A flag bound to the current session, such as "ended by the server". */
export interface SessionMark {
  readonly put: () => void;
  /** Whether the flag is set for the current session. */
  readonly isPut: () => boolean;
  /** Subscribes to the flag being set; returns the unsubscribe function. */
  readonly watch: (listener: () => void) => () => void;
}

/** Creates a flag that stores the session's token, so that a new session starts without it. */
export function createSessionMark(): SessionMark {
  let marked: string | null = null;
  const listeners = new Set<() => void>();
  return {
    put() {
      marked = readSession()?.token ?? null;
      for (const listener of listeners) listener();
    },
    isPut: () => marked !== null && marked === readSession()?.token,
    watch(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
