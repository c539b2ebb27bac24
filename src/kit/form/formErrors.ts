import type { FieldErrors } from 'react-hook-form';
import type { z } from '#contract/core/zod.ts';
import { errorsByField } from '#src/i18n/contractMessages.ts';
import type { AnyRecord, ValidateInput } from '../resource/definition.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { toFormValues, toInput, type FormValues } from './formValues.ts';

/** Messages by field path; `_` and other unknown names belong to the whole form. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

interface KnownError {
  readonly type: string;
  readonly message: string;
  /** Messages of the cells of an array of objects, by path (`baris.0.idFaskes`). */
  readonly types?: Readonly<Record<string, string>>;
}

/** Returns the messages of the cells of an array of objects, by path. */
export const cellErrors = (error: object | undefined): Readonly<Record<string, string>> =>
  error && 'types' in error ? ((error.types ?? {}) as Record<string, string>) : {};

/**
 * Maps messages by field path to react-hook-form errors; messages of fields outside the form go to
 * `root`. An array of objects has one error, whose `types` are the messages of its cells.
 */
export function toFormErrors(
  fields: readonly ResourceField[],
  errors: FieldMessages,
  type: 'input' | 'server',
): FieldErrors<FormValues> {
  const sources = new Set(fields.map(({ source }) => source));
  const lineSources = new Set(fields.filter(field => field.lines).map(({ source }) => source));
  const known: Record<string, KnownError> = {};
  const rest: string[] = [];
  for (const [name, texts] of Object.entries(errors)) {
    const source = sources.has(name) ? name : (name.split('.')[0] ?? '');
    const message = texts.join('. ');
    if (!sources.has(source)) rest.push(...texts);
    else if (lineSources.has(source) && name !== source) {
      const earlier = known[source];
      known[source] = {
        type,
        message: earlier?.message ?? message,
        types: { ...earlier?.types, [name]: message },
      };
    } else if (known[source]?.types) known[source] = { ...known[source], message };
    else known[source] ??= { type, message };
  }
  return {
    ...known,
    ...(rest.length > 0 ? { root: { type, message: rest.join('. ') } } : {}),
  } as FieldErrors<FormValues>;
}

/**
 * Validates with the contract's schema and the definition's extra check, so that the messages equal
 * the server's.
 * @param toBody completes or converts the input of the fields before validation
 * @param opened the saved record that the form changes, unless a call names a later one
 */
export const validateInput =
  (
    schema: z.ZodObject,
    fields: readonly ResourceField[],
    check?: ValidateInput,
    toBody: (input: ReturnType<typeof toInput>) => ReturnType<typeof toInput> = input => input,
    opened?: AnyRecord,
  ) =>
  (values: FormValues, record: AnyRecord | undefined = opened): FieldMessages => {
    const input = toBody(toInput(fields, values));
    const { error } = schema.safeParse(input);
    const schemaErrors = error ? errorsByField(error) : {};
    const saved = record && { record, input: toInput(fields, toFormValues(fields, record)) };
    return { ...schemaErrors, ...check?.(input, schemaErrors, saved) };
  };
