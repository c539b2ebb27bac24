import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { maxPageSize } from '#contract/core/list.ts';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { orderCalls } from '#contract/domains/order/calls.ts';
import { pksCalls } from '#contract/domains/pks/calls.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { LookupItem } from '#src/providers/data/lookup.ts';

/** Queries the paid invoices of the company that is chosen in the form. */
export function usePaidInvoices() {
  const { call } = useApi();
  const idBHBU = Number(useWatch<FormValues>({ name: 'idBHBU' }));
  return useQuery({
    queryKey: ['invoice', 'paid', idBHBU],
    queryFn: async ({ signal }) => {
      const query = { idBHBU, status: 'LUNAS', pageSize: maxPageSize };
      return (await call(invoiceCalls.list, { query }, { signal })).data;
    },
    enabled: idBHBU > 0,
  });
}

/** Queries the active agreements of the company that is chosen in the form. */
export function useActiveAgreements() {
  const { call } = useApi();
  const idBHBU = Number(useWatch<FormValues>({ name: 'idBHBU' }));
  return useQuery({
    queryKey: ['pks', 'active', idBHBU],
    queryFn: async ({ signal }) => {
      const query = { idBHBU, statuspks: 'AKTIF', pageSize: maxPageSize };
      return (await call(pksCalls.list, { query }, { signal })).data;
    },
    enabled: idBHBU > 0,
  });
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
