import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useWords } from '#src/i18n/useWords.ts';
import type { Outcome } from '#src/providers/data/each.ts';
import type { AnyRecord, Definition } from '../resource/definition.ts';

interface ActOutcomeProps {
  definition: Definition;
  outcome: Outcome<AnyRecord>;
  running: boolean;
}

/** Progress of a bulk action while it runs, then counts and one reason per failed record. */
export const ActOutcome = ({ definition, outcome, running }: ActOutcomeProps) => {
  const say = useWords();
  const { done, failed, left } = outcome;
  const total = done.length + failed.length + left.length;
  const passed = total - left.length;
  const label = say('list.act.running', { done: passed, total });
  return (
    <>
      {running ? (
        <Box sx={{ mb: 2 }}>
          <Typography sx={{ mb: 1 }}>{label}</Typography>
          <LinearProgress
            variant="determinate"
            value={total === 0 ? 0 : (passed / total) * 100}
            aria-label={label}
          />
        </Box>
      ) : (
        <Typography role="status">
          {done.length > 0
            ? say('list.act.done', { smart_count: done.length })
            : say('list.act.none')}
        </Typography>
      )}
      {failed.length > 0 ? (
        <Alert severity="error" role={running ? 'none' : 'alert'} sx={{ mt: 2 }}>
          {say('list.act.failed', { smart_count: failed.length })}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
            {failed.map(({ item, reason }) => (
              <li key={item.id}>
                {say('list.act.reason', { name: definition.nameOf(item), reason })}
              </li>
            ))}
          </Box>
        </Alert>
      ) : null}
      {!running && left.length > 0 ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {say('list.act.left', { smart_count: left.length })}
        </Alert>
      ) : null}
    </>
  );
};
