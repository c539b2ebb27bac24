import { useState } from 'react';
import type { Dose } from '#contract/domains/vaksinasi/index.ts';
import type { useQueue, useQueueSearch } from './useQueue.ts';
import type { QueueParams } from './useQueueParams.ts';
import { useSteadyRows } from './useSteadyRows.ts';

interface QueueQueries {
  readonly queue: ReturnType<typeof useQueue>;
  readonly searchResults: ReturnType<typeof useQueueSearch>;
}

/** A visit that the user has recorded, and when the list that was shown then had been read. */
interface RecordedVisit {
  readonly visit: Dose;
  readonly listReadAt: number;
}

/** Returns the rows that are shown, of the queue or of a search, which keep their places. */
export function useQueueRows(
  { idFaskes, tanggal, idBHBU, status, page }: QueueParams,
  text: string,
  { queue, searchResults }: QueueQueries,
) {
  const [recorded, setRecorded] = useState<readonly RecordedVisit[]>([]);
  const isSearching = text !== '';
  const filters = isSearching ? [text] : [status, page];
  const fresh = isSearching ? searchResults.data : queue.isPlaceholderData ? undefined : queue.data;
  const { dataUpdatedAt } = isSearching ? searchResults : queue;
  const ofDay = recorded.filter(({ visit }) => visit.tanggal === tanggal);
  // Visits that the list cannot have yet; the next reading decides, because a visit may be undone.
  const unread = ofDay.filter(({ listReadAt }) => listReadAt === dataUpdatedAt);
  const people = fresh?.data.map(one => {
    const kunjungan = unread.findLast(({ visit }) => visit.idPeserta === one.id)?.visit;
    return kunjungan ? { ...one, kunjungan } : one;
  });
  const { rows, changes, remake } = useSteadyRows(
    JSON.stringify([idFaskes, tanggal, idBHBU, ...filters]),
    people,
    ofDay.map(({ visit }) => visit),
  );
  return {
    rows,
    changes,
    /** Reads the list again and makes its rows anew. */
    refresh: async (): Promise<void> => {
      const { data } = await (isSearching ? searchResults.refetch() : queue.refetch());
      if (data) remake(data.data);
    },
    /** Remembers a visit that the user has recorded, which its row says at once. */
    addRecorded: (visit: Dose): void =>
      setRecorded(before => [...before, { visit, listReadAt: dataUpdatedAt }]),
  };
}
