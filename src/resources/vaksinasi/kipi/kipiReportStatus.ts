import type { Dose, KipiSummary } from '#contract/domains/vaksinasi/index.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Report deadline (`laporKipi`) and report time of the KIPI of a dose, as ISO timestamps. */
export type KipiReportDates = Pick<Dose, 'laporKipi' | 'kipiDilaporkan'>;

/** Returns the report dates of a single KIPI. */
export const kipiReportDates = ({
  laporPalingLambat,
  laporan,
}: Pick<KipiSummary, 'laporPalingLambat' | 'laporan'>): KipiReportDates => ({
  laporKipi: laporan === null ? laporPalingLambat : null,
  kipiDilaporkan: laporan?.pada ?? null,
});

/** Returns the report status at `now`; undefined when no report is due or made. */
export function kipiReportStatus(
  { laporKipi, kipiDilaporkan }: KipiReportDates,
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
