import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { contactFilters } from '#contract/domains/contact/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { fieldGrid, touchTargetFields } from '../vaksinasi/styles.ts';
import { useFaskesCompanies } from '../vaksinasi/queue/useQueue.ts';
import type { ListParams } from './useListParams.ts';

interface ListFiltersProps {
  params: ListParams;
  /** The facility whose companies are offered; null offers none. */
  idFaskes: number | null;
}

/** Filters of a list of people to call: name, company, and whether they were called. */
export const ListFilters = ({ params, idFaskes }: ListFiltersProps) => {
  const t = useMessages();
  const companies = useFaskesCompanies(idFaskes);
  return (
    <Box className="no-print" sx={filtersStyle}>
      <TextField
        type="search"
        label={t('resources.absentee.filter.name')}
        value={params.text}
        onChange={event => params.setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      <TextField
        select
        label={t('resources.absentee.filter.called')}
        value={params.kontak ?? ''}
        onChange={event => params.set('kontak', event.target.value)}
        slotProps={shownWhenEmpty}
      >
        <MenuItem value="">{t('resources.absentee.filter.all')}</MenuItem>
        {contactFilters.map(one => (
          <MenuItem key={one} value={one}>
            {t(`resources.absentee.filter.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {companies.length > 1 ? (
        <TextField
          select
          label={t('resources.absentee.filter.company')}
          value={params.idBHBU ?? ''}
          onChange={event => params.set('bhbu', event.target.value)}
          slotProps={shownWhenEmpty}
        >
          <MenuItem value="">{t('resources.absentee.filter.all')}</MenuItem>
          {companies.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
    </Box>
  );
};

/** Two filters beside each other on a phone. */
const filtersStyle = {
  ...fieldGrid,
  ...touchTargetFields,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  mb: 1.5,
  maxWidth: 900,
};

const shownWhenEmpty = { select: { displayEmpty: true }, inputLabel: { shrink: true } };
