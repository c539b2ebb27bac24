import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Dose, QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { NextSwitch } from './NextSwitch.tsx';
import { ArrivalControl } from './queue/Arrival.tsx';
import { PersonNotice } from './PersonNotice.tsx';
import { PesertaHeader } from './PesertaHeader.tsx';
import { usePesertaVisits } from './queue/useQueue.ts';
import type { QueueParams } from './queue/useQueueParams.ts';
import { twoColumnQuery, touchTarget } from './styles.ts';
import { useHeldInput } from './visit/useHeldInput.ts';
import { acceptsVisit } from './visit/useVisitBasis.ts';
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
  onSaved: (visit: Dose | undefined) => void;
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
  const input = useHeldInput(onUnsavedChange);
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
  const isOpen = acceptsVisit(person);
  return (
    <Card labelledBy="orang">
      {backButton}
      <PesertaHeader one={person} />
      <ArrivalControl one={person} isToday={queueParams.isToday} />
      <PersonNotice person={person} isOpen={isOpen} />
      {/* A form with input stays when a colleague records the dose. */}
      {(isOpen || input.hasInput) && queueParams.idFaskes !== null && can('vaksinasi.record') ? (
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
          onUnsavedChange={input.onUnsavedChange}
          beside={<NextSwitch />}
        />
      ) : null}
      <VisitHistory peserta={person} doses={data?.dosis} error={error} />
    </Card>
  );
};
