import { useDeferredValue } from 'react';
import { useListContext } from 'react-admin';
import type { AnyRecord } from '../../resource/definition.ts';

/**
 * Returns the rows of the enclosing list, and whether a skeleton is shown instead. The first rows are
 * rendered in steps, between which the browser answers the user: they take a slow laptop a quarter
 * of a second. Later rows are rendered in one step.
 */
export function useShownRows() {
  const { data, isPending, isPlaceholderData } = useListContext<AnyRecord>();
  const hasRows = useDeferredValue(data !== undefined);
  // An empty placeholder page would look like "no results".
  const isLoading =
    isPending || !hasRows || data === undefined || (isPlaceholderData && data.length === 0);
  return { data, isLoading };
}
