import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useBackLink } from '#src/kit/list/backLink.tsx';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import type { AppDataProvider } from '#src/providers/data/dataProvider.ts';

/** Largest number of participants in one run: the largest page of the list. */
const runLength = 500;

const invalid = { statusData: 'INVALID' };
/** Those whose vaccination is nearest come first, then those who have waited longest. */
const sort = { field: 'rencanaTanggal', order: 'ASC' } as const;

/** Those who were deactivated need no correction, unless the list shows them. */
const active = { isActive: 'true' };

/** Returns the filters of the list in a `filter` parameter; none when it is malformed. */
function parseFilter(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/**
 * The invalid participants of a list, the most urgent first, and the one that is open. They are read once, so
 * that a corrected participant stays in the run and can be gone back to.
 */
export function useFixQueue({ name, paths }: ResourceSpec) {
  const provider = useDataProvider<AppDataProvider>();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [search, setSearch] = useSearchParams();
  const filterText = search.get('filter');
  const { data, error, refetch } = useQuery({
    // Outside the resource's keys, which are invalidated after each save.
    queryKey: ['fixQueue', name, filterText],
    queryFn: async () => {
      const { data: records, total } = await provider.getList(name, {
        filter: { ...active, ...parseFilter(filterText), ...invalid },
        sort,
        pagination: { page: 1, perPage: runLength },
      });
      return { ids: records.map(({ id }) => Number(id)), total: total ?? records.length };
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // Deleted and deactivated ones, which cannot be gone back to.
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const ids = (data?.ids ?? []).filter(id => !leftOut.has(id));
  const requested = ids.indexOf(Number(search.get('peserta')));
  const at = Math.max(0, requested);
  const listPath = `${paths.list}?${new URLSearchParams({
    filter: JSON.stringify({ ...active, ...parseFilter(filterText), ...invalid }),
  }).toString()}`;
  const from = useBackLink(paths.list, '/dashboard/table-list');
  const backPath = from === paths.list ? listPath : from;
  const goTo = (position: number): void => {
    const id = ids[position];
    if (id === undefined) void navigate(backPath);
    else
      setSearch(
        before => {
          const after = new URLSearchParams(before);
          after.set('peserta', String(id));
          return after;
        },
        // One entry of the history: Back leads to the list.
        { replace: true, state },
      );
  };
  /** Takes a participant out of the run and goes to the next one. */
  const leaveOut = (id: number): void => {
    goTo(ids.indexOf(id) + 1);
    setLeftOut(before => new Set([...before, id]));
  };
  return { isLoading: !data, error, refetch, ids, at, id: ids[at], backPath, goTo, leaveOut };
}
