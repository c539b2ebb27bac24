import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useSyncExternalStore } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useLastsLongerThan } from '#src/kit/page/useLastsLongerThan.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** Delay before a wait is shown, in ms; shorter calls show nothing. */
const showDelayMs = 150;
/** Delay before screen readers announce the wait, in ms. */
const announceDelayMs = 3_000;

/** Progress bar below the top bar while API calls run. */
export const ProgressBar = () => {
  const t = useMessages();
  const { activity } = useApi();
  const isRunning = useSyncExternalStore(activity.subscribe, () => activity.count() > 0);
  const isShown = useLastsLongerThan(isRunning, showDelayMs);
  const isAnnounced = useLastsLongerThan(isRunning, announceDelayMs);
  return (
    <>
      {isShown ? (
        <LinearProgress
          aria-hidden
          data-testid="progress"
          sx={{ position: 'absolute', left: 0, right: 0, bottom: -2 }}
        />
      ) : null}
      <Box component="span" aria-live="polite" sx={visuallyHidden}>
        {isAnnounced ? t('app.toolbar.progress') : ''}
      </Box>
    </>
  );
};
