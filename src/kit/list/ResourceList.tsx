import { useState } from 'react';
import { ListBase } from 'react-admin';
import { defaultPageSize } from '#contract/core/list.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import type { ResourceSpec } from '../resource/definition.ts';
import type { ListFilterValues } from './filters/filters.ts';
import { ListFiltersProvider } from './filters/ListFiltersProvider.tsx';
import { ListScreen } from './ListScreen.tsx';
import { ShortAddress } from './ShortAddress.tsx';

const noFilters: ListFilterValues = {};
const noop = () => undefined;

/**
 * List page of a resource. Filters, sort and page are stored in the URL, so that they survive a
 * reload; possible identity numbers stay in memory.
 */
export const ResourceList = ({ definition }: { definition: ResourceSpec }) => {
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
