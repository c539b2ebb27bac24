import type { Payment } from '#contract/payment/record.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { formatRupiah } from '#src/ui/format/number.ts';

/** Returns the name of a payment: its amount and day. */
export const paymentName = ({
  jumlah,
  tanggalBayar,
}: Pick<Payment, 'jumlah' | 'tanggalBayar'>): string =>
  `${formatRupiah(jumlah)}, ${formatDate(tanggalBayar)}`;
