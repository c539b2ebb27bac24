import type { AnyRecord } from '../resource/definition.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { formatNumber, parseDecimal, parseInteger } from '../format/number.ts';
import { formatPhone } from '../format/phone.ts';
import { joinValues, splitValues } from '../format/multiValue.ts';
import { isNumericKind } from '../fields/formatValue.ts';

/** Form state by field: input texts, booleans and chosen files. */
export type FormValues = Record<string, FormValue>;

type FormValue = string | boolean | File;

type RecordValues = Readonly<Record<string, unknown>>;

/** Converts one value to its form value. */
function toFormValue({ kind }: ResourceField, value: unknown): FormValue {
  if (kind === 'boolean') return value === true || value === 'true';
  if (typeof value === 'string') return kind === 'phone' ? formatPhone(value) : value;
  if (Array.isArray(value)) return joinValues(value);
  if (typeof value !== 'number') return '';
  return kind === 'money' || kind === 'decimal' ? formatNumber(value) : String(value);
}

/** Converts a record to form values; without a record, returns empty values. */
export const toFormValues = (
  fields: readonly ResourceField[],
  record: RecordValues = {},
): FormValues =>
  Object.fromEntries(fields.map(field => [field.source, toFormValue(field, record[field.source])]));

/** Converts one form value to the schema's input type. */
function toInputValue(field: ResourceField, value: FormValue | undefined): unknown {
  if (typeof value !== 'string') return value;
  if (field.kind === 'set') return splitValues(value);
  if (value.trim() === '') return field.required ? undefined : field.emptyValue;
  // An unparsable number is passed on unchanged so that the schema reports it.
  if (field.kind === 'decimal') return parseDecimal(value) ?? value;
  return isNumericKind(field) || field.numeric ? (parseInteger(value) ?? value) : value;
}

/** Converts form values to the input of the contract's schema. */
export const toInput = (fields: readonly ResourceField[], values: FormValues): RecordValues =>
  Object.fromEntries(
    fields.map(field => [
      field.source,
      isFieldVisible(field, values) ? toInputValue(field, values[field.source]) : field.emptyValue,
    ]),
  );

/** Whether a field is visible for the given form values. */
export const isFieldVisible = ({ spec }: ResourceField, values: FormValues): boolean =>
  spec.isVisible?.(values) ?? true;

/** Returns the fields whose value differs from `before`. */
export const changedFields = (
  fields: readonly ResourceField[],
  values: FormValues,
  before: FormValues,
): ResourceField[] => fields.filter(({ source }) => values[source] !== before[source]);

/** Initial values of a create form: query parameters override the definition's defaults. */
export function initialFormValues(
  fields: readonly ResourceField[],
  search: string,
  defaultValues: RecordValues = {},
): FormValues {
  const queryParams = new URLSearchParams(search);
  const prefilled = fields.flatMap(({ source, options }) => {
    const value = queryParams.get(source);
    return value !== null && (!options || options.includes(value))
      ? [[source, value] as const]
      : [];
  });
  return toFormValues(fields, { ...defaultValues, ...Object.fromEntries(prefilled) });
}

/** A field whose value in the form differs from the value another user saved. */
export interface FieldConflict {
  readonly field: ResourceField;
  readonly mine: FormValue;
  readonly theirs: FormValue;
  /** Whether this user changed the field; untouched fields default to the saved value. */
  readonly isTouched: boolean;
}

/** Returns the fields that the user must choose a value for after a conflict. */
export function fieldConflicts(
  fields: readonly ResourceField[],
  mine: FormValues,
  before: FormValues,
  current: AnyRecord,
): FieldConflict[] {
  const theirs = toFormValues(fields, current);
  return changedFields(fields, mine, theirs).map(field => ({
    field,
    mine: mine[field.source] ?? '',
    theirs: theirs[field.source] ?? '',
    isTouched: mine[field.source] !== before[field.source],
  }));
}
