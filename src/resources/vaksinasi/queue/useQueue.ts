import { useQuery } from '@tanstack/react-query';
import { faskesCalls } from '#contract/domains/faskes/index.ts';
import { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { usePollInterval } from '#src/providers/live/liveChanges.ts';
import type { QueueParams } from './useQueueParams.ts';

/** Refetch interval in ms, to show visits recorded by colleagues. */
const refetchIntervalMs = 60_000;

/** Query of one queue page with the counts of the day. */
export function useQueue({ idFaskes, tanggal, idBHBU, status, order, page }: QueueParams) {
  const { call } = useApi();
  return useQuery({
    queryKey: ['vaksinasi', 'list', idFaskes, tanggal, idBHBU, status, order, page],
    queryFn: ({ signal }) =>
      call(
        vaksinasiCalls.list,
        {
          query: {
            idFaskes: idFaskes ?? undefined,
            tanggal,
            idBHBU,
            status,
            urut: order,
            pageNumber: page,
          },
        },
        { signal },
      ),
    enabled: idFaskes !== null,
    // Never show another facility's queue as placeholder: its peserta could be selected.
    placeholderData: (before, query) => (query?.queryKey[2] === idFaskes ? before : undefined),
    refetchInterval: usePollInterval(refetchIntervalMs),
  });
}

/** Minimum search text length. */
export const minSearchLength = 3;

/** Searches the peserta of the facility. The text goes in the body, as it may hold a NIK. */
export function useQueueSearch({ idFaskes, tanggal, idBHBU }: QueueParams, text: string) {
  const { call } = useApi();
  return useQuery({
    queryKey: ['vaksinasi', 'find', idFaskes, tanggal, idBHBU, text],
    queryFn: ({ signal }) =>
      call(
        vaksinasiCalls.find,
        { body: { idFaskes: idFaskes ?? undefined, tanggal, idBHBU, cari: text } },
        { signal },
      ),
    enabled: idFaskes !== null && text.length >= minSearchLength,
    // The query key may hold a NIK, so it does not stay in the cache.
    gcTime: 0,
  });
}

/** Query of the facilities with work on a day, for callers who may choose one. */
export const useBusyFaskes = (tanggal: string) =>
  useCall(
    'vaksinasi',
    vaksinasiCalls.faskes,
    { query: { tanggal } },
    { select: ({ data }) => data },
  );

/** Query of one peserta with all visits. */
export const usePesertaVisits = (id: number, tanggal: string) =>
  useCall('vaksinasi', vaksinasiCalls.ofPeserta, { params: { id }, query: { tanggal } });

/** Returns the id and name of each company of a facility. */
export function useFaskesCompanies(idFaskes: number | null) {
  const { data = [] } = useCall(
    'faskes',
    faskesCalls.companies,
    { params: { id: idFaskes ?? 0 } },
    { enabled: idFaskes !== null },
  );
  return data;
}

/** Returns whom to call at each company of a facility. */
export function useFaskesContacts(idFaskes: number | null) {
  const { data } = useCall(
    'vaksinasi',
    vaksinasiCalls.contacts,
    { query: { idFaskes: idFaskes ?? undefined } },
    { enabled: idFaskes !== null },
  );
  return data?.data ?? [];
}
