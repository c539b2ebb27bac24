import { bankLineCalls } from '#contract/domains/bank/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { useListFilters } from '#src/kit/list/filters/ListFiltersContext.ts';
import { toListQuery } from '#src/providers/data/requestShape.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** The new lines that match the filters and their sum, after the count in the head of the list. */
export const NewLines = () => {
  const t = useMessages();
  const { values } = useListFilters();
  const query = toListQuery(bankLineCalls, {
    pagination: { page: 1, perPage: 1 },
    filter: values,
  });
  const { data } = useCall('bankLine', bankLineCalls.list, { query });
  if (!data || data.baru.banyak === 0) return null;
  const { banyak, jumlah } = data.baru;
  return `; ${t('resources.bankLine.fresh', { smart_count: banyak, amount: formatRupiah(jumlah) })}`;
};
