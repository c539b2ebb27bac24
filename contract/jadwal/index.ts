export {
  faskesWithJadwal,
  jadwalCalls,
  weekInput,
  type FaskesWithJadwal,
  type JadwalHari,
} from './calls.ts';
export {
  dayFaults,
  minutesOf,
  openMinutes,
  planFault,
  usualHours,
  weekdayName,
  weekdayOf,
  weekdays,
  weekTotals,
  type DayField,
  type DayHours,
  type Weekday,
} from './week.ts';
