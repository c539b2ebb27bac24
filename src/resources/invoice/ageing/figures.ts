import { ageBuckets, type AgeBucket, type AgeingRow } from '#contract/domains/invoice/record.ts';
import type { Figures } from '#src/kit/list/figures.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';

const listPath = '/admin/invoice/list-invoice';

/** Returns the lists of the amounts of a company, or of all companies. */
export const ageingFigures = (idBHBU?: number) => {
  const company: Readonly<Record<string, string>> =
    idBHBU === undefined ? {} : { idBHBU: String(idBHBU) };
  return {
    umur: Object.fromEntries(
      ageBuckets.map(umur => [umur, () => filteredListPath(listPath, { ...company, umur })]),
    ) as Record<AgeBucket, () => string>,
    sisa: () => filteredListPath(listPath, { ...company, belumLunas: 'true' }),
  } satisfies Figures<Pick<AgeingRow, 'sisa' | 'umur'>>;
};
