import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { uploadedFile } from '#contract/core/values/upload.ts';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import {
  newPaymentInput,
  paymentInput,
  proofRule,
  type Payment,
  type PaymentKind,
} from '#contract/domains/payment/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { UploadDialog } from '#src/kit/attachment/UploadDialog.tsx';
import type { FieldMessages } from '#src/kit/form/formErrors.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { formatNumber, formatRupiah, parseInteger } from '#src/kit/format/number.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { TextInput } from '#src/kit/input/TextInput.tsx';
import type { AnyRecord, FieldSpec } from '#src/kit/resource/definition.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { CallOptions } from '#src/providers/api/http.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { usePayments } from '../../invoice/useInvoice.ts';
import { useProofNotice } from '../SameProofWarning.tsx';
import { amountDue, kindsDue } from './amountDue.ts';
import type { Sender } from './useSender.ts';

type Values = Readonly<Record<string, string | boolean | File>>;

const isTransfer = ({ jenis }: Values): boolean => jenis === undefined || jenis === 'TRANSFER';

/** The reference, which slips and SSP must have. */
const ReferenceInput = ({ field }: { field: ResourceField }) => {
  const values = useWatch() as FormValues;
  return <TextInput field={{ ...field, required: !isTransfer(values) }} />;
};

/** Returns the fields for an invoice that is settled with some kinds of payments. */
const fieldsFor = (kinds: readonly PaymentKind[]) =>
  ({
    jenis: {
      required: true,
      selectableOptions: () => kinds,
      isVisible: () => kinds.length > 1,
    },
    tanggalBayar: {},
    jumlah: {},
    bankPengirim: { required: true, isVisible: isTransfer },
    namaPengirim: { required: true, isVisible: isTransfer },
    noReferensi: { Input: ReferenceInput },
    catatan: { kind: 'multiline' },
  }) as const satisfies Readonly<Record<string, FieldSpec<AnyRecord>>>;

/** The payment with its proof; the server takes them in two calls. */
const formSchema = newPaymentInput.safeExtend({ fileBukti: uploadedFile(proofRule).optional() });

interface PaymentDialogProps {
  invoice: Invoice;
  /** The payment that is corrected; without it a new one is entered. */
  payment?: Payment;
  /** The account that a new one comes from, unless another is entered. */
  sender?: Sender | undefined;
  onClose: () => void;
}

/** Enters a payment of an invoice with its proof, or corrects one. */
export const PaymentDialog = ({ invoice, payment, sender, onClose }: PaymentDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const client = useQueryClient();
  const today = useToday();
  const proofNotice = useProofNotice();
  // The invoice and the version at opening: a change by someone else in the meantime is a conflict.
  const { data: payments } = usePayments(invoice.id);
  const [opened] = useState({ invoice, payment, payments });
  const { id: idInvoice } = opened.invoice;
  const due = (kind: PaymentKind): number =>
    amountDue(kind, opened.invoice, opened.payments, opened.payment?.id);
  const fields = useMemo((): Readonly<Record<string, FieldSpec<AnyRecord>>> => {
    const entered = fieldsFor(kindsDue(opened.invoice));
    // The values are read from the proof, so it comes first.
    return opened.payment ? entered : { fileBukti: { required: true }, ...entered };
  }, [opened]);
  /** A payment that was stored although its proof was not: sending again corrects it. */
  const stored = useRef(opened.payment);

  const send = async (
    { fileBukti, ...body }: ReturnType<typeof formSchema.parse>,
    options: CallOptions,
  ): Promise<Payment> => {
    if (stored.current) {
      const { idInvoice: _, ...fields } = body;
      const { id, version } = stored.current;
      const corrected = paymentInput.parse({ ...fields, version });
      stored.current = await call(paymentCalls.update, { params: { id }, body: corrected });
    } else {
      const { idempotencyKey } = options;
      stored.current = await call(paymentCalls.create, { body }, { idempotencyKey });
      // The payment is listed although its proof may still fail.
      await invalidateResource(client, 'payment');
    }
    if (!fileBukti) return stored.current;
    const { id } = stored.current;
    return await call(
      paymentCalls.upload,
      { params: { id }, body: { fileBukti } },
      { signal: options.signal, onSent: options.onSent },
    );
  };

  return (
    <UploadDialog
      title={t(opened.payment ? 'resources.payment.form.correct' : 'resources.payment.form.title')}
      confirmLabel={t(
        opened.payment ? 'resources.payment.form.save_only' : 'resources.payment.form.save',
      )}
      resource="payment"
      schema={formSchema}
      fields={fields}
      initialValues={
        opened.payment ?? {
          jenis: 'TRANSFER' satisfies PaymentKind,
          tanggalBayar: today,
          jumlah: due('TRANSFER') || null,
          ...sender,
        }
      }
      toBody={({ jenis, ...input }) => ({ ...input, jenis: jenis ?? 'TRANSFER', idInvoice })}
      validate={({ fileBukti }): FieldMessages =>
        opened.payment || fileBukti ? {} : { fileBukti: [t('file.choose')] }
      }
      lead={<Difference due={due} />}
      confirmsDiscard
      hasErrorSummary
      run={send}
      invalidates={['payment', 'paymentToVerify', 'invoice', 'order']}
      success={saved =>
        opened.payment
          ? t('resources.payment.form.corrected')
          : proofNotice(
              saved,
              t('resources.payment.form.done', { amount: formatRupiah(saved.jumlah) }),
            )
      }
      onError={({ message, body }) => {
        const errors = body.errors ?? {};
        if (Object.keys(errors).length > 0 || !stored.current || opened.payment) return undefined;
        return `${t('resources.payment.form.pending')} ${message}`;
      }}
      onClose={onClose}
    />
  );
};

/** Says what follows when the amount is not what is still to be transferred. */
const Difference = ({ due }: { due: (kind: PaymentKind) => number }) => {
  const t = useMessages();
  const { jumlah, jenis } = useWatch() as FormValues;
  const { setValue } = useFormContext<FormValues>();
  const amount = typeof jumlah === 'string' ? parseInteger(jumlah) : null;
  const before = useRef(jenis);
  // Another kind settles another amount, which is offered unless one was typed.
  useEffect(() => {
    if (before.current === jenis) return;
    const offered = due(before.current as PaymentKind);
    before.current = jenis;
    if (amount !== null && amount !== offered) return;
    const next = due(jenis as PaymentKind);
    setValue('jumlah', next > 0 ? formatNumber(next) : '');
  });
  const rest = due('TRANSFER');
  if (jenis !== 'TRANSFER' || amount === null || amount === rest || amount <= 0) return null;
  return (
    <Alert severity="info" role="status">
      {t(amount > rest ? 'resources.payment.form.more' : 'resources.payment.form.less', {
        rest: formatRupiah(rest),
      })}
    </Alert>
  );
};
