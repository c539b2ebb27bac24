import { useState } from 'react';
import { ListBase } from 'react-admin';
import { defaultPageSize } from '#contract/list.ts';
import { isWorthRetrying } from '#src/providers/queries.ts';
import type { Definition } from '../resource/definition.ts';
import type { Values } from './filters.ts';
import { FiltersProvider } from './FiltersProvider.tsx';
import { ListScreen } from './ListScreen.tsx';

const none: Values = {};
const quietly = () => undefined;

/**
 * List page of a resource. Filters, sort and page are stored in the URL, so that they survive a
 * reload; possible identity numbers stay in memory.
 */
export const ResourceList = ({ definition }: { definition: Definition }) => {
  const [secret, setSecret] = useState(none);
  return (
    <ListBase
      resource={definition.name}
      sort={definition.sort}
      perPage={defaultPageSize}
      filter={secret}
      // Nothing is stored in the browser, and `AccessGuard` has already checked the permission.
      storeKey={false}
      disableAuthentication
      // Errors are shown inside the list.
      queryOptions={{ onError: quietly, retry: isWorthRetrying }}
    >
      <FiltersProvider definition={definition} secret={secret} setSecret={setSecret}>
        <ListScreen definition={definition} />
      </FiltersProvider>
    </ListBase>
  );
};
