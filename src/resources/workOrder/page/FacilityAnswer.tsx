import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { findTransition } from '#contract/core/lifecycle.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { workOrderStates } from '#contract/states/work-order.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { ChillerRoom } from './ChillerRoom.tsx';

type Answer = NonNullable<WorkOrder['jawabanFaskes']>;

/** Returns what a facility answered, such as 'Mengusulkan tiba 03-Des-2026'. */
export const answerText = (t: Translate, { jenis, tanggal }: Answer): string =>
  t(`resources.workOrder.answer.${jenis}`, { day: formatDate(tanggal) });

/** What a facility answered instead of confirming, and why. */
export const AnswerNotice = ({ answer }: { answer: Answer }) => {
  const t = useMessages();
  const { alasan, oleh, waktu } = answer;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 500 }}>{answerText(t, answer)}</Box>
      <Box>“{alasan}”</Box>
      <Box>{t('common.by_at', { who: oleh, when: formatDateTime(waktu) })}</Box>
    </Alert>
  );
};

/**
 * What a work order that waits for its confirmation asks of the facility: the room in its chillers,
 * what it answered, and the ways to answer other than a confirmation.
 */
export const FacilityAnswer = ({ record }: { record: WorkOrder }) => {
  const t = useMessages();
  const [open, setOpen] = useState<'decline' | 'propose'>();
  const { role } = useRequiredSession();
  const { jenis, status, jawabanFaskes } = record;
  const events = (['propose', 'decline'] as const).filter(
    event =>
      findTransition(workOrderStates, status, event)?.by.some(one => one === role) &&
      // A surplus is always collected.
      !(event === 'decline' && jenis === 'AMBIL_KEMBALI'),
  );
  return (
    <>
      <ChillerRoom record={record} />
      {jawabanFaskes ? <AnswerNotice answer={jawabanFaskes} /> : null}
      {events.length === 0 ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {events.map(event => (
            <Button key={event} variant="outlined" onClick={() => setOpen(event)}>
              {t(`resources.workOrder.action.${event}.label`)}
            </Button>
          ))}
        </Box>
      )}
      {open ? (
        <AnswerDialog record={record} event={open} onClose={() => setOpen(undefined)} />
      ) : null}
    </>
  );
};
