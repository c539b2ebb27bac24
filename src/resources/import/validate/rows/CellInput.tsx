import TextField from '@mui/material/TextField';
import type { KeyboardEvent, ReactNode } from 'react';
import type { SheetColumn } from '#contract/domains/import/columns/index.ts';
import { isMasked } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useLookup } from '#src/kit/fields/useLookup.ts';
import { LookupAutocomplete } from '#src/kit/input/LookupAutocomplete.tsx';
import { CellSuggestions, suggestionsId } from './CellSuggestions.tsx';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { formatCellValue, lookupOf } from '../../importDisplay.ts';

interface CellInputProps {
  id: string;
  column: SheetColumn;
  label: string;
  /** The stored cell text, or the unsaved edit. */
  value: string;
  onChange: (value: string) => void;
  help?: ReactNode;
  error?: boolean;
  disabled?: boolean;
}

/** Input for one cell: a lookup, a select or a text field, depending on the column. */
export const CellInput = (props: CellInputProps) =>
  lookupOf(props.column) ? (
    <LookupCell {...props} />
  ) : props.column.choices ? (
    <ChoiceCell {...props} choices={props.column.choices} />
  ) : (
    <TextCell {...props} />
  );

const TextCell = ({ id, column, label, value, onChange, ...fieldState }: CellInputProps) => {
  const { kind } = column;
  const masked = isMasked(value);
  return (
    <>
      <TextField
        id={id}
        label={label}
        // A masked number cannot be edited digit by digit, so the field starts empty.
        value={masked ? '' : formatCellValue(column, value)}
        placeholder={masked ? value : kind === 'date' ? 'HH-BB-TTTT' : undefined}
        onChange={event => onChange(event.target.value)}
        error={fieldState.error}
        disabled={fieldState.disabled}
        helperText={fieldState.help}
        slotProps={{
          htmlInput: {
            maxLength: 500,
            autoComplete: 'off',
            spellCheck: false,
            ...(kind === 'nik' ? { inputMode: 'numeric' } : {}),
            ...(kind === 'phone' ? { inputMode: 'tel' } : {}),
            ...(kind === 'nik' ? { sx: codeStyle } : {}),
            ...(column.suggestions ? { list: suggestionsId(column) } : {}),
          },
        }}
      />
      <CellSuggestions column={column} />
    </>
  );
};

/** Submits the form on Enter, which a native select does not do by itself. */
const submitOnEnter = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
};

const ChoiceCell = ({
  id,
  label,
  value,
  onChange,
  choices,
  ...fieldState
}: CellInputProps & { choices: readonly string[] }) => {
  const t = useMessages();
  return (
    <TextField
      id={id}
      select
      label={label}
      value={choices.includes(value) ? value : ''}
      onChange={event => onChange(event.target.value)}
      onKeyDown={submitOnEnter}
      error={fieldState.error}
      disabled={fieldState.disabled}
      helperText={fieldState.help}
      slotProps={{ select: { native: true } }}
    >
      <option value="">{t('form.choose')}</option>
      {choices.map(choice => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </TextField>
  );
};

const LookupCell = ({ id, label, value, onChange, ...fieldState }: CellInputProps) => {
  const list = lookupOf(fieldState.column);
  const { data = [] } = useLookup(list);
  const normalizedValue = value.trim().toLowerCase();
  const match = data.find(
    item =>
      item.id.toLowerCase() === normalizedValue || item.name.toLowerCase() === normalizedValue,
  );
  return (
    <LookupAutocomplete
      id={id}
      lookup={list}
      label={label}
      // A value outside the lookup appears in the help text; here it would look like an option.
      value={match?.id ?? ''}
      onChange={onChange}
      selectsFirstOnEnter
      {...fieldState}
    />
  );
};
