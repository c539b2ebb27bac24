import { useNavigate } from 'react-router-dom';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { maskCode } from '#contract/domains/voucher/code.ts';
import { replacementInput, type Voucher } from '#contract/domains/voucher/record.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { changedByVouchers } from '../batch/actions.ts';

const schema = replacementInput.pick({ alasan: true });
const fields = { alasan: { label: 'resources.voucher.replace.reason' } } as const;

interface ReplaceDialogProps {
  voucher: Voucher;
  onClose: () => void;
}

/** Voids a lost voucher and issues another one in its place, whose page it then opens. */
export const ReplaceDialog = ({ voucher, onClose }: ReplaceDialogProps) => {
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
