import { readSession } from '../session.ts';

/** Something known about the present session alone, such as that the server has ended it. */
export interface SessionMark {
  readonly put: () => void;
  /** Whether the present session bears the mark; another session never does. */
  readonly isPut: () => boolean;
  /** Calls back when the mark is put. Gives what ends it. */
  readonly watch: (listener: () => void) => () => void;
}

/** A mark that goes with its session: nobody has to take it away. */
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
