import { containsNik } from '#contract/core/values/nik.ts';
import { parseNpwp } from '#contract/core/values/npwp.ts';
import type { TextValues } from './steps.ts';

/** sessionStorage key of a new application; the draft stays in this tab until it is submitted. */
const newApplication = 'pendaftaran';

/** sessionStorage key of the corrections of an application. */
export const correctionsKey = (ticket: string): string => `${newApplication} ${ticket}`;

/** Whether a value may be stored in the browser; NIK and personal NPWP may not. */
function canStore(field: string, text: string): boolean {
  if (field === 'nikPenanggungJawab') return false;
  if (field === 'npwp') return parseNpwp(text)?.isPersonal === false;
  return !containsNik(text);
}

/** Stores the draft, so that a reload loses only files and personal numbers. */
export function saveDraft(texts: TextValues, storageKey = newApplication): void {
  const stored = Object.entries(texts).filter(([field, text]) => text && canStore(field, text));
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(stored)));
  } catch {
    // Storage is unavailable, so the draft does not survive a reload.
  }
}

/** Returns the draft of this tab, or an empty object. */
export function loadDraft(storageKey = newApplication): TextValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Deletes the draft after submission. */
export function clearDraft(storageKey = newApplication): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is unavailable, so there is no draft.
  }
}
