import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import {
  applicationFileRule,
  applicationLabels,
  type ApplicationFileName,
} from '#contract/application/index.ts';
import { bhbuCalls } from '#contract/bhbu/calls.ts';
import type { Bhbu } from '#contract/bhbu/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { TranslatedFileField } from '#src/ui/file/TranslatedFileField.tsx';
import { useBhbuCommand } from '../useBhbuCommand.ts';

const uploadCalls = {
  fileNPWP: bhbuCalls.uploadNPWP,
  fileLegalitas: bhbuCalls.uploadLegalitas,
  fileSIUP: bhbuCalls.uploadSIUP,
};

interface UploadDocumentDialogProps {
  record: Bhbu;
  field: ApplicationFileName;
  onClose: () => void;
}

/**
 * Uploads a document of a company (for an SKB also its validity) and warns that the old file is
 * deleted.
 */
export const UploadDocumentDialog = ({ record, field, onClose }: UploadDocumentDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const titleId = useId();
  const { isRunning: busy, errors, setErrors, run } = useBhbuCommand();
  const [file, setFile] = useState<File>();
  const [noSKB, setNoSKB] = useState(record.noSKB ?? '');
  const [validUntil, setValidUntil] = useState(record.skbBerlakuSampai ?? '');
  const isSkb = field === 'fileSKB';
  const hasDocument = record.berkas.some(({ isian }) => isian === field);
  const documentLabel = applicationLabels[field];
  const params = { id: record.id };

  const send = async (): Promise<void> => {
    if (!file && !(isSkb && hasDocument)) {
      setErrors({ [field]: t('resources.bhbu.document.choose') });
      return;
    }
    const mutation = async (): Promise<void> => {
      if (field === 'fileSKB') {
        const body = { fileSKB: file, noSKB: noSKB.trim() || undefined, berlakuSampai: validUntil };
        await call(bhbuCalls.uploadSKB, { params, body });
      } else if (file) {
        await call(uploadCalls[field], { params, body: { [field]: file } });
      }
    };
    if (await run(mutation, t('resources.bhbu.document.done', { what: documentLabel }))) onClose();
  };
  const fileError = errors[field] ?? (isSkb ? undefined : errors['_']);
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>
        {t(hasDocument ? 'resources.bhbu.document.replace' : 'resources.bhbu.document.upload', {
          what: documentLabel,
        })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {hasDocument ? (
          <DialogContentText>{t('resources.bhbu.document.text')}</DialogContentText>
        ) : null}
        {isSkb && errors['_'] && !errors['berlakuSampai'] && !errors['noSKB'] && !fileError ? (
          <Alert severity="error">{errors['_']}</Alert>
        ) : null}
        <TranslatedFileField
          label={documentLabel}
          rule={applicationFileRule}
          file={file}
          onChange={chosen => {
            setFile(chosen);
            setErrors({});
          }}
          error={fileError}
          busy={busy}
        />
        {isSkb ? (
          <>
            <TextField
              label={t('resources.bhbu.fields.skbBerlakuSampai')}
              type="date"
              value={validUntil}
              onChange={event => setValidUntil(event.target.value)}
              error={errors['berlakuSampai'] !== undefined}
              helperText={errors['berlakuSampai']}
              slotProps={{ htmlInput: { 'aria-required': true } }}
            />
            <TextField
              label={t('form.label_optional', { label: t('resources.bhbu.fields.noSKB') })}
              value={noSKB}
              onChange={event => setNoSKB(event.target.value)}
              error={errors['noSKB'] !== undefined}
              helperText={errors['noSKB']}
              slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 60 } }}
            />
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
          {t('common.action.cancel')}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void send()}>
          {t(hasDocument ? 'common.action.save' : 'common.action.upload')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
