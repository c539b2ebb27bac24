import { orderCalls } from '#contract/domains/order/calls.ts';
import type { OrderFacts } from '#contract/domains/order/facts.ts';
import type { OrderKind, OrderListItem } from '#contract/domains/order/record.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** The newest orders that are offered. */
const offeredOrders = 20;

/** Returns the submitted orders of the company, the newest first, with whose values a new one can begin. */
export const useEarlierOrders = (
  { perusahaan }: OrderFacts,
  jenis: OrderKind,
): readonly OrderListItem[] =>
  useCall(
    'order',
    orderCalls.list,
    {
      query: {
        bhbuId: perusahaan.id,
        jenis,
        pageSize: offeredOrders,
        sortBy: 'tanggalOrder',
        sortOrder: 'desc',
      },
    },
    { select: ({ data }) => data.filter(({ noOrder }) => noOrder !== null) },
  ).data ?? [];
