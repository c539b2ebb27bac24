import { pksCalls } from '#contract/domains/pks/calls.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Queries the agreement of an order, whose actions change it; null when it has none of its own. */
export const usePksOfOrder = (id: number) =>
  useCall('order', pksCalls.ofOrder, { params: { id } }, { enabled: usePermission()('pks.read') });
