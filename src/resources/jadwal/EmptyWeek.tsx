import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { usualHours } from '#contract/jadwal/week.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { fieldId } from '#src/ui/input/useField.ts';
import { usePutDays } from './useDay.ts';
import { sourceOf } from './values.ts';

/** Nothing has been drawn yet: how one begins, and a usual week to begin from. How many people it can take, nobody else knows. */
export const EmptyWeek = () => {
  const say = useWords();
  const put = usePutDays();
  const { days, buka, tutup } = usualHours;
  const begin = (): void => {
    const day = { buka, tutup, aktif: true, istirahatMulai: null, istirahatSelesai: null };
    put(Object.fromEntries(days.map(hari => [hari, { ...day, kapasitas: null }])));
    // What is left to be filled in comes first; it is there once the day is drawn.
    requestAnimationFrame(() =>
      document.getElementById(fieldId(sourceOf('kapasitas', days[0])))?.focus(),
    );
  };
  return (
    <Alert severity="info" sx={{ mb: 3, maxWidth: 720 }}>
      <AlertTitle component="h2">{say('resources.jadwal.empty.title')}</AlertTitle>
      {say('resources.jadwal.empty.text')}
      <Button variant="outlined" size="small" onClick={begin} sx={{ display: 'block', mt: 1.5 }}>
        {say('resources.jadwal.empty.usual')}
      </Button>
    </Alert>
  );
};
