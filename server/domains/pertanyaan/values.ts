import type { Buffer } from 'node:buffer';
import { maskNik } from '#contract/core/values/nik.ts';
import {
  askedFields,
  type AskedField,
  type PersonValues,
} from '#contract/domains/pertanyaan/index.ts';
import { issueCodes, type IssueCode } from '#contract/domains/peserta/index.ts';
import { decryptPesertaNumbers } from '#server/domains/peserta/index.ts';
import { decryptField, encryptField } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { peserta } from '#server/platform/db/schema/index.ts';

/**
 * Whether a participant is asked about an issue: what makes their data invalid, and a birth date or sex that differs from
 * the NIK, which is a warning for those who enter them.
 */
export const isCorrectable = (code: IssueCode): boolean =>
  issueCodes[code].effect !== 'warning' || code === 'E06' || code === 'E07';

/** Returns the values of a participant that can be asked for, with full numbers. */
export function valuesOf(keys: Keys, row: typeof peserta.$inferSelect): PersonValues {
  const all: Readonly<Record<string, unknown>> = { ...row, ...decryptPesertaNumbers(keys, row) };
  return Object.fromEntries(askedFields.map(name => [name, (all[name] ?? null) as string | null]));
}

/** Returns the values of some fields. */
export const pick = (values: PersonValues, fields: readonly AskedField[]): PersonValues =>
  Object.fromEntries(fields.map(name => [name, values[name] ?? null]));

const numbers: readonly AskedField[] = ['nik', 'noPaspor', 'noKitas'];

/** Returns a value as it is shown: numbers are masked. */
export const shownValue = (field: AskedField, values: PersonValues): string | null => {
  const value = values[field] ?? null;
  return value !== null && numbers.includes(field) ? maskNik(value) : value;
};

export const encryptValues = (keys: Keys, values: PersonValues): Buffer =>
  encryptField(keys, 'pertanyaan.values', JSON.stringify(values));

/** @throws DecryptionError */
export const decryptValues = (keys: Keys, encrypted: Buffer): PersonValues =>
  JSON.parse(decryptField(keys, 'pertanyaan.values', encrypted)) as PersonValues;
