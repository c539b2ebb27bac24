import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findTransition } from '#contract/core/lifecycle.ts';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { maskCode } from '#contract/domains/voucher/code.ts';
import { type Voucher, replacementInput } from '#contract/domains/voucher/record.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { voucherStates } from '#contract/states/voucher.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession, useApi } from '#src/providers/api/ApiContext.ts';
import { changedByVouchers } from '../transaction/actions.ts';

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

const schema = replacementInput.pick({ alasan: true });
const fields = { alasan: { label: 'resources.voucher.replace.reason' } } as const;

interface ReplaceDialogProps {
  voucher: Voucher;
  onClose: () => void;
}

/** Voids a lost voucher and issues another one in its place, whose page it then opens. */
const ReplaceDialog = ({ voucher, onClose }: ReplaceDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { role } = useRequiredSession();
  const navigate = useNavigate();
  const { id: menggantikan, VoucherTransactionId, code } = voucher;
  return (
    <CommandDialog
      title={t('resources.voucher.replace.title', { name: maskCode(code) })}
      description={t('resources.voucher.replace.text')}
      confirmLabel={t('resources.voucher.replace.button')}
      isDestructive
      resource="voucher"
      schema={schema}
      fields={fields}
      autoFocus="alasan"
      run={(input, idempotencyKey) =>
        call(
          voucherCalls.create,
          { body: { VoucherTransactionId, menggantikan, ...input } },
          { idempotencyKey },
        )
      }
      invalidates={changedByVouchers}
      success={() => t('resources.voucher.replace.done')}
      onSuccess={({ id }) => {
        onClose();
        void navigate(recordPathFor(role, 'voucher', id));
      }}
      onClose={onClose}
    />
  );
};
