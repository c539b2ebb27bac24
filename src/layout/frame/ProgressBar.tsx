import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { visuallyHidden } from '../visuallyHidden.ts';

/** Delay before the bar appears, in ms; shorter calls show nothing. */
const showDelayMs = 150;
/** Delay before screen readers announce the wait, in ms. */
const announceDelayMs = 3_000;

/**
 * Returns how long calls have been running: not, long enough to show, or long enough to announce.
 */
function useWaitStage(): 'hidden' | 'visible' | 'announced' {
  const { activity } = useApi();
  const running = useSyncExternalStore(activity.subscribe, () => activity.count() > 0);
  const [waitStage, setWaitStage] = useState<'hidden' | 'visible' | 'announced'>('hidden');
  useEffect(() => {
    if (!running) return;
    const show = setTimeout(() => setWaitStage('visible'), showDelayMs);
    const announce = setTimeout(() => setWaitStage('announced'), announceDelayMs);
    return () => {
      clearTimeout(show);
      clearTimeout(announce);
      setWaitStage('hidden');
    };
  }, [running]);
  return waitStage;
}

/** Progress bar below the top bar while API calls run. */
export const ProgressBar = () => {
  const t = useMessages();
  const waitStage = useWaitStage();
  return (
    <>
      {waitStage === 'hidden' ? null : (
        <LinearProgress
          aria-hidden
          data-testid="progress"
          sx={{ position: 'absolute', left: 0, right: 0, bottom: -2 }}
        />
      )}
      <Box component="span" aria-live="polite" sx={visuallyHidden}>
        {waitStage === 'announced' ? t('app.toolbar.progress') : ''}
      </Box>
    </>
  );
};
