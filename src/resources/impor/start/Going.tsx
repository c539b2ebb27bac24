import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useWords } from '#src/i18n/useWords.ts';
import { sheet } from '../look.ts';
import type { Going as HowFar } from './useUpload.ts';

interface GoingProps {
  name: string;
  going: HowFar;
  onStop: () => void;
}

/** Upload progress with a cancel button. */
export const Going = ({ name, going, onStop }: GoingProps) => {
  const say = useWords();
  const percent = going === 'judging' ? 100 : Math.round(going.sent * 100);
  const text =
    going === 'judging'
      ? say('resources.impor.start.judging')
      : say('resources.impor.start.sending', { percent });
  return (
    <Box sx={{ ...sheet, display: 'grid', gap: 1, minHeight: 160, alignContent: 'center' }}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography color="textSecondary" role="status">
        {text}
      </Typography>
      <LinearProgress
        aria-label={text}
        {...(going === 'judging'
          ? { variant: 'indeterminate' as const }
          : { variant: 'determinate' as const, value: percent })}
      />
      <Box sx={{ mt: 1 }}>
        <Button variant="outlined" color="inherit" onClick={onStop}>
          {say('resources.impor.start.stop')}
        </Button>
      </Box>
    </Box>
  );
};
