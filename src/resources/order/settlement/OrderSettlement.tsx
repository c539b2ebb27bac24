import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Order } from '#contract/domains/order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { SettlementItem } from './SettlementItem.tsx';
import { useSettlements } from './useSettlements.ts';

/** What the termination of an order leaves to settle. */
export const OrderSettlement = ({ record: { id } }: { record: Order }) => {
  const t = useMessages();
  const { data, error } = useSettlements({ idOrder: id });
  if (error instanceof Error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  if (data.data.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('resources.order.settlement.nothing')}</Box>;
  }
  return (
    <Box component="ul" sx={borderedList}>
      {data.data.map(settlement => (
        <SettlementItem key={settlement.id} settlement={settlement} />
      ))}
    </Box>
  );
};
