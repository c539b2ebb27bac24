import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Choice } from '#contract/core/list.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { FormValues } from '../form/formValues.ts';
import { joinValues } from '../format/multiValue.ts';
import { useDebouncedText } from '../input/useDebouncedText.ts';
import { fieldInputId, useFieldInput } from '../input/useFieldInput.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import type { NoteCalls } from './NotesPanel.tsx';

/** Whether a text ends with an `@` that starts a word. */
export const endsWithMention = (text: string): boolean => /(?:^|\s)@$/.test(text);

/** Completes the first `@` without a name. */
const completeMention = (text: string, name: string): string =>
  text.replace(/(^|\s)@(?=\s|$)/, (_, before: string) => `${before}@${name} `);

/** Creates the input for the accounts that a note on a record mentions. */
export const createMentionInput = (mentionable: NoteCalls['mentionable'], id: number) =>
  function MentionInput({ field }: { field: ResourceField }) {
    const t = useMessages();
    const { call } = useApi();
    const input = useFieldInput(field);
    const { getValues, setValue } = useFormContext<FormValues>();
    const [chosen, setChosen] = useState<readonly Choice[]>([]);
    const [typed, setTyped] = useState('');
    const q = useDebouncedText(typed);
    const { data = [], isFetching } = useQuery({
      queryKey: ['mentionable', mentionable.path, id, q],
      queryFn: ({ signal }) => call(mentionable, { params: { id }, query: { q } }, { signal }),
      placeholderData: keepPreviousData,
    });
    const choose = (people: readonly Choice[]): void => {
      const added = people.length > chosen.length ? people.at(-1) : undefined;
      setChosen(people);
      input.onChange(joinValues(people.map(person => person.id)));
      if (!added) return;
      const text = getValues('teks');
      const completed = typeof text === 'string' ? completeMention(text, added.name) : text;
      if (completed === text) return;
      setValue('teks', completed, { shouldDirty: true });
      document.getElementById(fieldInputId('teks'))?.focus();
    };
    return (
      <Autocomplete<Choice, true>
        id={input.id}
        multiple
        openOnFocus
        autoHighlight
        // The server searches.
        filterOptions={people => people}
        filterSelectedOptions
        options={data}
        value={[...chosen]}
        loading={isFetching}
        loadingText={t('common.loading')}
        noOptionsText={t('form.no_matches')}
        clearText={t('ra.action.clear_input_value')}
        openText={t('form.choose')}
        closeText={t('ra.action.close')}
        getOptionKey={person => person.id}
        getOptionLabel={person => person.name}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onChange={(_, people) => choose(people)}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text)}
        onBlur={input.onBlur}
        renderInput={params => (
          <TextField
            {...params}
            name={input.name}
            inputRef={input.inputRef}
            label={input.label}
            error={input.error}
            helperText={input.help}
          />
        )}
      />
    );
  };
