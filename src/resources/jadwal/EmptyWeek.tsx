import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { usualHours } from '#contract/jadwal/week.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { fieldId } from '#src/ui/input/useField.ts';
import { usePutDays } from './useDay.ts';
import { sourceOf } from './values.ts';

/**
 * Notice of a week without any data, with a button that fills in usual hours. Capacity stays empty,
 * because only the facility knows it.
 */
export const EmptyWeek = () => {
  const say = useWords();
  const put = usePutDays();
  const { days, buka, tutup } = usualHours;
  const begin = (): void => {
    const day = { buka, tutup, aktif: true, istirahatMulai: null, istirahatSelesai: null };
    put(Object.fromEntries(days.map(hari => [hari, { ...day, kapasitas: null }])));
    // Focuses the first capacity input, which exists once the day has rendered.
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
