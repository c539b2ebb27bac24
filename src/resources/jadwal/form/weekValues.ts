import type { z } from '#contract/core/zod.ts';
import { weekInput, type FaskesWithJadwal } from '#contract/domains/jadwal/index.ts';
import {
  weekdays,
  type DayHoursField,
  type DayHours,
  type Weekday,
} from '#contract/domains/jadwal/week.ts';
import { errorsByField } from '#src/i18n/contractMessages.ts';
import { parseTime } from '#src/kit/date/typedTime.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { parseInteger } from '#src/kit/format/number.ts';
import type { AnyRecord } from '#src/kit/resource/definition.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';

/** The times of a day, in the order of a row. */
export const timeFields = [
  'buka',
  'tutup',
  'istirahatMulai',
  'istirahatSelesai',
] as const satisfies readonly DayHoursField[];
export type TimeFieldName = (typeof timeFields)[number];

/** The fields of a day, in the order of a row. */
export const dayFields = [
  'aktif',
  ...timeFields,
  'kapasitas',
] as const satisfies readonly DayHoursField[];

/** The form field name of a day's field, for example `buka1`. */
export const dayFieldName = (dayField: DayHoursField, hari: Weekday) =>
  `${dayField}${hari}` as const;

/** A day's field as a form field. */
export const dayFormField = (dayField: DayHoursField, hari: Weekday): ResourceField => ({
  source: dayFieldName(dayField, hari),
  label: `resources.jadwal.fields.${dayFieldName(dayField, hari)}`,
  messagePrefix: '',
  kind: dayField === 'aktif' ? 'boolean' : dayField === 'kapasitas' ? 'number' : 'text',
  required: true,
  emptyValue: null,
  spec: {},
});

/** All fields of the week form. */
export const weekFields: readonly ResourceField[] = weekdays.flatMap(hari =>
  dayFields.map(dayField => dayFormField(dayField, hari)),
);

/** The stored week without the facility's data. */
type StoredWeek = Pick<
  FaskesWithJadwal['jadwal'],
  'version' | 'modifiedAt' | 'modifiedBy' | 'hari'
>;

/** Flattens a facility's week into one record, the shape that the shared form components expect. */
export function toWeekRecord(
  faskes: Pick<FaskesWithJadwal, 'id' | 'namaFaskes' | 'zona'>,
  week: StoredWeek,
) {
  const { version, modifiedAt, modifiedBy } = week;
  const { id, namaFaskes, zona } = faskes;
  const days = week.hari.flatMap(day =>
    dayFields.map(dayField => [dayFieldName(dayField, day.hari), day[dayField] ?? '']),
  );
  return {
    id,
    namaFaskes,
    zona,
    version,
    modifiedAt,
    modifiedBy,
    ...(Object.fromEntries(days) as Record<string, unknown>),
  } satisfies AnyRecord;
}

export type WeekRecord = ReturnType<typeof toWeekRecord>;

/** Reads a day from the form values; empty text becomes null and times stay as typed. */
export function readDay(values: FormValues, hari: Weekday): DayHours {
  const readText = (dayField: DayHoursField): string | null => {
    const value = values[dayFieldName(dayField, hari)];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const capacity = readText('kapasitas');
  return {
    aktif: values[dayFieldName('aktif', hari)] === true,
    buka: readText('buka'),
    tutup: readText('tutup'),
    istirahatMulai: readText('istirahatMulai'),
    istirahatSelesai: readText('istirahatSelesai'),
    kapasitas: capacity === null ? null : parseInteger(capacity),
  };
}

/** Reads the whole week from the form values. */
export const readWeek = (values: FormValues): DayHours[] =>
  weekdays.map(hari => readDay(values, hari));

/** Converts a day into form values. */
export const dayFormValues = (day: DayHours, hari: Weekday): FormValues =>
  Object.fromEntries(
    dayFields.map(dayField => {
      const value = day[dayField];
      return [
        dayFieldName(dayField, hari),
        typeof value === 'boolean' ? value : String(value ?? ''),
      ];
    }),
  );

const emptyDay = {
  aktif: false,
  buka: null,
  tutup: null,
  istirahatMulai: null,
  istirahatSelesai: null,
  kapasitas: null,
} satisfies DayHours;

type WeekInput = z.input<typeof weekInput>;

/**
 * Converts the form values into the request body. Closed days keep valid hours for when they
 * reopen; incomplete hours of a closed day are dropped.
 */
export function toWeekInput(values: FormValues): Pick<WeekInput, 'hari'> {
  return {
    hari: weekdays.map(hari => {
      const day = readDay(values, hari);
      const time = (text: string | null) => text && (parseTime(text) ?? text);
      const dayInput = {
        hari,
        aktif: day.aktif,
        buka: time(day.buka),
        tutup: time(day.tutup),
        istirahatMulai: time(day.istirahatMulai),
        istirahatSelesai: time(day.istirahatSelesai),
        // A text that is no number is sent as it is, so that the schema reports it.
        kapasitas:
          day.kapasitas ?? ((values[dayFieldName('kapasitas', hari)] || null) as number | null),
      };
      const isAcceptable = dayInput.aktif || weekInput.safeParse({ hari: [dayInput] }).success;
      return isAcceptable ? dayInput : { ...emptyDay, hari };
    }),
  };
}

/**
 * Renames errors by request path (`hari.0.buka`) to form field names (`buka1`); others keep their
 * name.
 */
export const errorsByFieldName = (
  errors: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => {
      const [, at, dayField] = /^hari\.(\d)\.(\w+)$/.exec(path) ?? [];
      return [dayField === undefined ? path : `${dayField}${Number(at) + 1}`, texts];
    }),
  );

/** Validates the form values of a week; returns messages by form field name. */
export function validateWeek(values: FormValues): Record<string, readonly string[]> {
  const { error } = weekInput.safeParse(toWeekInput(values));
  return error ? errorsByFieldName(errorsByField(error)) : {};
}
