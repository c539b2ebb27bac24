import { useEffect, useRef, useState } from 'react';
import { useSession } from './api/ApiContext.ts';

/**
 * Unsaved form input at the end of a session, restored for the same user and page. In memory
 * only, because it may contain identity numbers.
 */
interface SavedDraft {
  readonly userId: number;
  readonly path: string;
  readonly values: object;
}

/** A mounted form; `values` returns null while it is unchanged. */
interface MountedForm {
  readonly path: string;
  readonly values: () => object | null;
}

let drafts: readonly SavedDraft[] = [];
const mountedForms = new Set<MountedForm>();

const findDraft = (userId: number, path: string): SavedDraft | undefined =>
  drafts.find(draft => draft.userId === userId && draft.path === path);

function deleteDraft(userId: number, path: string): void {
  drafts = drafts.filter(draft => draft.userId !== userId || draft.path !== path);
}

/** Saves a draft, replacing an earlier one for the same user and page. */
export function saveDraft(userId: number, path: string, values: object): void {
  deleteDraft(userId, path);
  drafts = [...drafts, { userId, path, values }];
}

/** Saves a draft of every mounted form; called before an ended session is cleared. */
export function saveMountedForms(userId: number): void {
  for (const form of mountedForms) {
    const values = form.values();
    if (values) saveDraft(userId, form.path, values);
  }
}

/** Deletes the drafts of other users; called after sign-in. */
export function deleteOtherUsersDrafts(userId: number): void {
  drafts = drafts.filter(draft => draft.userId === userId);
}

/**
 * Registers a form so that its values are saved when the session ends.
 * @param path identifies the form, usually the page's path
 * @param values returns the current values, or null while unchanged
 * @returns the draft saved for this user and path, on the first mount after the session ended
 */
export function useDraft<T extends object>(path: string, values: () => T | null): T | null {
  const userId = useSession()?.id ?? null;
  // Read here and deleted in the effect, because React may run an initialiser twice.
  const [draft] = useState(() =>
    userId === null ? null : (findDraft(userId, path)?.values ?? null),
  );
  const latestValues = useRef(values);
  useEffect(() => {
    latestValues.current = values;
  });
  useEffect(() => {
    if (userId !== null) deleteDraft(userId, path);
    const form: MountedForm = { path, values: () => latestValues.current() };
    mountedForms.add(form);
    return () => {
      mountedForms.delete(form);
    };
  }, [path, userId]);
  return draft as T | null;
}
