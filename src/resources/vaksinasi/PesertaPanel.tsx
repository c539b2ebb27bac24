import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { ArrivalControl } from './queue/Arrival.tsx';
import { dueText, nextDoseText } from './queue/dueText.ts';
import { QueueStatusChip } from './queue/QueueList.tsx';
import { usePesertaVisits } from './queue/useQueue.ts';
import type { QueueParams } from './queue/useQueueParams.ts';
import { twoColumnQuery, touchTarget } from './styles.ts';
import type { OnUnsavedChange, VisitValues } from './visit/useVisitForm.ts';
import { VisitForm } from './visit/VisitForm.tsx';
import { VisitHistory } from './visit/VisitHistory.tsx';

interface PesertaPanelProps {
  idPeserta: number;
  /** The list item, if the person was opened from the list; the loaded record replaces it. */
  selected: QueueEntry | undefined;
  queueParams: QueueParams;
  /** Unsaved visit input from before the session ended. */
  draft: VisitValues | null;
  onBack: () => void;
  onSaved: () => void;
  onUnsavedChange: OnUnsavedChange;
}

/** Panel of the selected peserta: identity, visit form and visit history. */
export const PesertaPanel = ({
  idPeserta,
  selected,
  queueParams,
  draft,
  onBack,
  onSaved,
  onUnsavedChange,
}: PesertaPanelProps) => {
  const t = useMessages();
  const can = usePermission();
  const { data, error } = usePesertaVisits(idPeserta, queueParams.tanggal);
  const person = data?.peserta ?? selected;
  const backButton = (
    <Button
      variant="text"
      startIcon={<ArrowBackIcon />}
      onClick={onBack}
      sx={{ ...touchTarget, mb: 1, [twoColumnQuery]: { display: 'none' } }}
    >
      {t('resources.vaksinasi.peserta.back')}
    </Button>
  );
  if (person === undefined) {
    return (
      <Card>
        {backButton}
        {error ? (
          <Alert severity="error">{error.message}</Alert>
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </Card>
    );
  }
  // After a dose is given, nothing more can be recorded that day.
  const isOpen = person.dosisBerikut !== null && person.kunjungan?.hasil !== 'DIBERIKAN';
  return (
    <Card labelledBy="orang">
      {backButton}
      <PesertaHeader one={person} />
      <ArrivalControl one={person} isToday={queueParams.isToday} />
      {person.halangan === null || (person.dosisBerikut !== null && !isOpen) ? null : (
        <Alert
          severity={person.dosisBerikut === null ? 'success' : 'warning'}
          sx={{ mb: 2 }}
          action={
            person.dosisBerikut === null && can('certificate.issue') ? (
              <Button
                size="small"
                color="inherit"
                component={Link}
                to={recordPath('peserta', person.id, 'own')}
              >
                {t('resources.vaksinasi.peserta.certificate')}
              </Button>
            ) : undefined
          }
        >
          {person.halangan}
        </Alert>
      )}
      {isOpen && queueParams.idFaskes !== null && can('vaksinasi.record') ? (
        <VisitForm
          key={`${person.id} ${queueParams.tanggal}`}
          peserta={person}
          place={{
            idFaskes: queueParams.idFaskes,
            tanggal: queueParams.tanggal,
            isToday: queueParams.isToday,
          }}
          draft={draft}
          onSaved={onSaved}
          onUnsavedChange={onUnsavedChange}
        />
      ) : null}
      <VisitHistory peserta={person} doses={data?.dosis} error={error} />
    </Card>
  );
};

/** Identity of the peserta, shown to prevent mix-ups; takes the focus when it appears. */
export const PesertaHeader = ({ one: person }: { one: QueueEntry }) => {
  const t = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [person.id]);
  const number = person.nik ?? person.noPaspor;
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
          {person.nama}
        </Typography>
        <QueueStatusChip one={person} />
        {person.komorbid ? (
          <StateChip meaning="attention" label={t('resources.vaksinasi.peserta.comorbid')} />
        ) : null}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {number === null ? null : (
          <>
            <Box component="span" sx={codeStyle}>
              {number}
            </Box>
            {' · '}
          </>
        )}
        {t('resources.vaksinasi.peserta.born', { day: formatDate(person.tanggalLahir) })}
        {person.namaBHBU === null ? '' : ` · ${person.namaBHBU}`}
      </Box>
      {person.dosisBerikut === null ? null : (
        <Box sx={{ mt: 0.5, fontWeight: 500 }}>
          {person.jatuhTempo ? dueText(t, person.jatuhTempo) : nextDoseText(t, person)}
        </Box>
      )}
    </Box>
  );
};
