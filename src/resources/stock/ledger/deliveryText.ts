import type { DoseLedger } from '#contract/domains/stock/record.ts';
import type { Translate } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';

/** Returns the equation of the delivery: 'Dipesan 200 · dibayar 200 · dikirim 200 = …'. */
export const deliveryText = (
  t: Translate,
  doses: Pick<DoseLedger['jumlah'], 'dibayar' | 'dikirim' | 'dipesan' | 'diterima' | 'kurang'>,
): string =>
  t('resources.stock.ledger.delivery', {
    ordered: formatNumber(doses.dipesan),
    paid: formatNumber(doses.dibayar),
    shipped: formatNumber(doses.dikirim),
    received: formatNumber(doses.diterima),
    short: formatNumber(doses.kurang),
  });
