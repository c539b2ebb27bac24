import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { barContainer, barSegment } from '#src/kit/page/barStyles.ts';
import { panel } from '#src/kit/record/panel.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { voucherListPath } from '../paths.ts';
import { countedStates } from '../states.ts';

interface BatchPanelProps {
  record: VoucherTransaction;
}

/** The vouchers of a batch by state, as a bar and in numbers, and what prevents their use. */
export const BatchPanel = ({ record }: BatchPanelProps) => {
  const t = useMessages();
  const titleId = useId();
  const { baru, jumlah, halangan, status } = record;
  return (
    <Box component="section" aria-labelledby={titleId} sx={panel}>
      <Typography id={titleId} variant="h4" component="h2">
        {t('resources.voucherTransaction.counts.title', { count: formatNumber(jumlah) })}
      </Typography>
      <StateBar batch={record} />
      <Counts batch={record} />
      {halangan !== null && status !== 'DIBATALKAN' ? (
        <Alert severity="warning">{halangan}</Alert>
      ) : null}
      {baru > 0 ? (
        <Alert severity="info" icon={<CheckCircleOutlineIcon />}>
          {t('resources.voucherTransaction.notice.inactive', { count: formatNumber(baru) })}
        </Alert>
      ) : null}
    </Box>
  );
};

interface BatchProps {
  batch: VoucherTransaction;
}

/** The shares of the states; the numbers below it have their names. */
const StateBar = ({ batch }: BatchProps) => {
  const { palette } = useTheme();
  return (
    <Box
      aria-hidden
      sx={{ ...barContainer, display: 'flex', height: 12, width: 1 }}
      style={{ '--bar-accent': palette.primary.main } as object}
    >
      {countedStates.map(([name, , fill]) =>
        batch[name] > 0 ? (
          <Box
            key={name}
            sx={barSegment(fill)}
            style={{ width: `${(batch[name] / batch.jumlah) * 100}%` }}
          />
        ) : null,
      )}
    </Box>
  );
};

/** The number of each state, with a link to its vouchers. */
const Counts = ({ batch }: BatchProps) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  return (
    <Box component="dl" sx={grid}>
      {countedStates.map(([name, status]) => (
        <div key={name}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t(`resources.voucher.status.${status}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h3' }}>
            {batch[name] === 0 ? (
              '0'
            ) : (
              <MuiLink
                component={Link}
                to={voucherListPath(role, { VoucherTransactionId: String(batch.id), status })}
              >
                {formatNumber(batch[name])}
              </MuiLink>
            )}
          </Box>
        </div>
      ))}
    </Box>
  );
};

const grid = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: 1.5,
  fontVariantNumeric: 'tabular-nums',
};
