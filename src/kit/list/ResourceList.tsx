import { useMemo, useState } from 'react';
import { ListBase } from 'react-admin';
import { defaultPageSize } from '#contract/core/list.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import type { ResourceSpec } from '../resource/definition.ts';
import { usePermission } from '../resource/usePermission.ts';
import type { ListFilterValues } from './filters/filters.ts';
import { ListFiltersProvider } from './filters/ListFiltersProvider.tsx';
import { ListScreen } from './ListScreen.tsx';
import { ShortAddress } from './ShortAddress.tsx';

/** Returns a definition without the filters that the user has no right to. */
function useAllowedFilters(definition: ResourceSpec): ResourceSpec {
  const can = usePermission();
  const allowed = (definition.filters ?? []).filter(
    ({ right }) => right === undefined || can(right),
  );
  const isChanged = allowed.length !== (definition.filters ?? []).length;
  const names = allowed.map(({ source }) => source).join();
  return useMemo(
    () => (isChanged ? { ...definition, filters: allowed } : definition),
    // oxlint-disable-next-line react/exhaustive-deps -- the names stand for the filters
    [definition, isChanged, names],
  );
}

const noFilters: ListFilterValues = {};
const noop = () => undefined;

/**
 * List page of a resource. Filters, sort and page are stored in the URL, so that they survive a
 * reload; possible identity numbers stay in memory.
 */
export const ResourceList = ({ definition: given }: { definition: ResourceSpec }) => {
  const definition = useAllowedFilters(given);
  const [secretValues, setSecretValues] = useState(noFilters);
  const { sort, pageSize = defaultPageSize } = definition;
  return (
    <ShortAddress sort={sort} pageSize={pageSize}>
      <ListBase
        resource={definition.name}
        sort={sort}
        perPage={pageSize}
        filter={secretValues}
        // Nothing is stored in the browser, and `AccessGuard` has already checked the permission.
        storeKey={false}
        disableAuthentication
        // Errors are shown inside the list.
        queryOptions={{ onError: noop, retry: shouldRetry }}
      >
        <ListFiltersProvider
          definition={definition}
          secretValues={secretValues}
          setSecretValues={setSecretValues}
        >
          <ListScreen definition={definition} />
        </ListFiltersProvider>
      </ListBase>
    </ShortAddress>
  );
};
