import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMessages } from '#src/i18n/useMessages.ts';
import { LookupAutocomplete } from '#src/kit/input/LookupAutocomplete.tsx';
import { monthNames } from '../../order/list/months.ts';

/** Filters of the overview; without months the server takes those of this year. */
export interface OverviewFilter {
  /** First and last month, `YYYY-MM`. */
  readonly dari?: string;
  readonly sampai?: string;
  readonly idBHBU?: string;
}

interface OverviewFiltersProps {
  filter: OverviewFilter;
  onChange: (filter: OverviewFilter) => void;
}

/** The months and the company of the overview; they are stored in the URL. */
export const OverviewFilters = ({ filter, onChange }: OverviewFiltersProps) => {
  const t = useMessages();
  const set = (name: keyof OverviewFilter, value: string): void => {
    const { [name]: _, ...rest } = filter;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  };
  const months = (name: 'dari' | 'sampai', label: string, ofYear: string) => (
    <TextField
      select
      size="small"
      label={label}
      value={filter[name] ?? ''}
      onChange={event => set(name, event.target.value)}
      sx={{ width: 200, maxWidth: 1 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{ofYear}</MenuItem>
      {Object.entries({ ...unlisted(filter[name]), ...monthNames }).map(([month, text]) => (
        <MenuItem key={month} value={month}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2 }}>
      {months(
        'dari',
        t('resources.invoice.overview.from'),
        t('resources.invoice.overview.from_year'),
      )}
      {months(
        'sampai',
        t('resources.invoice.overview.until'),
        t('resources.invoice.overview.until_year'),
      )}
      <Box sx={{ width: 320, maxWidth: 1 }}>
        <LookupAutocomplete
          lookup="bhbu"
          label={t('resources.invoice.fields.idBHBU')}
          value={filter.idBHBU ?? ''}
          onChange={value => set('idBHBU', value)}
        />
      </Box>
    </Box>
  );
};

/** A month of the URL that the list of months does not offer. */
const unlisted = (month: string | undefined): Readonly<Record<string, string>> =>
  month === undefined || month in monthNames ? {} : { [month]: month };
