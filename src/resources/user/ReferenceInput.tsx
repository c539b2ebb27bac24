import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { belongsTo } from '#contract/policy.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import type { FormValues } from '#src/ui/form/values.ts';
import type { Field } from '#src/ui/resource/field.ts';
import { useChosenRole } from './useRoles.ts';

const SearchInput = lazy(() => import('./SearchInput.tsx'));

const words = { bhbu: 'idBHBU', faskes: 'idFaskes' } as const;

/** Select of the account's company or facility; hidden if the base role belongs to neither. */
export const ReferenceInput = ({ field }: { field: Field }) => {
  const { setValue } = useFormContext<FormValues>();
  const { record } = useFormFacts();
  const role = useChosenRole();
  const kind = role && belongsTo(role.peranDasar).kind;
  const before = useRef(kind);
  useEffect(() => {
    if (kind === undefined) return;
    // A company id is not a facility id, so a change of kind clears the value.
    if (before.current !== undefined && before.current !== kind) {
      setValue(field.source, '', { shouldDirty: true });
    }
    before.current = kind;
  }, [kind, field.source, setValue]);
  if (!role || kind === undefined || kind === 'none') return null;
  const isSameKind = record?.['roleName'] !== undefined && kind === kindOf(record);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
      <SearchInput
        key={kind}
        field={{
          ...field,
          required: belongsTo(role.peranDasar).required,
          label: `resources.user.fields.${words[kind]}`,
        }}
        lookup={kind}
        kept={
          isSameKind && typeof record['organizationName'] === 'string'
            ? { id: String(record['idReferensi']), name: record['organizationName'] }
            : undefined
        }
      />
    </Suspense>
  );
};

type Opened = NonNullable<ReturnType<typeof useFormFacts>['record']>;

const kindOf = ({ roleName }: Opened) =>
  belongsTo(roleName as Parameters<typeof belongsTo>[0]).kind;
