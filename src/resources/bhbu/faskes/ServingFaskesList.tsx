import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Bhbu, ServingFaskes } from '#contract/domains/bhbu/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { actionRow } from '#src/kit/page/borderedList.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { AssignFaskesForm } from './AssignFaskesForm.tsx';
import { UnassignFaskesDialog } from './UnassignFaskesDialog.tsx';

/** Lists the facilities that serve a company, with buttons to assign and unassign. */
export const ServingFaskesList = ({ record }: { record: Bhbu }) => {
  const t = useMessages();
  const { call } = useApi();
  const can = usePermission();
  const [faskesToUnassign, setFaskesToUnassign] = useState<ServingFaskes>();
  const { data, error } = useQuery({
    // The key starts with `bhbu`, so invalidating that resource refetches this list too.
    queryKey: ['bhbu', 'facilities', record.id],
    queryFn: ({ signal }) => call(bhbuCalls.facilities, { params: { id: record.id } }, { signal }),
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={64} />;
  const canAssign = can('bhbu.assign');
  return (
    <>
      {data.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('resources.bhbu.facility.none')}</Box>
      ) : (
        <Box component="ul" sx={borderedList}>
          {data.map(one => (
            <Box component="li" key={one.id} sx={actionRow}>
              <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                  <Box component="span" sx={{ fontWeight: 500 }}>
                    {one.name}
                  </Box>
                  {one.isActive ? null : (
                    <StateChip meaning="neutral" label={t('resources.bhbu.facility.inactive')} />
                  )}
                </Box>
                <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
                  {t('resources.bhbu.facility.people', { smart_count: one.jumlahPeserta })}
                  {' · '}
                  {t('resources.bhbu.facility.since', { when: formatDate(one.sejak) })}
                </Box>
              </Box>
              {canAssign ? (
                <Button
                  size="small"
                  color="error"
                  aria-label={t('resources.bhbu.facility.remove_of', { name: one.name })}
                  onClick={() => setFaskesToUnassign(one)}
                >
                  {t('resources.bhbu.facility.remove')}
                </Button>
              ) : null}
            </Box>
          ))}
        </Box>
      )}
      {canAssign ? <AssignFaskesForm record={record} serving={data} /> : null}
      {faskesToUnassign ? (
        <UnassignFaskesDialog
          record={record}
          faskes={faskesToUnassign}
          onClose={() => setFaskesToUnassign(undefined)}
        />
      ) : null}
    </>
  );
};
