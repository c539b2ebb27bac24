import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useMessages } from '#src/i18n/useMessages.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

/** Skeleton of a page that is loading. */
export const LoadingPage = () => {
  const t = useMessages();
  return (
    <Box aria-busy>
      <Box component="span" sx={visuallyHidden}>
        {t('common.loading')}
      </Box>
      <Skeleton variant="text" width={220} height={40} />
      <Skeleton variant="text" width={320} sx={{ maxWidth: '100%' }} />
      <Skeleton variant="rounded" height={240} sx={{ mt: 3 }} />
    </Box>
  );
};
