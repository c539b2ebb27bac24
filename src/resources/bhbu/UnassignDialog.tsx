import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { bhbuCalls } from '#contract/bhbu.ts';
import type { Bhbu, ServingFaskes } from '#contract/bhbu-record.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useDeed } from './useDeed.ts';

interface UnassignDialogProps {
  record: Bhbu;
  faskes: ServingFaskes;
  onClose: () => void;
}

/**
 * Confirms that a facility stops serving a company and shows how many participants are planned
 * there.
 */
export const UnassignDialog = ({ record, faskes, onClose }: UnassignDialogProps) => {
  const say = useWords();
  const { call } = useApi();
  const titleId = useId();
  const { busy, errors, run } = useDeed();
  const { id: idFaskes, name, jumlahPeserta } = faskes;
  const params = { id: record.id };
  const end = async (): Promise<void> => {
    const work = () => call(bhbuCalls.unassign, { params: { ...params, idFaskes } });
    const undo = () => call(bhbuCalls.assign, { params, body: { idFaskes } });
    if (await run(work, say('resources.bhbu.facility.removed', { name }), undo)) onClose();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>{say('resources.bhbu.facility.question', { name })}</DialogTitle>
      <DialogContent>
        {errors['_'] ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {errors['_']}
          </Alert>
        ) : null}
        {jumlahPeserta > 0
          ? say('resources.bhbu.facility.text_people', { smart_count: jumlahPeserta })
          : say('resources.bhbu.facility.text')}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
          {say('common.act.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={busy} onClick={() => void end()}>
          {say('resources.bhbu.facility.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
