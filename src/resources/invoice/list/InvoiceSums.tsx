import type { CallInput } from '#contract/core/endpoint.ts';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { useListFilters } from '#src/kit/list/filters/ListFiltersContext.ts';
import { toListQuery } from '#src/providers/data/requestShape.ts';
import { useCall } from '#src/providers/data/useCall.ts';

type Query = NonNullable<CallInput<typeof invoiceCalls.list>['query']>;

/** The sums of all invoices that match the filters, after their count in the head of the list. */
export const InvoiceSums = () => {
  const t = useMessages();
  const { values } = useListFilters();
  const pagination = { page: 1, perPage: 1 };
  const query = toListQuery(invoiceCalls, { pagination, filter: values }) as Query;
  const { data } = useCall('invoice', invoiceCalls.list, { query });
  if (!data) return null;
  const { nilaiTagihan, dikredit, dibayar, sisa } = data.jumlah;
  return t('resources.invoice.sums', {
    billed: formatRupiah(nilaiTagihan - dikredit),
    paid: formatRupiah(dibayar),
    rest: formatRupiah(sisa),
  });
};
