import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { StoredOrderDelta } from '../order/delta/StoredOrderDelta.tsx';
import { useOrder } from './useOrder.ts';

/** The agreement that an amendment changes, and what its order changes. */
export const AmendmentDelta = ({ idOrder }: { idOrder: number }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const amended = useOrder(idOrder);
  const earlier = useOrder(amended.data?.amandemenDari ?? null);
  const error = amended.error ?? earlier.error;
  if (error instanceof Error) return <Alert severity="error">{error.message}</Alert>;
  if (!amended.data || !earlier.data) return <Skeleton variant="rounded" height={120} />;
  const { pksId, noPKS } = earlier.data;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {pksId !== null && noPKS !== null ? (
        <MuiLink
          component={Link}
          to={recordPathFor(role, 'pks', pksId)}
          sx={{ justifySelf: 'start' }}
        >
          {t('resources.pks.amendment.parent', { name: noPKS })}
        </MuiLink>
      ) : null}
      <StoredOrderDelta record={amended.data} earlier={earlier.data} />
    </Box>
  );
};
