import { useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  applicationCalls,
  labelOf,
  type Application,
  type Mending,
} from '#contract/application/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { renew } from '#src/providers/data/renew.ts';

interface AskDialogProps {
  record: Application;
  mendings: readonly Mending[];
  onClose: () => void;
}

/** Confirms a request for corrections and lists everything the email to the applicant will say. */
export const AskDialog = ({ record, mendings, onClose }: AskDialogProps) => {
  const say = useWords();
  const { call } = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const id = useId();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const name = record.namaBHBU;
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      await call(applicationCalls.ask, {
        params: { id: record.id },
        body: { perbaikan: [...mendings], version: record.version },
      });
      notify('resources.application.ask.done', { type: 'success', messageArgs: { name } });
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
      setSending(false);
    }
    await renew(client, 'application');
  };
  return (
    <Dialog open onClose={sending ? undefined : onClose} aria-labelledby={id} fullWidth>
      <DialogTitle id={id}>
        {say('resources.application.ask.question', { smart_count: mendings.length, name })}
      </DialogTitle>
      <DialogContent>
        {failure === undefined ? null : (
          <Alert severity="error" sx={{ mb: 2 }}>
            {say('resources.application.ask.failed', { detail: failure })}
          </Alert>
        )}
        {say('resources.application.ask.text')}
        <Box component="ul" sx={{ mb: 0, pl: 2.5 }}>
          {mendings.map(({ isian, catatan }) => (
            <li key={isian}>
              {labelOf[isian]}: {catatan}
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={sending} onClick={onClose}>
          {say('common.act.cancel')}
        </Button>
        <Button variant="contained" loading={sending} onClick={() => void send()}>
          {say('resources.application.ask.label_some', { smart_count: mendings.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
