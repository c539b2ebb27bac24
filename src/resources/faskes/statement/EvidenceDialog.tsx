import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { faskesCalls, type Guarantee } from '#contract/faskes/index.ts';
import { documentRule } from '#contract/upload.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { FileDrop } from '#src/ui/file/FileDrop.tsx';
import { useKeepStatement } from './useStatement.ts';

interface EvidenceDialogProps {
  faskesId: number;
  guarantee: Guarantee;
  onClose: () => void;
}

/** Uploads one document as evidence of a guarantee. */
export const EvidenceDialog = ({ faskesId, guarantee, onClose }: EvidenceDialogProps) => {
  const say = useWords();
  const { call } = useApi();
  const notify = useNotify();
  const keep = useKeepStatement();
  const id = useId();
  const key = useRef(crypto.randomUUID());
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);

  const choose = (chosen: File | undefined): void => {
    // Another file is another request, so it needs a new idempotency key.
    key.current = crypto.randomUUID();
    setFile(chosen);
    setFault(undefined);
    setFailure(undefined);
  };
  const send = async (): Promise<void> => {
    if (!file) {
      setFault(say('resources.faskes.evidence.none'));
      return;
    }
    setSending(true);
    try {
      const params = { id: faskesId, butir: guarantee };
      const idempotencyKey = key.current;
      await keep(
        await call(faskesCalls.addEvidence, { params, body: { berkas: file } }, { idempotencyKey }),
      );
      notify('resources.faskes.evidence.sent', {
        type: 'success',
        messageArgs: { name: file.name },
      });
      onClose();
    } catch (error) {
      const said = error instanceof CallError ? error.body.errors?.['berkas'] : undefined;
      const detail = error instanceof Error ? error.message : say('form.errors.system');
      setFault(said);
      setFailure(said ? undefined : say('resources.faskes.evidence.failed', { detail }));
      setSending(false);
    }
  };

  return (
    <Dialog open onClose={sending ? undefined : onClose} aria-labelledby={id} fullWidth>
      <DialogTitle id={id}>
        {say('resources.faskes.evidence.title', {
          name: say(`resources.faskes.butir.${guarantee}`),
        })}
      </DialogTitle>
      <DialogContent>
        {failure === undefined ? null : (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        <FileDrop
          label={say('resources.faskes.evidence.label')}
          rule={documentRule}
          file={file}
          onChange={choose}
          error={fault}
          busy={sending}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={sending} onClick={onClose}>
          {say('common.act.cancel')}
        </Button>
        <Button variant="contained" loading={sending} onClick={() => void send()}>
          {say('resources.faskes.evidence.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
