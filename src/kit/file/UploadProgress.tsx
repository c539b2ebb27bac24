import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { file as fileMessages } from '#texts/file.ts';
import type { Upload } from './useUpload.ts';

const percentFormat = new Intl.NumberFormat('id', { style: 'percent' });

interface UploadProgressProps {
  upload: Upload;
  /** Says what the server does with the sent file. */
  checkingText?: string;
}

/** Progress of a running upload with a cancel button; also for pages before sign-in. */
export const UploadProgress = ({
  upload: { progress, cancel },
  checkingText = fileMessages.checking,
}: UploadProgressProps) => {
  if (progress === undefined) return null;
  const isSent = progress >= 1;
  const text = isSent ? checkingText : fileMessages.sending;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1 }}>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 0.5 }}>
          {/* The percentage is outside of the status, which would announce each step. */}
          <span role="status">{text}</span>
          {isSent ? null : ` ${percentFormat.format(progress)}`}
        </Box>
        <LinearProgress
          aria-label={text}
          variant={isSent ? 'indeterminate' : 'determinate'}
          value={progress * 100}
        />
      </Box>
      <Button variant="outlined" color="inherit" size="small" onClick={cancel}>
        {fileMessages.cancel}
      </Button>
    </Box>
  );
};
