import type { AnyRecord } from '../resource/definition.ts';
import type { Field } from '../resource/field.ts';
import { formatNumber, parseDecimal, parseWhole } from '../format/number.ts';
import { formatPhone } from '../format/phone.ts';
import { joinSet, splitSet } from '../format/set.ts';
import { isFigure } from '../fields/text.ts';

/** What a form holds: texts as they are typed, and yes or no. */
export type FormValues = Record<string, string | boolean>;

type Values = Readonly<Record<string, unknown>>;

function held({ kind }: Field, value: unknown): string | boolean {
  if (kind === 'boolean') return value === true || value === 'true';
  if (typeof value === 'string') return kind === 'phone' ? formatPhone(value) : value;
  if (Array.isArray(value)) return joinSet(value);
  if (typeof value !== 'number') return '';
  return kind === 'money' || kind === 'decimal' ? formatNumber(value) : String(value);
}

/** A record as its form holds it; of nothing, an empty form. */
export const toForm = (fields: readonly Field[], record: Values = {}): FormValues =>
  Object.fromEntries(fields.map(field => [field.source, held(field, record[field.source])]));

function given(field: Field, value: string | boolean | undefined): unknown {
  if (typeof value !== 'string') return value;
  if (field.kind === 'set') return splitSet(value);
  if (value.trim() === '') return field.required ? undefined : field.nothing;
  // What is no number goes on as it is: the schema says so in its own words.
  if (field.kind === 'decimal') return parseDecimal(value) ?? value;
  return isFigure(field) || field.numeric ? (parseWhole(value) ?? value) : value;
}

/** What a form holds as the contract's schema takes it. */
export const toInput = (fields: readonly Field[], values: FormValues): Values =>
  Object.fromEntries(
    fields.map(field => [
      field.source,
      applies(field, values) ? given(field, values[field.source]) : field.nothing,
    ]),
  );

/** Whether a field is asked for at all, as the form stands. */
export const applies = ({ spec }: Field, values: FormValues): boolean =>
  spec.when?.(values) ?? true;

/** Fields in which what is held differs from what was there. */
export const changedFields = (
  fields: readonly Field[],
  values: FormValues,
  before: FormValues,
): Field[] => fields.filter(({ source }) => values[source] !== before[source]);

/** The start of a new record: what the address says of its fields, or how it usually is. */
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

/** A field where what I hold and what somebody else has saved differ. */
export interface Difference {
  readonly field: Field;
  readonly mine: string | boolean;
  readonly theirs: string | boolean;
  /** Whether I have changed it; what I have not touched is theirs by default. */
  readonly touched: boolean;
}

/** What has to be chosen from when somebody else saved first. */
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
