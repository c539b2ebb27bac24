import type { CallInput } from '#contract/core/endpoint.ts';
import { stockCalls } from '#contract/domains/stock/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useListFilters } from '#src/kit/list/filters/ListFiltersContext.ts';
import { toListQuery } from '#src/providers/data/requestShape.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { equationText } from '../page/DoseBar.tsx';

type Query = NonNullable<CallInput<typeof stockCalls.list>['query']>;

/** The doses of all stock that matches the filters, after its count in the head of the list. */
export const StockSums = () => {
  const t = useMessages();
  const { values: filter } = useListFilters();
  const query = toListQuery(stockCalls, { pagination: { page: 1, perPage: 1 }, filter }) as Query;
  const { data } = useCall('stock', stockCalls.list, { query });
  if (!data) return null;
  return t('resources.stock.sums', { equation: equationText(t, data.jumlah) });
};
