import { useQuery } from '@tanstack/react-query';
import { dosisCalls } from '#contract/dosis/index.ts';
import { faskesCalls } from '#contract/faskes/index.ts';
import { productCalls } from '#contract/product.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { Asked } from './useAsked.ts';

/** How often the queue is asked anew, for what colleagues record. */
const everyMs = 60_000;

/** A page of the queue with its counts. */
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
    // Of another facility nobody may be called meanwhile.
    placeholderData: (before, query) => (query?.queryKey[2] === idFaskes ? before : undefined),
    refetchInterval: everyMs,
  });
}

/** The shortest text that is searched for. */
export const leastText = 3;

/** Who matches a text, among all of the facility. What was typed stays in memory and goes in the body. */
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
    // Nobody comes back to a search; a number that was typed is not kept any longer than needed.
    gcTime: 0,
  });
}

/** One participant with every visit. */
export function useOne(id: number, tanggal: string) {
  const { call } = useApi();
  return useQuery({
    queryKey: ['dosis', 'one', id, tanggal],
    queryFn: ({ signal }) =>
      call(dosisCalls.ofPeserta, { params: { id }, query: { tanggal } }, { signal }),
  });
}

/** The companies of a facility, by name. */
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

/** What vaccines are called. */
export function useVaccines(): readonly string[] {
  const { call } = useApi();
  const { data = [] } = useQuery({
    queryKey: ['product', 'vaccines'],
    queryFn: ({ signal }) => call(productCalls.choices, {}, { signal }),
    staleTime: Infinity,
  });
  return data.filter(one => one.tipe !== 'PAKET_LAYANAN').map(one => one.name);
}
