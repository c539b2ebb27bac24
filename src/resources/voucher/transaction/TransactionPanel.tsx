import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import { ShareBar } from '#src/kit/page/ShareBar.tsx';
import { Figures } from '#src/kit/record/FactGrid.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { voucherListPath } from '../paths.ts';
import { countedStates } from '../states.ts';

interface TransactionPanelProps {
  record: VoucherTransaction;
}

/** The vouchers of a transaction by state, as a bar and in numbers, and what prevents their use. */
export const TransactionPanel = ({ record }: TransactionPanelProps) => {
  const t = useMessages();
  const titleId = useId();
  const { baru, jumlah, halangan, status } = record;
  return (
    <Card labelledBy={titleId} sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      <Typography id={titleId} variant="h4" component="h2">
        {t('resources.voucherTransaction.counts.title', { count: formatNumber(jumlah) })}
      </Typography>
      <ShareBar
        shares={countedStates.map(([name, state, fill]) => ({
          fill,
          count: record[name],
          label: t(`resources.voucher.status.${state}`),
        }))}
      />
      <Counts record={record} />
      {halangan !== null && status !== 'DIBATALKAN' ? (
        <Alert severity="warning">{halangan}</Alert>
      ) : null}
      {baru > 0 ? (
        <Alert severity="info" icon={<CheckCircleOutlineIcon />}>
          {t('resources.voucherTransaction.notice.inactive', { count: formatNumber(baru) })}
        </Alert>
      ) : null}
    </Card>
  );
};

/** The number of each state, with a link to its vouchers. */
const Counts = ({ record }: TransactionPanelProps) => {
  const { role } = useRequiredSession();
  const t = useMessages();
  return (
    <Figures
      facts={countedStates.map(([name, status]) => [
        t(`resources.voucher.status.${status}`),
        record[name] === 0 ? (
          '0'
        ) : (
          <MuiLink
            component={Link}
            to={voucherListPath(role, { VoucherTransactionId: String(record.id), status })}
          >
            {formatNumber(record[name])}
          </MuiLink>
        ),
      ])}
    />
  );
};
