import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DateField } from '#src/kit/date/DateField.tsx';
import { isIsoDate } from '#src/kit/date/typedDate.ts';
import { LookupAutocomplete } from '#src/kit/input/LookupAutocomplete.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { isFaskesStaff } from '../../faskes/isFaskesStaff.ts';
import { ChillerSelect } from './ChillerSelect.tsx';
import { useChillers, useFacilityId } from './useChillers.ts';

/** Filters of the readings. */
export interface ReadingsFilter {
  readonly idFaskes?: string;
  readonly idChiller?: string;
  /** First and last day. */
  readonly dari?: string;
  readonly sampai?: string;
  readonly diLuarBatas?: 'true';
  /** Limits them to those that wait for a decision. */
  readonly belumDitangani?: 'true';
}

interface ReadingsFiltersProps {
  filter: ReadingsFilter;
  onChange: (filter: ReadingsFilter) => void;
}

/** The facility and the period of the readings; they are stored in the URL. */
export const ReadingsFilters = ({ filter, onChange }: ReadingsFiltersProps) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const chillers = useChillers(useFacilityId(filter.idFaskes)) ?? [];
  const set = (name: keyof ReadingsFilter, value: string): void => {
    // A chiller belongs to one facility.
    const dropped: readonly string[] = name === 'idFaskes' ? [name, 'idChiller'] : [name];
    const rest: ReadingsFilter = Object.fromEntries(
      Object.entries(filter).filter(([key]) => !dropped.includes(key)),
    );
    onChange(value === '' ? rest : { ...rest, [name]: value });
  };
  const day = (name: 'dari' | 'sampai') => (
    <DayFilter
      label={t(`resources.temperature.fields.${name}`)}
      value={filter[name] ?? ''}
      onChange={value => set(name, value)}
    />
  );
  const choice = (name: 'diLuarBatas' | 'belumDitangani', label: string) => (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          size="small"
          checked={filter[name] === 'true'}
          onChange={(_, isOn) => set(name, isOn ? 'true' : '')}
        />
      }
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2 }}>
      {isFaskesStaff(role) ? null : (
        <Box sx={{ width: 320, maxWidth: 1 }}>
          <LookupAutocomplete
            lookup="faskes"
            label={t('resources.temperature.fields.idFaskes')}
            value={filter.idFaskes ?? ''}
            onChange={value => set('idFaskes', value)}
          />
        </Box>
      )}
      {chillers.length > 1 ? (
        <ChillerSelect
          chillers={chillers}
          value={filter.idChiller ?? ''}
          onChange={value => set('idChiller', value)}
          emptyLabel={t('resources.temperature.allChillers')}
          sx={{ width: 220, maxWidth: 1 }}
        />
      ) : null}
      {day('dari')}
      {day('sampai')}
      {choice('diLuarBatas', t('resources.temperature.onlyOutside'))}
      {choice('belumDitangani', t('resources.temperature.onlyOpen'))}
    </Box>
  );
};

interface DayFilterProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** A day that takes effect once it is complete. */
const DayFilter = ({ label, value, onChange }: DayFilterProps) => {
  const [typed, setTyped] = useState(value);
  return (
    <DateField
      label={label}
      value={typed}
      onChange={text => {
        setTyped(text);
        if (text === '' || isIsoDate(text)) onChange(text);
      }}
      sx={{ flex: '1 1 140px', maxWidth: 200 }}
    />
  );
};
