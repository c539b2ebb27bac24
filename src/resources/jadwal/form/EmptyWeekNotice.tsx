import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { defaultHours } from '#contract/domains/jadwal/week.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { fieldInputId } from '#src/kit/input/useFieldInput.ts';
import { useSetDays } from './useDay.ts';
import { dayFieldName } from './weekValues.ts';

/**
 * Notice of a week without any data, with a button that fills in usual hours and the facility's own
 * daily capacity; a facility without one leaves the capacity empty.
 */
export const EmptyWeekNotice = ({ kapasitasHarian }: { kapasitasHarian: number | null }) => {
  const t = useMessages();
  const setDays = useSetDays();
  const { days, buka, tutup } = defaultHours;
  const fillUsualHours = (): void => {
    const day = { buka, tutup, aktif: true, istirahatMulai: null, istirahatSelesai: null };
    // The facility's form accepts 0, a day of the schedule does not.
    const kapasitas = kapasitasHarian || null;
    setDays(Object.fromEntries(days.map(hari => [hari, { ...day, kapasitas }])));
    // Focuses the first capacity input, which exists once the day has rendered.
    requestAnimationFrame(() =>
      document.getElementById(fieldInputId(dayFieldName('kapasitas', days[0])))?.focus(),
    );
  };
  return (
    <Alert severity="info" sx={{ mb: 3, maxWidth: 720 }}>
      <AlertTitle component="h2">{t('resources.jadwal.empty.title')}</AlertTitle>
      {t('resources.jadwal.empty.text')}
      <Button
        variant="outlined"
        size="small"
        onClick={fillUsualHours}
        sx={{ display: 'block', mt: 1.5 }}
      >
        {t('resources.jadwal.empty.usual')}
      </Button>
    </Alert>
  );
};
