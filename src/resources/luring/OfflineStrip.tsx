import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatTime } from '#src/kit/format/date.ts';
import { useServerState } from '#src/providers/api/ApiContext.ts';
import { canWorkOffline } from '#src/providers/offline/browserDay.ts';
import { useOfflineState } from '#src/providers/offline/useOfflineState.ts';
import '#src/kit/offline/offlineMessages.ts';
import { touchTarget } from '../vaksinasi/styles.ts';
import { offlinePath } from './paths.ts';
import { usePrepareDay } from './usePrepareDay.ts';

/**
 * Line above the queue: prepares the day for work without network, and says how old the prepared one is.
 * @param isOnPage whether it is on the page about it, to which it leads otherwise
 */
export const OfflineStrip = ({ isOnPage = false }: { isOnPage?: boolean }) => {
  const t = useMessages();
  const { day, waiting } = useOfflineState();
  const { availability } = useServerState();
  const prepare = usePrepareDay();
  if (!canWorkOffline()) return null;
  const isIdle = !isOnPage && !day && waiting === 0;
  return (
    <Box
      role="group"
      aria-label={t('resources.luring.name')}
      sx={isIdle ? { ...stripStyle, ...hiddenOnPhone } : stripStyle}
    >
      <Typography role="status" color="textSecondary">
        {[
          day
            ? t('resources.luring.prepared_at', { time: formatTime(day.disiapkan) })
            : t('resources.luring.not_prepared'),
          waiting > 0 ? t('resources.luring.waiting', { smart_count: waiting }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Button
        variant="outlined"
        size="small"
        loading={prepare.isRunning}
        disabled={availability === 'away'}
        onClick={() => void prepare.run()}
        sx={touchTarget}
      >
        {t(day ? 'resources.luring.prepare.again' : 'resources.luring.prepare.label')}
      </Button>
      {isOnPage ? null : (
        <Button variant="text" size="small" component={Link} to={offlinePath} sx={touchTarget}>
          {t('resources.luring.name')}
        </Button>
      )}
    </Box>
  );
};

const stripStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 };

/** On a phone the first person of the queue is in view; the page is in the menu of the queue there. */
const hiddenOnPhone = { display: { xs: 'none', sm: 'flex' } };
