import { useState } from 'react';
import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';

interface InvoiceAccountDialogProps {
  record: Bhbu;
  onClose: () => void;
}

const { updateInvoiceAccount } = bhbuCalls;
const fields = {
  invoiceAccount: { help: 'resources.bhbu.invoice.help' },
  pemungutPPN: { help: 'resources.bhbu.invoice.collector_help' },
};

/**
 * Edits or clears the customer account number, and whether the company pays PPN itself; the
 * notification offers undo.
 */
export const InvoiceAccountDialog = ({ record, onClose }: InvoiceAccountDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  // The version at opening is sent as the optimistic lock, so a concurrent save is reported.
  const [opened] = useState(record);
  const { id: idBHBU, version, invoiceAccount, pemungutPPN, namaBHBU: name } = opened;
  return (
    <CommandDialog
      title={t('resources.bhbu.invoice.edit')}
      confirmLabel={t('common.action.save')}
      maxWidth="xs"
      resource="bhbu"
      schema={updateInvoiceAccount.body}
      fields={fields}
      initialValues={{ invoiceAccount, pemungutPPN }}
      version={version}
      toBody={input => ({ ...input, idBHBU })}
      run={body => call(updateInvoiceAccount, { body })}
      invalidates={['bhbu']}
      success={() => t('resources.bhbu.invoice.done', { name })}
      undo={() => ({
        run: () => call(updateInvoiceAccount, { body: { idBHBU, invoiceAccount, pemungutPPN } }),
      })}
      onError={({ body, message }) => ({ invoiceAccount: message, ...body.errors })}
      onClose={onClose}
    />
  );
};
