import { addDays } from '../../core/values/day.ts';
import { dayInZone, toInstant, type Zone } from '../../core/values/zone.ts';
import type { KipiLevel, ReportStep } from './kipi-detail.ts';
import { seriousKipiDeadlineHours } from './record.ts';

/**
 * Hours from the finding of a serious event within which each level has its report (Permenkes
 * 12/2017): the health office of the district or city within a day, province and Komda between one
 * and three days, Subdit Imunisasi and Komnas between one and seven.
 */
export const levelDeadlineHours = {
  DINKES: seriousKipiDeadlineHours,
  DINKES_PROVINSI: 72,
  KOMDA: 72,
  KOMNAS: 168,
} as const satisfies Partial<Record<KipiLevel, number>>;

/** Whether a level has its report, and in time. */
export type ClockState = 'BERJALAN' | 'LEWAT' | 'TEPAT_WAKTU' | 'TERLAMBAT';

/** The deadline of one level. */
export interface ReportClock {
  readonly tujuan: KipiLevel;
  /** UTC timestamp. */
  readonly palingLambat: string;
  /** Day or UTC timestamp of the first report to that level; null while there is none. */
  readonly dilaporkan: string | null;
  readonly keadaan: ClockState;
}

/** What the clocks of an event derive from. */
export interface ClockedKipi {
  /** Zone of the facility, on whose clock the steps are. */
  readonly zona: Zone;
  /** When the facility was first notified, UTC timestamp. */
  readonly diketahui: string;
  /** Deadline of the first report of a serious event; null for others. */
  readonly laporPalingLambat: string | null;
  /** The first report, to the health office or to the ministry's portal. */
  readonly laporan: { readonly pada: string } | null;
  readonly pelaporan: readonly ReportStep[];
}

const hour = 3_600_000;

/** Last minute of a day. */
const endOfDay = (day: string, zone: Zone): string =>
  toInstant({ day, time: '23:59' }, zone).toISOString();

/** The last day of the month of a day. */
const endOfMonth = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return addDays(next, -1);
};

/** When a step was taken; a step without a time counts until the end of its day. */
const isInTime = (
  { tanggal, jam }: Pick<ReportStep, 'tanggal' | 'jam'>,
  due: string,
  zone: Zone,
): boolean =>
  jam
    ? toInstant({ day: tanggal, time: jam }, zone) <= new Date(due)
    : tanggal <= dayInZone(due, zone);

function clockOf(tujuan: KipiLevel, due: string, event: ClockedKipi, now: Date): ReportClock {
  const steps = event.pelaporan
    .filter(step => step.tujuan === tujuan)
    .toSorted((one, other) => (one.tanggal < other.tanggal ? -1 : 1));
  const [first] = steps;
  const reported = tujuan === 'DINKES' ? event.laporan?.pada : undefined;
  const isPunctual =
    (reported !== undefined && Date.parse(reported) <= Date.parse(due)) ||
    steps.some(step => isInTime(step, due, event.zona));
  const isReported = reported !== undefined || first !== undefined;
  return {
    tujuan,
    palingLambat: due,
    dilaporkan: reported ?? first?.tanggal ?? null,
    keadaan: isReported
      ? isPunctual
        ? 'TEPAT_WAKTU'
        : 'TERLAMBAT'
      : now > new Date(due)
        ? 'LEWAT'
        : 'BERJALAN',
  };
}

/**
 * Returns the deadlines of an event's report, level by level. One that is not serious goes with the
 * routine report of its month.
 */
export function reportClocks(event: ClockedKipi, now: Date): readonly ReportClock[] {
  const { laporPalingLambat: firstDue, diketahui, zona } = event;
  if (firstDue === null) {
    const lastDay = endOfMonth(dayInZone(diketahui, zona));
    return [clockOf('DINKES', endOfDay(lastDay, zona), event, now)];
  }
  const since = Date.parse(firstDue) - levelDeadlineHours.DINKES * hour;
  return Object.entries(levelDeadlineHours).map(([level, hours]) => {
    const due = new Date(since + hours * hour).toISOString();
    return clockOf(level as keyof typeof levelDeadlineHours, due, event, now);
  });
}
