import { and, eq, gte, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import {
  doseCountRange,
  vaccinationTypes,
  type VaccinationState,
  type VaccinationType,
} from '#contract/domains/peserta/index.ts';
import type { peserta, pesertaCount, pesertaTotal } from '#server/platform/db/schema/index.ts';

/** Tables that carry a dose count: registrations and the stored counts. */
type DoseCountTable = typeof peserta | typeof pesertaCount | typeof pesertaTotal;

/**
 * SQL condition: the registration has the vaccination state `state`.
 * @param type vaccination type of all rows; without it each type is compared with its own number of
 * doses
 */
export function hasVaccinationState(
  of: DoseCountTable,
  state: VaccinationState,
  type?: VaccinationType,
): SQL | undefined {
  if (type === undefined) {
    return or(
      ...vaccinationTypes.map(one =>
        and(eq(of.vaccinationType, one), hasVaccinationState(of, state, one)),
      ),
    );
  }
  const { least, most } = doseCountRange(state, type);
  return and(
    gte(of.dosisDiberikan, least),
    most === undefined ? undefined : lte(of.dosisDiberikan, most),
    // This redundant condition lets PostgreSQL use the index on `tanggal_vaksinasi` when few rows have
    // a dose, because no list index contains the dose count.
    least > 0 && 'tanggalVaksinasi' in of ? isNotNull(of.tanggalVaksinasi) : undefined,
  );
}
