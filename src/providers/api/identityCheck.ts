/** A question to the user who they are, on which calls wait. */
export interface IdentityCheck {
  /** Asks, or joins the question that is open; resolves to whether the user proved it. */
  readonly ask: () => Promise<boolean>;
  readonly isAsked: () => boolean;
  /** Subscribes to the question; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Answers the question. */
  readonly settle: (isProved: boolean) => void;
}

/** Creates the check, without an open question. */
export function createIdentityCheck(): IdentityCheck {
  let question: {
    readonly answer: Promise<boolean>;
    readonly resolve: (is: boolean) => void;
  } | null = null;
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    ask() {
      if (!question) {
        let resolve: (is: boolean) => void = () => undefined;
        const answer = new Promise<boolean>(done => {
          resolve = done;
        });
        question = { answer, resolve };
        notify();
      }
      return question.answer;
    },
    isAsked: () => question !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    settle(isProved) {
      const asked = question;
      question = null;
      asked?.resolve(isProved);
      notify();
    },
  };
}
