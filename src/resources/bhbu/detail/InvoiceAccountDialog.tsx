import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { bhbuCalls } from '#contract/bhbu/calls.ts';
import type { Bhbu } from '#contract/bhbu/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { ConfirmDialog } from '#src/ui/command/ConfirmDialog.tsx';
import { useCommand } from '#src/ui/command/useCommand.ts';

interface InvoiceAccountDialogProps {
  record: Bhbu;
  onClose: () => void;
}

/** Edits or clears the customer account number; the notification offers undo. */
export const InvoiceAccountDialog = ({ record, onClose }: InvoiceAccountDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  // The version at opening is sent as the optimistic lock, so a concurrent save is reported.
  const [{ id, version, invoiceAccount: previousAccount, namaBHBU: name }] = useState(record);
  const [inputValue, setInputValue] = useState(previousAccount ?? '');
  const saveAccount = (account: string | null, readVersion?: number) =>
    call(bhbuCalls.updateInvoiceAccount, {
      body: { idBHBU: id, invoiceAccount: account, version: readVersion },
    });
  const save = useCommand({
    run: () => saveAccount(inputValue.trim() || null, version),
    invalidates: ['bhbu'],
    success: () => t('resources.bhbu.invoice.done', { name }),
    undo: () => ({ run: () => saveAccount(previousAccount) }),
    onSuccess: onClose,
    onError: ({ body, message }) => ({ invoiceAccount: message, ...body.errors }),
  });
  const errorText = save.errors['invoiceAccount'];
  return (
    <ConfirmDialog
      title={t('resources.bhbu.invoice.edit')}
      confirmLabel={t('common.action.save')}
      maxWidth="xs"
      command={save}
      onConfirm={save.run}
      onClose={onClose}
    >
      <TextField
        label={t('resources.bhbu.fields.invoiceAccount')}
        value={inputValue}
        onChange={event => setInputValue(event.target.value)}
        error={errorText !== undefined}
        helperText={errorText ?? t('resources.bhbu.invoice.help')}
        fullWidth
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 20 } }}
      />
    </ConfirmDialog>
  );
};
