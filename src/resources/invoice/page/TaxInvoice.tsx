import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { taxInvoiceInput, type Invoice } from '#contract/domains/invoice/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { FactGrid } from '#src/kit/record/FactGrid.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

const fields = { noFakturPajak: {}, kodeFaktur: {} } as const;

/** The number and the code of the tax invoice (faktur pajak), which are entered after the issue. */
export const TaxInvoice = ({ record }: { record: Invoice }) => {
  const t = useMessages();
  const can = usePermission();
  const [isEditing, setIsEditing] = useState(false);
  const { status, noFakturPajak, kodeFaktur } = record;
  const canEdit = can('invoice.update') && status !== 'DRAFT' && status !== 'BATAL';
  return (
    <Box sx={{ display: 'grid', gap: 1, '& > button': { justifySelf: 'start' } }}>
      {noFakturPajak === null && kodeFaktur === null ? (
        <Box sx={{ color: 'text.secondary' }}>
          {t(status === 'DRAFT' ? 'resources.invoice.tax.draft' : 'resources.invoice.tax.none')}
        </Box>
      ) : (
        <FactGrid
          facts={[
            [t('resources.invoice.fields.noFakturPajak'), noFakturPajak],
            [t('resources.invoice.fields.kodeFaktur'), kodeFaktur],
          ]}
        />
      )}
      {canEdit ? (
        <Button variant="outlined" size="small" onClick={() => setIsEditing(true)}>
          {t('resources.invoice.tax.edit')}
        </Button>
      ) : null}
      {isEditing ? <TaxInvoiceDialog record={record} onClose={() => setIsEditing(false)} /> : null}
    </Box>
  );
};

const TaxInvoiceDialog = ({ record, onClose }: { record: Invoice; onClose: () => void }) => {
  const t = useMessages();
  const { call } = useApi();
  // The version at opening is the optimistic lock, so a save by someone else is reported.
  const [{ id, version, noInvoice, noFakturPajak, kodeFaktur }] = useState(record);
  return (
    <CommandDialog
      title={t('resources.invoice.tax.edit')}
      confirmLabel={t('common.action.save')}
      maxWidth="xs"
      resource="invoice"
      schema={taxInvoiceInput}
      fields={fields}
      initialValues={{ noFakturPajak, kodeFaktur }}
      version={version}
      run={body => call(invoiceCalls.update, { params: { id }, body })}
      invalidates={['invoice', 'payment']}
      success={() => t('resources.invoice.tax.done', { name: noInvoice ?? '' })}
      onClose={onClose}
    />
  );
};
