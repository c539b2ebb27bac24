import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KipiListed } from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import { touch } from './layout.ts';
import { reportingOf } from './report.ts';
import { ReportChip } from './ReportChip.tsx';
import { ReportActs, ReportFacts, type ReportAct } from './ReportFacts.tsx';

export type ListedAct = ReportAct | 'detail';

interface EventListProps {
  events: readonly KipiListed[];
  onAct: (act: ListedAct, event: KipiListed) => void;
}

/** List of KIPI with their dose, report status and actions. */
export const EventList = ({ events, onAct }: EventListProps) => {
  const say = useWords();
  return (
    <Box component="ul" aria-label={say('resources.dosis.events.list')} sx={list}>
      {events.map(event => (
        <li key={event.id}>
          <Event event={event} onAct={act => onAct(act, event)} />
        </li>
      ))}
    </Box>
  );
};

const Event = ({ event, onAct }: { event: KipiListed; onAct: (act: ListedAct) => void }) => {
  const say = useWords();
  const may = useMay();
  const { nama: name, dosisKe: number, tanggal, namaFaskes, createdAt, createdBy } = event;
  return (
    <>
      <Box sx={row}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <StateChip
          meaning={event.serius ? 'bad' : 'attention'}
          label={say(`resources.dosis.events.${event.serius ? 'serious' : 'other'}`)}
        />
        <ReportChip {...reportingOf(event)} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', my: 0.5 }}>
        {[
          say('resources.dosis.events.dose', { number, day: formatDate(tanggal) }),
          namaFaskes,
          say('resources.dosis.detail.started', { when: formatDateTime(event.mulai) }),
          say('resources.dosis.events.noted', {
            when: formatDateTime(createdAt),
            who: createdBy ?? say('common.unknown'),
          }),
        ].join(' · ')}
      </Box>
      <ReportFacts laporan={event.laporan} />
      <Box
        role="group"
        aria-label={say('resources.dosis.events.acts', { name })}
        sx={{ ...row, mt: 1 }}
      >
        {may('vaksinasi.record') ? <ReportActs laporan={event.laporan} onAct={onAct} /> : null}
        <Button variant="outlined" onClick={() => onAct('detail')} sx={touch}>
          {say('resources.dosis.detail.label')}
        </Button>
      </Box>
    </>
  );
};

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& li': { p: 2 },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
};
