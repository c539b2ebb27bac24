import Box from '@mui/material/Box';
import type { InvoiceListItem } from '#contract/domains/invoice/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';

/** The last day of payment of an invoice, and by how many days it has passed while the invoice is not paid. */
export const DueDate = ({
  invoice: { hariTerakhir, hariLewat },
}: {
  invoice: Pick<InvoiceListItem, 'hariLewat' | 'hariTerakhir'>;
}) => {
  const t = useMessages();
  if (hariTerakhir === null) return <EmptyValue />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {formatDate(hariTerakhir)}
      {hariLewat > 0 ? (
        <StateChip
          meaning="bad"
          label={t('resources.invoice.turn.late', { smart_count: hariLewat })}
        />
      ) : null}
    </Box>
  );
};
