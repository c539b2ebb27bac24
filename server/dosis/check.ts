import {
  visitFaults,
  type DoseJudgement,
  type DosisInput,
  type VisitGrounds,
} from '#contract/dosis/index.ts';
import { dayInJakarta } from '../day.ts';
import { faulty, invalid, Problem } from '../problem.ts';

/** The day and the time of a visit in Jakarta. */
export interface When {
  readonly day: string;
  readonly time: string;
}

/** Nobody was vaccinated by this programme before its decree (Permenkes 10/2021). */
const programmeStart = '2021-02-24';

const jakarta = '+07:00';

/** The instant of a day and time in Jakarta. */
export const instantOf = ({ day, time }: When): Date => new Date(`${day}T${time}:00${jakarta}`);

const timeInJakarta = (at: Date): string =>
  new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(11, 16);

/** When a visit was: now, unless it says so. @throws Problem 422 for what has not come yet */
export function whenOf(now: Date, { tanggal, jam }: Pick<DosisInput, 'tanggal' | 'jam'>): When {
  const today = dayInJakarta(now);
  const day = tanggal ?? today;
  if (day > today) throw invalid('tanggal', 'Tanggal ini belum tiba');
  if (day < programmeStart) throw invalid('tanggal', 'Tanggal ini sebelum program dimulai');
  if (day < today && !jam) throw invalid('jam', 'Tulis jamnya bila bukan hari ini');
  const time = jam ?? timeInJakarta(now);
  if (instantOf({ day, time }) > now) throw invalid('jam', 'Jam ini belum tiba');
  return { day, time };
}

/** Refuses a visit that cannot be as it says. @throws Problem 422 at the fields */
export function checkVisit(input: DosisInput, grounds: VisitGrounds): void {
  const faults = visitFaults(input, grounds);
  if (Object.keys(faults).length > 0) throw faulty(faults);
}

/** Refuses what does not come next. @throws Problem 409 */
export function checkOrder(input: DosisInput, judged: DoseJudgement): void {
  const { number, obstacle } = judged;
  if (number === null) throw new Problem('KEADAAN_SALAH', `${obstacle ?? ''}.`);
  if (input.dosisKe < number) {
    throw new Problem(
      'KEADAAN_SALAH',
      `Dosis ${input.dosisKe} sudah diberikan. Muat ulang antrean.`,
    );
  }
  if (input.dosisKe > number) {
    throw new Problem('KEADAAN_SALAH', `Dosis ${number} belum diberikan; catat itu dahulu.`);
  }
  if (input.hasil === 'DIBERIKAN' && obstacle !== null) {
    throw new Problem('KEADAAN_SALAH', `Dosis tidak dapat diberikan. ${obstacle}.`);
  }
}
