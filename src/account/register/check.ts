import {
  applicationFields,
  applicationFiles,
  lacksLicence,
  licenceMessage,
  type FieldName,
  type FileName,
} from '#contract/application/index.ts';
import { errorsByField } from '#contract/messages.ts';
import { z } from '#contract/zod.ts';
import type { Files, Texts } from './steps.ts';

export type Errors = Readonly<Partial<Record<string, string>>>;

const schemas: Readonly<Record<FieldName | FileName, z.ZodType>> = {
  ...applicationFields,
  ...applicationFiles,
};

/** Validates the given fields by the contract rules; blank text counts as missing. */
export function check(
  fields: readonly (FieldName | FileName)[],
  texts: Texts,
  files: Files,
): Errors {
  const said = Object.fromEntries(
    fields.map(field => [field, files[field as FileName] ?? (texts[field]?.trim() || undefined)]),
  );
  const shape = Object.fromEntries(fields.map(field => [field, schemas[field]]));
  const parsed = z.object(shape).safeParse(said);
  const errors: Record<string, string> = {};
  if (!parsed.success) {
    for (const [field, [text]] of Object.entries(errorsByField(parsed.error))) {
      if (text !== undefined) errors[field] = text;
    }
  }
  if (fields.includes('nib') && !errors['nib'] && lacksLicence(texts))
    errors['nib'] = licenceMessage;
  return errors;
}

/** Whether a field may be left empty. */
export const isOptional = (field: FieldName | FileName): boolean =>
  schemas[field].safeParse(undefined).success;
