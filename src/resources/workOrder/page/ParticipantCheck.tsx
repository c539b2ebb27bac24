import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { ParticipantCheck as Check, WorkOrder } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { useCall } from '#src/providers/data/useCall.ts';

/** The participant check of a work order: that of its issue or, before it, the one of today. */
export const ParticipantsPart = ({ record }: { record: WorkOrder }) => {
  const t = useMessages();
  const { idOrder, pesertaCek, alasanPeserta } = record;
  const { data, error, refetch } = useCall(
    'order',
    workOrderCalls.checkParticipants,
    { params: { id: idOrder } },
    { enabled: pesertaCek === null },
  );
  const check = pesertaCek ?? data;
  if (!check) {
    return error ? (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton variant="rounded" height={72} />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <ParticipantCheck check={check} isIssued={pesertaCek !== null} />
      {alasanPeserta
        ? t('resources.workOrder.participants.reason', { reason: alasanPeserta })
        : null}
    </Box>
  );
};

interface ParticipantCheckProps {
  check: Check;
  /** Whether it is the check of the issue, after which nothing depends on it. */
  isIssued?: boolean;
}

/** Whether the company has enough valid participants for the ordered doses. */
export const ParticipantCheck = ({ check, isIssued = false }: ParticipantCheckProps) => {
  const t = useMessages();
  const { terunggah, valid, pesertaDibutuhkan, dibutuhkan, cukup } = check;
  return (
    <Alert severity={cukup ? 'success' : 'warning'}>
      {isIssued ? `${t('resources.workOrder.participants.atIssue')} ` : null}
      {t(`resources.workOrder.participants.${cukup ? 'enough' : 'short'}`, {
        valid: formatNumber(valid),
        needed: formatNumber(pesertaDibutuhkan),
        doses: formatNumber(dibutuhkan),
      })}{' '}
      {t('resources.workOrder.participants.uploaded', { count: formatNumber(terunggah) })}
      {cukup || isIssued ? null : ` ${t('resources.workOrder.participants.needsReason')}`}
    </Alert>
  );
};
