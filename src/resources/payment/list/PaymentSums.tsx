import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { useListFilters } from '#src/kit/list/filters/ListFiltersContext.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { toListQuery } from '#src/providers/data/requestShape.ts';

/** The sum of all payments that match the filters, after their count in the head of the list. */
export const PaymentSums = () => {
  const t = useMessages();
  const { call } = useApi();
  const { values } = useListFilters();
  const resource = useResourceContext();
  const filter = resource === 'paymentToVerify' ? { status: 'BUKTI_DIUNGGAH', ...values } : values;
  const { data } = useQuery({
    queryKey: [resource, 'sums', filter],
    queryFn: ({ signal }) => {
      const query = toListQuery(paymentCalls, { pagination: { page: 1, perPage: 1 }, filter });
      return call(paymentCalls.list, { query }, { signal });
    },
  });
  return data ? t('resources.payment.sums', { total: formatRupiah(data.jumlah.jumlah) }) : null;
};
