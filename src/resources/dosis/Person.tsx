import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Antrean } from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { codeFace } from '#src/layout/theme/typography.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import { dueText } from './due.ts';
import { History } from './History.tsx';
import { beside, touch } from './layout.ts';
import { Standing } from './QueueList.tsx';
import type { Asked } from './useAsked.ts';
import { useOne } from './useQueue.ts';
import type { OnTyped, VisitFields } from './useVisit.ts';
import { VisitForm } from './VisitForm.tsx';

interface PersonProps {
  /** The list item; the loaded record replaces it. */
  chosen: Antrean;
  asked: Asked;
  /** Unsaved visit input from before the session ended. */
  draft: VisitFields | null;
  onBack: () => void;
  onSaved: () => void;
  onTyped: OnTyped;
}

/** Panel of the selected peserta: identity, visit form and visit history. */
export const Person = ({ chosen, asked, draft, onBack, onSaved, onTyped }: PersonProps) => {
  const say = useWords();
  const may = useMay();
  const { data, error } = useOne(chosen.id, asked.tanggal);
  const one = data?.peserta ?? chosen;
  // After a dose is given, nothing more can be recorded that day.
  const isOpen = one.dosisBerikut !== null && one.kunjungan?.hasil !== 'DIBERIKAN';
  return (
    <Box component="section" aria-labelledby="orang" sx={sheet}>
      <Button
        variant="text"
        startIcon={<ArrowBackIcon />}
        onClick={onBack}
        sx={{ ...touch, mb: 1, [beside]: { display: 'none' } }}
      >
        {say('resources.dosis.person.back')}
      </Button>
      <Head one={one} />
      {one.halangan === null || (one.dosisBerikut !== null && !isOpen) ? null : (
        <Alert severity={one.dosisBerikut === null ? 'success' : 'warning'} sx={{ mb: 2 }}>
          {one.halangan}
        </Alert>
      )}
      {isOpen && asked.idFaskes !== null && may('vaksinasi.record') ? (
        <VisitForm
          key={`${one.id} ${asked.tanggal}`}
          one={one}
          place={{ idFaskes: asked.idFaskes, tanggal: asked.tanggal, isToday: asked.isToday }}
          draft={draft}
          onSaved={onSaved}
          onTyped={onTyped}
        />
      ) : null}
      <History one={one} doses={data?.dosis} error={error} />
    </Box>
  );
};

/** Identity of the peserta, shown to prevent mix-ups; takes the focus when it appears. */
const Head = ({ one }: { one: Antrean }) => {
  const say = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [one.id]);
  const number = one.nik ?? one.noPaspor;
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography
          id="orang"
          ref={heading}
          tabIndex={-1}
          component="h2"
          variant="h2"
          sx={{ overflowWrap: 'anywhere', scrollMarginTop: 80 }}
        >
          {one.nama}
        </Typography>
        <Standing one={one} />
        {one.komorbid ? (
          <StateChip meaning="attention" label={say('resources.dosis.person.comorbid')} />
        ) : null}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {number === null ? null : (
          <>
            <Box component="span" sx={codeFace}>
              {number}
            </Box>
            {' · '}
          </>
        )}
        {say('resources.dosis.person.born', { day: formatDate(one.tanggalLahir) })}
        {one.namaBHBU === null ? '' : ` · ${one.namaBHBU}`}
      </Box>
      {one.dosisBerikut === null ? null : (
        <Box sx={{ mt: 0.5, fontWeight: 500 }}>
          {one.jatuhTempo
            ? dueText(say, one.jatuhTempo)
            : say('resources.dosis.person.next', {
                type: say(`resources.dosis.type.${one.vaccinationType}`),
                number: one.dosisBerikut,
              })}
        </Box>
      )}
    </Box>
  );
};

const sheet = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
