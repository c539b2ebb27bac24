import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { defaultHours, weekdays, type Weekday } from '#contract/domains/jadwal/week.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { formatDay } from '../week/formatDay.ts';
import { useSetDays, useWeek } from './useDay.ts';

/** Message key of the notification that days were copied; it offers undo. */
export const copiedMessage = 'resources.jadwal.copy.done';

interface CopyDayDialogProps {
  /** The day that is copied. */
  hari: Weekday;
  onClose: () => void;
}

/** Copies one day to the chosen days of the form; saving is a separate step. */
export const CopyDayDialog = ({ hari, onClose }: CopyDayDialogProps) => {
  const t = useMessages();
  const notify = useNotify();
  const setDays = useSetDays();
  const week = useWeek();
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const otherDays = weekdays.filter(one => one !== hari);
  const source = week[hari - 1];
  const nameOf = (one: Weekday): string => t(`resources.jadwal.day.${one}`);
  const day = nameOf(hari);
  const isNoneChosen = isSubmitted && chosen.length === 0;

  const copy = (): void => {
    setIsSubmitted(true);
    if (!source || chosen.length === 0) return;
    const undo = setDays(Object.fromEntries(chosen.map(one => [one, source])));
    const days = otherDays.filter(one => chosen.includes(one)).map(nameOf);
    const options = { type: 'info' as const, undo, messageArgs: { day, days: days.join(', ') } };
    notify(copiedMessage, options);
    onClose();
  };

  return (
    <ConfirmDialog
      title={t('resources.jadwal.copy.title', { day })}
      description={t('resources.jadwal.copy.text', { what: source ? formatDay(t, source) : '' })}
      confirmLabel={
        chosen.length === 0
          ? t('resources.jadwal.copy.choose')
          : t('resources.jadwal.copy.confirm', { smart_count: chosen.length })
      }
      maxWidth="xs"
      onConfirm={copy}
      onClose={onClose}
    >
      <FormControl component="fieldset" error={isNoneChosen} fullWidth>
        <FormLabel component="legend">{t('resources.jadwal.copy.legend')}</FormLabel>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
          <Button
            size="small"
            variant="outlined"
            onClick={() =>
              setChosen(
                otherDays.filter(one => (defaultHours.days as readonly number[]).includes(one)),
              )
            }
          >
            {t('resources.jadwal.copy.workdays')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => setChosen(otherDays)}>
            {t('resources.jadwal.copy.all')}
          </Button>
        </Box>
        <FormHelperText role="status">
          {isNoneChosen ? t('resources.jadwal.copy.none') : undefined}
        </FormHelperText>
        {otherDays.map(one => (
          <FormControlLabel
            key={one}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(one)}
                onChange={(_, isChosen) =>
                  setChosen(isChosen ? [...chosen, one] : chosen.filter(other => other !== one))
                }
              />
            }
            label={nameOf(one)}
          />
        ))}
      </FormControl>
    </ConfirmDialog>
  );
};
