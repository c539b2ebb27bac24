import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  dosisCalls,
  screeningNamed,
  type Dosis,
  type Kipi,
  type RincianDosis,
} from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import { KipiDialog } from './KipiDialog.tsx';
import { touch } from './layout.ts';
import { reportingOf } from './report.ts';
import { ReportChip } from './ReportChip.tsx';
import { ReportDialog, UnreportDialog } from './ReportDialog.tsx';
import { ReportActs, ReportFacts, type ReportAct } from './ReportFacts.tsx';

interface DetailDialogProps {
  dose: Pick<Dosis, 'id' | 'dosisKe'>;
  /** Name of the peserta. */
  name: string;
  onClose: () => void;
}

type EventAct = ReportAct | 'mend';

/** Health data of a visit: screening answers and KIPI. The server audits every read. */
export const DetailDialog = ({ dose, name, onClose }: DetailDialogProps) => {
  const say = useWords();
  const { call } = useApi();
  const id = useId();
  const [asked, setAsked] = useState<{ act: EventAct; event: Kipi }>();
  const { data, error } = useQuery({
    // Outside the invalidated `dosis` keys, because each read adds an audit entry.
    queryKey: ['dosisDetail', dose.id],
    queryFn: ({ signal }) => call(dosisCalls.detail, { params: { id: dose.id } }, { signal }),
    // Health data must not stay in the cache after the dialog closes.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (asked) {
    const { act, event } = asked;
    const about = { dose, name, event, onClose };
    if (act === 'mend') return <KipiDialog {...about} />;
    return act === 'report' ? <ReportDialog {...about} /> : <UnreportDialog {...about} />;
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        {say('resources.dosis.detail.title', { name, number: dose.dosisKe })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {say('resources.dosis.detail.recorded')}
        </DialogContentText>
        {error ? <Alert severity="error">{error.message}</Alert> : null}
        {data ? (
          <>
            <Answers detail={data} />
            {data.kipi.length === 0 ? (
              <Typography sx={{ mt: 2 }}>{say('resources.dosis.detail.no_kipi')}</Typography>
            ) : (
              data.kipi.map(event => (
                <Event key={event.id} event={event} onAct={act => setAsked({ act, event })} />
              ))
            )}
          </>
        ) : error ? null : (
          <Skeleton variant="rounded" height={160} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} sx={touch}>
          {say('common.act.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Answers = ({ detail: { skrining, catatan } }: { detail: RincianDosis }) => {
  const say = useWords();
  const asked = skrining ? screeningNamed(skrining.versi).questions : [];
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {skrining
          ? say('resources.dosis.detail.screening', { version: skrining.versi })
          : say('resources.dosis.detail.no_screening')}
      </Typography>
      <Box component="dl" sx={pairs}>
        {asked.map(({ id, text }) => {
          const answer = skrining?.jawaban[id];
          return answer === undefined ? null : (
            <Box key={id}>
              <dt>{text}</dt>
              <dd>{say(`resources.dosis.screening.${answer ? 'yes' : 'no'}`)}</dd>
            </Box>
          );
        })}
        {skrining?.sistolik ? (
          <Box>
            <dt>{say('resources.dosis.detail.pressure')}</dt>
            <dd>{`${skrining.sistolik}/${skrining.diastolik ?? '–'}`}</dd>
          </Box>
        ) : null}
        {catatan === null ? null : (
          <Box>
            <dt>{say('resources.dosis.detail.note')}</dt>
            <dd>{catatan}</dd>
          </Box>
        )}
      </Box>
    </>
  );
};

const Event = ({ event, onAct }: { event: Kipi; onAct: (act: EventAct) => void }) => {
  const say = useWords();
  const may = useMay();
  return (
    <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={row}>
        <StateChip
          meaning={event.serius ? 'bad' : 'attention'}
          label={`KIPI: ${say(`resources.dosis.kind.${event.jenis}`)}`}
        />
        <ReportChip {...reportingOf(event)} />
      </Box>
      <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>{event.keluhan}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {say('resources.dosis.detail.started', { when: formatDateTime(event.mulai) })}
        {` · ${say(`resources.dosis.outcome.${event.kesudahan}`)}`}
      </Box>
      {event.tindakan === null ? null : (
        <Box>{say('resources.dosis.detail.treatment', { what: event.tindakan })}</Box>
      )}
      <ReportFacts laporan={event.laporan} />
      {may('vaksinasi.record') ? (
        <Box sx={{ ...row, mt: 1 }}>
          <ReportActs laporan={event.laporan} onAct={onAct} />
          <Button variant="outlined" onClick={() => onAct('mend')} sx={touch}>
            {say('resources.dosis.kipi.mend')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
};

const row = { display: 'flex', flexWrap: 'wrap', gap: 1 };
const pairs = {
  m: 0,
  '& > div': { display: 'flex', gap: 2, justifyContent: 'space-between', py: 0.5 },
  '& dd': { m: 0, fontWeight: 600, overflowWrap: 'anywhere' },
};
