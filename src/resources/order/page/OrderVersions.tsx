import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { orderCalls } from '#contract/domains/order/calls.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { actionRow, borderedList } from '#src/kit/page/borderedList.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { orderName } from '../definition.ts';
import { StoredOrderDelta } from '../delta/StoredOrderDelta.tsx';
import { orderMeaning } from '../states.ts';

interface OrderProps {
  record: Order;
}

/** The versions of an amended order, and what this one changes. */
export const OrderVersions = ({ record }: OrderProps) => {
  const t = useMessages();
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="ul" sx={borderedList}>
        {record.versi.map(version => (
          <Box component="li" key={version.id} sx={actionRow}>
            <Box sx={{ flex: '1 1 200px' }}>
              {version.nomorAmandemen === null
                ? t('resources.order.version.first')
                : t('resources.order.version.amendment', { number: version.nomorAmandemen })}
              <Box sx={{ typography: 'body2' }}>
                {version.id === record.id ? (
                  t('resources.order.version.this')
                ) : (
                  <MuiLink component={Link} to={recordPath('order', version.id)}>
                    {orderName(version)}
                  </MuiLink>
                )}
              </Box>
            </Box>
            <StateChip
              meaning={orderMeaning[version.status]}
              label={translate(`resources.order.status.${version.status}`)}
            />
          </Box>
        ))}
      </Box>
      {record.amandemenDari === null ? null : (
        <VersionChanges record={record} earlierId={record.amandemenDari} />
      )}
    </Box>
  );
};

/** What a version changes compared with the one that it amends. */
const VersionChanges = ({ record, earlierId }: OrderProps & { earlierId: number }) => {
  const t = useMessages();
  const { call } = useApi();
  const { data: earlier, error } = useQuery({
    queryKey: ['order', 'earlier', earlierId],
    queryFn: ({ signal }) => call(orderCalls.get, { params: { id: earlierId } }, { signal }),
  });
  if (error) {
    return (
      <Alert severity="error">
        {t('resources.order.version.failed', { detail: error.message })}
      </Alert>
    );
  }
  if (!earlier) return <Skeleton variant="rounded" height={96} />;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ fontWeight: 500 }}>{t('resources.order.version.changes')}</Box>
      <StoredOrderDelta record={record} earlier={earlier} />
    </Box>
  );
};
