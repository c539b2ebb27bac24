import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useWords } from '#src/i18n/useWords.ts';
import type { Asked } from './useAsked.ts';
import { touchFields } from './layout.ts';
import { useCompanies } from './useQueue.ts';

const LookupChoice = lazy(async () => ({
  default: (await import('#src/ui/input/LookupChoice.tsx')).LookupChoice,
}));

/** Queue filters: facility (unless fixed by the account), day and company. */
export const Filters = ({ asked }: { asked: Asked }) => {
  const say = useWords();
  const companies = useCompanies(asked.idFaskes);
  return (
    <Box role="group" aria-label={say('resources.dosis.filter.label')} sx={row}>
      {asked.isOwn ? null : (
        <Box sx={{ flex: '2 1 220px' }}>
          <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
            <LookupChoice
              quick
              lookup="faskes"
              label={say('resources.dosis.filter.faskes')}
              value={asked.idFaskes === null ? '' : String(asked.idFaskes)}
              onChange={id => asked.set('faskes', id)}
            />
          </Suspense>
        </Box>
      )}
      <TextField
        type="date"
        label={say('resources.dosis.filter.day')}
        value={asked.tanggal}
        onChange={event => {
          // A partly typed date has an empty value.
          if (event.target.value !== '') asked.set('tanggal', event.target.value);
        }}
        sx={{ flex: '1 1 150px', width: 'auto' }}
      />
      <TextField
        select
        label={say('resources.dosis.filter.company')}
        value={companies.some(one => one.id === asked.idBHBU) ? String(asked.idBHBU) : ''}
        onChange={event => asked.set('bhbu', event.target.value)}
        sx={{ flex: '2 1 200px', width: 'auto', minWidth: 0 }}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">{say('resources.dosis.filter.all')}</MenuItem>
        {companies.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 1.5,
  mb: 2,
  ...touchFields,
};
