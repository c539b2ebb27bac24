import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Payment } from '#contract/domains/payment/record.ts';
import { recordPath, recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { receiptPrintPath } from '#src/kit/documents/printPaths.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { definition } from '../definition.ts';
import { Excess } from './Excess.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import { ProofFile } from './ProofFile.tsx';

interface PaymentProps {
  record: Payment;
}

/** What the parts of a payment were used for. */
const Allocations = ({ record: { alokasi } }: PaymentProps) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  if (alokasi.length === 0) return t('resources.payment.allocation.none');
  return (
    <ListBox>
      {alokasi.map(({ id, jenis, idInvoice, noInvoice, jumlah, tanggal, noReferensi, alasan }) => (
        <ListRow key={id} sx={{ display: 'block' }}>
          <strong>
            {t('resources.payment.allocation.row', {
              amount: formatRupiah(jumlah),
              day: formatDate(tanggal),
            })}
          </strong>
          <div>
            {t(`resources.payment.allocation.${jenis}`)}{' '}
            {idInvoice === null ? null : (
              <MuiLink component={Link} to={recordPathFor(role, 'invoice', idInvoice)}>
                {noInvoice ?? t('resources.payment.without_number')}
              </MuiLink>
            )}
          </div>
          {noReferensi === null ? null : (
            <Detail>{t('resources.payment.card.reference', { number: noReferensi })}</Detail>
          )}
          {alasan === null ? null : (
            <Detail>{t('resources.payment.card.reason', { reason: alasan })}</Detail>
          )}
        </ListRow>
      ))}
    </ListBox>
  );
};

/** The page of a payment: what was paid, its proof, and what its parts were used for. */
export const pageDefinition = defineResource<Payment>({
  ...definition,
  show: {
    ...definition.show,
    Notice: PaymentNotice,
    primary: ({ status }) =>
      status === 'BUKTI_DIUNGGAH'
        ? 'verify'
        : status === 'DIUSULKAN_BALIK'
          ? 'approveReversal'
          : undefined,
    links: ({ id, idInvoice, noKuitansi }) => [
      ...(noKuitansi !== null
        ? [
            {
              label: 'resources.payment.link.receipt',
              to: receiptPrintPath(id),
              right: 'payment.read',
            } as const,
          ]
        : []),
      {
        label: 'resources.payment.link.invoice',
        to: recordPath('invoice', idInvoice),
        right: 'invoice.read',
      },
      {
        label: 'resources.payment.link.ofInvoice',
        to: recordPath('paymentsOfInvoice', idInvoice),
        right: 'payment.read',
      },
      auditLogLink('payment', id),
    ],
    facts: [
      {
        title: 'facts',
        fields: [
          'jumlah',
          'tanggalBayar',
          'jenis',
          { source: 'noInvoice', linkTo: ({ idInvoice }) => ['invoice', idInvoice] },
          'namaBHBU',
          { source: 'bankPengirim', isOptional: true },
          { source: 'namaPengirim', isOptional: true },
          'noReferensi',
          { source: 'catatan', isOptional: true },
          { source: 'verifiedBy', isOptional: true },
          { source: 'verifiedAt', isOptional: true },
        ],
      },
      // A proof that waits is beside what it is compared with.
      {
        title: 'files',
        isVisible: ({ status }) => status !== 'BUKTI_DIUNGGAH',
        Content: ProofFile,
      },
    ],
    parts: [
      {
        title: 'excess',
        right: 'payment.settle',
        isVisible: ({ lebih }) => lebih > 0,
        Content: Excess,
      },
      { title: 'allocation', Content: Allocations },
    ],
  },
});
