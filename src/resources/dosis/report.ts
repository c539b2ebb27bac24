import type { Dosis, KipiHead } from '#contract/dosis/index.ts';
import type { Meaning } from '#src/layout/theme/tokens.ts';

/** Until when serious events have to be reported, and when they were. */
export type Reporting = Pick<Dosis, 'laporKipi' | 'kipiDilaporkan'>;

/** The same of one event. */
export const reportingOf = ({
  laporPalingLambat,
  laporan,
}: Pick<KipiHead, 'laporPalingLambat' | 'laporan'>): Reporting => ({
  laporKipi: laporan === null ? laporPalingLambat : null,
  kipiDilaporkan: laporan?.pada ?? null,
});

/** How reporting stands at a moment; undefined where it is neither owed nor done. */
export function reportState(
  { laporKipi, kipiDilaporkan }: Reporting,
  now = new Date(),
): { word: 'due' | 'late' | 'reported'; when: string; meaning: Meaning } | undefined {
  if (laporKipi !== null) {
    return new Date(laporKipi) < now
      ? { word: 'late', when: laporKipi, meaning: 'bad' }
      : { word: 'due', when: laporKipi, meaning: 'attention' };
  }
  return kipiDilaporkan === null
    ? undefined
    : { word: 'reported', when: kipiDilaporkan, meaning: 'good' };
}
