import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Voucher } from '#contract/domains/voucher/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { printPath } from '../paths.ts';
import { Ticket } from '../print/Ticket.tsx';

/** The ticket of a voucher as it is printed. */
export const TicketPart = ({ record }: { record: Voucher }) => {
  const t = useMessages();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box sx={{ maxWidth: 380 }}>
        <Ticket ticket={record} />
      </Box>
      <Button
        variant="outlined"
        startIcon={<PrintOutlinedIcon />}
        component={Link}
        to={printPath(record.VoucherTransactionId, record.id)}
        sx={{ justifySelf: 'start' }}
      >
        {t('resources.voucher.ticket.print')}
      </Button>
    </Box>
  );
};
