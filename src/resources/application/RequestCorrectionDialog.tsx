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
  applicationLabels,
  type Application,
  type Correction,
} from '#contract/application/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';

interface RequestCorrectionDialogProps {
  record: Application;
  corrections: readonly Correction[];
  onClose: () => void;
}

/** Confirms a request for corrections and lists everything the email to the applicant will say. */
export const RequestCorrectionDialog = ({
  record,
  corrections,
  onClose,
}: RequestCorrectionDialogProps) => {
  const t = useMessages();
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
      await call(applicationCalls.requestCorrection, {
        params: { id: record.id },
        body: { perbaikan: [...corrections], version: record.version },
      });
      notify('resources.application.requestCorrection.done', {
        type: 'success',
        messageArgs: { name },
      });
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
      setSending(false);
    }
    await invalidateResource(client, 'application');
  };
  return (
    <Dialog open onClose={sending ? undefined : onClose} aria-labelledby={id} fullWidth>
      <DialogTitle id={id}>
        {t('resources.application.requestCorrection.question', {
          smart_count: corrections.length,
          name,
        })}
      </DialogTitle>
      <DialogContent>
        {failure === undefined ? null : (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t('resources.application.requestCorrection.failed', { detail: failure })}
          </Alert>
        )}
        {t('resources.application.requestCorrection.text')}
        <Box component="ul" sx={{ mb: 0, pl: 2.5 }}>
          {corrections.map(({ isian, catatan }) => (
            <li key={isian}>
              {applicationLabels[isian]}: {catatan}
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={sending} onClick={onClose}>
          {t('common.action.cancel')}
        </Button>
        <Button variant="contained" loading={sending} onClick={() => void send()}>
          {t('resources.application.requestCorrection.label_some', {
            smart_count: corrections.length,
          })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
