import { visitFieldsOf } from '../dayOverlay.ts';
import type { Known } from './known.ts';

/**
 * Returns how many doses of a batch were given without network since the day was prepared, to people of a company or of
 * all companies.
 */
export function givenOfBatch(
  { acts, people }: Known,
  idBatch: number,
  idBHBU: number | null | undefined,
): number {
  const companies = new Map(people.map(({ antrean }) => [antrean.id, antrean.idBHBU]));
  return acts.filter(({ act }) => {
    const visit = visitFieldsOf(act);
    return (
      visit?.hasil === 'DIBERIKAN' &&
      visit.idBatch === idBatch &&
      (idBHBU === undefined || companies.get(act.idPeserta) === idBHBU)
    );
  }).length;
}
