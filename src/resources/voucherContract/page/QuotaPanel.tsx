import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { VoucherContract } from '#contract/domains/voucher/contract.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import { QuotaBar } from './QuotaBar.tsx';

/** What is left of the quota, and what prevents vouchers from being issued or used. */
export const QuotaPanel = ({ record }: { record: VoucherContract }) => {
  const t = useMessages();
  const titleId = useId();
  const { status, halangan, alasanBatal } = record;
  return (
    <Card labelledBy={titleId} sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      <Typography id={titleId} variant="h4" component="h2">
        {t('resources.voucherContract.section.quota')}
      </Typography>
      <QuotaBar contract={record} />
      {status === 'DRAFT' ? (
        <Alert severity="info">{t('resources.voucherContract.notice.draft')}</Alert>
      ) : null}
      {status === 'DIBATALKAN' && alasanBatal !== null ? (
        <Alert severity="error">
          {t('resources.voucherContract.notice.cancelled', { reason: alasanBatal })}
        </Alert>
      ) : null}
      {halangan !== null && (status === 'AKTIF' || status === 'HABIS_KUOTA') ? (
        <Alert severity="warning">{halangan}</Alert>
      ) : null}
    </Card>
  );
};
