import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fillPath } from '#contract/core/path.ts';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import type { Payment } from '#contract/domains/payment/record.ts';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { Action } from '#src/kit/actions/action.ts';
import { PossibleActions } from '#src/kit/actions/PossibleActions.tsx';
import { UploadDialog } from '#src/kit/attachment/UploadDialog.tsx';
import { receiptPrintPath } from '#src/kit/documents/printPaths.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { FilePreview } from '#src/kit/file/FilePreview.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { paymentMeaning } from '../../invoice/states.ts';
import { definition } from '../definition.ts';
import { paymentName } from '../paymentName.ts';
import { SameProofWarning, useProofNotice } from '../SameProofWarning.tsx';
import { useSide } from '../useSide.ts';
import { amountFor } from './amountDue.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

interface PaymentCardProps {
  payment: Payment;
  invoice: Invoice;
}

/** States in which the payment can be corrected and its proof uploaded. */
const awaitsProof: ReadonlySet<string> = new Set(['MENUNGGU_BUKTI', 'DITOLAK']);

/** A payment with its state, whose turn it is, and the actions that are possible now. */
export const PaymentCard = ({ payment, invoice }: PaymentCardProps) => {
  const t = useMessages();
  const can = usePermission();
  const side = useSide();
  const [open, setOpen] = useState<'correct' | 'proof'>();
  const [isShown, setIsShown] = useState(false);
  const { id } = useRequiredSession();
  const { jenis, status, idInvoice } = payment;
  // Until it is verified, the payer corrects what was uploaded by mistake.
  const isReplaceable =
    status === 'BUKTI_DIUNGGAH' &&
    can('payment.update') &&
    (side === 'buyer' || payment.idPengunggah === id);
  const isOfOther = idInvoice !== invoice.id;
  const close = () => setOpen(undefined);
  return (
    <ListRow sx={{ display: 'grid' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Name payment={payment} />
        <StateChip
          meaning={paymentMeaning[status]}
          label={t(`resources.payment.status.${status}`)}
        />
      </Box>
      <Box>{t(`resources.payment.jenis.${jenis}`)}</Box>
      <CardFacts payment={payment} />
      {isOfOther ? (
        <Box sx={{ fontWeight: 500 }}>
          {t('resources.payment.ofInvoice.from_other', {
            amount: formatRupiah(amountFor(invoice.id, payment)),
          })}
        </Box>
      ) : null}
      <Box sx={{ fontWeight: awaitsProof.has(status) ? 500 : undefined }}>
        {t(`resources.payment.next.${status}.${side}`)}
      </Box>
      <SameProofWarning payment={payment} />
      {payment.noKuitansi !== null ? (
        <Box>
          <MuiLink component={Link} to={receiptPrintPath(payment.id)}>
            {t('resources.payment.link.receipt')}
          </MuiLink>
        </Box>
      ) : null}
      {payment.waktuBukti !== null && isShown ? (
        <FilePreview
          path={fillPath(paymentCalls.downloadProof.path, { id: payment.id })}
          name={t('resources.payment.fields.fileBukti')}
        />
      ) : null}
      {isOfOther ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {payment.waktuBukti === null ? null : (
            <Button
              variant="outlined"
              size="small"
              aria-expanded={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              {t(isShown ? 'resources.payment.proof.hide' : 'resources.payment.proof.show')}
            </Button>
          )}
          {isReplaceable ? (
            <Button variant="outlined" size="small" onClick={() => setOpen('proof')}>
              {t('resources.payment.proof.change')}
            </Button>
          ) : null}
          {awaitsProof.has(status) && can('payment.update') ? (
            <>
              <Button variant="contained" size="small" onClick={() => setOpen('proof')}>
                {t(
                  status === 'DITOLAK'
                    ? 'resources.payment.proof.replace'
                    : 'resources.payment.proof.upload',
                )}
              </Button>
              <Button variant="outlined" size="small" onClick={() => setOpen('correct')}>
                {t('resources.payment.proof.correct')}
              </Button>
            </>
          ) : null}
          <PossibleActions definition={definition} record={{ ...payment }} look={cardLook} />
        </Box>
      )}
      {open === 'proof' ? <ProofDialog payment={payment} onClose={close} /> : null}
      {open === 'correct' ? (
        <PaymentDialog invoice={invoice} payment={payment} onClose={close} />
      ) : null}
    </ListRow>
  );
};

/** The amount and day; the staff have a page for each payment. */
const Name = ({ payment }: { payment: Payment }) => {
  const { role } = useRequiredSession();
  const name = paymentName(payment);
  return permissionScope(role, 'payment.read') === 'own' ? (
    <Box component="span" sx={{ fontWeight: 500 }}>
      {name}
    </Box>
  ) : (
    <MuiLink component={Link} to={recordPath('payment', payment.id)} sx={{ fontWeight: 500 }}>
      {name}
    </MuiLink>
  );
};

/** Who sent the money, who uploaded the proof and who verified it. */
const CardFacts = ({ payment }: { payment: Payment }) => {
  const t = useMessages();
  const { bankPengirim, namaPengirim, noReferensi, pengunggah, waktuBukti } = payment;
  const { verifiedBy, verifiedAt, alasan, lebih } = payment;
  const lines = [
    ...(bankPengirim !== null && namaPengirim !== null
      ? [t('resources.payment.card.sender', { bank: bankPengirim, name: namaPengirim })]
      : []),
    ...(noReferensi === null
      ? []
      : [t('resources.payment.card.reference', { number: noReferensi })]),
    waktuBukti === null
      ? t('resources.payment.card.no_proof')
      : t('resources.payment.card.proof', {
          who: pengunggah ?? '',
          when: formatDateTime(waktuBukti),
        }),
    ...(verifiedBy === null
      ? []
      : [
          t('resources.payment.card.verified', {
            who: verifiedBy,
            when: formatDateTime(verifiedAt),
          }),
        ]),
    ...(lebih > 0 ? [t('resources.payment.card.excess', { amount: formatRupiah(lebih) })] : []),
  ];
  return (
    <Detail>
      {lines.map(line => (
        <div key={line}>{line}</div>
      ))}
      {alasan === null ? null : (
        <Box sx={{ color: 'text.primary' }}>
          {t('resources.payment.card.reason', { reason: alasan })}
        </Box>
      )}
    </Detail>
  );
};

/** The button of an event in a card: verifying is what a payment waits for. */
const cardLook = ({ name, isDestructive }: Action) =>
  ({
    size: 'small',
    variant: name === 'verify' ? 'contained' : 'outlined',
    color: isDestructive ? 'error' : 'primary',
  }) as const;

const proofFields = { fileBukti: { required: true } } as const;

interface ProofDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Uploads the proof of a payment that has none, or whose proof was rejected. */
const ProofDialog = ({ payment, onClose }: ProofDialogProps) => {
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
      fields={proofFields}
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
