import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { LookupItem } from '#src/providers/data/lookup.ts';
import { useLookup } from '../../fields/useLookup.ts';
import { renderLookupOption } from '../../input/lookupOption.tsx';
import type { FilterInputProps } from './FilterEditor.tsx';

/** Popover that sets a filter to a lookup item; the first entry removes the filter. */
const FilterLookupPopover = ({ filter, anchor, value, onSet, onClose }: FilterInputProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const { data = [], isPending } = useLookup(filter.lookup);
  const all: LookupItem = { id: '', name: t('list.filter.all') };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      // The list below the field is placed once, so the field must not move afterwards.
      transitionDuration={0}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate(filter.label) } }}
    >
      <Box sx={{ p: 2, width: 320 }}>
        <Autocomplete<LookupItem>
          openOnFocus
          options={[all, ...data]}
          loading={isPending}
          loadingText={t('common.loading')}
          noOptionsText={t('form.no_matches')}
          value={data.find(({ id }) => id === value) ?? null}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          renderOption={renderLookupOption}
          onChange={(_, item) => onSet(item?.id ? item.id : undefined)}
          renderInput={params => (
            <TextField {...params} autoFocus label={translate(filter.label)} />
          )}
        />
      </Box>
    </Popover>
  );
};

export default FilterLookupPopover;
