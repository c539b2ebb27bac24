import Box from '@mui/material/Box';
import type { Application } from '#contract/application/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { usePermission } from '#src/ui/resource/usePermission.ts';
import { bhbuStateMeaning } from './bhbuStateMeaning.ts';

/** Page header of an application: company name, ticket, state, and a link to its audit log. */
export const VerifyHeader = ({ record }: { record: Application }) => {
  const t = useMessages();
  const can = usePermission();
  const { status, nomorTiket, diajukan, umurHari, diputuskan, diputuskanOleh, alasan } = record;
  const state = t(`resources.application.status.${status}`);
  const facts = [
    nomorTiket &&
      t('resources.application.page.lead', {
        ticket: nomorTiket,
        when: formatDateTime(diajukan),
      }),
    umurHari ? t('resources.application.page.waiting', { smart_count: umurHari }) : null,
  ].filter(Boolean);
  const filter = JSON.stringify({ sumber: 'bhbu', idRecord: String(record.id) });
  return (
    <PageHeader
      title={record.namaBHBU}
      description={facts.join(' · ')}
      moreActions={
        can('audit.read')
          ? [
              {
                label: t('resources.application.page.history'),
                to: `/admin/audit?${new URLSearchParams({ filter }).toString()}`,
              },
            ]
          : []
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <StateChip meaning={bhbuStateMeaning[status]} label={state} />
        {diputuskan && diputuskanOleh ? (
          <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {t('resources.application.page.decided', {
              state,
              who: diputuskanOleh,
              when: formatDateTime(diputuskan),
            })}
          </Box>
        ) : null}
      </Box>
      {alasan ? (
        <Box sx={{ mt: 1 }}>{`${t('resources.application.fields.alasan')}: ${alasan}`}</Box>
      ) : null}
    </PageHeader>
  );
};
