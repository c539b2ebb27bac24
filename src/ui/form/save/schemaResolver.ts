import type { FieldErrors, Resolver, UseFormReturn } from 'react-hook-form';
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

/** Sets messages of the server at their fields, those of other fields at `root`. */
export function setServerErrors(
  form: UseFormReturn<FormValues>,
  fields: readonly ResourceField[],
  errors: Readonly<Record<string, readonly string[]>>,
  { shouldFocus = false } = {},
): void {
  const found = toFormErrors(fields, errors, 'server');
  const firstField = fields.find(({ source }) => found[source])?.source;
  for (const [name, error] of Object.entries(found)) {
    if (error?.message === undefined) continue;
    const { message } = error;
    const options = { shouldFocus: shouldFocus && name === firstField };
    form.setError(name, { type: 'server', message }, options);
  }
}

/**
 * Validates with the contract's schema and the definition's extra check, so that the messages equal
 * the server's.
 * @param toBody completes or converts the input of the fields before validation
 */
export const schemaResolver =
  (
    schema: z.ZodObject,
    fields: readonly ResourceField[],
    check?: ValidateInput,
    toBody: (input: ReturnType<typeof toInput>) => ReturnType<typeof toInput> = input => input,
  ): Resolver<FormValues> =>
  values => {
    const input = toBody(toInput(fields, values));
    const result = schema.safeParse(input);
    const schemaErrors = result.success ? {} : errorsByField(result.error);
    const errors = { ...schemaErrors, ...check?.(input, schemaErrors) };
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: toFormErrors(fields, errors, 'input') };
  };
