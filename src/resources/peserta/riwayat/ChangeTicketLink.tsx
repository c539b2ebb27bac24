import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';

/**
 * Link to the page that moves this ticket to another participant; hidden without the right to do
 * so.
 */
export const ChangeTicketLink = ({ record: { noTiket, deletedAt } }: { record: Peserta }) => {
  const t = useMessages();
  const can = usePermission();
  if (!can('tiket.change') || deletedAt !== null) return null;
  return (
    <MuiLink
      component={Link}
      to="/admin/peserta/ticket-change"
      state={{ noTiket }}
      sx={{ ml: 1.5, display: 'inline-block', py: '3px' }}
    >
      {t('resources.riwayat.head.ticket')}
    </MuiLink>
  );
};
