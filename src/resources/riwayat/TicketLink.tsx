import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Peserta } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useMay } from '#src/ui/resource/useMay.ts';

/**
 * Link to the page that moves this ticket to another participant; hidden without the right to do
 * so.
 */
export const TicketLink = ({ record: { noTiket, deletedAt } }: { record: Peserta }) => {
  const say = useWords();
  const may = useMay();
  if (!may('peserta.changeTicket') || deletedAt !== null) return null;
  return (
    <MuiLink
      component={Link}
      to="/admin/peserta/ticket-change"
      state={{ noTiket }}
      sx={{ ml: 1.5, display: 'inline-block', py: '3px' }}
    >
      {say('resources.riwayat.head.ticket')}
    </MuiLink>
  );
};
