export {
  faskesWithJadwal,
  jadwalCalls,
  weekInput,
  type FaskesWithJadwal,
  type JadwalDay,
} from './calls.ts';
export {
  validateDay,
  parseMinutes,
  openMinutes,
  closedReason,
  holidayOn,
  defaultHours,
  weekdayName,
  weekdayOf,
  weekdays,
  weekTotals,
  type DayHoursField,
  type DayHours,
  type Holiday,
  type Opening,
  type Weekday,
} from './week.ts';
