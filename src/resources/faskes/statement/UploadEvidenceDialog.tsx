import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { faskesCalls, type Guarantee } from '#contract/faskes/index.ts';
import { documentRule } from '#contract/values/upload.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { TranslatedFileField } from '#src/ui/file/TranslatedFileField.tsx';
import { useUpdateStatementCache } from './useStatement.ts';

interface UploadEvidenceDialogProps {
  faskesId: number;
  guarantee: Guarantee;
  onClose: () => void;
}

/** Uploads one document as evidence of a guarantee. */
export const UploadEvidenceDialog = ({
  faskesId,
  guarantee,
  onClose,
}: UploadEvidenceDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const notify = useNotify();
  const updateStatement = useUpdateStatementCache();
  const id = useId();
  const requestKey = useRef(crypto.randomUUID());
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);

  const choose = (chosen: File | undefined): void => {
    // Another file is another request, so it needs a new idempotency key.
    requestKey.current = crypto.randomUUID();
    setFile(chosen);
    setFileError(undefined);
    setFailure(undefined);
  };
  const send = async (): Promise<void> => {
    if (!file) {
      setFileError(t('resources.faskes.evidence.none'));
      return;
    }
    setSending(true);
    try {
      const params = { id: faskesId, butir: guarantee };
      const idempotencyKey = requestKey.current;
      await updateStatement(
        await call(faskesCalls.addEvidence, { params, body: { berkas: file } }, { idempotencyKey }),
      );
      notify('resources.faskes.evidence.sent', {
        type: 'success',
        messageArgs: { name: file.name },
      });
      onClose();
    } catch (error) {
      const serverFileError =
        error instanceof CallError ? error.body.errors?.['berkas'] : undefined;
      const detail = error instanceof Error ? error.message : t('form.errors.system');
      setFileError(serverFileError);
      setFailure(serverFileError ? undefined : t('resources.faskes.evidence.failed', { detail }));
      setSending(false);
    }
  };

  return (
    <Dialog open onClose={sending ? undefined : onClose} aria-labelledby={id} fullWidth>
      <DialogTitle id={id}>
        {t('resources.faskes.evidence.title', {
          name: t(`resources.faskes.guarantee_name.${guarantee}`),
        })}
      </DialogTitle>
      <DialogContent>
        {failure === undefined ? null : (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        <TranslatedFileField
          label={t('resources.faskes.evidence.label')}
          rule={documentRule}
          file={file}
          onChange={choose}
          error={fileError}
          busy={sending}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={sending} onClick={onClose}>
          {t('common.action.cancel')}
        </Button>
        <Button variant="contained" loading={sending} onClick={() => void send()}>
          {t('resources.faskes.evidence.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
