import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { organizationRuleOf } from '#contract/policy.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { DateInput } from '#src/kit/input/DateInput.tsx';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useClosedDays } from './useClosedDays.ts';

const idOf = (value: unknown): number | null => {
  const id = Number(value ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/**
 * The day of a plan; its calendar offers no day on which the facility is closed: that of the form, of
 * the record, of the signed-in account, or of the list that the form acts on (`?faskes=`).
 */
export const PlanDayInput = ({ field }: { field: ResourceField }) => {
  const { role, idReferensi } = useRequiredSession();
  const { record } = useResourceForm();
  const chosen = useWatch<FormValues>({ name: 'idFaskes' });
  const [search] = useSearchParams();
  const own = organizationRuleOf(role).kind === 'faskes' ? idReferensi : null;
  const idFaskes =
    idOf(chosen) ?? idOf(record?.['idFaskes']) ?? idOf(own) ?? idOf(search.get('faskes'));
  return <DateInput field={field} isDisabled={useClosedDays(idFaskes)} />;
};
