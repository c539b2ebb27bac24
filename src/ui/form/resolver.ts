import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from '#contract/zod.ts';
import { errorsByField } from '#contract/messages.ts';
import type { Check } from '../resource/definition.ts';
import type { Field } from '../resource/field.ts';
import { toInput, type FormValues } from './values.ts';

type Errors = FieldErrors<FormValues>;

/**
 * Maps messages by field path to react-hook-form errors; messages of fields outside the form go to
 * `root`.
 */
export function toFormErrors(
  fields: readonly Field[],
  errors: Readonly<Record<string, readonly string[]>>,
  type: 'input' | 'server',
): Errors {
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
  } as Errors;
}

/**
 * Validates with the contract's schema and the definition's extra check, so that the messages equal
 * the server's.
 */
export const schemaResolver =
  (schema: z.ZodObject, fields: readonly Field[], check?: Check): Resolver<FormValues> =>
  values => {
    const input = toInput(fields, values);
    const result = schema.safeParse(input);
    const said = result.success ? {} : errorsByField(result.error);
    const errors = { ...said, ...check?.(input, said) };
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: toFormErrors(fields, errors, 'input') };
  };
