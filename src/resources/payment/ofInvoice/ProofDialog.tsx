import { paymentCalls } from '#contract/domains/payment/calls.ts';
import type { Payment } from '#contract/domains/payment/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { UploadDialog } from '#src/kit/attachment/UploadDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { paymentName } from '../paymentName.ts';
import { useProofNotice } from './useProofNotice.ts';

const fields = { fileBukti: { required: true } } as const;

interface ProofDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Uploads the proof of a payment that has none, or whose proof was rejected. */
export const ProofDialog = ({ payment, onClose }: ProofDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const proofNotice = useProofNotice();
  const { id } = payment;
  return (
    <UploadDialog
      title={t('resources.payment.proof.title', { name: paymentName(payment) })}
      confirmLabel={t('common.action.upload')}
      resource="payment"
      schema={paymentCalls.upload.body}
      fields={fields}
      validate={(input): Readonly<Record<string, readonly string[]>> =>
        input['fileBukti'] ? {} : { fileBukti: [t('file.choose')] }
      }
      run={(body, options) => call(paymentCalls.upload, { params: { id }, body }, options)}
      invalidates={['payment', 'paymentToVerify', 'invoice', 'order']}
      success={answer => proofNotice(answer, t('resources.payment.proof.done'))}
      onClose={onClose}
    />
  );
};
