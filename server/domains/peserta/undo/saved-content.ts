import { isDeepStrictEqual } from 'node:util';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { peserta } from '#server/platform/db/schema/index.ts';
import { personOfRow } from '../registration/person-status.ts';
import { toStoredPerson, type Person } from '../registration/registration.ts';
import type { SmartCheckResult } from '../registration/smart-check.ts';

type Row = typeof peserta.$inferSelect;

/** What an import row wrote: a registration, or a smart check result. */
export type SavedContent =
  | { readonly person: Person; readonly holdsPerson: boolean }
  | Pick<SmartCheckResult, 'smartCheck' | 'smartCheckNote'>;

/** The columns besides the person that a user or an external check sets. */
const initialState = {
  isActive: true,
  alasanNonaktif: null,
  isVoucher: false,
  noTiket: null,
  alasanTidakLayak: null,
  smartCheckStatus: null,
  smartCheckCatatan: null,
  holdsPerson: true,
} satisfies Partial<Row>;

type State = { [K in keyof typeof initialState]: Row[K] };

const stateOf = (row: Row): State =>
  Object.fromEntries(
    Object.keys(initialState).map(key => [key, row[key as keyof State]]),
  ) as unknown as State;

/**
 * Whether a registration is as the import left it, whatever happened meanwhile. Versions, times and
 * what follows from the content are not compared, nor are encrypted values, which differ each time.
 * @param before the registration before the import; null when the import created it
 */
export function isAsSaved(keys: Keys, row: Row, before: Row | null, saved: SavedContent): boolean {
  const state = before === null ? initialState : stateOf(before);
  const left =
    'person' in saved
      ? { ...state, holdsPerson: saved.holdsPerson }
      : { ...state, smartCheckStatus: saved.smartCheck, smartCheckCatatan: saved.smartCheckNote };
  if (!isDeepStrictEqual(stateOf(row), left)) return false;
  if ('person' in saved) {
    return isDeepStrictEqual(personOfRow(keys, row), toStoredPerson(saved.person));
  }
  return before !== null && isDeepStrictEqual(personOfRow(keys, row), personOfRow(keys, before));
}
