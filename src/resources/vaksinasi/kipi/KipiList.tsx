import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KipiListItem } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { doseName } from '../doseName.ts';
import { touchTarget } from '../styles.ts';
import { kipiReportDates } from './kipiReportStatus.ts';
import { KipiReportChip } from './KipiReportChip.tsx';
import { KipiReportActions, KipiReportFacts, type KipiReportAction } from './KipiReportFacts.tsx';

export type KipiListAction = KipiReportAction | 'detail';

interface KipiListProps {
  events: readonly KipiListItem[];
  onAction: (action: KipiListAction, event: KipiListItem) => void;
}

/** List of KIPI with their dose, report status and actions. */
export const KipiList = ({ events, onAction }: KipiListProps) => {
  const t = useMessages();
  return (
    <Box component="ul" aria-label={t('resources.vaksinasi.kipiList.list')} sx={kipiListStyle}>
      {events.map(event => (
        <li key={event.id}>
          <KipiListItem event={event} onAction={action => onAction(action, event)} />
        </li>
      ))}
    </Box>
  );
};

const KipiListItem = ({
  event,
  onAction,
}: {
  event: KipiListItem;
  onAction: (action: KipiListAction) => void;
}) => {
  const t = useMessages();
  const can = usePermission();
  const { nama: name, tanggal, namaFaskes, createdAt, createdBy } = event;
  return (
    <>
      <Box sx={rowStyle}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <StateChip
          meaning={event.serius ? 'bad' : 'attention'}
          label={t(`resources.vaksinasi.kipiList.${event.serius ? 'serious' : 'other'}`)}
        />
        <KipiReportChip {...kipiReportDates(event)} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', my: 0.5 }}>
        {[
          t('resources.vaksinasi.kipiList.dose', {
            dose: doseName(t, event),
            day: formatDate(tanggal),
          }),
          namaFaskes,
          t('resources.vaksinasi.detail.started', { when: formatDateTime(event.mulai) }),
          t('resources.vaksinasi.kipiList.recorded', {
            when: formatDateTime(createdAt),
            who: createdBy ?? t('common.unknown'),
          }),
        ].join(' · ')}
      </Box>
      <KipiReportFacts laporan={event.laporan} />
      <Box
        role="group"
        aria-label={t('resources.vaksinasi.kipiList.actions', { name })}
        sx={{ ...rowStyle, mt: 1 }}
      >
        {can('vaksinasi.record') ? (
          <KipiReportActions laporan={event.laporan} onAction={onAction} />
        ) : null}
        <Button variant="outlined" onClick={() => onAction('detail')} sx={touchTarget}>
          {t('resources.vaksinasi.detail.label')}
        </Button>
      </Box>
    </>
  );
};

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
const kipiListStyle = {
  ...borderedList,
  px: 0,
  '& li': { p: 2 },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
};
