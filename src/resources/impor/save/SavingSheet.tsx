import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Impor } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { sheet } from '../look.ts';
import type { Saving } from './useSave.ts';

/** Save progress with a stop button. */
export const SavingSheet = ({ impor, saving }: { impor: Impor; saving: Saving }) => {
  const say = useWords();
  const [stopping, setStopping] = useState(false);
  const { selesai: done = 0, dari: total = 0 } = impor.kemajuan ?? {};
  const text =
    saving.state === 'lost'
      ? say('resources.impor.save.lost')
      : total === 0
        ? say('resources.impor.save.beginning')
        : say('resources.impor.save.running', { done, total });
  const stop = async () => {
    setStopping(true);
    await saving.stop();
    setStopping(false);
  };
  return (
    <Box sx={{ ...sheet, display: 'grid', gap: 1.5, maxWidth: 720 }}>
      <Typography variant="h2" role="status">
        {text}
      </Typography>
      <LinearProgress
        aria-label={text}
        {...(total === 0 || saving.state === 'lost'
          ? { variant: 'indeterminate' as const }
          : { variant: 'determinate' as const, value: Math.min(100, (done / total) * 100) })}
      />
      <Typography color="textSecondary">{say('resources.impor.save.away')}</Typography>
      <Box>
        <Button variant="outlined" color="inherit" disabled={stopping} onClick={() => void stop()}>
          {say(stopping ? 'resources.impor.save.stopping' : 'resources.impor.save.stop')}
        </Button>
      </Box>
    </Box>
  );
};
