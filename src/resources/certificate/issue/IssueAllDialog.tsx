import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useNotify } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { formatNumber } from '#src/kit/format/number.ts';
import type { OwnerFilter } from '../list/ownerFilter.ts';
import { useIssueAll } from './useIssueAll.ts';

interface IssueAllDialogProps {
  filter: OwnerFilter;
  /** Number of participants who wait. */
  total: number;
  /** Called when all proofs are issued. */
  onIssued: () => void;
  onClose: () => void;
}

/** Issues the proofs of all waiting participants in parts, with progress and a stop button. */
export const IssueAllDialog = ({ filter, total, onIssued, onClose }: IssueAllDialogProps) => {
  const t = useMessages();
  const notify = useNotify();
  const { progress, isRunning, isDone, isStopping, errors, run, stop } = useIssueAll(
    filter,
    total,
    done => {
      notify(t('resources.certificateWaiting.all.done', { smart_count: done }), {
        type: 'success',
      });
      onClose();
      onIssued();
    },
  );
  const text = t('resources.certificateWaiting.all.text');
  const { done, left } = progress;
  const hasStarted = isRunning || isDone || done > 0;
  const isUnfinished = !isRunning && (isDone || done > 0) && left > 0;
  return (
    <ConfirmDialog
      title={t('resources.certificateWaiting.all.title', { smart_count: total })}
      description={
        Object.keys(filter).length === 0
          ? text
          : `${text} ${t('resources.certificateWaiting.all.filters')}`
      }
      confirmLabel={t(`resources.certificateWaiting.all.${hasStarted ? 'resume' : 'confirm'}`)}
      {...(hasStarted ? { cancelLabel: t('ra.action.close') } : {})}
      command={{ isRunning, errors }}
      onConfirm={run}
      onClose={onClose}
      actions={
        isRunning ? (
          <Button variant="outlined" color="inherit" disabled={isStopping} onClick={stop}>
            {t(`resources.certificateWaiting.all.${isStopping ? 'stopping' : 'stop'}`)}
          </Button>
        ) : undefined
      }
    >
      {isRunning ? <Progress done={done} total={done + left} /> : null}
      {isUnfinished ? (
        <Alert severity="info">
          {t('resources.certificateWaiting.all.stopped', {
            done: formatNumber(done),
            left: formatNumber(left),
          })}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
};

const Progress = ({ done, total }: { done: number; total: number }) => {
  const t = useMessages();
  const label = t('resources.certificateWaiting.all.running', {
    done: formatNumber(done),
    total: formatNumber(total),
  });
  return (
    <Box>
      <Box aria-live="polite" sx={{ mb: 1 }}>
        {label}
      </Box>
      <LinearProgress variant="determinate" value={(done / total) * 100} aria-label={label} />
    </Box>
  );
};
