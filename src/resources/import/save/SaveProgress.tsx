import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import type { ImportSaving } from './useSaveImport.ts';

export const SaveProgress = ({
  importRecord,
  saving,
}: {
  importRecord: Import;
  saving: ImportSaving;
}) => {
  const t = useMessages();
  const [isStopping, setIsStopping] = useState(false);
  const { selesai: done = 0, dari: total = 0 } = importRecord.kemajuan ?? {};
  const text =
    saving.state === 'lost'
      ? t('resources.import.save.connection_lost')
      : total === 0
        ? t('resources.import.save.starting')
        : t('resources.import.save.running', { done, total });
  const stop = async () => {
    setIsStopping(true);
    await saving.stop();
    setIsStopping(false);
  };
  return (
    <Card sx={{ display: 'grid', gap: 1.5, maxWidth: 720 }}>
      <Typography variant="h2" role="status">
        {text}
      </Typography>
      <LinearProgress
        aria-label={text}
        {...(total === 0 || saving.state === 'lost'
          ? { variant: 'indeterminate' as const }
          : { variant: 'determinate' as const, value: Math.min(100, (done / total) * 100) })}
      />
      <Typography color="textSecondary">{t('resources.import.save.leave_hint')}</Typography>
      <Box>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isStopping}
          onClick={() => void stop()}
        >
          {t(isStopping ? 'resources.import.save.stopping' : 'resources.import.save.stop')}
        </Button>
      </Box>
    </Card>
  );
};
