import { useFormContext, useWatch } from 'react-hook-form';
import { weekdays, type DayHours, type Weekday } from '#contract/domains/jadwal/week.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { readDay, dayFields, dayFieldName, dayFormValues, readWeek } from './weekValues.ts';

/** The current form values of one day. */
export function useDay(hari: Weekday): DayHours {
  const sources = dayFields.map(dayField => dayFieldName(dayField, hari));
  const fieldValues = useWatch<FormValues>({ name: sources });
  return readDay(
    Object.fromEntries(sources.map((source, at) => [source, fieldValues[at]])) as FormValues,
    hari,
  );
}

/** The current form values of the whole week. */
export const useWeek = (): DayHours[] => readWeek(useWatch<FormValues>() as FormValues);

/**
 * Returns a function that writes days into the form; calling its result restores the previous
 * values.
 */
export function useSetDays(): (days: Partial<Record<Weekday, DayHours>>) => () => void {
  const { setValue, getValues } = useFormContext<FormValues>();
  const setFields = (values: FormValues): void => {
    for (const [source, value] of Object.entries(values)) {
      setValue(source, value, { shouldDirty: true });
    }
  };
  return days => {
    const chosen = weekdays.filter(hari => days[hari] !== undefined);
    const sources = chosen.flatMap(hari => dayFields.map(dayField => dayFieldName(dayField, hari)));
    const before = Object.fromEntries(sources.map(source => [source, getValues(source)]));
    for (const hari of chosen) {
      const day = days[hari];
      if (day) setFields(dayFormValues(day, hari));
    }
    return () => setFields(before);
  };
}
