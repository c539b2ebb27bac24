import { weekInput, type FaskesWithJadwal } from '#contract/jadwal/index.ts';
import { weekdays, type DayField, type DayHours, type Weekday } from '#contract/jadwal/week.ts';
import { errorsByField } from '#contract/messages.ts';
import type { z } from '#contract/zod.ts';
import type { FormValues } from '#src/ui/form/values.ts';
import { parseWhole } from '#src/ui/format/number.ts';
import type { AnyRecord } from '#src/ui/resource/definition.ts';
import type { Field } from '#src/ui/resource/field.ts';
import { parseTime } from './time.ts';

/** What is asked of each day, in the order of a row. */
export const parts = [
  'aktif',
  'buka',
  'tutup',
  'istirahatMulai',
  'istirahatSelesai',
  'kapasitas',
] as const satisfies readonly DayField[];

/** The name that a part of a day has in the form. */
export const sourceOf = (part: DayField, hari: Weekday) => `${part}${hari}` as const;

/** A part of a day as a field of the form. */
export const fieldOf = (part: DayField, hari: Weekday): Field => ({
  source: sourceOf(part, hari),
  label: `resources.jadwal.fields.${sourceOf(part, hari)}`,
  words: '',
  kind: part === 'aktif' ? 'boolean' : part === 'kapasitas' ? 'number' : 'text',
  required: true,
  nothing: null,
  spec: {},
});

/** Everything that a week's form asks. */
export const weekFields: readonly Field[] = weekdays.flatMap(hari =>
  parts.map(part => fieldOf(part, hari)),
);

/** What is kept of a week besides its days. */
type Kept = Pick<FaskesWithJadwal['jadwal'], 'version' | 'modifiedAt' | 'modifiedBy' | 'hari'>;

/** A facility's week as one flat record, as the parts of a form know records. */
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

/** A day as the form holds it: a time is one once it is written whole. */
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

/** The whole week as the form holds it. */
export const weekOf = (values: FormValues): DayHours[] => weekdays.map(hari => dayOf(values, hari));

/** What is put into the form for a day. */
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
 * The week as it is sent: all seven days, closed ones with the hours that they had, so that they are
 * there when it opens again. Half-written hours of a closed day are nobody's concern, and stay away.
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
        // What is no number goes on as it is: the schema says so in its own words.
        kapasitas:
          day.kapasitas ?? ((values[sourceOf('kapasitas', hari)] || null) as number | null),
      };
      const isFit = sent.aktif || weekInput.safeParse({ hari: [sent] }).success;
      return isFit ? sent : { ...nothing, hari };
    }),
  };
}

/** Errors of a sent week by the fields of the form; what belongs to none keeps its name. */
export const byField = (
  errors: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => {
      const [, at, part] = /^hari\.(\d)\.(\w+)$/.exec(path) ?? [];
      return [part === undefined ? path : `${part}${Number(at) + 1}`, texts];
    }),
  );

/** What is wrong with a week as the form holds it, by field. */
export function faultsOf(values: FormValues): Record<string, readonly string[]> {
  const { error } = weekInput.safeParse(toWeek(values));
  return error ? byField(errorsByField(error)) : {};
}
