import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { visuallyHidden } from '../visuallyHidden.ts';

/** Delay before the bar appears, in ms; shorter calls show nothing. */
const shownAfter = 150;
/** Delay before screen readers are told, in ms. */
const saidAfter = 3_000;

/**
 * Returns how long calls have been running: not, long enough to show, or long enough to announce.
 */
function useWaiting(): 'no' | 'shown' | 'said' {
  const { activity } = useApi();
  const running = useSyncExternalStore(activity.watch, () => activity.count() > 0);
  const [waiting, setWaiting] = useState<'no' | 'shown' | 'said'>('no');
  useEffect(() => {
    if (!running) return;
    const show = setTimeout(() => setWaiting('shown'), shownAfter);
    const word = setTimeout(() => setWaiting('said'), saidAfter);
    return () => {
      clearTimeout(show);
      clearTimeout(word);
      setWaiting('no');
    };
  }, [running]);
  return waiting;
}

/** Progress bar below the top bar while API calls run. */
export const ProgressLine = () => {
  const say = useWords();
  const waiting = useWaiting();
  return (
    <>
      {waiting === 'no' ? null : (
        <LinearProgress
          aria-hidden
          data-testid="progress"
          sx={{ position: 'absolute', left: 0, right: 0, bottom: -2 }}
        />
      )}
      <Box component="span" aria-live="polite" sx={visuallyHidden}>
        {waiting === 'said' ? say('app.toolbar.progress') : ''}
      </Box>
    </>
  );
};
