import type { RowResult, Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatList } from '#src/kit/format/list.ts';

/** Returns a formatter that lists the row count of each given result and omits zero counts. */
export function useCountsFormatter(): (
  importRecord: Pick<Import, 'jumlah'>,
  results: readonly RowResult[],
) => string {
  const t = useMessages();
  return ({ jumlah }, results) =>
    formatList(
      results
        .filter(one => jumlah[one] > 0)
        .map(one => t(`resources.import.resultCounts.${one}`, { smart_count: jumlah[one] })),
    );
}
