import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { faskesCalls, type Evidence } from '#contract/faskes/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useKeepStatement } from './useStatement.ts';

/** Confirms the permanent removal of a document of evidence. */
export const RemoveEvidence = ({ file, onClose }: { file: Evidence; onClose: () => void }) => {
  const say = useWords();
  const { call } = useApi();
  const notify = useNotify();
  const keep = useKeepStatement();
  const titleId = useId();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const name = file.nama;
  const remove = async (): Promise<void> => {
    setSending(true);
    try {
      await keep(await call(faskesCalls.removeEvidence, { params: { id: file.id } }));
      notify('resources.faskes.evidence.removed', { type: 'success', messageArgs: { name } });
      onClose();
    } catch (error) {
      const detail = error instanceof Error ? error.message : say('form.errors.system');
      setFailure(say('resources.faskes.evidence.remove_failed', { detail }));
      setSending(false);
    }
  };
  return (
    <Dialog open onClose={sending ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {say('resources.faskes.evidence.remove_question', { name })}
      </DialogTitle>
      <DialogContent>
        {failure === undefined ? null : (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        <DialogContentText>{say('resources.faskes.evidence.remove_text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={sending} onClick={onClose}>
          {say('common.act.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={sending} onClick={() => void remove()}>
          {say('resources.faskes.evidence.remove_confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
