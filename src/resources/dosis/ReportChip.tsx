import { useWords } from '#src/i18n/useWords.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { reportState, type Reporting } from './report.ts';

/** Chip with the report deadline, an overdue report, or the report date. */
export const ReportChip = (reporting: Reporting) => {
  const say = useWords();
  const state = reportState(reporting);
  if (!state) return null;
  const when = formatDateTime(state.when);
  return (
    <StateChip
      meaning={state.meaning}
      label={say(`resources.dosis.report.state.${state.word}`, { when })}
    />
  );
};
