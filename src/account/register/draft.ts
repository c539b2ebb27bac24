import { holdsNik } from '#contract/nik.ts';
import { parseNpwp } from '#contract/npwp.ts';
import type { Texts } from './steps.ts';

/** sessionStorage key, so the draft stays in this tab until it is submitted. */
const key = 'pendaftaran';

/** Whether a value may be stored in the browser; NIK and personal NPWP may not. */
function mayBeKept(field: string, text: string): boolean {
  if (field === 'nikPenanggungJawab') return false;
  if (field === 'npwp') return parseNpwp(text)?.isPersonal === false;
  return !holdsNik(text);
}

/** Stores the draft, so that a reload loses only files and personal numbers. */
export function keepTexts(texts: Texts): void {
  const kept = Object.entries(texts).filter(([field, text]) => text && mayBeKept(field, text));
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is unavailable, so the draft does not survive a reload.
  }
}

/** Returns the draft of this tab, or an empty object. */
export function keptTexts(): Texts {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Deletes the draft after submission. */
export function forgetTexts(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so there is no draft.
  }
}
