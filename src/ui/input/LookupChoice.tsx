import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ReactNode, Ref } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import type { Choosable, LookupName } from '#src/providers/data/lookup.ts';
import { useLookup } from '../fields/useLookup.ts';
import { ChoiceNote, choiceOption } from './ChoiceNote.tsx';

export interface LookupChoiceProps {
  lookup: LookupName | undefined;
  label: string;
  /** Id of the selected item; empty for none. */
  value: string;
  onChange: (id: string) => void;
  /** Limits facilities to those that serve this company. */
  of?: string;
  /** Label for a value that is no longer in the list. */
  called?: string;
  id?: string;
  name?: string;
  help?: ReactNode;
  error?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** Whether the label is for screen readers only. */
  hideLabel?: boolean;
  /** Enter selects the first match. */
  quick?: boolean;
  placeholder?: string;
  describedBy?: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Searchable select over a lookup. A value that is no longer offered stays visible. */
export const LookupChoice = ({
  lookup,
  label,
  value,
  onChange,
  of,
  called,
  id,
  name,
  help,
  error,
  required,
  disabled,
  hideLabel,
  quick,
  placeholder,
  describedBy,
  onBlur,
  inputRef,
}: LookupChoiceProps) => {
  const say = useWords();
  const { data = [], isPending } = useLookup(lookup, of);
  const known = data.find(item => item.id === value);
  const odd = !known && !isPending && value !== '' ? { id: value, name: called ?? value } : null;
  return (
    <Autocomplete<Choosable>
      id={id}
      options={odd ? [odd, ...data] : [...data]}
      loading={isPending}
      autoHighlight={quick}
      disabled={disabled}
      loadingText={say('common.loading')}
      noOptionsText={say('form.none_found')}
      clearText={say('ra.action.clear_input_value')}
      openText={say('form.pick')}
      closeText={say('ra.action.close')}
      value={known ?? odd}
      getOptionKey={item => item.id}
      getOptionLabel={item => item.name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderOption={choiceOption}
      onChange={(_, item) => onChange(item?.id ?? '')}
      onBlur={onBlur}
      renderInput={params => (
        <TextField
          {...params}
          name={name}
          inputRef={inputRef}
          label={hideLabel ? undefined : label}
          error={error}
          helperText={<ChoiceNote help={help} note={known?.note} />}
          placeholder={placeholder}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-required': required,
              ...(hideLabel ? { 'aria-label': label } : {}),
              ...(describedBy ? { 'aria-describedby': describedBy } : {}),
            },
          }}
        />
      )}
    />
  );
};
