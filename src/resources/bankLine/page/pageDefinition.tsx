import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { BankLine } from '#contract/domains/bank/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatRupiah } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { paymentMeaning } from '../../invoice/states.ts';
import { definition } from '../definition.ts';
import { Explanations } from './Explanations.tsx';

/** The payments that a line proves. */
const BookedPayments = ({ record: { pembayaran } }: { record: BankLine }) => {
  const t = useMessages();
  return (
    <ListBox>
      {pembayaran.map(({ idPayment, noInvoice, jumlah, status }) => (
        <ListRow
          key={idPayment}
          end={
            <StateChip
              meaning={paymentMeaning[status]}
              label={t(`resources.payment.status.${status}`)}
            />
          }
        >
          <MuiLink component={Link} to={recordPath('payment', idPayment)}>
            {formatRupiah(jumlah)}
          </MuiLink>
          <Detail>{noInvoice ?? t('resources.payment.without_number')}</Detail>
        </ListRow>
      ))}
    </ListBox>
  );
};

/** The page of a line: what the bank says, what explains it, and what it paid. */
export const pageDefinition = defineResource<BankLine>({
  ...definition,
  show: {
    ...definition.show,
    links: ({ id }) => [auditLogLink('bankLine', id)],
    facts: [
      {
        title: 'facts',
        fields: [
          'jumlah',
          'tanggal',
          'arah',
          'rekening',
          'keterangan',
          { source: 'pengirim', isOptional: true },
          { source: 'rekeningPengirim', isOptional: true },
          {
            source: 'namaBHBU',
            isOptional: true,
            linkTo: ({ idBHBU }) => ['bhbu', idBHBU],
          },
          { source: 'alasan', isOptional: true },
        ],
      },
    ],
    parts: [
      {
        title: 'explanations',
        isVisible: ({ status }) => status === 'BARU',
        Content: Explanations,
      },
      {
        title: 'payments',
        isVisible: ({ pembayaran }) => pembayaran.length > 0,
        Content: BookedPayments,
      },
    ],
  },
});
