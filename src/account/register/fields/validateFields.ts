import { z } from '#contract/core/zod.ts';
import {
  applicationFields,
  applicationFiles,
  isMissingLicence,
  licenceMessage,
  type ApplicationFieldName,
  type ApplicationFileName,
} from '#contract/domains/application/index.ts';
import { errorsByField, renderMessage } from '#src/i18n/contractMessages.ts';
import { isFileField, type TextValues } from '../steps.ts';
import type { FileState } from './useFileValues.ts';

export type RegistrationErrors = Readonly<Partial<Record<string, string>>>;

const fieldSchemas: Readonly<Record<ApplicationFieldName | ApplicationFileName, z.ZodType>> = {
  ...applicationFields,
  ...applicationFiles,
};

/**
 * Validates the given fields by the contract rules; blank text counts as missing. A rejected file is
 * reported with its reason, also when an earlier one would be sent in its place.
 */
export function validateFields(
  fields: readonly (ApplicationFieldName | ApplicationFileName)[],
  texts: TextValues,
  { files, rejections }: Pick<FileState, 'files' | 'rejections'>,
): RegistrationErrors {
  const input = Object.fromEntries(
    fields.map(field => [
      field,
      files[field as ApplicationFileName] ?? (texts[field]?.trim() || undefined),
    ]),
  );
  const shape = Object.fromEntries(fields.map(field => [field, fieldSchemas[field]]));
  const parsed = z.object(shape).safeParse(input);
  const errors: Record<string, string> = {};
  if (!parsed.success) {
    for (const [field, [text]] of Object.entries(errorsByField(parsed.error))) {
      if (text !== undefined) errors[field] = text;
    }
  }
  for (const field of fields.filter(isFileField)) {
    const reason = rejections[field];
    if (reason !== undefined) errors[field] = reason;
  }
  if (fields.includes('nib') && !errors['nib'] && isMissingLicence(texts))
    errors['nib'] = renderMessage(licenceMessage);
  return errors;
}

/** Whether a field may be left empty. */
export const isOptionalField = (field: ApplicationFieldName | ApplicationFileName): boolean =>
  fieldSchemas[field].safeParse(undefined).success;
