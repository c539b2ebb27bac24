import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import { ParticipantCheck } from './ParticipantCheck.tsx';

/** The participant check of a work order: that of its issue or, before it, the one of today. */
export const ParticipantsPart = ({ record }: { record: WorkOrder }) => {
  const t = useMessages();
  const { call } = useApi();
  const { idOrder, pesertaCek, alasanPeserta } = record;
  const { data = pesertaCek, error } = useQuery({
    queryKey: ['order', 'participantCheck', idOrder],
    queryFn: ({ signal }) =>
      call(workOrderCalls.checkParticipants, { params: { id: idOrder } }, { signal }),
    enabled: pesertaCek === null,
    refetchOnMount: 'always',
    retry: shouldRetry,
  });
  const check = pesertaCek ?? data;
  if (!check) {
    return error instanceof Error ? (
      <Alert severity="error">
        {t('resources.workOrder.participants.failed', { detail: error.message })}
      </Alert>
    ) : (
      <Skeleton variant="rounded" height={72} />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ParticipantCheck check={check} isIssued={pesertaCek !== null} />
      {alasanPeserta ? (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {t('resources.workOrder.participants.reason', { reason: alasanPeserta })}
        </Box>
      ) : null}
    </Box>
  );
};
