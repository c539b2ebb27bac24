import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from '#contract/zod.ts';
import { errorsByField } from '#contract/messages.ts';
import type { ValidateInput } from '../../resource/definition.ts';
import type { ResourceField } from '../../resource/resourceField.ts';
import { toInput, type FormValues } from '../formValues.ts';

type FormErrors = FieldErrors<FormValues>;

/**
 * Maps messages by field path to react-hook-form errors; messages of fields outside the form go to
 * `root`.
 */
export function toFormErrors(
  fields: readonly ResourceField[],
  errors: Readonly<Record<string, readonly string[]>>,
  type: 'input' | 'server',
): FormErrors {
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
  } as FormErrors;
}

/**
 * Validates with the contract's schema and the definition's extra check, so that the messages equal
 * the server's.
 */
export const schemaResolver =
  (
    schema: z.ZodObject,
    fields: readonly ResourceField[],
    check?: ValidateInput,
  ): Resolver<FormValues> =>
  values => {
    const input = toInput(fields, values);
    const result = schema.safeParse(input);
    const schemaErrors = result.success ? {} : errorsByField(result.error);
    const errors = { ...schemaErrors, ...check?.(input, schemaErrors) };
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: toFormErrors(fields, errors, 'input') };
  };
