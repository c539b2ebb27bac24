import Box from '@mui/material/Box';
import type { Application } from '#contract/application/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import { meaningOf } from './states.ts';

/** Page header of an application: company name, ticket, state, and a link to its audit log. */
export const VerifyHead = ({ record }: { record: Application }) => {
  const say = useWords();
  const may = useMay();
  const { status, nomorTiket, diajukan, umurHari, diputuskan, diputuskanOleh, alasan } = record;
  const state = say(`resources.application.status.${status}`);
  const facts = [
    nomorTiket &&
      say('resources.application.page.lead', {
        ticket: nomorTiket,
        when: formatDateTime(diajukan),
      }),
    umurHari ? say('resources.application.page.waiting', { smart_count: umurHari }) : null,
  ].filter(Boolean);
  const filter = JSON.stringify({ sumber: 'bhbu', idRecord: String(record.id) });
  return (
    <PageHead
      title={record.namaBHBU}
      description={facts.join(' · ')}
      secondary={
        may('audit.read')
          ? [
              {
                label: say('resources.application.page.history'),
                to: `/admin/audit?${new URLSearchParams({ filter }).toString()}`,
              },
            ]
          : []
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <StateChip meaning={meaningOf[status]} label={state} />
        {diputuskan && diputuskanOleh ? (
          <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {say('resources.application.page.decided', {
              state,
              who: diputuskanOleh,
              when: formatDateTime(diputuskan),
            })}
          </Box>
        ) : null}
      </Box>
      {alasan ? (
        <Box sx={{ mt: 1 }}>{`${say('resources.application.fields.alasan')}: ${alasan}`}</Box>
      ) : null}
    </PageHead>
  );
};
