import { message, type Message } from '../../core/messages/message.ts';
/** ISO weekdays: 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

const names = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;

/** Indonesian name of a weekday. */
export const weekdayName = (hari: Weekday): string => names[hari - 1] ?? '';

/** Returns the weekday of a calendar day, `YYYY-MM-DD`, independent of time zones. */
export function weekdayOf(day: string): Weekday {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return (sundayFirst === 0 ? 7 : sundayFirst) as Weekday;
}

/** Opening hours of one weekday; local times as `HH:MM`. */
export interface DayHours {
  readonly aktif: boolean;
  readonly buka: string | null;
  readonly tutup: string | null;
  readonly istirahatMulai: string | null;
  readonly istirahatSelesai: string | null;
  /** Participants per day. */
  readonly kapasitas: number | null;
}
export type DayHoursField = keyof DayHours;

/** `HH:MM` from 00:00 to 23:59. */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns the minutes since midnight of an `HH:MM` time, or null when it is not one. */
export function parseMinutes(time: unknown): number | null {
  if (typeof time !== 'string' || !timePattern.test(time)) return null;
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/**
 * Validates a day across its fields and returns a message per field: missing values and wrong
 * order. A closed day may omit its hours, but given hours have to be valid.
 */
export function validateDay(day: DayHours): Partial<Record<DayHoursField, Message>> {
  const [opens, closes] = [parseMinutes(day.buka), parseMinutes(day.tutup)];
  const issues: Partial<Record<DayHoursField, Message>> = {};
  if (day.aktif && isEmpty(day.kapasitas)) issues.kapasitas = message('input.required');
  const requiresHours = day.aktif || !isEmpty(day.buka) || !isEmpty(day.tutup);
  if (requiresHours && isEmpty(day.buka)) issues.buka = message('input.required');
  if (requiresHours && isEmpty(day.tutup)) issues.tutup = message('input.required');
  if (opens !== null && closes !== null && closes <= opens) {
    issues.tutup = message('jadwal.closesBeforeOpening', { buka: day.buka ?? '' });
    return { ...issues, ...validateBreakPair(day) };
  }
  return { ...issues, ...validateBreakPair(day), ...validateBreak(day, opens, closes) };
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A break needs both a start and an end, or neither. */
function validateBreakPair(day: DayHours): Partial<Record<DayHoursField, Message>> {
  const [begins, ends] = [!isEmpty(day.istirahatMulai), !isEmpty(day.istirahatSelesai)];
  if (begins === ends) return {};
  return begins
    ? { istirahatSelesai: message('jadwal.breakEndMissing') }
    : { istirahatMulai: message('jadwal.breakStartMissing') };
}

/** A break has to start after opening and end before closing. */
function validateBreak(
  day: DayHours,
  opens: number | null,
  closes: number | null,
): Partial<Record<DayHoursField, Message>> {
  const [from, until] = [parseMinutes(day.istirahatMulai), parseMinutes(day.istirahatSelesai)];
  if (isEmpty(day.buka) && isEmpty(day.tutup) && from !== null) {
    return { istirahatMulai: message('jadwal.hoursMissing') };
  }
  const issues: Partial<Record<DayHoursField, Message>> = {};
  if (from !== null && opens !== null && from <= opens) {
    issues.istirahatMulai = message('jadwal.breakStartsTooEarly', { buka: day.buka ?? '' });
  }
  if (from !== null && closes !== null && from >= closes) {
    issues.istirahatMulai = message('jadwal.breakStartsTooLate', { tutup: day.tutup ?? '' });
  }
  if (from !== null && until !== null && until <= from) {
    issues.istirahatSelesai = message('jadwal.breakEndsBeforeStart', {
      mulai: day.istirahatMulai ?? '',
    });
  } else if (until !== null && closes !== null && until >= closes) {
    issues.istirahatSelesai = message('jadwal.breakEndsTooLate', { tutup: day.tutup ?? '' });
  }
  return issues;
}

/** Returns the open minutes of a day without its break; 0 for a closed or invalid day. */
export function openMinutes(day: DayHours): number {
  const [opens, closes] = [parseMinutes(day.buka), parseMinutes(day.tutup)];
  if (!day.aktif || opens === null || closes === null || closes <= opens) return 0;
  const [from, until] = [parseMinutes(day.istirahatMulai), parseMinutes(day.istirahatSelesai)];
  const isValidBreak =
    from !== null && until !== null && opens < from && from < until && until < closes;
  return closes - opens - (isValidBreak ? until - from : 0);
}

/** Sums a week: open days, open minutes and daily capacities. */
export function weekTotals(days: readonly DayHours[]): {
  hari: number;
  menit: number;
  kapasitas: number;
} {
  const open = days.filter(({ aktif }) => aktif);
  const sum = (of: (day: DayHours) => number): number =>
    open.reduce((total, day) => total + of(day), 0);
  return { hari: open.length, menit: sum(openMinutes), kapasitas: sum(day => day.kapasitas ?? 0) };
}

/** Suggested hours for a new week: Monday to Friday, 08:00 to 16:00. */
export const defaultHours = { days: [1, 2, 3, 4, 5], buka: '08:00', tutup: '16:00' } as const;

/** A day on which a facility is closed, whatever its weekly schedule says. */
export interface Holiday {
  readonly tanggal: string;
  readonly nama: string;
}

/** On which days a facility is open. */
export interface Opening {
  /** Name of the facility. */
  readonly nama: string;
  /** Open weekdays; null without a schedule, which allows any weekday. */
  readonly hari: readonly { readonly hari: number }[] | null;
  /** Its own holidays and the national ones. */
  readonly libur: readonly Holiday[];
}

/** Returns the holiday of a day, if any. */
export const holidayOn = (libur: readonly Holiday[], day: string): Holiday | undefined =>
  libur.find(({ tanggal }) => tanggal === day);

/** Returns why a facility cannot be planned on a day because it is closed, or null. */
export function closedReason({ nama, hari, libur }: Opening, day: string): Message | null {
  const holiday = holidayOn(libur, day);
  if (holiday) return message('jadwal.holiday', { nama, hari: day, libur: holiday.nama });
  const weekday = weekdayOf(day);
  if (!hari || hari.some(one => one.hari === weekday)) return null;
  const others = weekdays
    .filter(day => hari.some(one => one.hari === day))
    .map(one => message(`jadwal.weekday.${one}`));
  return others.length === 0
    ? message('jadwal.neverOpen', { nama })
    : message('jadwal.closedOn', {
        nama,
        hari: message(`jadwal.weekday.${weekday}`),
        lainnya: others,
      });
}
