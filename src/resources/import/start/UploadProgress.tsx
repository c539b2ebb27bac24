import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMessages } from '#src/i18n/useMessages.ts';
import { cardStyle } from '../cardStyle.ts';
import type { UploadStatus as HowFar } from './useUpload.ts';

interface UploadProgressProps {
  name: string;
  status: HowFar;
  onStop: () => void;
}

/** Upload progress with a cancel button. */
export const UploadProgress = ({ name, status, onStop }: UploadProgressProps) => {
  const t = useMessages();
  const percent = status === 'judging' ? 100 : Math.round(status.sent * 100);
  const text =
    status === 'judging'
      ? t('resources.import.start.validating')
      : t('resources.import.start.sending', { percent });
  return (
    <Box sx={{ ...cardStyle, display: 'grid', gap: 1, minHeight: 160, alignContent: 'center' }}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography color="textSecondary" role="status">
        {text}
      </Typography>
      <LinearProgress
        aria-label={text}
        {...(status === 'judging'
          ? { variant: 'indeterminate' as const }
          : { variant: 'determinate' as const, value: percent })}
      />
      <Box sx={{ mt: 1 }}>
        <Button variant="outlined" color="inherit" onClick={onStop}>
          {t('resources.import.start.stop')}
        </Button>
      </Box>
    </Box>
  );
};
