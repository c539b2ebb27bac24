import { useListFilters } from '#src/kit/list/filters/ListFiltersContext.ts';

/** The company and facility that calls on many proofs are limited to. */
export interface OwnerFilter {
  readonly idBHBU?: number;
  readonly idFaskes?: number;
}

/** Returns the company and facility in the filters of the enclosing list. */
export function useOwnerFilter(): OwnerFilter {
  const { idBHBU, idFaskes } = useListFilters().values;
  return {
    ...(idBHBU === undefined ? {} : { idBHBU: Number(idBHBU) }),
    ...(idFaskes === undefined ? {} : { idFaskes: Number(idFaskes) }),
  };
}
