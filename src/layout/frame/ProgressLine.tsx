import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { visuallyHidden } from '../visuallyHidden.ts';

/** Calls shorter than this are over before a line would be seen, in ms. */
const shownAfter = 150;
/** Waiting longer than this is worth a word to who cannot see the line, in ms. */
const saidAfter = 3_000;

/** For how long calls have been running, in the steps that matter here. */
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

/** A thin line below the top line while calls are under way; spoken of only when it takes long. */
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
