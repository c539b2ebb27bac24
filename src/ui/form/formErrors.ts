import type { FieldErrors } from 'react-hook-form';
import type { z } from '#contract/zod.ts';
import { errorsByField } from '#src/i18n/contractMessages.ts';
import type { ValidateInput } from '../resource/definition.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { toInput, type FormValues } from './formValues.ts';

/** Messages by field path; `_` and other unknown names belong to the whole form. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/**
 * Maps messages by field path to react-hook-form errors; messages of fields outside the form go to
 * `root`.
 */
export function toFormErrors(
  fields: readonly ResourceField[],
  errors: FieldMessages,
  type: 'input' | 'server',
): FieldErrors<FormValues> {
  const sources = new Set(fields.map(({ source }) => source));
  const known: Record<string, { type: string; message: string }> = {};
  const rest: string[] = [];
  for (const [name, texts] of Object.entries(errors)) {
    const source = sources.has(name) ? name : (name.split('.')[0] ?? '');
    if (sources.has(source)) known[source] ??= { type, message: texts.join('. ') };
    else rest.push(...texts);
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
 */
export const validateInput =
  (
    schema: z.ZodObject,
    fields: readonly ResourceField[],
    check?: ValidateInput,
    toBody: (input: ReturnType<typeof toInput>) => ReturnType<typeof toInput> = input => input,
  ) =>
  (values: FormValues): FieldMessages => {
    const input = toBody(toInput(fields, values));
    const { error } = schema.safeParse(input);
    const schemaErrors = error ? errorsByField(error) : {};
    return { ...schemaErrors, ...check?.(input, schemaErrors) };
  };
