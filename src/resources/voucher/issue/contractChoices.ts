import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { maxPageSize } from '#contract/core/list.ts';
import { voucherContractCalls, type VoucherContract } from '#contract/domains/voucher/contract.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** Queries the active contracts of which vouchers can be issued. */
export function useOpenContracts() {
  const { call } = useApi();
  return useQuery({
    // Below the key of contracts, whose events change it.
    queryKey: ['voucherContract', 'open'],
    queryFn: async ({ signal }) => {
      const query = { status: 'AKTIF', pageSize: maxPageSize };
      const { data } = await call(voucherContractCalls.list, { query }, { signal });
      return data.filter(({ sisa }) => sisa > 0);
    },
    refetchOnMount: 'always',
  });
}

/** Returns the contract that is chosen in the form. */
export function useChosenContract(): VoucherContract | undefined {
  const chosen = useWatch<FormValues>({ name: 'voucherContractId' });
  return useOpenContracts().data?.find(({ id }) => String(id) === chosen);
}
