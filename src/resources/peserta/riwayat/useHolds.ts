import { penahananCalls, type Penahanan } from '#contract/domains/penahanan.ts';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Returns the legal holds in force that cover a participant; none for users who may not read holds. */
export function useHolds({ id }: Pick<Peserta, 'id'>): readonly Penahanan[] {
  const can = usePermission();
  const { data } = useCall(
    'penahanan',
    penahananCalls.list,
    { query: { mencakup: id, sortBy: 'createdAt', sortOrder: 'ASC' } },
    { enabled: can('penahanan.read') },
  );
  return data?.data ?? [];
}
