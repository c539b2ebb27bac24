import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Item } from '#contract/lookup.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useLookup } from '../fields/useLookup.ts';
import type { Field } from '../resource/field.ts';
import { useField } from './useField.ts';

interface LookupInputProps {
  field: Field;
  /** The company whose facilities are offered. */
  of?: string;
  /** What the value is called where it cannot be chosen any more. */
  called?: string;
}

/** One of many, found by typing. What it already is stays to be seen, also where it is not offered. */
const LookupInput = ({ field, of, called }: LookupInputProps) => {
  const say = useWords();
  const { id, name, label, value, onChange, onBlur, inputRef, help, error } = useField(field);
  const { data = [], isPending } = useLookup(field.lookup, of);
  const known = data.find(item => item.id === value);
  const odd =
    !known && !isPending && typeof value === 'string' && value !== ''
      ? { id: value, name: called ?? value }
      : undefined;
  return (
    <Autocomplete<Item>
      id={id}
      options={odd ? [odd, ...data] : [...data]}
      loading={isPending}
      loadingText={say('common.loading')}
      noOptionsText={say('form.none_found')}
      clearText={say('ra.action.clear_input_value')}
      openText={say('form.pick')}
      closeText={say('ra.action.close')}
      value={known ?? odd ?? null}
      getOptionKey={item => item.id}
      getOptionLabel={item => item.name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_, item) => onChange(item?.id ?? '')}
      onBlur={onBlur}
      renderInput={params => (
        <TextField
          {...params}
          name={name}
          inputRef={inputRef}
          label={label}
          error={error}
          helperText={help}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-required': field.required },
          }}
        />
      )}
    />
  );
};

export default LookupInput;
