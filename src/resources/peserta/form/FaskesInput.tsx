import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';

const LookupInput = lazyInput(() => import('#src/kit/input/LookupInput.tsx'));

const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')
    ? String(value)
    : undefined;

/** Select of the facilities that serve the participant's company. */
export const FaskesInput = ({ field }: { field: ResourceField }) => {
  const { record } = useResourceForm();
  const chosen = useWatch<FormValues>({ name: 'idBHBU' });
  const value = useWatch<FormValues>({ name: field.source });
  const isUnchanged = nonEmptyText(value) === nonEmptyText(record?.['idFaskes']);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
      <LookupInput
        field={field}
        bhbuId={nonEmptyText(chosen) ?? nonEmptyText(record?.['idBHBU'])}
        fallbackLabel={isUnchanged ? nonEmptyText(record?.['namaFaskes']) : undefined}
      />
    </Suspense>
  );
};
