import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { findTransition } from '#contract/core/lifecycle.ts';
import type { Voucher } from '#contract/domains/voucher/record.ts';
import { voucherStates } from '#contract/states/voucher.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';

/** Why a voucher was frozen or voided, and how a lost one is replaced. */
export const VoucherNotice = ({ record }: { record: Voucher }) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const [isReplacing, setIsReplacing] = useState(false);
  const { status, voidReason } = record;
  const canReplace =
    can('voucher.issue') &&
    findTransition(voucherStates, status, 'void')?.by.some(actor => actor === role);
  const isStopped = (status === 'DIBEKUKAN' || status === 'DIBATALKAN') && voidReason !== null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3, justifyItems: 'start' }}>
      {isStopped ? (
        <Alert severity={status === 'DIBEKUKAN' ? 'warning' : 'error'} sx={{ width: 1 }}>
          {t(`resources.voucher.notice.${status}`, { reason: voidReason })}
        </Alert>
      ) : null}
      {status === 'BARU' ? (
        <Alert severity="info" sx={{ width: 1 }}>
          {t('resources.voucher.notice.BARU')}
        </Alert>
      ) : null}
      {canReplace ? (
        <Button variant="outlined" onClick={() => setIsReplacing(true)}>
          {t('resources.voucher.replace.button')}
        </Button>
      ) : null}
      {isReplacing ? (
        <ReplaceDialog voucher={record} onClose={() => setIsReplacing(false)} />
      ) : null}
    </Box>
  );
};
