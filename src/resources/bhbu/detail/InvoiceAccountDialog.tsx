import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type SyntheticEvent } from 'react';
import { bhbuCalls } from '#contract/bhbu/calls.ts';
import type { Bhbu } from '#contract/bhbu/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useBhbuCommand } from '../useBhbuCommand.ts';

interface InvoiceAccountDialogProps {
  record: Bhbu;
  onClose: () => void;
}

/** Edits or clears the customer account number; the notification offers undo. */
export const InvoiceAccountDialog = ({ record, onClose }: InvoiceAccountDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const titleId = useId();
  const { isRunning: busy, errors, run } = useBhbuCommand();
  // The version at opening is sent as the optimistic lock, so a concurrent save is reported.
  const [{ id, version, invoiceAccount: previousAccount, namaBHBU: name }] = useState(record);
  const [inputValue, setInputValue] = useState(previousAccount ?? '');
  const saveAccount = (account: string | null, readVersion?: number) =>
    call(bhbuCalls.updateInvoiceAccount, {
      body: { idBHBU: id, invoiceAccount: account, version: readVersion },
    });
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const successMessage = t('resources.bhbu.invoice.done', { name });
    if (
      await run(
        () => saveAccount(inputValue.trim() || null, version),
        successMessage,
        () => saveAccount(previousAccount),
      )
    )
      onClose();
  };
  const errorText = errors['invoiceAccount'] ?? errors['_'];
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <form noValidate onSubmit={event => void save(event)}>
        <DialogTitle id={titleId}>{t('resources.bhbu.invoice.edit')}</DialogTitle>
        <DialogContent>
          <TextField
            label={t('resources.bhbu.fields.invoiceAccount')}
            value={inputValue}
            onChange={event => setInputValue(event.target.value)}
            error={errorText !== undefined}
            helperText={errorText ?? t('resources.bhbu.invoice.help')}
            fullWidth
            slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 20 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {t('common.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
