import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type SyntheticEvent } from 'react';
import { bhbuCalls } from '#contract/bhbu.ts';
import type { Bhbu } from '#contract/bhbu-record.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useDeed } from './useDeed.ts';

interface InvoiceDialogProps {
  record: Bhbu;
  onClose: () => void;
}

/** Edits or clears the customer account number; the notification offers undo. */
export const InvoiceDialog = ({ record, onClose }: InvoiceDialogProps) => {
  const say = useWords();
  const { call } = useApi();
  const titleId = useId();
  const { busy, errors, run } = useDeed();
  // The version at opening is sent as the optimistic lock, so a concurrent save is reported.
  const [{ id, version, invoiceAccount: before, namaBHBU: name }] = useState(record);
  const [typed, setTyped] = useState(before ?? '');
  const put = (account: string | null, read?: number) =>
    call(bhbuCalls.updateInvoiceAccount, {
      body: { idBHBU: id, invoiceAccount: account, version: read },
    });
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const done = say('resources.bhbu.invoice.done', { name });
    if (
      await run(
        () => put(typed.trim() || null, version),
        done,
        () => put(before),
      )
    )
      onClose();
  };
  const wrong = errors['invoiceAccount'] ?? errors['_'];
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <form noValidate onSubmit={event => void save(event)}>
        <DialogTitle id={titleId}>{say('resources.bhbu.invoice.edit')}</DialogTitle>
        <DialogContent>
          <TextField
            label={say('resources.bhbu.fields.invoiceAccount')}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            error={wrong !== undefined}
            helperText={wrong ?? say('resources.bhbu.invoice.help')}
            fullWidth
            slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 20 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
            {say('common.act.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {say('common.act.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
