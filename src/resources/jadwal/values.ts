import { weekInput, type FaskesWithJadwal } from '#contract/jadwal/index.ts';
import { weekdays, type DayField, type DayHours, type Weekday } from '#contract/jadwal/week.ts';
import { errorsByField } from '#contract/messages.ts';
import type { z } from '#contract/zod.ts';
import type { FormValues } from '#src/ui/form/values.ts';
import { parseWhole } from '#src/ui/format/number.ts';
import type { AnyRecord } from '#src/ui/resource/definition.ts';
import type { Field } from '#src/ui/resource/field.ts';
import { parseTime } from './time.ts';

/** The fields of a day, in the order of a row. */
export const parts = [
  'aktif',
  'buka',
  'tutup',
  'istirahatMulai',
  'istirahatSelesai',
  'kapasitas',
] as const satisfies readonly DayField[];

/** The form field name of a day's field, for example `buka1`. */
export const sourceOf = (part: DayField, hari: Weekday) => `${part}${hari}` as const;

/** A day's field as a form field. */
export const fieldOf = (part: DayField, hari: Weekday): Field => ({
  source: sourceOf(part, hari),
  label: `resources.jadwal.fields.${sourceOf(part, hari)}`,
  words: '',
  kind: part === 'aktif' ? 'boolean' : part === 'kapasitas' ? 'number' : 'text',
  required: true,
  nothing: null,
  spec: {},
});

/** All fields of the week form. */
export const weekFields: readonly Field[] = weekdays.flatMap(hari =>
  parts.map(part => fieldOf(part, hari)),
);

/** The stored week without the facility's data. */
type Kept = Pick<FaskesWithJadwal['jadwal'], 'version' | 'modifiedAt' | 'modifiedBy' | 'hari'>;

/** Flattens a facility's week into one record, the shape that the shared form components expect. */
export function asRecord(faskes: Pick<FaskesWithJadwal, 'id' | 'namaFaskes'>, week: Kept) {
  const { version, modifiedAt, modifiedBy } = week;
  const { id, namaFaskes } = faskes;
  const days = week.hari.flatMap(day =>
    parts.map(part => [sourceOf(part, day.hari), day[part] ?? '']),
  );
  return {
    id,
    namaFaskes,
    version,
    modifiedAt,
    modifiedBy,
    ...(Object.fromEntries(days) as Record<string, unknown>),
  } satisfies AnyRecord;
}

/** Reads a day from the form values; empty text becomes null and times stay as typed. */
export function dayOf(values: FormValues, hari: Weekday): DayHours {
  const typed = (part: DayField): string | null => {
    const value = values[sourceOf(part, hari)];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const capacity = typed('kapasitas');
  return {
    aktif: values[sourceOf('aktif', hari)] === true,
    buka: typed('buka'),
    tutup: typed('tutup'),
    istirahatMulai: typed('istirahatMulai'),
    istirahatSelesai: typed('istirahatSelesai'),
    kapasitas: capacity === null ? null : parseWhole(capacity),
  };
}

/** Reads the whole week from the form values. */
export const weekOf = (values: FormValues): DayHours[] => weekdays.map(hari => dayOf(values, hari));

/** Converts a day into form values. */
export const valuesOf = (day: DayHours, hari: Weekday): FormValues =>
  Object.fromEntries(
    parts.map(part => {
      const value = day[part];
      return [sourceOf(part, hari), typeof value === 'boolean' ? value : String(value ?? '')];
    }),
  );

const nothing = {
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
export function toWeek(values: FormValues): Pick<WeekInput, 'hari'> {
  return {
    hari: weekdays.map(hari => {
      const day = dayOf(values, hari);
      const time = (text: string | null) => text && (parseTime(text) ?? text);
      const sent = {
        hari,
        aktif: day.aktif,
        buka: time(day.buka),
        tutup: time(day.tutup),
        istirahatMulai: time(day.istirahatMulai),
        istirahatSelesai: time(day.istirahatSelesai),
        // A text that is no number is sent as it is, so that the schema reports it.
        kapasitas:
          day.kapasitas ?? ((values[sourceOf('kapasitas', hari)] || null) as number | null),
      };
      const isFit = sent.aktif || weekInput.safeParse({ hari: [sent] }).success;
      return isFit ? sent : { ...nothing, hari };
    }),
  };
}

/**
 * Renames errors by request path (`hari.0.buka`) to form field names (`buka1`); others keep their
 * name.
 */
export const byField = (
  errors: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => {
      const [, at, part] = /^hari\.(\d)\.(\w+)$/.exec(path) ?? [];
      return [part === undefined ? path : `${part}${Number(at) + 1}`, texts];
    }),
  );

/** Validates the form values of a week; returns messages by form field name. */
export function faultsOf(values: FormValues): Record<string, readonly string[]> {
  const { error } = weekInput.safeParse(toWeek(values));
  return error ? byField(errorsByField(error)) : {};
}
