import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Antrean, Dosis } from '#contract/dosis/index.ts';
import { canAccess } from '#contract/policy.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDate, jakartaDay } from '#src/ui/format/date.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { DetailDialog } from './DetailDialog.tsx';
import { KipiDialog } from './KipiDialog.tsx';
import { touch } from './layout.ts';
import { ReportChip } from './ReportChip.tsx';
import { meaningOf } from './state.ts';

interface HistoryProps {
  one: Antrean;
  /** Undefined while loading. */
  doses: readonly Dosis[] | undefined;
  error: Error | null;
}

type Act = 'cancel' | 'detail' | 'kipi';

const dialogs = { cancel: CancelDialog, detail: DetailDialog, kipi: KipiDialog };

/** Recorded visits of a peserta with their actions. */
export const History = ({ one, doses, error }: HistoryProps) => {
  const say = useWords();
  const [asked, setAsked] = useState<{ act: Act; dose: Dosis }>();
  const Dialog = asked && dialogs[asked.act];
  return (
    <Box component="section" aria-labelledby="catatan" sx={{ mt: 3 }}>
      <Typography id="catatan" component="h3" variant="subtitle1" sx={{ mb: 1 }}>
        {say('resources.dosis.history.title')}
      </Typography>
      {error ? <Typography>{say('resources.dosis.history.failed')}</Typography> : null}
      {doses?.length === 0 ? (
        <Typography color="textSecondary">{say('resources.dosis.history.none')}</Typography>
      ) : null}
      <Box component="ul" sx={list}>
        {doses?.map(dose => (
          <li key={dose.id}>
            <Visit dose={dose} />
            <Acts dose={dose} onAct={act => setAsked({ act, dose })} />
          </li>
        ))}
      </Box>
      {Dialog ? (
        <Dialog dose={asked.dose} name={one.nama} onClose={() => setAsked(undefined)} />
      ) : null}
    </Box>
  );
};

const Visit = ({ dose }: { dose: Dosis }) => {
  const say = useWords();
  const facts = [
    `${formatDate(dose.tanggal)} ${dose.jam}`,
    dose.namaFaskes,
    dose.vaksin,
    dose.batch,
    dose.alasan && say(`resources.dosis.reason.${dose.alasan}`),
    dose.createdBy,
  ].filter(Boolean);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StateChip
          meaning={dose.dibatalkan === null ? meaningOf[dose.hasil] : 'neutral'}
          label={say('resources.dosis.history.dose', {
            number: dose.dosisKe,
            result: say(`resources.dosis.result.${dose.hasil}`).toLowerCase(),
          })}
        />
        {dose.dibatalkan === null ? null : (
          <StateChip meaning="neutral" label={say('resources.dosis.history.cancelled')} />
        )}
        {dose.jumlahKipi > 0 ? (
          <StateChip
            meaning={dose.kipiSerius ? 'bad' : 'attention'}
            label={
              dose.kipiSerius
                ? say('resources.dosis.history.serious')
                : say('resources.dosis.history.kipi', { smart_count: dose.jumlahKipi })
            }
          />
        ) : null}
        <ReportChip laporKipi={dose.laporKipi} kipiDilaporkan={dose.kipiDilaporkan} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 0.5 }}>
        {facts.join(' · ')}
      </Box>
      {dose.dibatalkan === null ? null : (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {say('resources.dosis.history.cancelled_by', {
            who: dose.dibatalkanOleh ?? '',
            why: dose.alasanBatal ?? '',
          })}
        </Box>
      )}
    </>
  );
};

const Acts = ({ dose, onAct }: { dose: Dosis; onAct: (act: Act) => void }) => {
  const say = useWords();
  const { role, idReferensi } = useSignedIn();
  const scope = canAccess(role, 'vaksinasi.record');
  const isOwn = scope === 'own';
  // Visits of another facility are listed but cannot be opened or changed.
  if (!scope || (isOwn && dose.idFaskes !== idReferensi)) return null;
  const isCounted = dose.dibatalkan === null;
  const isFresh = jakartaDay(new Date(dose.createdAt)) === jakartaDay(new Date());
  const acts: Act[] = [
    ...(isCounted && dose.hasil === 'DIBERIKAN' ? ['kipi' as const] : []),
    'detail',
    ...(isCounted && (!isOwn || isFresh) ? ['cancel' as const] : []),
  ];
  return (
    <Box
      role="group"
      aria-label={say('resources.dosis.history.acts', {
        what: `${say('resources.dosis.list.dose', { number: dose.dosisKe })} ${formatDate(dose.tanggal)}`,
      })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}
    >
      {acts.map(act => (
        <Button key={act} variant="outlined" sx={touch} onClick={() => onAct(act)}>
          {say(`resources.dosis.${act}.label`)}
        </Button>
      ))}
    </Box>
  );
};

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { py: 1.5, borderTop: 1, borderColor: 'divider' },
};
