import { and, eq, gte, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import {
  dosesIn,
  vaccinationTypes,
  type VaccinationState,
  type VaccinationType,
} from '#contract/peserta/index.ts';
import type { peserta, pesertaCount } from '../db/schema/index.ts';

/** What knows of doses: a registration, and the kept counts. */
type Dosed = typeof peserta | typeof pesertaCount;

/**
 * That registrations are so far with their doses.
 * @param type whose they all are; where none is named, each is held to what finishes its own
 */
export function isSoFar(
  of: Dosed,
  state: VaccinationState,
  type?: VaccinationType,
): SQL | undefined {
  if (type === undefined) {
    return or(
      ...vaccinationTypes.map(one => and(eq(of.vaccinationType, one), isSoFar(of, state, one))),
    );
  }
  const { least, most } = dosesIn(state, type);
  return and(
    gte(of.dosesGiven, least),
    most === undefined ? undefined : lte(of.dosesGiven, most),
    // Whoever had a dose has its day. No order of the list carries doses: where few had one, the index
    // of days finds them.
    least > 0 && 'vaccinatedOn' in of ? isNotNull(of.vaccinatedOn) : undefined,
  );
}
