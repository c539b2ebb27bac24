import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  applicationFileRule,
  applicationLabels,
  type ApplicationFileName,
} from '#contract/application/index.ts';
import { bhbuCalls } from '#contract/bhbu/calls.ts';
import type { Bhbu } from '#contract/bhbu/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { ConfirmDialog } from '#src/ui/command/ConfirmDialog.tsx';
import { useCommand } from '#src/ui/command/useCommand.ts';
import { TranslatedFileField } from '#src/ui/file/TranslatedFileField.tsx';

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
  const [file, setFile] = useState<File>();
  const [noSKB, setNoSKB] = useState(record.noSKB ?? '');
  const [validUntil, setValidUntil] = useState(record.skbBerlakuSampai ?? '');
  const isSkb = field === 'fileSKB';
  const hasDocument = record.berkas.some(({ isian }) => isian === field);
  const documentLabel = applicationLabels[field];
  const params = { id: record.id };

  const upload = useCommand({
    run: async () => {
      if (field === 'fileSKB') {
        const body = { fileSKB: file, noSKB: noSKB.trim() || undefined, berlakuSampai: validUntil };
        await call(bhbuCalls.uploadSKB, { params, body });
      } else if (file) {
        await call(uploadCalls[field], { params, body: { [field]: file } });
      }
    },
    invalidates: ['bhbu'],
    success: () => t('resources.bhbu.document.done', { what: documentLabel }),
    onSuccess: onClose,
    onError: ({ body, message }) => (isSkb ? message : (body.errors ?? { [field]: message })),
  });
  const { errors, isRunning } = upload;
  const submit = () => {
    if (file || (isSkb && hasDocument)) return upload.run();
    upload.setErrors({ [field]: t('resources.bhbu.document.choose') });
    return undefined;
  };
  return (
    <ConfirmDialog
      title={t(hasDocument ? 'resources.bhbu.document.replace' : 'resources.bhbu.document.upload', {
        what: documentLabel,
      })}
      {...(hasDocument ? { description: t('resources.bhbu.document.text') } : {})}
      confirmLabel={t(hasDocument ? 'common.action.save' : 'common.action.upload')}
      command={upload}
      onConfirm={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TranslatedFileField
          label={documentLabel}
          rule={applicationFileRule}
          file={file}
          onChange={chosen => {
            setFile(chosen);
            upload.clearErrors();
          }}
          error={errors[field]}
          busy={isRunning}
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
      </Box>
    </ConfirmDialog>
  );
};
