import type { Definition, FilterSpec } from '../resource/definition.ts';
import { fieldOf, type Field } from '../resource/field.ts';
import { mayBeIdentity } from './identity.ts';

/** Filter values by source. */
export type Values = Readonly<Record<string, unknown>>;

/** A list filter with its resolved field. */
export interface Filter extends Field {
  readonly secret: boolean;
}

/** A filter with its current value. */
export interface ActiveFilter {
  readonly filter: Filter;
  readonly value: unknown;
}

const toFilter = (
  definition: Definition,
  { source, kind, options, secret }: FilterSpec,
): Filter => {
  const field = fieldOf(definition, source);
  return {
    ...field,
    ...(options ? { kind: 'select', options } : {}),
    ...(kind ? { kind } : {}),
    secret: secret === true || (kind ?? field.kind) === 'identity',
  };
};

/** Returns the filters a list offers. */
export const filtersOf = (definition: Definition): Filter[] =>
  (definition.filters ?? []).map(spec => toFilter(definition, spec));

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Returns the active filters in definition order, without the search text. */
export const activeFilters = (definition: Definition, values: Values): ActiveFilter[] =>
  filtersOf(definition)
    .filter(({ source }) => isSet(values[source]))
    .map(filter => ({ filter, value: values[filter.source] }));

/**
 * Splits filter values into those that may appear in the URL (`open`) and those held in memory
 * only: secret filters and any text that may be an identity number.
 */
export function partValues(
  definition: Definition,
  values: Values,
): { open: Values; secret: Values } {
  const secrets = new Set(
    filtersOf(definition)
      .filter(({ secret }) => secret)
      .map(({ source }) => source),
  );
  const isSecret = ([source, value]: [string, unknown]) =>
    secrets.has(source) || (typeof value === 'string' && mayBeIdentity(value));
  const set = Object.entries(values).filter(([, value]) => isSet(value));
  return {
    open: Object.fromEntries(set.filter(entry => !isSecret(entry))),
    secret: Object.fromEntries(set.filter(isSecret)),
  };
}
