import type { Payment } from '#contract/domains/payment/record.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';

/** Returns the name of a payment: its amount and day. */
export const paymentName = ({
  jumlah,
  tanggalBayar,
}: Pick<Payment, 'jumlah' | 'tanggalBayar'>): string =>
  `${formatRupiah(jumlah)}, ${formatDate(tanggalBayar)}`;
