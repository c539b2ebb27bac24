import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { organizationRuleOf } from '#contract/policy.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useChosenRole } from './useRoles.ts';

const SearchInput = lazyInput(() => import('./LookupSearchInput.tsx'));

const labelFields = { bhbu: 'idBHBU', faskes: 'idFaskes' } as const;

/** Select of the account's company or facility; hidden if the base role belongs to neither. */
export const OrganizationInput = ({ field }: { field: ResourceField }) => {
  const { setValue } = useFormContext<FormValues>();
  const { record } = useResourceForm();
  const role = useChosenRole();
  const kind = role && organizationRuleOf(role.peranDasar).kind;
  const previousKind = useRef(kind);
  useEffect(() => {
    if (kind === undefined) return;
    // A company id is not a facility id, so a change of kind clears the value.
    if (previousKind.current !== undefined && previousKind.current !== kind) {
      setValue(field.source, '', { shouldDirty: true });
    }
    previousKind.current = kind;
  }, [kind, field.source, setValue]);
  if (!role || kind === undefined || kind === 'none') return null;
  const isSameKind = record?.['roleName'] !== undefined && kind === organizationKindOf(record);
  return (
    <SearchInput
      key={kind}
      field={{
        ...field,
        required: organizationRuleOf(role.peranDasar).required,
        label: `resources.user.fields.${labelFields[kind]}`,
      }}
      lookup={kind}
      current={
        isSameKind && typeof record['organizationName'] === 'string'
          ? { id: String(record['idReferensi']), name: record['organizationName'] }
          : undefined
      }
    />
  );
};

type OpenedRecord = NonNullable<ReturnType<typeof useResourceForm>['record']>;

const organizationKindOf = ({ roleName }: OpenedRecord) =>
  organizationRuleOf(roleName as Parameters<typeof organizationRuleOf>[0]).kind;
