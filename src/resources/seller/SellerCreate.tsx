import { useMemo } from 'react';
import { sellerFields } from '#contract/domains/seller.ts';
import { ResourceCreate } from '#src/kit/form/ResourcePages.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { definition } from './definition.ts';
import { useLatestVersion } from './useLatestVersion.ts';

/** Proposes a version; the form starts with the data it replaces, except for their first day. */
export const SellerCreate = () => {
  const { data, isPending } = useLatestVersion();
  const prefilled = useMemo(() => {
    const values = new Map(Object.entries(data ?? {}));
    const names = Object.keys(sellerFields).filter(name => name !== 'berlakuMulai');
    const defaultValues = Object.fromEntries(names.map(name => [name, values.get(name) ?? '']));
    return data ? { ...definition, defaultValues } : definition;
  }, [data]);
  return isPending ? <LoadingPage /> : <ResourceCreate definition={prefilled} />;
};
