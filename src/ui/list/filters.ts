import type { Definition, FilterSpec } from '../resource/definition.ts';
import { fieldOf, type Field } from '../resource/field.ts';
import { mayBeIdentity } from './identity.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A filter of a list, with what is known of its field. */
export interface Filter extends Field {
  readonly secret: boolean;
}

/** A filter that is on. */
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

/** The filters that a list offers. */
export const filtersOf = (definition: Definition): Filter[] =>
  (definition.filters ?? []).map(spec => toFilter(definition, spec));

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The filters that are on, in the order they are offered. The search text is none of them. */
export const activeFilters = (definition: Definition, values: Values): ActiveFilter[] =>
  filtersOf(definition)
    .filter(({ source }) => isSet(values[source]))
    .map(filter => ({ filter, value: values[filter.source] }));

/**
 * Parts what may stand in the address from what lives in memory alone: secret filters, and a search
 * text that may be the number of a person.
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
