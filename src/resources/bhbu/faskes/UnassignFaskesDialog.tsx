import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { bhbuCalls } from '#contract/bhbu/calls.ts';
import type { Bhbu, ServingFaskes } from '#contract/bhbu/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useBhbuCommand } from '../useBhbuCommand.ts';

interface UnassignFaskesDialogProps {
  record: Bhbu;
  faskes: ServingFaskes;
  onClose: () => void;
}

/**
 * Confirms that a facility stops serving a company and shows how many participants are planned
 * there.
 */
export const UnassignFaskesDialog = ({ record, faskes, onClose }: UnassignFaskesDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const titleId = useId();
  const { isRunning: busy, errors, run } = useBhbuCommand();
  const { id: idFaskes, name, jumlahPeserta } = faskes;
  const params = { id: record.id };
  const submit = async (): Promise<void> => {
    const mutation = () => call(bhbuCalls.unassign, { params: { ...params, idFaskes } });
    const undo = () => call(bhbuCalls.assign, { params, body: { idFaskes } });
    if (await run(mutation, t('resources.bhbu.facility.removed', { name }), undo)) onClose();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>{t('resources.bhbu.facility.question', { name })}</DialogTitle>
      <DialogContent>
        {errors['_'] ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {errors['_']}
          </Alert>
        ) : null}
        {jumlahPeserta > 0
          ? t('resources.bhbu.facility.text_people', { smart_count: jumlahPeserta })
          : t('resources.bhbu.facility.text')}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
          {t('common.action.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={busy} onClick={() => void submit()}>
          {t('resources.bhbu.facility.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
