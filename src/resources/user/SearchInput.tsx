import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useWords } from '#src/i18n/useWords.ts';
import type { AppDataProvider } from '#src/providers/data/index.ts';
import type { Choosable } from '#src/providers/data/lookup.ts';
import { ChoiceNote, choiceOption } from '#src/ui/input/ChoiceNote.tsx';
import { useField } from '#src/ui/input/useField.ts';
import type { Field } from '#src/ui/resource/field.ts';

/** Debounce of the search, in ms. */
const pause = 300;

/** Maximum number of results; a longer search text narrows them. */
const most = 20;

interface SearchInputProps {
  field: Field;
  lookup: 'bhbu' | 'faskes';
  /** The record's current choice, which the search results may not contain. */
  kept: Choosable | undefined;
}

/** Autocomplete with server-side search, for lists of thousands. */
const SearchInput = ({ field, lookup, kept }: SearchInputProps) => {
  const say = useWords();
  const provider = useDataProvider<AppDataProvider>();
  const { id, name, label, value, onChange, onBlur, inputRef, help, error } = useField(field);
  const [chosen, setChosen] = useState(kept);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [], isPending } = useQuery({
    queryKey: ['lookup', lookup, 'search', asked],
    queryFn: ({ signal }) => provider.lookup(lookup, { q: asked, limit: most, signal }),
    placeholderData: keepPreviousData,
  });
  const shown = value === chosen?.id ? chosen : (data.find(item => item.id === value) ?? null);
  return (
    <Autocomplete<Choosable>
      id={id}
      options={[...data]}
      // The server filters already.
      filterOptions={found => found}
      loading={isPending}
      loadingText={say('common.loading')}
      noOptionsText={say('form.none_found')}
      clearText={say('ra.action.clear_input_value')}
      openText={say('form.pick')}
      closeText={say('ra.action.close')}
      value={shown}
      getOptionKey={item => item.id}
      getOptionLabel={item => item.name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderOption={choiceOption}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, item) => {
        setChosen(item ?? undefined);
        onChange(item?.id ?? '');
      }}
      onBlur={onBlur}
      renderInput={params => (
        <TextField
          {...params}
          name={name}
          inputRef={inputRef}
          label={label}
          error={error}
          helperText={<ChoiceNote help={help} note={shown?.note} />}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-required': field.required },
          }}
        />
      )}
    />
  );
};

export default SearchInput;
