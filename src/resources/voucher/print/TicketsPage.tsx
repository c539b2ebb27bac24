import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { maxTickets, type VoucherTicket } from '#contract/domains/voucher/record.ts';
import { recordPath, recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { Ticket } from './Ticket.tsx';
import { CutMarks, TicketPrintStyles, ticketsPerSheet } from './TicketPrintStyles.tsx';

/**
 * The tickets of the transaction in the URL on A4 sheets, or the one of `?voucher=`. Reading them is
 * recorded as printing, so they are read once.
 */
export const TicketsPage = () => {
  const id = Number(useParams()['id']);
  const [search] = useSearchParams();
  const voucher = search.get('voucher');
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useCall(
    'voucherTickets',
    voucherCalls.print,
    {
      query:
        voucher === null
          ? { VoucherTransactionId: id, pageNumber: page, pageSize: maxTickets }
          : { id: [Number(voucher)] },
    },
    { isSnapshot: true, keepsPrevious: true },
  );
  if (error instanceof CallError && error.status === 409) {
    return <NotPrintable idTransaction={id} text={error.message} />;
  }
  return (
    <Loaded data={data} error={error} refetch={refetch}>
      {({ data: tickets, totalRecords: total }) =>
        total === 0 ? (
          <NotPrintable idTransaction={id} />
        ) : (
          <Tickets
            tickets={tickets}
            total={total}
            page={page}
            setPage={setPage}
            isLoading={isPlaceholderData}
            backPath={voucher === null ? { idTransaction: id } : { idVoucher: Number(voucher) }}
          />
        )
      }
    </Loaded>
  );
};

/** Why there are no tickets to print. */
const NotPrintable = ({ idTransaction, text }: { idTransaction: number; text?: string }) => {
  const t = useMessages();
  return (
    <>
      <PageHeader title={t('resources.voucherTransaction.page.print')} />
      <Alert
        severity="info"
        sx={{ maxWidth: 640 }}
        action={
          <Button
            size="small"
            color="inherit"
            component={Link}
            to={recordPath('voucherTransaction', idTransaction)}
          >
            {t('resources.voucher.link.transaction')}
          </Button>
        }
      >
        {text ?? t('resources.voucher.print.none')}
      </Alert>
    </>
  );
};

/** Whether a ticket was sent to its recipient, or is about to be. */
const isSent = ({ pengiriman }: VoucherTicket): boolean =>
  pengiriman === 'TERKIRIM' || pengiriman === 'ANTRE';

interface TicketsProps {
  tickets: readonly VoucherTicket[];
  total: number;
  page: number;
  setPage: (page: number) => void;
  isLoading: boolean;
  backPath: { readonly idTransaction: number } | { readonly idVoucher: number };
}

const Tickets = ({ tickets, total, page, setPage, isLoading, backPath }: TicketsProps) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const [isWithoutSent, setIsWithoutSent] = useState(false);
  const sent = tickets.filter(isSent);
  const printed = isWithoutSent ? tickets.filter(one => !isSent(one)) : tickets;
  const sheets = Array.from({ length: Math.ceil(printed.length / ticketsPerSheet) }, (_, at) =>
    printed.slice(at * ticketsPerSheet, (at + 1) * ticketsPerSheet),
  );
  const first = (page - 1) * maxTickets + 1;
  return (
    <>
      <TicketPrintStyles />
      <PageHeader
        title={t('resources.voucherTransaction.page.print')}
        description={t('resources.voucher.print.lead', {
          count: formatNumber(printed.length),
          sheets: formatNumber(sheets.length),
        })}
        moreActions={[
          'idTransaction' in backPath
            ? {
                label: t('resources.voucher.link.transaction'),
                to: recordPath('voucherTransaction', backPath.idTransaction),
              }
            : {
                label: t('resources.voucher.link.voucher'),
                to: recordPathFor(role, 'voucher', backPath.idVoucher),
              },
        ]}
        action={
          <Button
            variant="contained"
            startIcon={<PrintOutlinedIcon />}
            disabled={isLoading || printed.length === 0}
            onClick={() => window.print()}
          >
            {t('common.action.print')}
          </Button>
        }
      />
      {total > maxTickets ? (
        <Box className="no-print" sx={partStyle}>
          <Box aria-live="polite">
            {t('resources.voucher.print.part', {
              from: formatNumber(first),
              to: formatNumber(first + tickets.length - 1),
              total: formatNumber(total),
            })}
          </Box>
          <Button
            variant="outlined"
            disabled={page === 1 || isLoading}
            onClick={() => setPage(page - 1)}
          >
            {t('resources.voucher.print.previous')}
          </Button>
          <Button
            variant="outlined"
            disabled={page * maxTickets >= total || isLoading}
            onClick={() => setPage(page + 1)}
          >
            {t('resources.voucher.print.next')}
          </Button>
        </Box>
      ) : null}
      {sent.length > 0 ? (
        <Alert severity="info" className="no-print" sx={{ maxWidth: 640, mb: 2 }}>
          <Box>
            {t('resources.voucher.print.sent', {
              sent: formatNumber(sent.length),
              count: formatNumber(tickets.length),
            })}
          </Box>
          <FormControlLabel
            label={t('resources.voucher.print.withoutSent')}
            control={
              <Checkbox
                checked={isWithoutSent}
                onChange={(_, checked) => setIsWithoutSent(checked)}
              />
            }
          />
        </Alert>
      ) : null}
      {sheets.map((shown, at) => (
        <Box key={shown[0]?.id ?? at} component="section" sx={sheetStyle} className="ticket-sheet">
          <Box component="h2" className="no-print" sx={sheetTitle}>
            {t('resources.voucher.print.sheet', { number: at + 1, count: sheets.length })}
          </Box>
          {shown.map(ticket => (
            <Ticket key={ticket.id} ticket={ticket} />
          ))}
          <CutMarks />
        </Box>
      ))}
    </>
  );
};

const partStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 };
const sheetStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 400px))' },
  gap: 2,
  p: 2,
  mb: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  justifyContent: 'start',
  // Sheets that are not on the screen are not drawn.
  '@media screen': { contentVisibility: 'auto', containIntrinsicSize: 'auto 900px' },
};
const sheetTitle = { gridColumn: '1 / -1', typography: 'body2', color: 'text.secondary', m: 0 };
