import { useFormContext, useWatch } from 'react-hook-form';
import { weekdays, type DayHours, type Weekday } from '#contract/jadwal/week.ts';
import type { FormValues } from '#src/ui/form/values.ts';
import { dayOf, parts, sourceOf, valuesOf, weekOf } from './values.ts';

/** The current form values of one day. */
export function useDay(hari: Weekday): DayHours {
  const sources = parts.map(part => sourceOf(part, hari));
  const held = useWatch<FormValues>({ name: sources });
  return dayOf(
    Object.fromEntries(sources.map((source, at) => [source, held[at]])) as FormValues,
    hari,
  );
}

/** The current form values of the whole week. */
export const useWeek = (): DayHours[] => weekOf(useWatch<FormValues>() as FormValues);

/**
 * Returns a function that writes days into the form; calling its result restores the previous
 * values.
 */
export function usePutDays(): (days: Partial<Record<Weekday, DayHours>>) => () => void {
  const { setValue, getValues } = useFormContext<FormValues>();
  const put = (values: FormValues): void => {
    for (const [source, value] of Object.entries(values)) {
      setValue(source, value, { shouldDirty: true });
    }
  };
  return days => {
    const chosen = weekdays.filter(hari => days[hari] !== undefined);
    const sources = chosen.flatMap(hari => parts.map(part => sourceOf(part, hari)));
    const before = Object.fromEntries(sources.map(source => [source, getValues(source)]));
    for (const hari of chosen) {
      const day = days[hari];
      if (day) put(valuesOf(day, hari));
    }
    return () => put(before);
  };
}
