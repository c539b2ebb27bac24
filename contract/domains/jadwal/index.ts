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
  defaultHours,
  weekdayName,
  weekdayOf,
  weekdays,
  weekTotals,
  type DayHoursField,
  type DayHours,
  type Weekday,
} from './week.ts';
