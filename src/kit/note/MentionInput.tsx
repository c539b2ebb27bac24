import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Choice } from '#contract/core/list.ts';
import { nameKey } from '#contract/core/values/name.ts';
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

/** Writes a text behind the first `@` without a name. */
const completeMention = (text: string, written: string): string =>
  text.replace(/(^|\s)@(?=\s|$)/, (_, before: string) => `${before}@${written}`);

/** Creates the input for the accounts that a note on a record mentions. */
export const createMentionInput = (mentionable: NoteCalls['mentionable'], id: number) =>
  function MentionInput({ field }: { field: ResourceField }) {
    const t = useMessages();
    const { call } = useApi();
    const input = useFieldInput(field);
    const { getValues, setValue } = useFormContext<FormValues>();
    // The same array until it changes: MUI clears the typed text for another one.
    const [chosen, setChosen] = useState<Choice[]>([]);
    const [typed, setTyped] = useState('');
    const sought = typed.trim();
    const q = useDebouncedText(sought);
    const { data = [], isFetching } = useQuery({
      queryKey: ['mentionable', mentionable.path, id, q],
      queryFn: ({ signal }) => call(mentionable, { params: { id }, query: { q } }, { signal }),
      placeholderData: keepPreviousData,
    });
    // The server searches all; until it answers, only those that match of the people that are known are offered.
    const options = data.filter(({ name }) => nameKey(name).includes(nameKey(sought)));
    const first = options.find(person => !chosen.some(one => one.id === person.id));
    const isSearching = isFetching || q !== sought;
    // Whether Enter was pressed while the people that match the text were still searched.
    const isEnterPending = useRef(false);
    // The letters that were typed and not used, which go back to the text when the field is left.
    const unused = useRef('');

    const complete = (written: string): boolean => {
      const text = getValues('teks');
      const completed = typeof text === 'string' ? completeMention(text, written) : text;
      if (completed !== text) setValue('teks', completed, { shouldDirty: true });
      return completed !== text;
    };
    const type = (text: string): void => {
      isEnterPending.current = false;
      unused.current = text;
      setTyped(text);
    };
    const choose = (people: Choice[]): void => {
      const added = people.length > chosen.length ? people.at(-1) : undefined;
      setChosen(people);
      input.onChange(joinValues(people.map(person => person.id)));
      type('');
      if (added && complete(`${added.name} `))
        document.getElementById(fieldInputId('teks'))?.focus();
    };
    useEffect(() => {
      if (!isEnterPending.current || isSearching) return;
      isEnterPending.current = false;
      if (first) choose([...chosen, first]);
    });
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || sought === '' || first) return;
      // Otherwise the form would be sent without the person.
      event.preventDefault();
      isEnterPending.current = isSearching;
    };
    return (
      <Autocomplete<Choice, true>
        id={input.id}
        multiple
        openOnFocus
        autoHighlight
        // They match already.
        filterOptions={people => people}
        filterSelectedOptions
        options={options}
        value={chosen}
        loading={isSearching}
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
        onInputChange={(_, text, reason) => {
          if (reason === 'blur' && unused.current !== '') complete(unused.current);
          type(text);
        }}
        onKeyDown={onKeyDown}
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
