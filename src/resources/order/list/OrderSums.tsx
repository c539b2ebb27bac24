import type { CallInput } from '#contract/core/endpoint.ts';
import { orderCalls } from '#contract/domains/order/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { useListFilters } from '#src/kit/list/filters/ListFiltersContext.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { toListQuery } from '#src/providers/data/requestShape.ts';
import { useCall } from '#src/providers/data/useCall.ts';

type Query = NonNullable<CallInput<typeof orderCalls.list>['query']>;

/**
 * The sums of all orders that match the filters, after their count in the head of the list. Versions
 * that an amendment replaced count only when a filter names them.
 */
export const OrderSums = () => {
  const t = useMessages();
  const can = usePermission();
  const { values } = useListFilters();
  // An amended order would be counted twice, with its amendment.
  const isCurrent = values['status'] === undefined && values['terbaru'] === undefined;
  const pagination = { page: 1, perPage: 1 };
  const filter = isCurrent ? { ...values, terbaru: true } : values;
  const query = toListQuery(orderCalls, { pagination, filter }) as Query;
  const { data } = useCall('order', orderCalls.list, { query });
  // A facility sees no amounts.
  if (!data || !can('pks.read')) return null;
  const { pesanan, jumlahPeserta, jumlahDosis, totalHarga } = data.jumlah;
  return t(`resources.order.${pesanan === data.totalRecords ? 'sums' : 'sums_of'}`, {
    pesanan: formatNumber(pesanan),
    peserta: formatNumber(jumlahPeserta),
    dosis: formatNumber(jumlahDosis),
    total: formatRupiah(totalHarga),
  });
};
