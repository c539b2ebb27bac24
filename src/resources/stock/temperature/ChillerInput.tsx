import { useFormContext, useWatch } from 'react-hook-form';
import { useEffect } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { ChillerSelect } from './ChillerSelect.tsx';
import { useChillers, useFacilityId } from './useChillers.ts';

/** Form input for a chiller of the chosen facility; nothing while that has listed none. */
export const ChillerInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const { value, onChange, help, error } = useFieldInput(field);
  const { setValue } = useFormContext<FormValues>();
  const facility = useWatch<FormValues>({ name: 'idFaskes' });
  const chillers = useChillers(useFacilityId(typeof facility === 'string' ? facility : undefined));
  const [only, another] = chillers ?? [];
  const isUnknown = !chillers?.some(({ id }) => String(id) === value);
  useEffect(() => {
    // The only chiller needs no choice, and one of another facility is none.
    if (chillers && isUnknown) setValue(field.source, only && !another ? String(only.id) : '');
  }, [chillers, isUnknown, only, another, setValue, field.source]);
  if (!chillers || chillers.length === 0) return null;
  return (
    <ChillerSelect
      chillers={chillers}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      emptyLabel={t('form.choose')}
      error={error ? help : undefined}
      isRequired
      sx={{ width: 1 }}
    />
  );
};
