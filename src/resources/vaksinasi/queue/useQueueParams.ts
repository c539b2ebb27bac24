import { useLocation, useSearchParams } from 'react-router-dom';
import { queueFilters, type QueueOrder } from '#contract/domains/vaksinasi/index.ts';
import { organizationRuleOf } from '#contract/policy.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';

export type QueueState = (typeof queueFilters)[number];

/** Queue filters from the URL. */
export interface QueueParams {
  /** Null until a facility is chosen. */
  readonly idFaskes: number | null;
  /** Whether the facility is fixed to the account's own. */
  readonly isOwn: boolean;
  readonly tanggal: string;
  readonly today: string;
  readonly isToday: boolean;
  readonly idBHBU: number | undefined;
  readonly status: QueueState | undefined;
  readonly order: QueueOrder;
  readonly page: number;
  /** Registration that is open beside the queue. */
  readonly idPeserta: number | undefined;
  readonly set: (
    name: 'faskes' | 'tanggal' | 'bhbu' | 'status' | 'urut' | 'page',
    value: string,
  ) => void;
}

const parseId = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** Reads the queue filters from the URL. */
export function useQueueParams(): QueueParams {
  const { idReferensi, role } = useRequiredSession();
  const state: unknown = useLocation().state;
  const [search, setSearch] = useSearchParams();
  const isOwn = organizationRuleOf(role).kind === 'faskes';
  const today = useToday();
  const requestedDay = search.get('tanggal');
  const tanggal =
    requestedDay !== null && /^\d{4}-\d{2}-\d{2}$/.test(requestedDay) ? requestedDay : today;
  const status = search.get('status');
  return {
    isOwn,
    idFaskes: (isOwn ? idReferensi : parseId(search.get('faskes'))) ?? null,
    tanggal,
    today,
    isToday: tanggal === today,
    idBHBU: parseId(search.get('bhbu')),
    status: queueFilters.find(one => one === status),
    order: search.get('urut') === 'NAMA' ? 'NAMA' : 'HADIR',
    page: parseId(search.get('page')) ?? 1,
    idPeserta: parseId(search.get('peserta')),
    set: (name, value) =>
      setSearch(
        before => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(name);
          else after.set(name, value);
          // A changed filter starts at page 1.
          if (name !== 'page') after.delete('page');
          if (name === 'faskes') for (const other of ['bhbu', 'peserta']) after.delete(other);
          return after;
        },
        // The state names the queue that an open person returns to.
        { replace: true, state },
      ),
  };
}
