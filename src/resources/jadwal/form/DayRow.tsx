import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { DayHoursField, Weekday } from '#contract/domains/jadwal/week.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { parseTime } from '#src/kit/date/typedTime.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { DayBar } from '../week/DayBar.tsx';
import type { TimeAxis } from '../week/timeAxis.ts';
import { dayColumns, wideLayout } from '../week/layout.ts';
import { errorId, DayFieldInput } from './DayFieldInput.tsx';
import { useDay } from './useDay.ts';
import {
  dayFormField,
  dayFields,
  dayFieldName,
  timeFields,
  type TimeFieldName,
} from './weekValues.ts';

interface DayRowProps {
  hari: Weekday;
  axis: TimeAxis;
  onCopy: () => void;
}

/**
 * Inputs of one day: open or closed, hours, break and capacity, with a bar of its opening hours.
 */
export const DayRow = ({ hari, axis, onCopy }: DayRowProps) => {
  const t = useMessages();
  const id = useId();
  const day = useDay(hari);
  /** The time whose text is being changed; it is not reported before its input is left. */
  const [typing, setTyping] = useState<TimeFieldName>();
  const wrongTimes = timeFields.filter(
    field => field !== typing && day[field] !== null && parseTime(day[field]) === null,
  );
  const name = t(`resources.jadwal.day.${hari}`);
  return (
    <Box role="group" aria-labelledby={id} sx={row}>
      <Box id={id} component="span" sx={visuallyHidden}>
        {name}
      </Box>
      <OpenSwitch hari={hari} name={name} />
      {day.aktif ? (
        <>
          {timeFields.map(field => (
            <DayFieldInput
              key={field}
              dayField={field}
              hari={hari}
              isWrongTime={wrongTimes.includes(field)}
              onTyping={isTyping => setTyping(isTyping ? field : undefined)}
            />
          ))}
          <DayFieldInput dayField="kapasitas" hari={hari} />
        </>
      ) : (
        <Box sx={closedText}>{t('resources.jadwal.input.closed')}</Box>
      )}
      <Box sx={day.aktif ? barCell : closedBarCell}>
        <DayBar day={day} axis={axis} />
      </Box>
      <Tooltip title={t('resources.jadwal.copy.label')}>
        <IconButton
          aria-label={t('resources.jadwal.copy.label_of', { day: name })}
          onClick={onCopy}
          sx={copyButton}
        >
          <ContentCopyIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <DayErrors hari={hari} wrongTimes={day.aktif ? wrongTimes : []} />
    </Box>
  );
};

const OpenSwitch = ({ hari, name }: { hari: Weekday; name: string }) => {
  const t = useMessages();
  const {
    id,
    name: source,
    inputRef,
    value,
    onChange,
    onBlur,
  } = useFieldInput(dayFormField('aktif', hari));
  return (
    <FormControlLabel
      sx={{ m: 0, '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
      label={
        <>
          {name}
          <Box component="span" sx={visuallyHidden}>
            {`, ${t('resources.jadwal.input.open')}`}
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
const DayErrors = ({
  hari,
  wrongTimes,
}: {
  hari: Weekday;
  wrongTimes: readonly DayHoursField[];
}) => {
  const t = useMessages();
  const { errors } = useFormState<FormValues>();
  const fieldErrors = dayFields.flatMap(dayField => {
    const message = wrongTimes.includes(dayField)
      ? t('form.time.invalid')
      : errors[dayFieldName(dayField, hari)]?.message;
    return message === undefined ? [] : [{ source: dayFieldName(dayField, hari), message }];
  });
  if (fieldErrors.length === 0) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      {fieldErrors.map(({ source, message }) => (
        <FormHelperText key={source} error id={errorId(source)} sx={{ m: 0 }}>
          {t('form.errors.item', {
            label: t(`resources.jadwal.fields.${source}`),
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
  [wideLayout]: {
    gridTemplateColumns: dayColumns,
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
const closedText = {
  color: 'text.secondary',
  gridColumn: '1 / -1',
  [wideLayout]: { gridColumn: '2 / 7' },
};
const barCell = { gridColumn: '1 / -1', [wideLayout]: { gridColumn: 'auto' } };
/** The card of a closed day has a text instead of an empty bar. */
const closedBarCell = { display: 'none', [wideLayout]: { display: 'block', gridColumn: 'auto' } };
const copyButton = {
  position: 'absolute',
  top: 14,
  right: 12,
  [wideLayout]: { position: 'static' },
};
