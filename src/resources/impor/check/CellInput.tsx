import TextField from '@mui/material/TextField';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Column } from '#contract/peserta-columns/index.ts';
import { isMasked } from '#contract/peserta/index.ts';
import { codeFace } from '#src/layout/theme/typography.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { LookupChoice } from '#src/ui/input/LookupChoice.tsx';
import { useLookup } from '#src/ui/fields/useLookup.ts';
import { asTyped } from '../facts.ts';

interface CellInputProps {
  id: string;
  column: Column;
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
  props.column.list ? (
    <ListCell {...props} list={props.column.list} />
  ) : props.column.choices ? (
    <ChoiceCell {...props} choices={props.column.choices} />
  ) : (
    <TextCell {...props} />
  );

const TextCell = ({ id, column, label, value, onChange, ...more }: CellInputProps) => {
  const { kind } = column;
  const masked = isMasked(value);
  return (
    <TextField
      id={id}
      label={label}
      // A masked number cannot be edited digit by digit, so the field starts empty.
      value={masked ? '' : asTyped(column, value)}
      placeholder={masked ? value : kind === 'date' ? 'HH-BB-TTTT' : undefined}
      onChange={event => onChange(event.target.value)}
      error={more.error}
      disabled={more.disabled}
      helperText={more.help}
      slotProps={{
        htmlInput: {
          maxLength: 500,
          autoComplete: 'off',
          spellCheck: false,
          ...(kind === 'nik' ? { inputMode: 'numeric' } : {}),
          ...(kind === 'phone' ? { inputMode: 'tel' } : {}),
          ...(kind === 'nik' ? { sx: codeFace } : {}),
        },
      }}
    />
  );
};

/** Submits the form on Enter, which a native select does not do by itself. */
const sendByEnter = (event: KeyboardEvent<HTMLElement>): void => {
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
  ...more
}: CellInputProps & { choices: readonly string[] }) => {
  const say = useWords();
  return (
    <TextField
      id={id}
      select
      label={label}
      value={choices.includes(value) ? value : ''}
      onChange={event => onChange(event.target.value)}
      onKeyDown={sendByEnter}
      error={more.error}
      disabled={more.disabled}
      helperText={more.help}
      slotProps={{ select: { native: true } }}
    >
      <option value="">{say('form.pick')}</option>
      {choices.map(choice => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </TextField>
  );
};

const ListCell = ({
  id,
  label,
  value,
  onChange,
  list,
  ...more
}: CellInputProps & { list: NonNullable<Column['list']> }) => {
  const { data = [] } = useLookup(list);
  const said = value.trim().toLowerCase();
  const known = data.find(item => item.id === value || item.name.toLowerCase() === said);
  return (
    <LookupChoice
      id={id}
      lookup={list}
      label={label}
      // A value outside the lookup appears in the help text; here it would look like an option.
      value={known?.id ?? ''}
      onChange={onChange}
      quick
      {...more}
    />
  );
};
