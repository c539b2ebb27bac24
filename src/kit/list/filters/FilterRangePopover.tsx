import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { joinRange, splitRange } from '#contract/core/list-filter.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DateField } from '../../date/DateField.tsx';
import { isIsoDate } from '../../date/typedDate.ts';
import { formatNumber, parseInteger } from '../../format/number.ts';
import type { FilterInputProps } from './FilterEditor.tsx';
import { FilterPopover } from './FilterPopover.tsx';

type End = 'dari' | 'sampai';

interface EndFieldProps {
  label: string;
  value: string;
  isWrong: boolean;
  error: string | undefined;
  autoFocus: boolean;
  onChange: (value: string) => void;
}

/** One end of a range of amounts, shown with thousands separators when the field is left. */
const AmountField = ({ label, value, isWrong, error, autoFocus, onChange }: EndFieldProps) => (
  <TextField
    label={label}
    value={value}
    error={isWrong}
    helperText={error}
    autoFocus={autoFocus}
    onChange={event => onChange(event.target.value)}
    onBlur={() => {
      const amount = parseInteger(value);
      if (amount !== null) onChange(formatNumber(amount));
    }}
    slotProps={{
      htmlInput: { inputMode: 'numeric', maxLength: 20, autoComplete: 'off' },
      input: { startAdornment: <InputAdornment position="start">Rp</InputAdornment> },
    }}
  />
);

const DayField = ({ isWrong, error, ...field }: EndFieldProps) => (
  <DateField {...field} error={isWrong} {...(error ? { helperText: error } : {})} />
);

/** Popover that sets a filter to a range of days or amounts, both ends included; one may be left open. */
const FilterRangePopover = ({ filter, anchor, value, onSet, onClose }: FilterInputProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const isMoney = filter.kind === 'money';
  const stored = splitRange(typeof value === 'string' ? value : '');
  const shown = (end: string): string => (isMoney && end !== '' ? formatNumber(Number(end)) : end);
  const [texts, setTexts] = useState({ dari: shown(stored.dari), sampai: shown(stored.sampai) });
  const [hasTried, setHasTried] = useState(false);

  const parse = (text: string): string | undefined => {
    if (text.trim() === '') return '';
    if (!isMoney) return isIsoDate(text) ? text : undefined;
    const amount = parseInteger(text);
    return amount === null || amount < 0 || String(amount).length > 13 ? undefined : String(amount);
  };
  const ends = { dari: parse(texts.dari), sampai: parse(texts.sampai) };
  const { dari, sampai } = ends;
  const isReversed =
    !!dari && !!sampai && (isMoney ? Number(dari) > Number(sampai) : dari > sampai);

  const field = (end: End): EndFieldProps => {
    const isWrong = hasTried && ends[end] === undefined;
    return {
      label: t(end === 'dari' ? 'list.filter.range.from' : 'list.filter.range.until'),
      value: texts[end],
      isWrong,
      error: isWrong && isMoney ? t('list.filter.range.amount') : undefined,
      autoFocus: end === 'dari',
      onChange: text => setTexts(before => ({ ...before, [end]: text })),
    };
  };
  const EndField = isMoney ? AmountField : DayField;
  return (
    <FilterPopover
      anchor={anchor}
      label={translate(filter.label)}
      onClose={onClose}
      onSubmit={() => {
        setHasTried(true);
        if (dari === undefined || sampai === undefined || isReversed) return;
        onSet(joinRange(dari, sampai) || undefined);
      }}
    >
      <Typography variant="subtitle2" component="h2">
        {translate(filter.label)}
      </Typography>
      <EndField {...field('dari')} />
      <EndField {...field('sampai')} />
      {hasTried && isReversed ? (
        <Typography role="alert" color="error" variant="body2">
          {t('list.filter.range.reversed')}
        </Typography>
      ) : null}
    </FilterPopover>
  );
};

export default FilterRangePopover;
