import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';

/** Names the lines for which a batch that expires earlier is free, and why it is not taken. */
export const EarlierBatches = ({
  record: { lebihAwal, alasanBatch },
}: {
  record: Pick<WorkOrder, 'alasanBatch' | 'lebihAwal'>;
}) => {
  const t = useMessages();
  return (
    <Alert severity="warning">
      {lebihAwal.map(({ baris: row, nomor: number, kedaluwarsa, sisa }) => (
        <Box key={row}>
          {t('resources.workOrder.publish.earlier', {
            row,
            number,
            day: formatDate(kedaluwarsa),
            left: formatNumber(sisa),
          })}
        </Box>
      ))}
      {alasanBatch === null
        ? null
        : t('resources.workOrder.publish.batchReasonGiven', { reason: alasanBatch })}
    </Alert>
  );
};
