import { weekdays, type DayHoursField, type Weekday } from '#contract/domains/jadwal/week.ts';
import type { jadwal as indonesian } from '../id/jadwal.ts';
import type { Translated } from '../messages.ts';

const days = {
  '1': 'Monday',
  '2': 'Tuesday',
  '3': 'Wednesday',
  '4': 'Thursday',
  '5': 'Friday',
  '6': 'Saturday',
  '7': 'Sunday',
} satisfies Record<`${Weekday}`, string>;

/** Label of each day field, after the day's name. */
const dayFieldLabels = {
  aktif: 'open',
  buka: 'opening time',
  tutup: 'closing time',
  istirahatMulai: 'break start',
  istirahatSelesai: 'break end',
  kapasitas: 'capacity',
} satisfies Record<DayHoursField, string>;

/** 'Monday opening time' for `buka1`. */
const dayFields = Object.fromEntries(
  weekdays.flatMap(hari =>
    Object.entries(dayFieldLabels).map(([name, text]) => [
      name + String(hari),
      `${days[hari]} ${text}`,
    ]),
  ),
) as Record<`${DayHoursField}${Weekday}`, string>;

/** Messages of a facility's weekly schedule: `resources.jadwal.*`. */
export const jadwal: Translated<typeof indonesian> = {
  noun: 'schedule',
  fields: {
    ...dayFields,
    senin: days[1],
    selasa: days[2],
    rabu: days[3],
    kamis: days[4],
    jumat: days[5],
    sabtu: days[6],
    minggu: days[7],
  },
  day: days,
  page: {
    title: 'Schedule of %{name}',
    lead: 'Weekly opening hours of the facility in local time (%{zone}). Participants can only be planned on days when it is open.',
    changed: 'Changed: %{text}',
    saved: 'Schedule of %{name} saved',
  },
  head: {
    day: 'Day',
    opens: 'Opens',
    closes: 'Closes',
    break: 'Break (optional)',
    capacity: 'Capacity',
    bar: 'Over the day',
  },
  input: {
    buka: 'Opening time',
    tutup: 'Closing time',
    istirahatMulai: 'Break start (optional)',
    istirahatSelesai: 'Break end (optional)',
    kapasitas: 'Capacity',
    people: 'people',
    open: 'open',
    closed: 'Closed',
  },
  help: 'Write times like 08:00, 8.30 or 830.',
  copy: {
    label: 'Copy to other days',
    label_of: 'Copy %{day} to other days',
    title: 'Copy the schedule of %{day} to other days',
    text: '%{what}. Choose the days that get the same hours; what they have now is replaced.',
    legend: 'Copy to',
    workdays: 'Monday–Friday',
    all: 'Every day',
    none: 'Choose at least one day.',
    confirm: 'Copy to %{smart_count} day |||| Copy to %{smart_count} days',
    choose: 'Copy',
    done: 'Schedule of %{day} copied to %{days}. It is not saved yet.',
  },
  summary: {
    hours: '%{from}–%{until}',
    break: 'break %{from}–%{until}',
    capacity: 'capacity %{smart_count} person |||| capacity %{smart_count} people',
    closed: 'Closed',
    incomplete: 'Incomplete',
  },
  total: {
    label: 'Total of the week',
    days: 'Open days',
    days_value: '%{smart_count} day |||| %{smart_count} days',
    hours: 'Opening hours',
    hours_value: '%{smart_count} hour |||| %{smart_count} hours',
    hours_minutes: '%{smart_count} hour %{minutes} min |||| %{smart_count} hours %{minutes} min',
    capacity: 'Capacity',
    capacity_value: '%{smart_count} person |||| %{smart_count} people',
  },
  holidays: {
    title: 'Coming holidays',
    national: 'national',
    own: 'this facility',
    none: 'No coming holiday is recorded.',
    all: 'All holidays',
  },
  empty: {
    title: 'There is no schedule yet',
    text: 'Switch on the days when the facility is open, then fill in the hours and the capacity. You can also start from a usual week and change it; nothing is saved before you press Save.',
    usual: 'Fill in Monday–Friday 08:00–16:00',
    read: 'This facility has no schedule yet. Participants can be planned on any day but holidays.',
    closed: 'Every day is closed: like this, no participant can be planned at this facility.',
  },
  affected: {
    title: 'Save although people are planned?',
    text: '%{people} people are planned on %{days} days that are closed or have too little capacity. Their plans stay until they are moved.',
    closed: '%{day}: %{people} people, closed',
    full: '%{day}: %{people} people, capacity %{capacity}',
    more: 'and %{days} more days',
    save: 'Save schedule',
  },
  capacity: {
    differs:
      "The facility's data say %{stated} people a day, but this schedule has at most %{most}. Make them the same if one is wrong.",
    open: 'Facility data',
  },
};
