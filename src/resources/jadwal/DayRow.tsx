import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import type { Weekday } from '#contract/jadwal/week.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { visuallyHidden } from '#src/layout/visuallyHidden.ts';
import type { FormValues } from '#src/ui/form/values.ts';
import { useField } from '#src/ui/input/useField.ts';
import { DayBar } from './DayBar.tsx';
import type { Axis } from './drawing.ts';
import { columns, wide } from './layout.ts';
import { faultId, PartInput } from './PartInput.tsx';
import { useDay } from './useDay.ts';
import { fieldOf, parts, sourceOf } from './values.ts';

interface DayRowProps {
  hari: Weekday;
  axis: Axis;
  onCopy: () => void;
}

/**
 * Inputs of one day: open or closed, hours, break and capacity, with a bar of its opening hours.
 */
export const DayRow = ({ hari, axis, onCopy }: DayRowProps) => {
  const say = useWords();
  const id = useId();
  const day = useDay(hari);
  const name = say(`resources.jadwal.day.${hari}`);
  return (
    <Box role="group" aria-labelledby={id} sx={row}>
      <Box id={id} component="span" sx={visuallyHidden}>
        {name}
      </Box>
      <OpenSwitch hari={hari} name={name} />
      {day.aktif ? (
        <>
          <PartInput part="buka" hari={hari} />
          <PartInput part="tutup" hari={hari} />
          <PartInput part="istirahatMulai" hari={hari} />
          <PartInput part="istirahatSelesai" hari={hari} />
          <PartInput part="kapasitas" hari={hari} />
        </>
      ) : (
        <Box sx={closed}>{say('resources.jadwal.input.closed')}</Box>
      )}
      <Box sx={day.aktif ? drawing : drawingOfClosed}>
        <DayBar day={day} axis={axis} />
      </Box>
      <Tooltip title={say('resources.jadwal.copy.label')}>
        <IconButton
          aria-label={say('resources.jadwal.copy.label_of', { day: name })}
          onClick={onCopy}
          sx={copy}
        >
          <ContentCopyIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Faults hari={hari} />
    </Box>
  );
};

const OpenSwitch = ({ hari, name }: { hari: Weekday; name: string }) => {
  const say = useWords();
  const { id, name: source, inputRef, value, onChange, onBlur } = useField(fieldOf('aktif', hari));
  return (
    <FormControlLabel
      sx={{ m: 0, '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
      label={
        <>
          {name}
          <Box component="span" sx={visuallyHidden}>
            {`, ${say('resources.jadwal.input.open')}`}
          </Box>
        </>
      }
      control={
        <Switch
          id={id}
          name={source}
          checked={value === true}
          onChange={(_, checked) => onChange(checked)}
          onBlur={onBlur}
          slotProps={{ input: { ref: inputRef } }}
        />
      }
    />
  );
};

/** Errors of a day, below its inputs because the columns are too narrow for a sentence. */
const Faults = ({ hari }: { hari: Weekday }) => {
  const say = useWords();
  const { errors } = useFormState<FormValues>();
  const wrong = parts.flatMap(part => {
    const message = errors[sourceOf(part, hari)]?.message;
    return message === undefined ? [] : [{ source: sourceOf(part, hari), message }];
  });
  if (wrong.length === 0) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      {wrong.map(({ source, message }) => (
        <FormHelperText key={source} error id={faultId(source)} sx={{ m: 0 }}>
          {say('form.errors.item', {
            label: say(`resources.jadwal.fields.${source}`),
            message,
          })}
        </FormHelperText>
      ))}
    </Box>
  );
};

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'end',
  gap: 1.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > .MuiFormControlLabel-root': { gridColumn: '1 / -1', minHeight: 40 },
  [wide]: {
    gridTemplateColumns: columns,
    alignItems: 'center',
    columnGap: 1,
    rowGap: 0.5,
    px: 2,
    py: 1,
    border: 0,
    borderRadius: 0,
    bgcolor: 'transparent',
    '& + &': { borderTop: 1, borderColor: 'divider' },
    '& > .MuiFormControlLabel-root': { gridColumn: 'auto' },
  },
};
const closed = {
  color: 'text.secondary',
  gridColumn: '1 / -1',
  [wide]: { gridColumn: '2 / 7' },
};
const drawing = { gridColumn: '1 / -1', [wide]: { gridColumn: 'auto' } };
/** The card of a closed day has a text instead of an empty bar. */
const drawingOfClosed = { display: 'none', [wide]: { display: 'block', gridColumn: 'auto' } };
const copy = { position: 'absolute', top: 14, right: 12, [wide]: { position: 'static' } };
