import { readSession } from '../session.ts';

/** A flag bound to the current session, such as "ended by the server". */
export interface SessionFlag {
  readonly set: () => void;
  /** Whether the flag is set for the current session. */
  readonly isSet: () => boolean;
  /** Subscribes to the flag being set; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a flag that stores the session's token, so that a new session starts without it. */
export function createSessionFlag(): SessionFlag {
  let flaggedToken: string | null = null;
  const listeners = new Set<() => void>();
  return {
    set() {
      flaggedToken = readSession()?.token ?? null;
      for (const listener of listeners) listener();
    },
    isSet: () => flaggedToken !== null && flaggedToken === readSession()?.token,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
