import { useNavigate } from 'react-router-dom';
import { voucherCalls } from '#contract/voucher/calls.ts';
import { maskCode } from '#contract/voucher/code.ts';
import { replacementInput, type Voucher } from '#contract/voucher/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { CommandDialog } from '#src/ui/command/CommandDialog.tsx';
import { changedByVouchers } from '../batch/actions.ts';
import { voucherPath } from '../paths.ts';

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
        void navigate(voucherPath(role, id));
      }}
      onClose={onClose}
    />
  );
};
