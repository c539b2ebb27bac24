/** A question to the user on which calls wait: a dialog shows it and answers it. */
export interface UserQuestion<Q, A> {
  /** Asks, or joins the question that is open; resolves to the answer. */
  readonly ask: (about: Q) => Promise<A>;
  /** What is asked; null when nothing is. */
  readonly current: () => Q | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Answers the question. */
  readonly settle: (answer: A) => void;
}

/** Creates a question that is asked once at a time. */
export function createQuestion<Q, A>(): UserQuestion<Q, A> {
  let open: { about: Q; answer: Promise<A>; resolve: (answer: A) => void } | null = null;
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    ask(about) {
      if (!open) {
        let resolve: (answer: A) => void = () => undefined;
        const answer = new Promise<A>(done => {
          resolve = done;
        });
        open = { about, answer, resolve };
        notify();
      }
      return open.answer;
    },
    current: () => open?.about ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    settle(answer) {
      const asked = open;
      open = null;
      asked?.resolve(answer);
      notify();
    },
  };
}
