import type { ResourceSpec, FilterSpec } from '../../resource/definition.ts';
import { resolveField, type ResourceField } from '../../resource/resourceField.ts';
import { mayBeIdentityNumber } from './identityNumber.ts';

/** Filter values by source. */
export type ListFilterValues = Readonly<Record<string, unknown>>;

/** A list filter with its resolved field. */
export interface ListFilter extends ResourceField {
  readonly isSecret: boolean;
}

/** A filter with its current value. */
export interface ActiveFilter {
  readonly filter: ListFilter;
  readonly value: unknown;
}

const toListFilter = (
  definition: ResourceSpec,
  { source, kind, options, isSecret = false }: FilterSpec,
): ListFilter => {
  const field = resolveField(definition, source);
  return {
    ...field,
    ...(options ? { kind: 'select', options } : {}),
    ...(kind ? { kind } : {}),
    isSecret: isSecret || (kind ?? field.kind) === 'identity',
  };
};

/** Returns the filters a list offers. */
export const listFilters = (definition: ResourceSpec): ListFilter[] =>
  (definition.filters ?? []).map(spec => toListFilter(definition, spec));

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Returns the active filters in definition order, without the search text. */
export const activeFilters = (definition: ResourceSpec, values: ListFilterValues): ActiveFilter[] =>
  listFilters(definition)
    .filter(({ source }) => isSet(values[source]))
    .map(filter => ({ filter, value: values[filter.source] }));

/**
 * Splits filter values into those that may appear in the URL (`open`) and those held in memory
 * only: secret filters and search texts, and any text that may be an identity number.
 */
export function splitSecretValues(
  definition: ResourceSpec,
  values: ListFilterValues,
): { open: ListFilterValues; secret: ListFilterValues } {
  const secretSources = new Set(
    listFilters(definition)
      .filter(({ isSecret }) => isSecret)
      .map(({ source }) => source),
  );
  const isSecret = ([source, value]: [string, unknown]) =>
    secretSources.has(source) ||
    (typeof value === 'string' &&
      (mayBeIdentityNumber(value) ||
        (source === 'q' && definition.isSecretSearch?.(value) === true)));
  const set = Object.entries(values).filter(([, value]) => isSet(value));
  return {
    open: Object.fromEntries(set.filter(entry => !isSecret(entry))),
    secret: Object.fromEntries(set.filter(isSecret)),
  };
}
