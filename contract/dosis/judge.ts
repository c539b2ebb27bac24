import { dosesToFinish } from '../peserta/done.ts';
import { nextBooster, spokenDay } from '../peserta/eligibility.ts';
import { judgeInterval } from './interval.ts';

/** Facts that decide whether a participant may receive the next dose. Days are `YYYY-MM-DD`. */
export interface DoseCase {
  readonly vaccinationType: 0 | 1 | 2;
  readonly birthDate: string;
  readonly isValid: boolean;
  readonly isActive: boolean;
  /** Number of doses given for this registration, and the day of the last. */
  readonly dosesGiven: number;
  readonly lastGivenOn: string | null;
  /**
   * Boosters only: the day on which the primary course was completed, and the day of the person's
   * last booster.
   */
  readonly primaryDoneOn: string | null;
  readonly lastBoosterOn: string | null;
  /** Boosters only: why the external eligibility service refused, or null. */
  readonly refusal: string | null;
}

export interface DoseJudgement {
  /** Number of the next dose, from 1; null when all doses were given. */
  readonly number: number | null;
  /** Why the dose cannot be given on that day, or null. */
  readonly obstacle: string | null;
  /** A warning that has to be confirmed first, or null. */
  readonly warning: string | null;
  /** First allowed day, when the interval is what blocks the dose. */
  readonly from: string | null;
}

/** Returns the next dose of a registration and whether it may be given on day `on`. */
export function judgeDose(one: DoseCase, on: string): DoseJudgement {
  const said = (obstacle: string | null, more: Partial<DoseJudgement> = {}): DoseJudgement => ({
    number: one.dosesGiven + 1,
    obstacle,
    warning: null,
    from: null,
    ...more,
  });
  if (one.vaccinationType === 2 || one.dosesGiven >= dosesToFinish(one.vaccinationType)) {
    return said('Semua dosis pendaftaran ini sudah diberikan', { number: null });
  }
  if (!one.isActive) return said('Peserta ini nonaktif');
  if (!one.isValid) return said('Data peserta belum valid; perbaiki dahulu di data peserta');
  if (on <= one.birthDate) return said('Tanggal ini tidak sesudah tanggal lahir');
  return one.vaccinationType === 1 ? booster(one, on, said) : primary(one, on, said);
}

type Say = (obstacle: string | null, more?: Partial<DoseJudgement>) => DoseJudgement;

function primary({ lastGivenOn }: DoseCase, on: string, said: Say): DoseJudgement {
  if (lastGivenOn === null) return said(null);
  const { verdict, days, from, until } = judgeInterval(lastGivenOn, on);
  if (verdict === 'tooSoon') {
    return said(
      days < 0
        ? `Dosis sebelumnya diberikan ${spokenDay(lastGivenOn)}`
        : `Baru ${days} hari sejak dosis sebelumnya; boleh mulai ${spokenDay(from)}`,
      { from },
    );
  }
  return said(
    null,
    verdict === 'late'
      ? {
          warning: `Sudah ${days} hari sejak dosis sebelumnya; seharusnya paling lambat ${spokenDay(until)}`,
        }
      : {},
  );
}

function booster(one: DoseCase, on: string, said: Say): DoseJudgement {
  if (one.refusal !== null) return said(one.refusal);
  const { isEligible, reason, from } = nextBooster(one, on);
  return isEligible ? said(null) : said(reason, { from });
}
