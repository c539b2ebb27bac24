import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Item } from '#contract/lookup.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useLookup } from '../fields/useLookup.ts';
import type { Field } from '../resource/field.ts';
import { useField } from './useField.ts';

/** One of many, found by typing. */
const LookupInput = ({ field }: { field: Field }) => {
  const say = useWords();
  const { id, name, label, value, onChange, onBlur, inputRef, help, error } = useField(field);
  const { data = [], isPending } = useLookup(field.lookup);
  return (
    <Autocomplete<Item>
      id={id}
      options={[...data]}
      loading={isPending}
      loadingText={say('common.loading')}
      noOptionsText={say('form.none_found')}
      clearText={say('ra.action.clear_input_value')}
      openText={say('form.pick')}
      closeText={say('ra.action.close')}
      value={data.find(item => item.id === value) ?? null}
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
