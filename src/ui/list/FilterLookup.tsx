import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useWords } from '#src/i18n/useWords.ts';
import type { Choosable } from '#src/providers/data/lookup.ts';
import { useLookup } from '../fields/useLookup.ts';
import { choiceOption } from '../input/ChoiceNote.tsx';
import type { EditorProps } from './FilterEditor.tsx';

/** Popover that sets a filter to a lookup item; the first entry removes the filter. */
const FilterLookup = ({ filter, anchor, value, onSet, onClose }: EditorProps) => {
  const say = useWords();
  const translate = useTranslate();
  const { data = [], isPending } = useLookup(filter.lookup);
  const all: Choosable = { id: '', name: say('list.filter.all') };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate(filter.label) } }}
    >
      <Box sx={{ p: 2, width: 320 }}>
        <Autocomplete<Choosable>
          openOnFocus
          options={[all, ...data]}
          loading={isPending}
          loadingText={say('common.loading')}
          noOptionsText={say('form.none_found')}
          value={data.find(({ id }) => id === value) ?? null}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          renderOption={choiceOption}
          onChange={(_, item) => onSet(item?.id ? item.id : undefined)}
          renderInput={params => (
            <TextField {...params} autoFocus label={translate(filter.label)} />
          )}
        />
      </Box>
    </Popover>
  );
};

export default FilterLookup;
