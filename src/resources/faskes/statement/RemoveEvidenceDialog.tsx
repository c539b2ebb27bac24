import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { faskesCalls, type EvidenceFile } from '#contract/faskes/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useUpdateStatementCache } from './useStatement.ts';

/** Confirms the permanent removal of a document of evidence. */
export const RemoveEvidenceDialog = ({
  file,
  onClose,
}: {
  file: EvidenceFile;
  onClose: () => void;
}) => {
  const t = useMessages();
  const { call } = useApi();
  const notify = useNotify();
  const updateStatement = useUpdateStatementCache();
  const titleId = useId();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const name = file.nama;
  const remove = async (): Promise<void> => {
    setSending(true);
    try {
      await updateStatement(await call(faskesCalls.removeEvidence, { params: { id: file.id } }));
      notify('resources.faskes.evidence.removed', { type: 'success', messageArgs: { name } });
      onClose();
    } catch (error) {
      const detail = error instanceof Error ? error.message : t('form.errors.system');
      setFailure(t('resources.faskes.evidence.remove_failed', { detail }));
      setSending(false);
    }
  };
  return (
    <Dialog open onClose={sending ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('resources.faskes.evidence.remove_question', { name })}
      </DialogTitle>
      <DialogContent>
        {failure === undefined ? null : (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        <DialogContentText>{t('resources.faskes.evidence.remove_text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={sending} onClick={onClose}>
          {t('common.action.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={sending} onClick={() => void remove()}>
          {t('resources.faskes.evidence.remove_confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
