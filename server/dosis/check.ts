import {
  visitFaults,
  type DoseJudgement,
  type DosisInput,
  type VisitGrounds,
} from '#contract/dosis/index.ts';
import { dayInJakarta } from '../day.ts';
import { faulty, invalid, Problem } from '../problem.ts';

/** Date and time of a visit in Jakarta (`YYYY-MM-DD`, `HH:mm`). */
export interface When {
  readonly day: string;
  readonly time: string;
}

/** Date of the programme's decree (Permenkes 10/2021); no earlier visit is possible. */
const programmeStart = '2021-02-24';

const jakarta = '+07:00';

/** Returns the instant of a date and time in Jakarta. */
export const instantOf = ({ day, time }: When): Date => new Date(`${day}T${time}:00${jakarta}`);

const timeInJakarta = (at: Date): string =>
  new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(11, 16);

/**
 * Returns the time of a visit, which defaults to now.
 * @throws Problem 422 for a time in the future or before the programme
 */
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

/** Validates the fields of a visit. @throws Problem 422 with the issues by field */
export function checkVisit(input: DosisInput, grounds: VisitGrounds): void {
  const faults = visitFaults(input, grounds);
  if (Object.keys(faults).length > 0) throw faulty(faults);
}

/** Checks that the dose is the next one and may be given. @throws Problem 409 */
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
