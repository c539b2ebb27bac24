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
 * The list of a resource, by its definition. Filters, order and page live in the address, so they
 * survive reloading and going back; what may be the number of a person lives in memory alone.
 */
export const ResourceList = ({ definition }: { definition: Definition }) => {
  const [secret, setSecret] = useState(none);
  return (
    <ListBase
      resource={definition.name}
      sort={definition.sort}
      perPage={defaultPageSize}
      filter={secret}
      // Nothing of a list is kept in the browser; and the screen's guard has asked for the right.
      storeKey={false}
      disableAuthentication
      // What goes wrong is said in the list's own place.
      queryOptions={{ onError: quietly, retry: isWorthRetrying }}
    >
      <FiltersProvider definition={definition} secret={secret} setSecret={setSecret}>
        <ListScreen definition={definition} />
      </FiltersProvider>
    </ListBase>
  );
};
