import { useState } from 'react';
import type { Dose } from '#contract/domains/vaksinasi/index.ts';
import type { useQueue, useQueueSearch } from './useQueue.ts';
import type { QueueParams } from './useQueueParams.ts';
import { useSteadyRows } from './useSteadyRows.ts';

interface QueueQueries {
  readonly queue: ReturnType<typeof useQueue>;
  readonly searchResults: ReturnType<typeof useQueueSearch>;
}

/** Returns the rows that are shown, of the queue or of a search, which keep their places. */
export function useQueueRows(
  { idFaskes, tanggal, idBHBU, status, page }: QueueParams,
  text: string,
  { queue, searchResults }: QueueQueries,
) {
  const [recorded, setRecorded] = useState<readonly Dose[]>([]);
  const isSearching = text !== '';
  const filters = isSearching ? [text] : [status, page];
  const fresh = isSearching ? searchResults.data : queue.isPlaceholderData ? undefined : queue.data;
  const { rows, changes, remake } = useSteadyRows(
    JSON.stringify([idFaskes, tanggal, idBHBU, ...filters]),
    fresh?.data,
    recorded.filter(visit => visit.tanggal === tanggal),
  );
  return {
    rows,
    changes,
    /** Reads the list again and makes its rows anew. */
    refresh: async (): Promise<void> => {
      const { data } = await (isSearching ? searchResults.refetch() : queue.refetch());
      if (data) remake(data.data);
    },
    /** Remembers a visit that the user has recorded, whose row says so when it leaves the list. */
    addRecorded: (visit: Dose): void => setRecorded(before => [...before, visit]),
  };
}
