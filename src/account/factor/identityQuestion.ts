/** The question to the user who they are, on which calls wait. It is loaded when a call needs it. */

interface Question {
  readonly answer: Promise<boolean>;
  readonly resolve: (isProved: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();
const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Asks, or joins the question that is open; resolves to whether the user proved it. */
export function askIdentity(): Promise<boolean> {
  if (!question) {
    let resolve: Question['resolve'] = () => undefined;
    const answer = new Promise<boolean>(done => {
      resolve = done;
    });
    question = { answer, resolve };
    notify();
  }
  return question.answer;
}

export const isIdentityAsked = (): boolean => question !== null;

/** Subscribes to the question; returns the unsubscribe function. */
export function subscribeIdentity(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Answers the question. */
export function settleIdentity(isProved: boolean): void {
  const asked = question;
  question = null;
  asked?.resolve(isProved);
  notify();
}
