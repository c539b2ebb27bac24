import { useQuery } from '@tanstack/react-query';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import { openInvoiceStates, type InvoiceState } from '#contract/states/invoice.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';

/** Whether an invoice in this state is issued and not paid in full. */
export const isOpenInvoice = (status: InvoiceState): boolean =>
  openInvoiceStates.some(open => open === status);

/** Queries an invoice with its lines, for the page of its payments. */
export function useInvoice(id: number) {
  const { call } = useApi();
  return useQuery({
    // Below the key of payments, whose actions change the invoice.
    queryKey: ['payment', 'invoice', id],
    queryFn: ({ signal }) => call(invoiceCalls.get, { params: { id } }, { signal }),
    refetchOnMount: 'always',
    retry: shouldRetry,
  });
}

/** Queries the payments of an invoice, and the excess of others that was used for it. */
export function usePayments(idInvoice: number) {
  const { call } = useApi();
  return useQuery({
    queryKey: ['payment', 'ofInvoice', idInvoice],
    queryFn: ({ signal }) =>
      call(paymentCalls.ofInvoice, { params: { id: idInvoice } }, { signal }),
    refetchOnMount: 'always',
    retry: shouldRetry,
  });
}

/** Queries the invoices of an order and its amendments, the oldest first. */
export function useInvoicesOfOrder(idOrder: number) {
  const { call } = useApi();
  const can = usePermission();
  return useQuery({
    // Below the order's key, so that its actions invalidate it.
    queryKey: ['order', 'invoices', idOrder],
    queryFn: ({ signal }) => call(invoiceCalls.ofOrder, { params: { id: idOrder } }, { signal }),
    enabled: can('invoice.read'),
    refetchOnMount: 'always',
    retry: shouldRetry,
  });
}
