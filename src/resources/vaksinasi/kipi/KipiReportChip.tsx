import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { kipiReportStatus, type KipiReportDates } from './kipiReportStatus.ts';

/** Chip with the report deadline, an overdue report, or the report date. */
export const KipiReportChip = (reportDates: KipiReportDates) => {
  const t = useMessages();
  const state = kipiReportStatus(reportDates);
  if (!state) return null;
  const when = formatDateTime(state.when);
  return (
    <StateChip
      meaning={state.meaning}
      label={t(`resources.vaksinasi.report.state.${state.word}`, { when })}
    />
  );
};
