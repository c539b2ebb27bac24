import { holdsNik } from '#contract/nik.ts';
import { parseNpwp } from '#contract/npwp.ts';
import type { Texts } from './steps.ts';

/** In this tab alone, until it is sent. */
const key = 'pendaftaran';

/** Whether a text may lie in the browser's storage: no number of a person does. */
function mayBeKept(field: string, text: string): boolean {
  if (field === 'nikPenanggungJawab') return false;
  if (field === 'npwp') return parseNpwp(text)?.isPersonal === false;
  return !holdsNik(text);
}

/** Keeps what was typed, so that a reload loses nothing but files and numbers of persons. */
export function keepTexts(texts: Texts): void {
  const kept = Object.entries(texts).filter(([field, text]) => text && mayBeKept(field, text));
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing: then nothing survives a reload.
  }
}

/** What was kept in this tab. */
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

/** It was sent: nothing of it stays. */
export function forgetTexts(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there either.
  }
}
