import { sellerCalls } from '#contract/domains/seller.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Reads the latest approved version, which the next one replaces; null when there is none. */
export const useLatestVersion = () =>
  useCall(
    'seller',
    sellerCalls.list,
    {
      query: { status: 'DISETUJUI', sortBy: 'berlakuMulai', sortOrder: 'desc', pageSize: 1 },
    },
    { select: ({ data }) => data[0] ?? null },
  );
