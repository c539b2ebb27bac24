import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import { temperatureReviewInput, type WorkOrder } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { workOrderName } from '../definition.ts';

/** What was decided about an arrival outside the temperature limits, and what the seller says to it. */
export const TemperatureDecision = ({ record }: { record: WorkOrder }) => {
  const t = useMessages();
  const { keputusanSuhu, alasanSuhu, tinjauanSuhu, suhuTerima, suhuMin, suhuMax } = record;
  if (keputusanSuhu === null) return null;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 500 }}>
        {t('resources.workOrder.decision.outside', {
          suhu: formatNumber(suhuTerima),
          min: suhuMin,
          max: suhuMax,
        })}{' '}
        {t(`resources.workOrder.decision.made.${keputusanSuhu}`)}
      </Box>
      <Box>“{alasanSuhu}”</Box>
      <Box>
        {tinjauanSuhu
          ? t('resources.workOrder.decision.reviewed', {
              who: tinjauanSuhu.oleh,
              when: formatDateTime(tinjauanSuhu.waktu),
              text: tinjauanSuhu.tanggapan,
            })
          : t('resources.workOrder.decision.waiting')}
      </Box>
    </Alert>
  );
};

const fields = { tanggapan: {} } as const;

interface ReviewDialogProps {
  record: WorkOrder;
  onClose: () => void;
}

/** Acknowledges an arrival outside the temperature limits. */
export const ReviewDialog = ({ record, onClose }: ReviewDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, version } = record;
  return (
    <CommandDialog
      title={t('resources.workOrder.decision.reviewTitle', { name: workOrderName(record) })}
      description={t('resources.workOrder.decision.reviewText')}
      confirmLabel={t('resources.workOrder.decision.review')}
      resource="workOrder"
      schema={temperatureReviewInput}
      fields={fields}
      version={version}
      autoFocus="tanggapan"
      lead={<TemperatureDecision record={record} />}
      run={body => call(workOrderCalls.reviewTemperature, { params: { id }, body })}
      invalidates={['workOrder']}
      success={() => t('resources.workOrder.decision.done')}
      onClose={onClose}
    />
  );
};
