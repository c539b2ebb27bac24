import { chillerCalls, maxChillers, type Chiller } from '#contract/domains/stock/chiller.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { isFaskesStaff } from '../../faskes/isFaskesStaff.ts';

/** Returns the facility whose readings are meant: the user's own, or the chosen one. */
export function useFacilityId(chosen: string | undefined): number | undefined {
  const { role, idReferensi } = useRequiredSession();
  return (isFaskesStaff(role) ? idReferensi : Number(chosen)) || undefined;
}

/** Returns the chillers of a facility; undefined while they load, and without a facility. */
export function useChillers(idFaskes: number | undefined): readonly Chiller[] | undefined {
  const { data } = useCall(
    'chiller',
    chillerCalls.list,
    { query: { idFaskes, sortBy: 'nama', pageSize: maxChillers } },
    { enabled: idFaskes !== undefined },
  );
  return idFaskes === undefined ? undefined : data?.data;
}
