import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import type { FormValues } from '#src/ui/form/values.ts';
import type { Field } from '#src/ui/resource/field.ts';

const LookupInput = lazy(() => import('#src/ui/input/LookupInput.tsx'));

const filled = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')
    ? String(value)
    : undefined;

/** Select of the facilities that serve the participant's company. */
export const FaskesInput = ({ field }: { field: Field }) => {
  const { record } = useFormFacts();
  const chosen = useWatch<FormValues>({ name: 'idBHBU' });
  const value = useWatch<FormValues>({ name: field.source });
  const isAsBefore = filled(value) === filled(record?.['idFaskes']);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
      <LookupInput
        field={field}
        of={filled(chosen) ?? filled(record?.['idBHBU'])}
        called={isAsBefore ? filled(record?.['namaFaskes']) : undefined}
      />
    </Suspense>
  );
};
