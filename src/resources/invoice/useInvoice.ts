import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import { openInvoiceStates, type InvoiceState } from '#contract/states/invoice.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Whether an invoice in this state is issued and not paid in full. */
export const isOpenInvoice = (status: InvoiceState): boolean =>
  openInvoiceStates.some(open => open === status);

/** Queries an invoice with its lines for the page of its payments, whose actions change it. */
export const useInvoice = (id: number) => useCall('payment', invoiceCalls.get, { params: { id } });

/** Queries the payments of an invoice, and the excess of others that was used for it. */
export const usePayments = (idInvoice: number) =>
  useCall('payment', paymentCalls.ofInvoice, { params: { id: idInvoice } });

/** Queries the invoices of an order and its amendments, the oldest first. */
export const useInvoicesOfOrder = (idOrder: number) =>
  useCall(
    'order',
    invoiceCalls.ofOrder,
    { params: { id: idOrder } },
    { enabled: usePermission()('invoice.read') },
  );
