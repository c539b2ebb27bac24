import Box from '@mui/material/Box';
import type { Order } from '#contract/domains/order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { agreedOrder, comparedOrder, joinAddedDoses, lineName } from './comparedOrder.ts';
import { OrderDelta } from './OrderDelta.tsx';

interface StoredOrderDeltaProps {
  record: Order;
  /** The version that `record` amends. */
  earlier: Order;
}

/** What a stored version changes compared with the one that it amends, and why. */
export const StoredOrderDelta = ({ record, earlier }: StoredOrderDeltaProps) => {
  const t = useMessages();
  const { totalHarga, alasanAmandemen, dibayar } = record;
  const lines = [...earlier.baris, ...record.baris];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {alasanAmandemen ? (
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('resources.order.delta.reason', { alasan: alasanAmandemen })}
        </Box>
      ) : null}
      <OrderDelta
        before={comparedOrder(agreedOrder(earlier), line => line.id)}
        after={comparedOrder(
          joinAddedDoses(agreedOrder(record)),
          line => line.asalBaris ?? undefined,
        )}
        nameOf={(field, id) => lineName(lines, field, id)}
        totals={
          totalHarga === null
            ? undefined
            : { dari: earlier.totalHarga ?? 0, ke: totalHarga, dibayar: dibayar ?? 0 }
        }
      />
    </Box>
  );
};
