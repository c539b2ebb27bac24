import type { AnyRecord } from '../resource/definition.ts';
import type { Field } from '../resource/field.ts';
import { formatNumber, parseDecimal, parseWhole } from '../format/number.ts';
import { formatPhone } from '../format/phone.ts';
import { joinSet, splitSet } from '../format/set.ts';
import { isFigure } from '../fields/text.ts';

/** Form state by field: input texts and booleans. */
export type FormValues = Record<string, string | boolean>;

type Values = Readonly<Record<string, unknown>>;

/** Converts one value to its form value. */
function held({ kind }: Field, value: unknown): string | boolean {
  if (kind === 'boolean') return value === true || value === 'true';
  if (typeof value === 'string') return kind === 'phone' ? formatPhone(value) : value;
  if (Array.isArray(value)) return joinSet(value);
  if (typeof value !== 'number') return '';
  return kind === 'money' || kind === 'decimal' ? formatNumber(value) : String(value);
}

/** Converts a record to form values; without a record, returns empty values. */
export const toForm = (fields: readonly Field[], record: Values = {}): FormValues =>
  Object.fromEntries(fields.map(field => [field.source, held(field, record[field.source])]));

/** Converts one form value to the schema's input type. */
function given(field: Field, value: string | boolean | undefined): unknown {
  if (typeof value !== 'string') return value;
  if (field.kind === 'set') return splitSet(value);
  if (value.trim() === '') return field.required ? undefined : field.nothing;
  // An unparsable number is passed on unchanged so that the schema reports it.
  if (field.kind === 'decimal') return parseDecimal(value) ?? value;
  return isFigure(field) || field.numeric ? (parseWhole(value) ?? value) : value;
}

/** Converts form values to the input of the contract's schema. */
export const toInput = (fields: readonly Field[], values: FormValues): Values =>
  Object.fromEntries(
    fields.map(field => [
      field.source,
      applies(field, values) ? given(field, values[field.source]) : field.nothing,
    ]),
  );

/** Whether a field is visible for the given form values. */
export const applies = ({ spec }: Field, values: FormValues): boolean =>
  spec.when?.(values) ?? true;

/** Returns the fields whose value differs from `before`. */
export const changedFields = (
  fields: readonly Field[],
  values: FormValues,
  before: FormValues,
): Field[] => fields.filter(({ source }) => values[source] !== before[source]);

/** Initial values of a create form: query parameters override the definition's defaults. */
export function fromAddress(
  fields: readonly Field[],
  search: string,
  start: Values = {},
): FormValues {
  const asked = new URLSearchParams(search);
  const known = fields.flatMap(({ source, options }) => {
    const value = asked.get(source);
    return value !== null && (!options || options.includes(value))
      ? [[source, value] as const]
      : [];
  });
  return toForm(fields, { ...start, ...Object.fromEntries(known) });
}

/** A field whose value in the form differs from the value another user saved. */
export interface Difference {
  readonly field: Field;
  readonly mine: string | boolean;
  readonly theirs: string | boolean;
  /** Whether this user changed the field; untouched fields default to the saved value. */
  readonly touched: boolean;
}

/** Returns the fields that the user must choose a value for after a conflict. */
export function differences(
  fields: readonly Field[],
  mine: FormValues,
  before: FormValues,
  current: AnyRecord,
): Difference[] {
  const theirs = toForm(fields, current);
  return changedFields(fields, mine, theirs).map(field => ({
    field,
    mine: mine[field.source] ?? '',
    theirs: theirs[field.source] ?? '',
    touched: mine[field.source] !== before[field.source],
  }));
}
