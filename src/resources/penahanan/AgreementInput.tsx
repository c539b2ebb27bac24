import { maxPageSize } from '#contract/core/list.ts';
import { pksCalls } from '#contract/domains/pks/calls.ts';
import { ChoiceAutocomplete } from '#src/kit/input/ChoiceAutocomplete.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Searchable select over the latest agreements, in every state. */
export const AgreementInput = ({ field }: { field: ResourceField }) => {
  const { value, ...input } = useFieldInput(field);
  const { data, isPending } = useCall('pks', pksCalls.list, { query: { pageSize: maxPageSize } });
  return (
    <ChoiceAutocomplete
      {...input}
      items={(data?.data ?? []).map(({ id, noPKS, namaBHBU }) => ({
        id: String(id),
        name: `${noPKS ?? String(id)}, ${namaBHBU}`,
      }))}
      isPending={isPending}
      required={field.required}
      value={typeof value === 'string' ? value : ''}
    />
  );
};
