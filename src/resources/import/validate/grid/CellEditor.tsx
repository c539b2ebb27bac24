import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useLookup } from '#src/kit/fields/useLookup.ts';
import { LookupAutocomplete } from '#src/kit/input/LookupAutocomplete.tsx';
import type { LookupName } from '#src/providers/data/lookup.ts';
import { lookupOf } from '../../importDisplay.ts';
import { CellSuggestions, suggestionsId } from '../rows/CellSuggestions.tsx';
import type { EditableLine } from './gridLines.ts';

interface CellEditorProps {
  line: EditableLine;
  label: string;
  initial: string;
  /** The masked value, or the format of a date. */
  placeholder: string | undefined;
  onChange: (text: string) => void;
  /** Called when an option is chosen; `moves` when Enter chose it. */
  onPick: (text: string, moves: boolean) => void;
  /** Called when the focus leaves the editor. */
  onLeave: () => void;
}

/** Input of the active cell: a text field, a select or a searchable list. */
export const CellEditor = (props: CellEditorProps) => {
  const { column } = props.line;
  const list = lookupOf(column);
  if (list) return <LookupEditor {...props} list={list} />;
  return column.choices ? (
    <ChoiceEditor {...props} choices={column.choices} />
  ) : (
    <TextEditor {...props} />
  );
};

const TextEditor = ({ line, label, initial, placeholder, onChange, onLeave }: CellEditorProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  const { kind, suggestions } = line.column;
  return (
    <>
      <input
        ref={input}
        list={suggestions ? suggestionsId(line.column) : undefined}
        aria-label={label}
        aria-describedby="import-line-reason"
        defaultValue={initial}
        placeholder={placeholder}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        inputMode={kind === 'nik' ? 'numeric' : kind === 'phone' ? 'tel' : undefined}
        onChange={event => onChange(event.target.value)}
        onBlur={onLeave}
      />
      <CellSuggestions column={line.column} />
    </>
  );
};

const ChoiceEditor = ({
  label,
  initial,
  onChange,
  onLeave,
  choices,
}: CellEditorProps & { choices: readonly string[] }) => {
  const t = useMessages();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus({ preventScroll: true }), []);
  return (
    <select
      ref={select}
      aria-label={label}
      aria-describedby="import-line-reason"
      defaultValue={choices.includes(initial) ? initial : ''}
      onChange={event => onChange(event.target.value)}
      onBlur={onLeave}
    >
      <option value="">{t('form.choose')}</option>
      {choices.map(choice => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
};

const LookupEditor = ({
  label,
  initial,
  onPick,
  onLeave,
  list,
}: CellEditorProps & { list: LookupName }) => {
  const { data = [], isPending } = useLookup(list);
  const input = useRef<HTMLInputElement>(null);
  const lastKey = useRef('');
  const name = initial.trim().toLowerCase();
  const match = data.find(item => item.id === initial || item.name.toLowerCase() === name);
  const [value, setValue] = useState<string>();
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return (
    <Box
      sx={{ width: '100%' }}
      onKeyDownCapture={({ key }: KeyboardEvent) => {
        lastKey.current = key;
      }}
      // Until the list is loaded, Enter has nothing to choose and must not close the editor.
      onKeyDown={event => {
        if (isPending && event.key === 'Enter') event.stopPropagation();
      }}
      onBlur={onLeave}
    >
      <LookupAutocomplete
        lookup={list}
        hideLabel
        label={label}
        value={value ?? match?.id ?? ''}
        onChange={id => {
          setValue(id);
          onPick(id, lastKey.current === 'Enter');
        }}
        selectsFirstOnEnter
        selectsFirstOnTab
        describedBy="import-line-reason"
        inputRef={input}
      />
    </Box>
  );
};
