import type { Dose, KipiSummary } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip with the report deadline, an overdue report, or the report date. */
export const KipiReportChip = (reportDates: Readonly<KipiReportDates>) => {
  const t = useMessages();
  const state = kipiReportStatus(reportDates);
  if (!state) return null;
  const when = formatDateTime(state.when, reportDates.zona);
  return (
    <StateChip
      meaning={state.meaning}
      label={t(`resources.vaksinasi.report.state.${state.word}`, { when })}
    />
  );
};

/** Report deadline (`laporKipi`) and report time of the KIPI of a dose, as ISO timestamps. */
type KipiReportDates = Pick<Dose, 'laporKipi' | 'kipiDilaporkan' | 'zona'>;

/** Returns the report dates of a single KIPI. */
export const kipiReportDates = ({
  laporPalingLambat,
  laporan,
  zona,
}: Pick<KipiSummary, 'laporPalingLambat' | 'laporan' | 'zona'>): KipiReportDates => ({
  laporKipi: laporan === null ? laporPalingLambat : null,
  kipiDilaporkan: laporan?.pada ?? null,
  zona,
});

/** Returns the report status at `now`; undefined when no report is due or made. */
function kipiReportStatus(
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
