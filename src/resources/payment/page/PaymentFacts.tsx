import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Payment } from '#contract/domains/payment/record.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { Facts, type Fact } from '../../pks/Facts.tsx';
import { ProofFile } from './ProofFile.tsx';

interface PaymentProps {
  record: Payment;
}

/** What was paid, by whom and for which invoice, beside its proof. */
export const PaymentFacts = ({ record }: PaymentProps) => {
  const t = useMessages();
  return (
    <>
      <RecordSection title={t('resources.payment.section.facts')}>
        <PaymentDetails record={record} />
      </RecordSection>
      <RecordSection title={t('resources.payment.section.files')}>
        <ProofFile record={record} />
      </RecordSection>
    </>
  );
};

const PaymentDetails = ({ record }: PaymentProps) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { jenis, jumlah, tanggalBayar, idInvoice, noInvoice, namaBHBU, catatan } = record;
  const { bankPengirim, namaPengirim, noReferensi, verifiedBy, verifiedAt } = record;
  const optional = (name: 'bankPengirim' | 'catatan' | 'namaPengirim', value: string | null) =>
    value === null ? [] : [[t(`resources.payment.fields.${name}`), value] as const];
  const facts: readonly Fact[] = [
    [t('resources.payment.fields.jumlah'), <strong key="sum">{formatRupiah(jumlah)}</strong>],
    [t('resources.payment.fields.tanggalBayar'), formatDate(tanggalBayar)],
    [t('resources.payment.fields.jenis'), t(`resources.payment.jenis.${jenis}`)],
    [
      t('resources.payment.fields.noInvoice'),
      <MuiLink key="invoice" component={Link} to={recordPathFor(role, 'invoice', idInvoice)}>
        {noInvoice ?? t('resources.payment.without_number')}
      </MuiLink>,
    ],
    [t('resources.payment.fields.namaBHBU'), namaBHBU],
    ...optional('bankPengirim', bankPengirim),
    ...optional('namaPengirim', namaPengirim),
    [t('resources.payment.fields.noReferensi'), noReferensi],
    ...optional('catatan', catatan),
    ...(verifiedBy === null
      ? []
      : [
          [
            t('resources.payment.fields.verifiedBy'),
            t('common.by_at', { who: verifiedBy, when: formatDateTime(verifiedAt) }),
          ] as const,
        ]),
  ];
  return <Facts facts={facts} />;
};
