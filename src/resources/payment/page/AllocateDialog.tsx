import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { maxPageSize } from '#contract/core/list.ts';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import { allocationInput, type Payment } from '#contract/domains/payment/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import type { FieldMessages } from '#src/kit/form/formErrors.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { ChoiceAutocomplete } from '#src/kit/input/ChoiceAutocomplete.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { AnyRecord, FieldSpec } from '#src/kit/resource/definition.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

interface AllocateDialogProps {
  record: Payment;
  onClose: () => void;
}

/** Uses the excess of a payment for another invoice of the same company. */
export const AllocateDialog = ({ record, onClose }: AllocateDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  // The version at opening is the optimistic lock, so a change by someone else is reported.
  const [{ id, version, lebih, idBHBU, idInvoice }] = useState(record);
  const { others, error } = useOtherInvoices({ idBHBU, idInvoice });
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
function useOtherInvoices({ idBHBU, idInvoice }: PaymentOwner) {
  const { call } = useApi();
  const { data, error } = useQuery({
    queryKey: ['payment', 'otherInvoices', idBHBU],
    queryFn: ({ signal }) => {
      const query = { idBHBU, belumLunas: 'true', pageSize: maxPageSize } as const;
      return call(invoiceCalls.list, { query }, { signal });
    },
  });
  return { others: data?.data.filter(({ id }) => id !== idInvoice), error };
}

/** The other invoices; choosing one offers as much of the excess as it needs. */
const InvoiceInput = ({ field, of }: { field: ResourceField; of: PaymentOwner & HasExcess }) => {
  const t = useMessages();
  const { value, onChange, ...input } = useFieldInput(field);
  const { setValue } = useFormContext<FormValues>();
  const { others } = useOtherInvoices(of);
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
