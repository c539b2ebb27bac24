import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '#contract/core/endpoint.ts';
import { stockCalls } from '#contract/domains/stock/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { useListFilters } from '#src/kit/list/filters/ListFiltersContext.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { toListQuery } from '#src/providers/data/requestShape.ts';

type Query = NonNullable<CallInput<typeof stockCalls.list>['query']>;

/** The doses of all stock that matches the filters, after its count in the head of the list. */
export const StockSums = () => {
  const t = useMessages();
  const { call } = useApi();
  const { values } = useListFilters();
  const { data } = useQuery({
    queryKey: ['stock', 'sums', values],
    queryFn: ({ signal }) => {
      const pagination = { page: 1, perPage: 1 };
      const query = toListQuery(stockCalls, { pagination, filter: values }) as Query;
      return call(stockCalls.list, { query }, { signal });
    },
  });
  if (!data) return null;
  const { diterima, diberikan, dikarantina, sisa } = data.jumlah;
  return t('resources.stock.sums', {
    received: formatNumber(diterima),
    given: formatNumber(diberikan),
    quarantined: formatNumber(dikarantina),
    left: formatNumber(sisa),
  });
};
