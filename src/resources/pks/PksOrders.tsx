import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { orderCalls } from '#contract/domains/order/calls.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { actionRow, borderedList } from '#src/kit/page/borderedList.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { orderMeaning } from '../order/states.ts';

/** The orders of an agreement: its own, and those placed under a booster agreement. */
export const PksOrders = ({ record: { id } }: { record: Pks }) => {
  const t = useMessages();
  const { call } = useApi();
  const { data, error } = useQuery({
    queryKey: ['pks', 'orders', id],
    queryFn: ({ signal }) => call(orderCalls.ofPks, { params: { id } }, { signal }),
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={72} />;
  if (data.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('resources.pks.order.none')}</Box>;
  }
  return (
    <Box component="ul" sx={borderedList}>
      {data.map(order => (
        <Box component="li" key={order.id} sx={actionRow}>
          <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <MuiLink component={Link} to={recordPath('order', order.id)}>
              {order.noOrder}
            </MuiLink>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {t('resources.pks.order.doses', {
                people: formatNumber(order.jumlahPeserta),
                doses: formatNumber(order.dosisDisetujui ?? order.jumlahDosis),
                total: formatRupiah(order.totalHarga),
              })}
            </Box>
          </Box>
          <StateChip
            meaning={orderMeaning[order.status]}
            label={t(`resources.order.status.${order.status}`)}
          />
        </Box>
      ))}
    </Box>
  );
};
