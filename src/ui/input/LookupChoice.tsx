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
  /** The id of what is chosen; empty for nothing. */
  value: string;
  onChange: (id: string) => void;
  /** The company whose facilities are offered. */
  of?: string;
  /** What the value is called where it cannot be chosen any more. */
  called?: string;
  id?: string;
  name?: string;
  help?: ReactNode;
  error?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** The label is for the ear alone: the eye has it beside or above already. */
  hideLabel?: boolean;
  /** Enter takes the first that fits what was typed. */
  quick?: boolean;
  placeholder?: string;
  describedBy?: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** One of many, found by typing. What it already is stays to be seen, also where it is not offered. */
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
