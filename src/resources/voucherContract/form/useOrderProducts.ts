import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { maxPageSize } from '#contract/core/list.ts';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { orderCalls } from '#contract/domains/order/calls.ts';
import { pksCalls } from '#contract/domains/pks/calls.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { LookupItem } from '#src/providers/data/lookup.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Queries the paid invoices of the company that is chosen in the form. */
export function usePaidInvoices() {
  const idBHBU = Number(useWatch<FormValues>({ name: 'idBHBU' }));
  return useCall(
    'invoice',
    invoiceCalls.list,
    { query: { idBHBU, status: 'LUNAS', pageSize: maxPageSize } },
    { enabled: idBHBU > 0, select: ({ data }) => data },
  );
}

/** Queries the active agreements of the company that is chosen in the form. */
export function useActiveAgreements() {
  const idBHBU = Number(useWatch<FormValues>({ name: 'idBHBU' }));
  return useCall(
    'pks',
    pksCalls.list,
    { query: { idBHBU, statuspks: 'AKTIF', pageSize: maxPageSize } },
    { enabled: idBHBU > 0, select: ({ data }) => data },
  );
}

/** Returns each named record once. */
const toItems = (
  named: readonly (readonly [id: number | null, name: string | null])[],
): LookupItem[] => [
  ...new Map(
    named.flatMap(([id, name]) =>
      id === null ? [] : [[id, { id: String(id), name: name ?? String(id) }] as const],
    ),
  ).values(),
];

/**
 * Queries the products and services of the order of the chosen invoice or agreement, in any of its versions; the
 * server decides which version counts. Disabled until one is chosen.
 */
export function useOrderProducts() {
  const { call } = useApi();
  const { data: invoices = [] } = usePaidInvoices();
  const { data: agreements = [] } = useActiveAgreements();
  const idInvoice = useWatch<FormValues>({ name: 'idInvoice' });
  const idPKS = useWatch<FormValues>({ name: 'idPKS' });
  const idOrder = (
    invoices.find(({ id }) => String(id) === idInvoice) ??
    agreements.find(({ id }) => String(id) === idPKS)
  )?.idOrder;
  const query = useQuery({
    queryKey: ['order', 'products', idOrder],
    queryFn: async ({ signal }) => {
      const getOrder = (id: number) => call(orderCalls.get, { params: { id } }, { signal });
      const first = await getOrder(idOrder ?? 0);
      const others = first.versi.filter(({ id }) => id !== first.id);
      const versions = [first, ...(await Promise.all(others.map(({ id }) => getOrder(id))))];
      const lines = versions.flatMap(({ baris }) => baris);
      return {
        products: toItems(lines.map(({ idProduk, namaProduk }) => [idProduk, namaProduk])),
        services: toItems(lines.map(({ idLayanan, namaLayanan }) => [idLayanan, namaLayanan])),
      };
    },
    enabled: idOrder !== undefined,
  });
  return { ...query, isChosen: idOrder !== undefined };
}
