import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { BatchOutcome } from '#src/providers/data/runForEach.ts';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';

interface ActionOutcomeProps {
  definition: ResourceSpec;
  outcome: BatchOutcome<AnyRecord>;
  isRunning: boolean;
}

/** Progress of a bulk action while it runs, then counts and one reason per failed record. */
export const ActionOutcome = ({ definition, outcome, isRunning }: ActionOutcomeProps) => {
  const t = useMessages();
  const { done, failed, notRun: left } = outcome;
  const total = done.length + failed.length + left.length;
  const processed = total - left.length;
  const label = t('list.action.running', { done: processed, total });
  return (
    <>
      {isRunning ? (
        <Box sx={{ mb: 2 }}>
          <Typography sx={{ mb: 1 }}>{label}</Typography>
          <LinearProgress
            variant="determinate"
            value={total === 0 ? 0 : (processed / total) * 100}
            aria-label={label}
          />
        </Box>
      ) : (
        <Typography role="status">
          {done.length > 0
            ? t('list.action.done', { smart_count: done.length })
            : t('list.action.none')}
        </Typography>
      )}
      {failed.length > 0 ? (
        <Alert severity="error" role={isRunning ? 'none' : 'alert'} sx={{ mt: 2 }}>
          {t('list.action.failed', { smart_count: failed.length })}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
            {failed.map(({ item, reason }) => (
              <li key={item.id}>
                {t('list.action.reason', { name: definition.nameOf(item), reason })}
              </li>
            ))}
          </Box>
        </Alert>
      ) : null}
      {!isRunning && left.length > 0 ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('list.action.not_run', { smart_count: left.length })}
        </Alert>
      ) : null}
    </>
  );
};
