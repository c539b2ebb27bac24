import { useEffect, useRef, useState } from 'react';
import { useSession } from './api/ApiContext.ts';

/**
 * What was typed when a session ended, until the same person comes back to the same page. In memory
 * alone: it may hold identity numbers, which the browser's storage never does.
 */
interface Draft {
  readonly userId: number;
  readonly path: string;
  readonly values: object;
}

/** A form on screen: where it is, and what it holds now, or null while nothing was changed. */
interface LiveForm {
  readonly path: string;
  readonly values: () => object | null;
}

let drafts: readonly Draft[] = [];
const liveForms = new Set<LiveForm>();

const find = (userId: number, path: string): Draft | undefined =>
  drafts.find(draft => draft.userId === userId && draft.path === path);

function drop(userId: number, path: string): void {
  drafts = drafts.filter(draft => draft.userId !== userId || draft.path !== path);
}

/** Keeps what a person typed at a page; what was kept for it before is replaced. */
export function keepDraft(userId: number, path: string, values: object): void {
  drop(userId, path);
  drafts = [...drafts, { userId, path, values }];
}

/** Gives a draft back, once. */
export function takeDraft(userId: number, path: string): object | undefined {
  const draft = find(userId, path);
  drop(userId, path);
  return draft?.values;
}

/** Keeps what every form on screen holds; called when a session ends, before it is cleared. */
export function keepLiveForms(userId: number): void {
  for (const form of liveForms) {
    const values = form.values();
    if (values) keepDraft(userId, form.path, values);
  }
}

/** Somebody has signed in: what other people typed is gone. */
export function dropDraftsOfOthers(userId: number): void {
  drafts = drafts.filter(draft => draft.userId === userId);
}

/**
 * Lets a form survive the end of the session.
 * @param path what tells this form from others, such as the page's path
 * @param values what the form holds now, or null while nothing was changed
 * @returns what the same person had typed here when the session ended, on the first mount after it
 */
export function useDraft<T extends object>(path: string, values: () => T | null): T | null {
  const userId = useSession()?.id ?? null;
  // Looked at here and dropped in the effect: React may run an initialiser twice.
  const [draft] = useState(() => (userId === null ? null : (find(userId, path)?.values ?? null)));
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  useEffect(() => {
    if (userId !== null) drop(userId, path);
    const form: LiveForm = { path, values: () => latest.current() };
    liveForms.add(form);
    return () => {
      liveForms.delete(form);
    };
  }, [path, userId]);
  return draft as T | null;
}
