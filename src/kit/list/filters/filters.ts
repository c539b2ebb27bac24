import type { ResourceSpec, FilterSpec } from '../../resource/definition.ts';
import { resolveField, type ResourceField } from '../../resource/resourceField.ts';
import { mayBeIdentityNumber } from './identityNumber.ts';

/** Filter values by source. */
export type ListFilterValues = Readonly<Record<string, unknown>>;

/** A list filter with its resolved field. */
export interface ListFilter extends ResourceField {
  readonly isSecret: boolean;
  readonly own?: FilterSpec['own'];
  /** Whether its value is a range of days or amounts, as the contract writes it. */
  readonly isRange: boolean;
  /** Whether its value is one or several options. */
  readonly hasSeveral: boolean;
}

/** A filter with its current value. */
export interface ActiveFilter {
  readonly filter: ListFilter;
  readonly value: unknown;
}

const toListFilter = (definition: ResourceSpec, spec: FilterSpec): ListFilter => {
  const { source, kind, options, isSecret = false, isRange, isSingle, lookup, label, own } = spec;
  const shown = {
    ...resolveField(definition, source),
    ...(lookup ? { kind: 'lookup' as const, lookup } : {}),
    ...(label ? { label } : {}),
    ...(options ? { kind: 'select' as const, options } : {}),
    ...(kind ? { kind } : {}),
  };
  return {
    ...shown,
    ...(own ? { own } : {}),
    isSecret: isSecret || shown.kind === 'identity',
    isRange: isRange === true,
    hasSeveral:
      isSingle !== true && !shown.lookup && shown.kind !== 'boolean' && shown.options !== undefined,
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

/** Days and amounts, and ranges of them, which have as many digits as an identity number. */
const harmlessTexts = {
  date: /^(\d{4}-\d\d-\d\d)?(\.\.(\d{4}-\d\d-\d\d)?)?$/,
  money: /^\d{0,13}(\.\.\d{0,13})?$/,
} as const;

/**
 * Splits filter values into those that may appear in the URL (`open`) and those held in memory
 * only: secret filters and search texts, and any text that may be an identity number.
 */
export function splitSecretValues(
  definition: ResourceSpec,
  values: ListFilterValues,
): { open: ListFilterValues; secret: ListFilterValues } {
  const filters = new Map(listFilters(definition).map(filter => [filter.source, filter]));
  const isSecret = ([source, value]: [string, unknown]) => {
    const filter = filters.get(source);
    if (filter?.isSecret === true) return true;
    if (typeof value !== 'string') return false;
    if (filter?.kind === 'date' || filter?.kind === 'money') {
      return !harmlessTexts[filter.kind].test(value) && mayBeIdentityNumber(value);
    }
    return (
      mayBeIdentityNumber(value) || (source === 'q' && definition.isSecretSearch?.(value) === true)
    );
  };
  const set = Object.entries(values).filter(([, value]) => isSet(value));
  return {
    open: Object.fromEntries(set.filter(entry => !isSecret(entry))),
    secret: Object.fromEntries(set.filter(isSecret)),
  };
}
