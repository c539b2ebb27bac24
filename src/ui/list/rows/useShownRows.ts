import { useDeferredValue } from 'react';
import { useListContext } from 'react-admin';
import type { AnyRecord } from '../../resource/definition.ts';

/**
 * Returns the rows of the enclosing list, and whether a skeleton is shown instead. New rows are
 * rendered in steps, between which the browser answers the user: a page of rows takes a slow laptop
 * a quarter of a second.
 */
export function useShownRows() {
  const { data, isPending, isPlaceholderData } = useListContext<AnyRecord>();
  const rows = useDeferredValue(data);
  // An empty placeholder page would look like "no results".
  const isLoading = isPending || rows === undefined || (isPlaceholderData && rows.length === 0);
  return { data: rows, isLoading };
}
