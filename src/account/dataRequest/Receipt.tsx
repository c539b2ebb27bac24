import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RequestReceipt } from '#contract/domains/permintaan-data/record.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { dataRequest as words } from '#texts/dataRequest.ts';

/** The number and the secret of a request, which are shown once. */
export const Receipt = ({ receipt }: { receipt: RequestReceipt }) => (
  <Alert severity="success" role="status" sx={{ mt: 3 }}>
    <AlertTitle>{words.receipt.title}</AlertTitle>
    <Typography>
      {interpolate(words.receipt.until, { until: formatDateTime(receipt.batas) })}
    </Typography>
    <Box component="dl" sx={{ my: 1, overflowWrap: 'anywhere' }}>
      <dt>{words.receipt.number}</dt>
      <Typography component="dd" sx={{ m: 0, mb: 1, fontWeight: 600 }}>
        {receipt.nomor}
      </Typography>
      <dt>{words.receipt.key}</dt>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
        {receipt.kunci}
      </Typography>
    </Box>
    <Typography>{words.receipt.keep}</Typography>
  </Alert>
);
