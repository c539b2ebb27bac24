import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useState } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DateField } from '#src/ui/date/DateField.tsx';
import { isIsoDate } from '#src/ui/date/typedDate.ts';
import type { QueueParams } from './useQueueParams.ts';
import { touchTargetFields } from '../styles.ts';
import { useFaskesCompanies } from './useQueue.ts';

const LookupChoice = lazy(async () => ({
  default: (await import('#src/ui/input/LookupAutocomplete.tsx')).LookupAutocomplete,
}));

/** Queue filters: facility (unless fixed by the account), day and company. */
export const QueueFilters = ({ asked: queueParams }: { asked: QueueParams }) => {
  const t = useMessages();
  const companies = useFaskesCompanies(queueParams.idFaskes);
  // A partly typed date is not a day to show yet.
  const [typedDay, setTypedDay] = useState<{ text: string; tanggal: string }>();
  const day = typedDay?.tanggal === queueParams.tanggal ? typedDay.text : queueParams.tanggal;
  const setDay = (text: string): void => {
    if (isIsoDate(text)) queueParams.set('tanggal', text);
    setTypedDay(isIsoDate(text) ? undefined : { text, tanggal: queueParams.tanggal });
  };
  return (
    <Box role="group" aria-label={t('resources.vaksinasi.filter.label')} sx={rowStyle}>
      {queueParams.isOwn ? null : (
        <Box sx={{ flex: '2 1 220px' }}>
          <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
            <LookupChoice
              selectsFirstOnEnter
              lookup="faskes"
              label={t('resources.vaksinasi.filter.faskes')}
              value={queueParams.idFaskes === null ? '' : String(queueParams.idFaskes)}
              onChange={id => queueParams.set('faskes', id)}
            />
          </Suspense>
        </Box>
      )}
      <DateField
        label={t('resources.vaksinasi.filter.day')}
        value={day}
        onChange={setDay}
        sx={{ flex: '1 1 150px', width: 'auto' }}
      />
      <TextField
        select
        label={t('resources.vaksinasi.filter.company')}
        value={
          companies.some(one => one.id === queueParams.idBHBU) ? String(queueParams.idBHBU) : ''
        }
        onChange={event => queueParams.set('bhbu', event.target.value)}
        sx={{ flex: '2 1 200px', width: 'auto', minWidth: 0 }}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('resources.vaksinasi.filter.all')}</MenuItem>
        {companies.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
};

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 1.5,
  mb: 2,
  ...touchTargetFields,
};
