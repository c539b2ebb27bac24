import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bhbuCalls } from '#contract/bhbu.ts';
import type { Bhbu, ServingFaskes } from '#contract/bhbu-record.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import { sheet } from '#src/ui/page/sheet.ts';
import { AssignFaskes } from './AssignFaskes.tsx';
import { line } from './sheet.ts';
import { UnassignDialog } from './UnassignDialog.tsx';

/** Lists the facilities that serve a company, with buttons to assign and unassign. */
export const Facilities = ({ record }: { record: Bhbu }) => {
  const say = useWords();
  const { call } = useApi();
  const may = useMay();
  const [asked, setAsked] = useState<ServingFaskes>();
  const { data, error } = useQuery({
    // The key starts with `bhbu`, so invalidating that resource refetches this list too.
    queryKey: ['bhbu', 'facilities', record.id],
    queryFn: ({ signal }) => call(bhbuCalls.facilities, { params: { id: record.id } }, { signal }),
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={64} />;
  const mayAssign = may('bhbu.assign');
  return (
    <>
      {data.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{say('resources.bhbu.facility.none')}</Box>
      ) : (
        <Box component="ul" sx={sheet}>
          {data.map(one => (
            <Box component="li" key={one.id} sx={line}>
              <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                  <Box component="span" sx={{ fontWeight: 500 }}>
                    {one.name}
                  </Box>
                  {one.isActive ? null : (
                    <StateChip meaning="neutral" label={say('resources.bhbu.facility.inactive')} />
                  )}
                </Box>
                <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
                  {say('resources.bhbu.facility.people', { smart_count: one.jumlahPeserta })}
                  {' · '}
                  {say('resources.bhbu.facility.since', { when: formatDate(one.sejak) })}
                </Box>
              </Box>
              {mayAssign ? (
                <Button
                  size="small"
                  color="error"
                  aria-label={say('resources.bhbu.facility.remove_of', { name: one.name })}
                  onClick={() => setAsked(one)}
                >
                  {say('resources.bhbu.facility.remove')}
                </Button>
              ) : null}
            </Box>
          ))}
        </Box>
      )}
      {mayAssign ? <AssignFaskes record={record} serving={data} /> : null}
      {asked ? (
        <UnassignDialog record={record} faskes={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </>
  );
};
