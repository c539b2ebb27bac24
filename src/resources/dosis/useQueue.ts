import { useQuery } from '@tanstack/react-query';
import { dosisCalls } from '#contract/dosis/index.ts';
import { faskesCalls } from '#contract/faskes/index.ts';
import { productCalls } from '#contract/product.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { Asked } from './useAsked.ts';

/** Refetch interval in ms, to show visits recorded by colleagues. */
const everyMs = 60_000;

/** Query of one queue page with the counts of the day. */
export function useQueue({ idFaskes, tanggal, idBHBU, status, page }: Asked) {
  const { call } = useApi();
  return useQuery({
    queryKey: ['dosis', 'list', idFaskes, tanggal, idBHBU, status, page],
    queryFn: ({ signal }) =>
      call(
        dosisCalls.list,
        { query: { idFaskes: idFaskes ?? undefined, tanggal, idBHBU, status, pageNumber: page } },
        { signal },
      ),
    enabled: idFaskes !== null,
    // Never show another facility's queue as placeholder: its peserta could be selected.
    placeholderData: (before, query) => (query?.queryKey[2] === idFaskes ? before : undefined),
    refetchInterval: everyMs,
  });
}

/** Minimum search text length. */
export const leastText = 3;

/** Searches the peserta of the facility. The text goes in the body, as it may hold a NIK. */
export function useFound({ idFaskes, tanggal, idBHBU }: Asked, text: string) {
  const { call } = useApi();
  return useQuery({
    queryKey: ['dosis', 'find', idFaskes, tanggal, idBHBU, text],
    queryFn: ({ signal }) =>
      call(
        dosisCalls.find,
        { body: { idFaskes: idFaskes ?? undefined, tanggal, idBHBU, cari: text } },
        { signal },
      ),
    enabled: idFaskes !== null && text.length >= leastText,
    // The query key may hold a NIK, so it does not stay in the cache.
    gcTime: 0,
  });
}

/** Query of one peserta with all visits. */
export function useOne(id: number, tanggal: string) {
  const { call } = useApi();
  return useQuery({
    queryKey: ['dosis', 'one', id, tanggal],
    queryFn: ({ signal }) =>
      call(dosisCalls.ofPeserta, { params: { id }, query: { tanggal } }, { signal }),
  });
}

/** Returns the id and name of each company of a facility. */
export function useCompanies(idFaskes: number | null) {
  const { call } = useApi();
  const { data = [] } = useQuery({
    queryKey: ['faskes', 'companies', idFaskes],
    queryFn: ({ signal }) =>
      call(faskesCalls.companies, { params: { id: idFaskes ?? 0 } }, { signal }),
    enabled: idFaskes !== null,
  });
  return data;
}

/** Returns the names of the vaccine products, as suggestions. */
export function useVaccines(): readonly string[] {
  const { call } = useApi();
  const { data = [] } = useQuery({
    queryKey: ['product', 'vaccines'],
    queryFn: ({ signal }) => call(productCalls.choices, {}, { signal }),
    staleTime: Infinity,
  });
  return data.filter(one => one.tipe !== 'PAKET_LAYANAN').map(one => one.name);
}
