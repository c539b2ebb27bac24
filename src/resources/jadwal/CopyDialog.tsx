import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { usualHours, weekdays, type Weekday } from '#contract/jadwal/week.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { sayDay } from './say.ts';
import { usePutDays, useWeek } from './useDay.ts';

/** Message key of the notification that days were copied; it offers undo. */
export const copied = 'resources.jadwal.copy.done';

interface CopyDialogProps {
  /** The day that is copied. */
  hari: Weekday;
  onClose: () => void;
}

/** Copies one day to the chosen days of the form; saving is a separate step. */
export const CopyDialog = ({ hari, onClose }: CopyDialogProps) => {
  const say = useWords();
  const notify = useNotify();
  const put = usePutDays();
  const week = useWeek();
  const id = useId();
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const [asked, setAsked] = useState(false);
  const others = weekdays.filter(one => one !== hari);
  const source = week[hari - 1];
  const nameOf = (one: Weekday): string => say(`resources.jadwal.day.${one}`);
  const day = nameOf(hari);
  const none = asked && chosen.length === 0;

  const copy = (): void => {
    setAsked(true);
    if (!source || chosen.length === 0) return;
    const undo = put(Object.fromEntries(chosen.map(one => [one, source])));
    const days = others.filter(one => chosen.includes(one)).map(nameOf);
    const options = { type: 'info' as const, undo, messageArgs: { day, days: days.join(', ') } };
    notify(copied, options);
    onClose();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{say('resources.jadwal.copy.title', { day })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {say('resources.jadwal.copy.text', { what: source ? sayDay(say, source) : '' })}
        </DialogContentText>
        <FormControl component="fieldset" error={none} fullWidth>
          <FormLabel component="legend">{say('resources.jadwal.copy.legend')}</FormLabel>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
            <Button
              size="small"
              variant="outlined"
              onClick={() =>
                setChosen(
                  others.filter(one => (usualHours.days as readonly number[]).includes(one)),
                )
              }
            >
              {say('resources.jadwal.copy.workdays')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => setChosen(others)}>
              {say('resources.jadwal.copy.all')}
            </Button>
          </Box>
          <FormHelperText role="status">
            {none ? say('resources.jadwal.copy.none') : undefined}
          </FormHelperText>
          {others.map(one => (
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
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {say('common.act.cancel')}
        </Button>
        <Button variant="contained" onClick={copy}>
          {chosen.length === 0
            ? say('resources.jadwal.copy.choose')
            : say('resources.jadwal.copy.confirm', { smart_count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
