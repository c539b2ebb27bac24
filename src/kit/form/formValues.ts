import { isMasked } from '#contract/core/values/nik.ts';
import type { AnyRecord } from '../resource/definition.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { formatNumber, parseDecimal, parseInteger } from '../format/number.ts';
import { formatPhone } from '../format/phone.ts';
import { formatLines, parseLines, type LineValues } from '../format/lineValues.ts';
import { joinValues, splitValues } from '../format/multiValue.ts';
import { isNumericKind } from '../fields/formatValue.ts';

/** Form state by field: input texts, booleans and chosen files. */
export type FormValues = Record<string, FormValue>;

export type FormValue = string | boolean | File;

type RecordValues = Readonly<Record<string, unknown>>;

/** Converts one value to its form value. */
function toFormValue({ kind, lines }: ResourceField, value: unknown): FormValue {
  if (lines) {
    const rows: readonly RecordValues[] = Array.isArray(value) ? value : [];
    return formatLines(rows.map(row => toFormValues(lines.all, row) as LineValues));
  }
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
  const { lines } = field;
  if (lines) return parseLines(value).map(row => toInput(lines.all, row));
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

/** Whether a field's value differs from `before`. */
export const isChanged = (
  { source }: ResourceField,
  values: FormValues,
  before: FormValues,
): boolean => values[source] !== before[source];

/** Returns the fields whose value differs from `before`. */
export const changedFields = (
  fields: readonly ResourceField[],
  values: FormValues,
  before: FormValues,
): ResourceField[] => fields.filter(field => isChanged(field, values, before));

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

/** A field that the user and another save have changed to different values. */
export interface FieldConflict {
  readonly field: ResourceField;
  readonly mine: FormValue;
  readonly theirs: FormValue;
}

/** The values of a form joined with those that another save has stored meanwhile. */
export interface MergedForm {
  /** The user's value of each field that the user changed, the stored one of the others. */
  readonly values: FormValues;
  readonly conflicts: readonly FieldConflict[];
  /** Fields that only the other save changed. */
  readonly adopted: readonly ResourceField[];
}

/**
 * Joins the values of a form with the record that another save has stored.
 * @param before the values that both started from
 */
export function mergeForm(
  fields: readonly ResourceField[],
  mine: FormValues,
  before: FormValues,
  current: AnyRecord,
): MergedForm {
  const theirs = toFormValues(fields, current);
  const own = changedFields(fields, mine, before);
  const others = changedFields(fields, theirs, before);
  return {
    values: {
      ...theirs,
      ...Object.fromEntries(own.map(({ source }) => [source, mine[source] ?? ''])),
    },
    conflicts: own
      .filter(field => others.includes(field) && mine[field.source] !== theirs[field.source])
      .map(field => ({
        field,
        mine: mine[field.source] ?? '',
        theirs: theirs[field.source] ?? '',
      })),
    adopted: others.filter(field => !own.includes(field)),
  };
}

/**
 * Whether a change can be undone by writing the values before it: a replaced identity number is
 * masked in the record, and a replaced file is not in it.
 */
export const isRestorable = (
  fields: readonly ResourceField[],
  values: FormValues,
  before: FormValues,
): boolean =>
  changedFields(fields, values, before).every(({ kind, source }) => {
    const old = before[source];
    return kind !== 'file' && !(typeof old === 'string' && isMasked(old));
  });
