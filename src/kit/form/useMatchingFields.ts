import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ResourceField } from '../resource/resourceField.ts';
import type { FormValues } from './formValues.ts';

/**
 * Returns the fields that match the form's present values. A component with it renders again only
 * when other fields match, not for every key.
 */
export function useMatchingFields(
  { getValues, subscribe }: Pick<UseFormReturn<FormValues>, 'getValues' | 'subscribe'>,
  fields: readonly ResourceField[],
  matches: (field: ResourceField, values: FormValues) => boolean,
): readonly ResourceField[] {
  const last = useRef<readonly ResourceField[]>([]);
  const onValues = useCallback(
    (onChange: () => void) => subscribe({ formState: { values: true }, callback: onChange }),
    [subscribe],
  );
  return useSyncExternalStore(onValues, () => {
    const values = getValues();
    const found = fields.filter(field => matches(field, values));
    const isSame =
      found.length === last.current.length && found.every((one, at) => one === last.current[at]);
    if (!isSame) last.current = found;
    return last.current;
  });
}
