import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { LookupHelperText, renderLookupOption } from '#src/kit/input/lookupOption.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import type { AppDataProvider } from '#src/providers/data/dataProvider.ts';
import type { LookupItem } from '#src/providers/data/lookup.ts';

/** Debounce of the search, in ms. */
const debounceMs = 300;

/** Maximum number of results; a longer search text narrows them. */
const maxResults = 20;

interface LookupSearchInputProps {
  field: ResourceField;
  lookup: 'bhbu' | 'faskes';
  /** The record's current choice, which the search results may not contain. */
  current: LookupItem | undefined;
}

/** Autocomplete with server-side search, for lists of thousands. */
const LookupSearchInput = ({ field, lookup, current }: LookupSearchInputProps) => {
  const t = useMessages();
  const provider = useDataProvider<AppDataProvider>();
  const { id, name, label, value, onChange, onBlur, inputRef, help, error } = useFieldInput(field);
  const [chosen, setChosen] = useState(current);
  const [inputText, setInputText] = useState('');
  const [debouncedText, setDebouncedText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(inputText.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [inputText]);
  const { data = [], isPending } = useQuery({
    queryKey: ['lookup', lookup, 'search', debouncedText],
    queryFn: ({ signal }) =>
      provider.lookup(lookup, { q: debouncedText, limit: maxResults, signal }),
    placeholderData: keepPreviousData,
  });
  const selected = value === chosen?.id ? chosen : (data.find(item => item.id === value) ?? null);
  return (
    <Autocomplete<LookupItem>
      id={id}
      options={[...data]}
      // The server filters already.
      filterOptions={results => results}
      loading={isPending}
      loadingText={t('common.loading')}
      noOptionsText={t('form.no_matches')}
      clearText={t('ra.action.clear_input_value')}
      openText={t('form.choose')}
      closeText={t('ra.action.close')}
      value={selected}
      getOptionKey={item => item.id}
      getOptionLabel={item => item.name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderOption={renderLookupOption}
      onInputChange={(_, text, reason) => setInputText(reason === 'input' ? text : '')}
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
          helperText={<LookupHelperText help={help} warning={selected?.warning} />}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-required': field.required },
          }}
        />
      )}
    />
  );
};

export default LookupSearchInput;
