import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { canAccess } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';

/** The company's uploaded participants with valid data, compared with those ordered for. */
export const OrderParticipants = ({ record: { bhbuId, jumlahPeserta } }: { record: Order }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { data, error } = useGetOne<Bhbu>('bhbu', { id: bhbuId });
  if (error) {
    return (
      <Alert severity="error">
        {t('resources.order.participants.failed', { detail: error.message })}
      </Alert>
    );
  }
  if (!data) return <Skeleton variant="rounded" height={72} />;
  const { valid, tidakValid } = data.jumlahPeserta;
  const missing = (jumlahPeserta ?? 0) - valid;
  const scope = canAccess(role, 'peserta.read');
  const to =
    role === 'BHBU'
      ? '/dashboard/table-list'
      : scope === 'all'
        ? filteredListPath('/admin/peserta/list-upload', { idBHBU: String(bhbuId) })
        : undefined;
  return (
    <Box sx={{ ...borderedList, py: 1.5, display: 'grid', gap: 0.5 }}>
      <Box>
        {t('resources.order.participants.compare', {
          valid: formatNumber(valid),
          ordered: formatNumber(jumlahPeserta ?? 0),
        })}
      </Box>
      {missing > 0 ? (
        <Box>{t('resources.order.participants.short', { smart_count: missing })}</Box>
      ) : null}
      {tidakValid > 0 ? (
        <Box sx={{ color: 'text.secondary' }}>
          {t('resources.order.participants.invalid', { smart_count: tidakValid })}
        </Box>
      ) : null}
      {to === undefined ? null : (
        <MuiLink component={Link} to={to} sx={{ justifySelf: 'start', py: '3px' }}>
          {t('resources.order.participants.open')}
        </MuiLink>
      )}
    </Box>
  );
};
