import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import type { Voucher } from '#contract/domains/voucher/record.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { vaksinasi } from '#texts/vaksinasi.ts';
import { PesertaHeader } from '../../vaksinasi/PesertaHeader.tsx';
import { usePesertaVisits } from '../../vaksinasi/queue/useQueue.ts';
import { touchTarget } from '../../vaksinasi/styles.ts';
import { useVaccineSession } from '../../vaksinasi/vaccine/useVaccineSession.ts';
import { VaccineStrip } from '../../vaksinasi/vaccine/VaccineStrip.tsx';
import { StickyDoseContext, useStickyDoseState } from '../../vaksinasi/visit/stickyDose.ts';
import { useHeldInput } from '../../vaksinasi/visit/useHeldInput.ts';
import { acceptsVisit } from '../../vaksinasi/visit/useVisitBasis.ts';
import type {
  OnUnsavedChange,
  RecordVisit,
  VisitValues,
} from '../../vaksinasi/visit/useVisitForm.ts';
import { VisitForm } from '../../vaksinasi/visit/VisitForm.tsx';
import { changedByVoucher, type CheckOutcome, type KnownVoucher } from '../checkedVoucher.ts';

addMessages({ resources: { vaksinasi } });

interface VisitStepProps {
  voucher: KnownVoucher;
  /** Unsaved input from before the session ended. */
  draft: VisitValues | null;
  onBack: () => void;
  onUnsavedChange: OnUnsavedChange;
  onRecorded: (saved: Voucher, outcome: CheckOutcome) => void;
}

/**
 * Screening and dose of the holder of a voucher. A dose that is given uses the voucher in the same
 * call; one that is postponed or refused does not.
 */
export const VisitStep = ({
  voucher,
  draft,
  onBack,
  onUnsavedChange,
  onRecorded,
}: VisitStepProps) => {
  const t = useMessages();
  const { call } = useApi();
  const client = useQueryClient();
  const today = useToday();
  const { id, version, idFaskes, pemegang } = voucher;
  const session = useVaccineSession({
    idFaskes,
    tanggal: today,
    idPeserta: pemegang?.idPeserta,
  });
  const stickyDose = useStickyDoseState(session);
  const { data, error, refetch } = usePesertaVisits(pemegang?.idPeserta ?? 0, today);

  const record: RecordVisit = async (
    { idPeserta: _idPeserta, idFaskes: _idFaskes, ...dosis },
    idempotencyKey,
  ) => {
    try {
      const input = { params: { id }, body: { dosis, version } };
      const saved = await call(voucherCalls.use, input, { idempotencyKey });
      // Before the refetch, which would replace the form of a participant who has no further dose.
      onRecorded(saved, dosis.hasil === 'DIBERIKAN' ? 'used' : 'postponed');
    } catch (caught) {
      throw caught instanceof CallError ? withoutDosePrefix(caught) : caught;
    }
    await Promise.all(changedByVoucher.map(name => invalidateResource(client, name)));
  };

  const input = useHeldInput(onUnsavedChange);
  const peserta = data?.peserta;
  // A form with input stays when a colleague records the dose.
  const isOpen = peserta && (acceptsVisit(peserta) || input.hasInput);
  return (
    <Card labelledBy="orang">
      <Button
        variant="text"
        startIcon={<ArrowBackIcon />}
        onClick={onBack}
        sx={{ ...touchTarget, mb: 1 }}
      >
        {t('resources.voucherCheck.next.back')}
      </Button>
      {error && !data ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {!peserta && !error ? <LoadingPage /> : null}
      {peserta ? (
        <>
          <PesertaHeader one={peserta} />
          {peserta.halangan === null ? null : (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {peserta.halangan}
            </Alert>
          )}
          {isOpen && idFaskes !== null ? (
            <StickyDoseContext value={stickyDose}>
              <VaccineStrip session={session} day={today} />
              <VisitForm
                key={`${peserta.id} ${today}`}
                peserta={peserta}
                place={{ idFaskes, tanggal: today, isToday: true }}
                draft={draft}
                record={record}
                onSaved={noop}
                onUnsavedChange={input.onUnsavedChange}
              />
            </StickyDoseContext>
          ) : (
            <Alert severity="info">{t('resources.voucherCheck.visit.finished')}</Alert>
          )}
        </>
      ) : null}
    </Card>
  );
};

/** The fields of the dose are within `dosis` in the body, but not in the form. */
function withoutDosePrefix(error: CallError): CallError {
  const { status, message, problem } = error;
  if (!problem?.errors) return error;
  const errors = Object.fromEntries(
    Object.entries(problem.errors).map(([field, texts]) => [field.replace(/^dosis\./, ''), texts]),
  );
  return new CallError(status, message, { ...problem, errors });
}

/** The recorded voucher replaces the form. */
const noop = (): void => undefined;
