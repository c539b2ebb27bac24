import { useResourceContext } from 'react-admin';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { useListFilters } from '#src/kit/list/filters/ListFiltersContext.ts';
import { toListQuery } from '#src/providers/data/requestShape.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** The sums of all payments that match the filters, after their count in the head of the list. */
export const PaymentSums = () => {
  const t = useMessages();
  const { values } = useListFilters();
  const resource = useResourceContext();
  const filter = resource === 'paymentToVerify' ? { status: 'BUKTI_DIUNGGAH', ...values } : values;
  const query = toListQuery(paymentCalls, { pagination: { page: 1, perPage: 1 }, filter });
  const { data } = useCall(resource ?? 'payment', paymentCalls.list, { query });
  if (!data) return null;
  const { jumlah, menunggu, lebih } = data.jumlah;
  const parts = [
    ...(jumlah > 0 ? [t('resources.payment.sum.verified', { amount: formatRupiah(jumlah) })] : []),
    ...(menunggu > 0
      ? [t('resources.payment.sum.waiting', { amount: formatRupiah(menunggu) })]
      : []),
    ...(lebih > 0 ? [t('resources.payment.sum.excess', { amount: formatRupiah(lebih) })] : []),
  ];
  return parts.length === 0 ? null : `; ${parts.join(', ')}`;
};
