import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { maxPageSize } from '#contract/core/list.ts';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import { allocationInput, refundInput, type Payment } from '#contract/domains/payment/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useDecision } from '#src/kit/actions/useDecision.ts';
import { WhoDecides } from '#src/kit/actions/WhoDecides.tsx';
import { UploadDialog } from '#src/kit/attachment/UploadDialog.tsx';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import type { FieldMessages } from '#src/kit/form/formErrors.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { ChoiceAutocomplete } from '#src/kit/input/ChoiceAutocomplete.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { AnyRecord, FieldSpec } from '#src/kit/resource/definition.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** What is left of a payment, and the two ways to settle it. */
export const Excess = ({ record }: { record: Payment }) => {
  const t = useMessages();
  const [open, setOpen] = useState<'allocate' | 'refund'>();
  const close = () => setOpen(undefined);
  const refusal = useDecision('payment', 'payment.refund', record.id);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box>{t('resources.payment.excess.text', { amount: formatRupiah(record.lebih) })}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" size="small" onClick={() => setOpen('allocate')}>
          {t('resources.payment.excess.allocate')}
        </Button>
        {refusal ? null : (
          <Button variant="outlined" size="small" onClick={() => setOpen('refund')}>
            {t('resources.payment.excess.refund')}
          </Button>
        )}
      </Box>
      <WhoDecides refusal={refusal} what={t('resources.payment.excess.refund')} />
      {open === 'allocate' ? <AllocateDialog record={record} onClose={close} /> : null}
      {open === 'refund' ? <RefundDialog record={record} onClose={close} /> : null}
    </Box>
  );
};

interface DialogProps {
  record: Payment;
  onClose: () => void;
}

const refundFields = {
  jumlah: { kind: 'money', help: 'resources.payment.excess.amount' },
  tanggal: {},
  noReferensi: { help: 'resources.payment.excess.reference' },
  alasan: { kind: 'multiline', label: 'resources.payment.excess.why' },
  filePengembalian: { required: true },
} as const;

/** Records that an excess was transferred back, with the proof. */
const RefundDialog = ({ record, onClose }: DialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const today = useToday();
  // The amount at opening; the server checks it again.
  const [{ id, lebih }] = useState(record);
  return (
    <UploadDialog
      title={t('resources.payment.excess.refund_title')}
      description={t('resources.payment.excess.refund_text')}
      confirmLabel={t('resources.payment.excess.refund_button')}
      resource="payment"
      schema={refundInput}
      fields={refundFields}
      initialValues={{ jumlah: lebih, tanggal: today }}
      validate={input => ({
        ...(Number(input['jumlah']) > lebih
          ? { jumlah: [t('resources.payment.excess.too_much', { amount: formatRupiah(lebih) })] }
          : {}),
        ...(input['filePengembalian'] ? {} : { filePengembalian: [t('file.choose')] }),
      })}
      run={(body, options) => call(paymentCalls.refund, { params: { id }, body }, options)}
      invalidates={['payment', 'invoice']}
      success={() => t('resources.payment.excess.refunded')}
      onClose={onClose}
    />
  );
};

/** Uses the excess of a payment for another invoice of the same company. */
const AllocateDialog = ({ record, onClose }: DialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  // The version at opening is the optimistic lock, so a change by someone else is reported.
  const [{ id, version, lebih, idBHBU, idInvoice }] = useState(record);
  const { data: others, error } = useOtherInvoices({ idBHBU, idInvoice });
  // A new component would close the list of a field that is open.
  const fields = useMemo(
    (): Readonly<Record<string, FieldSpec<AnyRecord>>> => ({
      idInvoice: {
        label: 'resources.payment.excess.invoice',
        Input: ({ field }) => <InvoiceInput field={field} of={{ idBHBU, idInvoice, lebih }} />,
      },
      jumlah: { help: 'resources.payment.excess.amount' },
      alasan: { kind: 'multiline', label: 'resources.payment.excess.why' },
    }),
    [idBHBU, idInvoice, lebih],
  );
  const isPossible = others === undefined || others.length > 0;
  return (
    <CommandDialog
      title={t('resources.payment.excess.allocate_title')}
      description={t('resources.payment.excess.allocate_text')}
      confirmLabel={isPossible ? t('resources.payment.excess.allocate_button') : undefined}
      resource="payment"
      schema={allocationInput}
      fields={isPossible ? fields : undefined}
      initialValues={{ jumlah: lebih }}
      version={version}
      lead={
        error ? (
          <Alert severity="error">{error.message}</Alert>
        ) : isPossible ? undefined : (
          <Alert severity="info">{t('resources.payment.excess.none')}</Alert>
        )
      }
      validate={(input): FieldMessages =>
        Number(input['jumlah']) > lebih
          ? {
              jumlah: [t('resources.payment.excess.too_much', { amount: formatRupiah(lebih) })],
            }
          : {}
      }
      run={(body, idempotencyKey) =>
        call(paymentCalls.allocate, { params: { id }, body }, { idempotencyKey })
      }
      invalidates={['payment', 'invoice']}
      success={() => t('resources.payment.excess.allocated')}
      onClose={onClose}
    />
  );
};

type PaymentOwner = Pick<Payment, 'idBHBU' | 'idInvoice'>;
type HasExcess = Pick<Payment, 'lebih'>;

/** Queries the unpaid invoices of a payment's company, without the payment's own. */
const useOtherInvoices = ({ idBHBU, idInvoice }: PaymentOwner) =>
  useCall(
    'payment',
    invoiceCalls.list,
    { query: { idBHBU, belumLunas: 'true', pageSize: maxPageSize } },
    { select: ({ data }) => data.filter(({ id }) => id !== idInvoice) },
  );

/** The other invoices; choosing one offers as much of the excess as it needs. */
const InvoiceInput = ({ field, of }: { field: ResourceField; of: PaymentOwner & HasExcess }) => {
  const t = useMessages();
  const { value, onChange, ...input } = useFieldInput(field);
  const { setValue } = useFormContext<FormValues>();
  const { data: others } = useOtherInvoices(of);
  const choose = (id: string): void => {
    onChange(id);
    const chosen = others?.find(one => String(one.id) === id);
    if (chosen) setValue('jumlah', formatNumber(Math.min(of.lebih, chosen.sisa)));
  };
  return (
    <ChoiceAutocomplete
      {...input}
      onChange={choose}
      items={(others ?? []).map(({ id, noInvoice, sisa }) => ({
        id: String(id),
        name: t('resources.payment.excess.option', {
          number: noInvoice ?? '',
          rest: formatRupiah(sisa),
        }),
      }))}
      isPending={others === undefined}
      required={field.required}
      value={typeof value === 'string' ? value : ''}
    />
  );
};
