import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  vaksinasiCalls,
  type Dose,
  type DoseDetail,
  type QueueEntry,
} from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { textareaSlots } from '#src/kit/input/textareaSlots.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { doseName } from '../doseName.ts';
import { touchDialog, touchTargetFields, visitDialog } from '../styles.ts';
import { stockFigure } from '../vaccine/useVaccineSession.ts';
import { ConfirmWarnings } from './ConfirmWarnings.tsx';
import { correctionBody, recordedChoice, recordedValues } from './recordedVisit.ts';
import { Screening } from './Screening.tsx';
import { StickyDoseContext, type StickyDoseFields } from './stickyDose.ts';
import { useVisitForm } from './useVisitForm.ts';
import { VisitErrors } from './VisitErrors.tsx';
import { visitFieldId } from './visitFieldId.ts';
import { DoseFields, ReasonFields, TimeFields } from './VisitFormFields.tsx';

interface CorrectVisitDialogProps {
  dose: Dose;
  /** Name of the peserta. */
  name: string;
  peserta: QueueEntry;
  /** Vaccine of the primary dose before this one. */
  previousVaccine: QueueEntry['vaksinSebelumnya'];
  onClose: () => void;
}

/** Dialog that corrects a recorded visit. Its answers are health data, whose reading is audited. */
export const CorrectVisitDialog = (props: CorrectVisitDialogProps) => {
  const t = useMessages();
  const { dose, name, onClose } = props;
  const { data, error } = useCall(
    'visitDetail',
    vaksinasiCalls.detail,
    { params: { id: dose.id } },
    { isSnapshot: true },
  );
  if (data) return <CorrectionForm {...props} detail={data} />;
  return (
    <ConfirmDialog
      title={t('resources.vaksinasi.correct.title', {
        name,
        dose: doseName(t, dose).toLowerCase(),
      })}
      confirmLabel={undefined}
      onConfirm={noop}
      onClose={onClose}
      sx={touchDialog}
    >
      {error ? (
        <Alert severity="error">{error.message}</Alert>
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </ConfirmDialog>
  );
};

type CorrectionFormProps = CorrectVisitDialogProps & { detail: DoseDetail };

/** Gives the form the vaccine of the visit, and what may be chosen for its day. */
const CorrectionForm = (props: CorrectionFormProps) => {
  const { dose } = props;
  const recorded = recordedChoice(dose);
  const { data, error } = useCall('vaksinasi', vaksinasiCalls.vaccines, {
    query: { idFaskes: dose.idFaskes, tanggal: dose.tanggal, idPeserta: dose.idPeserta },
  });
  const [fields, setFields] = useState<StickyDoseFields>({
    lokasi: dose.lokasi ?? 'LENGAN_KIRI',
    vaksinator: dose.vaksinator ?? '',
    alasanStok: null,
  });
  return (
    <StickyDoseContext
      value={{
        fields,
        change: next => setFields(before => ({ ...before, ...next })),
        vaccine: {
          choice: recorded,
          forgottenReason: undefined,
          choices: data,
          error,
          choose: noop,
          // The recorded dose is taken already, so that the rest is of another one only.
          stockOf: ({ idBatch }) =>
            data && idBatch !== null && idBatch !== dose.idBatch
              ? stockFigure(data, idBatch)
              : null,
        },
      }}
    >
      <CorrectionFields {...props} stickyFields={fields} />
    </StickyDoseContext>
  );
};

const CorrectionFields = ({
  dose,
  name,
  peserta,
  previousVaccine,
  detail,
  stickyFields,
  onClose,
}: CorrectionFormProps & { stickyFields: StickyDoseFields }) => {
  const t = useMessages();
  const { call } = useApi();
  // As they were when the form was opened, on which the correction is based.
  const [corrected] = useState(() => ({
    ...peserta,
    id: dose.idPeserta,
    vaccinationType: dose.vaccinationType,
    dosisBerikut: dose.dosisKe,
    vaksinSebelumnya: previousVaccine,
    halangan: null,
    peringatan: null,
    kunjungan: null,
  }));
  const visit = useVisitForm({
    peserta: corrected,
    place: { idFaskes: dose.idFaskes, tanggal: dose.tanggal, isToday: false },
    draft: null,
    correction: {
      recorded: recordedValues(dose, detail),
      done: t('resources.vaksinasi.correct.done', { name }),
    },
    record: (body, _key, { alasanPerbaikan }) =>
      call(vaksinasiCalls.correct, {
        params: { id: dose.id },
        body: { ...correctionBody(body, detail), alasanPerbaikan, version: dose.version },
      }),
    onSaved: onClose,
    onUnsavedChange: noop,
  });
  const { fields, change, errors, isBusy, isDirty, save } = visit;
  const isChanged =
    isDirty ||
    stickyFields.lokasi !== (dose.lokasi ?? 'LENGAN_KIRI') ||
    stickyFields.vaksinator !== (dose.vaksinator ?? '');
  return (
    <ConfirmDialog
      title={t('resources.vaksinasi.correct.title', {
        name,
        dose: doseName(t, dose).toLowerCase(),
      })}
      description={t(`resources.vaksinasi.correct.text.${dose.hasil}`)}
      confirmLabel={t('resources.vaksinasi.correct.save')}
      cancelLabel={t('common.action.back')}
      command={{ isRunning: isBusy, errors: noErrors }}
      isDirty={isChanged}
      onConfirm={() => void save()}
      onClose={onClose}
      maxWidth="md"
      sx={visitDialog.sx}
    >
      <VisitErrors visit={visit} />
      <Box sx={touchTargetFields}>
        {detail.skrining || dose.hasil === 'DIBERIKAN' ? <Screening visit={visit} /> : null}
        {dose.hasil === 'DIBERIKAN' ? <DoseFields visit={visit} /> : <ReasonFields visit={visit} />}
        <TimeFields visit={visit} />
        <ConfirmWarnings visit={visit} />
        <TextField
          multiline
          id={visitFieldId('alasanPerbaikan')}
          label={t('resources.vaksinasi.form.alasanPerbaikan')}
          value={fields.alasanPerbaikan}
          onChange={event => change({ alasanPerbaikan: event.target.value })}
          error={errors['alasanPerbaikan'] !== undefined}
          helperText={errors['alasanPerbaikan']}
          slotProps={textareaSlots(2, { maxLength: 200 })}
          sx={{ mt: 1.5 }}
        />
      </Box>
    </ConfirmDialog>
  );
};

const noop = (): void => undefined;
const noErrors = {};
