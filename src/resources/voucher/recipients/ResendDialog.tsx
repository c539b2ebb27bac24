import { email } from '#contract/core/record.ts';
import { z } from '#contract/core/zod.ts';
import {
  voucherTransactionCalls,
  type Recipient,
  type VoucherTransaction,
} from '#contract/domains/voucher/transaction.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';

const schema = z.strictObject({ email });
const fields = { email: { kind: 'email' } } as const;

interface ResendDialogProps {
  batch: VoucherTransaction;
  recipient: Recipient;
  onClose: () => void;
}

/** Sends the ticket of a recipient again, to an address that may have been corrected. */
export const ResendDialog = ({ batch, recipient, onClose }: ResendDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id: idPenerima, nama } = recipient;
  return (
    <CommandDialog
      title={t('resources.voucherTransaction.resend.title', { name: nama })}
      description={t('resources.voucherTransaction.resend.text')}
      confirmLabel={t('resources.voucherTransaction.recipients.resend')}
      resource="voucherTransaction"
      schema={schema}
      fields={fields}
      initialValues={{ email: recipient.email }}
      autoFocus="email"
      run={(input, idempotencyKey) =>
        call(
          voucherTransactionCalls.resend,
          { params: { id: batch.id }, body: { idPenerima, ...input } },
          { idempotencyKey },
        )
      }
      invalidates={['voucherTransaction']}
      success={() => t('resources.voucherTransaction.resend.done', { name: nama })}
      onClose={onClose}
    />
  );
};
