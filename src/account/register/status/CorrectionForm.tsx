import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import {
  applicationCalls,
  type ApplicantView,
  type CompanyData,
  type ApplicationFieldName,
  type Correction,
} from '#contract/domains/application/index.ts';
import { ErrorSummary } from '#src/account/form/ErrorSummary.tsx';
import { UploadProgress } from '#src/kit/file/UploadProgress.tsx';
import { useUpload } from '#src/kit/file/useUpload.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { applicationLabels } from '#texts/applicationLabels.ts';
import { register as words } from '#texts/register.ts';
import { RegistrationFields } from '../fields/RegistrationFields.tsx';
import { useFileValues } from '../fields/useFileValues.ts';
import { useRegistrationErrors } from '../fields/useRegistrationErrors.ts';
import { validateFields } from '../fields/validateFields.ts';
import { clearDraft, correctionsKey, loadDraft, saveDraft } from '../draft.ts';
import { isFileField, type TextValues } from '../steps.ts';
import { toSubmitError } from '../review/useSubmitApplication.ts';
import type { SentTicket } from './useSentTicket.ts';

interface CorrectionFormProps {
  ticket: SentTicket;
  corrections: readonly Correction[];
  /** Values submitted before. */
  previousValues: CompanyData;
  onSent: (view: ApplicantView) => void;
}

/** Returns the previous value to edit; masked numbers must be entered again. */
function previousText(field: ApplicationFieldName, previousValues: CompanyData): string {
  const value = previousValues[field];
  const text = value === null ? '' : String(value);
  return text.includes('•') ? '' : text;
}

/** Form for the fields that need correction, each with the verifier's note. */
export function CorrectionForm({
  ticket,
  corrections,
  previousValues,
  onSent,
}: CorrectionFormProps) {
  const { call } = useApi();
  const requestedFields = corrections.map(({ isian }) => isian);
  const draftKey = correctionsKey(ticket.nomorTiket);
  const [texts, setTexts] = useState<TextValues>(() => {
    const draft = loadDraft(draftKey);
    return Object.fromEntries(
      requestedFields.flatMap(field =>
        isFileField(field) ? [] : [[field, draft[field] ?? previousText(field, previousValues)]],
      ),
    );
  });
  // A reload of the page loses only files and identity numbers.
  useEffect(() => saveDraft(texts, draftKey), [texts, draftKey]);
  const fileState = useFileValues();
  const { errors, failure, attempts, show: showErrors, drop } = useRegistrationErrors();
  const upload = useUpload();
  const isSending = upload.progress !== undefined;

  const submit = async (): Promise<void> => {
    const found = validateFields(
      requestedFields,
      { noSIUP: previousValues.noSIUP ?? '', ...texts },
      fileState,
    );
    if (Object.keys(found).length > 0) {
      showErrors(found);
      return;
    }
    try {
      const body = {
        ...texts,
        ...fileState.files,
        nomorTiket: ticket.nomorTiket,
        emailPendaftar: ticket.email,
      };
      const view = await upload.run(options => call(applicationCalls.resubmit, { body }, options));
      clearDraft(draftKey);
      onSent(view);
    } catch (error) {
      const submitError = toSubmitError(error);
      showErrors(submitError.errors, submitError.text);
    }
  };

  return (
    <Box
      component="form"
      noValidate
      aria-busy={isSending}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        if (!isSending) void submit();
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, mt: 3 }}
    >
      <Typography variant="h3">{words.status.corrections}</Typography>
      <ErrorSummary
        fieldErrors={requestedFields.flatMap(field =>
          errors[field] ? [{ field, label: applicationLabels[field], text: errors[field] }] : [],
        )}
        text={failure}
        attempts={attempts}
      />
      {corrections.map(({ isian, catatan }) => (
        <Box key={isian} sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ borderLeft: 3, borderColor: 'warning.main', pl: 1.5 }}>{catatan}</Box>
          <RegistrationFields
            fields={[isian]}
            texts={texts}
            fileState={fileState}
            errors={errors}
            onText={(field, text) => setTexts(now => ({ ...now, [field]: text }))}
            onChange={drop}
          />
        </Box>
      ))}
      <UploadProgress upload={upload} />
      <Box>
        <Button type="submit" variant="contained" loading={isSending} loadingPosition="start">
          {isSending ? words.sending : words.status.send}
        </Button>
      </Box>
    </Box>
  );
}
