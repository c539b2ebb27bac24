import { useSearchParams } from 'react-router-dom';
import { queueStates } from '#contract/dosis/index.ts';
import { belongsTo } from '#contract/policy.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { jakartaDay } from '#src/ui/format/date.ts';

export type QueueState = (typeof queueStates)[number];

/** Queue filters from the URL; they never identify a person. */
export interface Asked {
  /** Null until a facility is chosen. */
  readonly idFaskes: number | null;
  /** Whether the facility is fixed to the account's own. */
  readonly isOwn: boolean;
  readonly tanggal: string;
  readonly isToday: boolean;
  readonly idBHBU: number | undefined;
  readonly status: QueueState | undefined;
  readonly page: number;
  readonly set: (name: 'faskes' | 'tanggal' | 'bhbu' | 'status' | 'page', value: string) => void;
}

const numberOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** Reads the queue filters from the URL. */
export function useAsked(): Asked {
  const { idReferensi, role } = useSignedIn();
  const [search, setSearch] = useSearchParams();
  const isOwn = belongsTo(role).kind === 'faskes';
  const today = jakartaDay(new Date());
  const asked = search.get('tanggal');
  const tanggal = asked !== null && /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today;
  const status = search.get('status');
  return {
    isOwn,
    idFaskes: (isOwn ? idReferensi : numberOf(search.get('faskes'))) ?? null,
    tanggal,
    isToday: tanggal === today,
    idBHBU: numberOf(search.get('bhbu')),
    status: queueStates.find(one => one === status),
    page: numberOf(search.get('page')) ?? 1,
    set: (name, value) =>
      setSearch(
        before => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(name);
          else after.set(name, value);
          // A changed filter starts at page 1.
          if (name !== 'page') after.delete('page');
          if (name === 'faskes') after.delete('bhbu');
          return after;
        },
        { replace: true },
      ),
  };
}
