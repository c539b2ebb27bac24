import Alert from '@mui/material/Alert';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { invoiceStates } from '#contract/states/invoice.ts';
import type { PksState } from '#contract/states/pks.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';

/** States of an agreement under which FINANCE thinks twice before it issues an invoice. */
const doubtfulStates = ['PERINGATAN', 'PEMBERITAHUAN_AKHIR', 'DITANGGUHKAN', 'DIAKHIRI'] as const;
type DoubtfulState = (typeof doubtfulStates)[number];

const isDoubtful = (state: PksState | null): state is DoubtfulState =>
  doubtfulStates.some(doubtful => doubtful === state);

/**
 * What to know before a draft is issued: its agreement is under a notice, a tax exemption has ended, or no decree lets
 * the government bear its VAT.
 */
export const InvoiceWarnings = ({ record }: { record: Invoice }) => {
  const t = useMessages();
  const can = usePermission();
  const today = useToday();
  const { status, statusPks, noPKS, noSKB, skbSampai, ppnDTP, dasarDTP } = record;
  if (status !== invoiceStates.initial || !can('invoice.issue')) return null;
  const warnings = [
    ...(isDoubtful(statusPks)
      ? [t(`resources.invoice.warning.${statusPks}`, { number: noPKS ?? '' })]
      : []),
    ...(skbSampai !== null && skbSampai < today
      ? [t('resources.invoice.warning.skb', { number: noSKB ?? '', day: formatDate(skbSampai) })]
      : []),
    ...(ppnDTP > 0 && dasarDTP === null ? [t('resources.invoice.warning.decree')] : []),
  ];
  return warnings.map(warning => (
    <Alert key={warning} severity="warning" sx={{ mb: 2 }}>
      {warning}
    </Alert>
  ));
};
