import { orderCalls } from '#contract/domains/order/calls.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Queries an order with its lines; null means no order. */
export const useOrder = (id: number | null) =>
  useCall('order', orderCalls.get, { params: { id: id ?? 0 } }, { enabled: id !== null });
