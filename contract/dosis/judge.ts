import { dosesToFinish } from '../peserta/done.ts';
import { nextBooster, spokenDay } from '../peserta/eligibility.ts';
import { judgeInterval } from './interval.ts';

/** What decides whether somebody may be given their next dose. Days as `YYYY-MM-DD`. */
export interface DoseCase {
  readonly vaccinationType: 0 | 1 | 2;
  readonly birthDate: string;
  readonly isValid: boolean;
  readonly isActive: boolean;
  /** Doses of this registration that were given, and when the last of them was. */
  readonly dosesGiven: number;
  readonly lastGivenOn: string | null;
  /** For a booster: when the first course was complete, and the last booster of the same person was given. */
  readonly primaryDoneOn: string | null;
  readonly lastBoosterOn: string | null;
  /** For a booster: why the outer service refuses it. */
  readonly refusal: string | null;
}

export interface DoseJudgement {
  /** Which dose is next; null where all were given. */
  readonly number: number | null;
  /** Why it cannot be given on that day; null where it can. */
  readonly obstacle: string | null;
  /** What somebody should look at before it is given. */
  readonly warning: string | null;
  /** The first day on which the time between doses allows it, where that is the obstacle. */
  readonly from: string | null;
}

/** Which dose is next, and whether it may be given on a day. */
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
