import { useListContext } from 'react-admin';
import type { Translate } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { UntypedTranslate } from '../fields/formatValue.ts';
import { formatDateTime } from '../format/date.ts';
import { maskNik } from '../format/identity.ts';
import { formatNumber } from '../format/number.ts';
import { activeFilters } from '../list/filters/filters.ts';
import { useListFilters } from '../list/filters/ListFiltersContext.ts';
import { mayBeIdentityNumber } from '../list/filters/identityNumber.ts';
import { useFilterText } from '../list/filters/useFilterText.ts';
import type { ResourceSpec } from '../resource/definition.ts';
import { resolveField } from '../resource/resourceField.ts';

type SummaryLine = readonly [string, string];

interface ExportFacts {
  readonly rows: number;
  readonly now: Date;
  /** Whether rows were selected by hand, so that no filter describes them. */
  readonly isSelection: boolean;
  /** Translates to the language of the file. */
  readonly translate: UntypedTranslate;
}

/**
 * Returns a function that builds the rows of the summary sheet: resource, time, user, sort and
 * filters. Identity numbers are masked.
 */
export function useExportSummary(definition: ResourceSpec): (facts: ExportFacts) => SummaryLine[] {
  const { fullName } = useRequiredSession();
  const { sort } = useListContext();
  const { values } = useListFilters();
  const filterText = useFilterText();

  const filterLines = (isSelection: boolean, translate: UntypedTranslate): SummaryLine[] => {
    const t: Translate = translate;
    if (isSelection) return [[t('list.export.summary.filter'), t('list.export.summary.selected')]];
    const { q } = values;
    const lines = activeFilters(definition, values)
      .map(active => filterText(active, translate))
      .map(({ name, text }): SummaryLine => [
        t('list.export.summary.filter'),
        t('list.filter.value', { name, value: text }),
      ]);
    if (typeof q === 'string') {
      lines.unshift([t('list.export.summary.search'), mayBeIdentityNumber(q) ? maskNik(q) : q]);
    }
    return lines.length > 0
      ? lines
      : [[t('list.export.summary.filter'), t('list.export.summary.no_filter')]];
  };

  return ({ rows, now, isSelection, translate }) => {
    const t: Translate = translate;
    return [
      [t('list.export.summary.what'), translate(`resources.${definition.name}.name`)],
      [t('list.export.summary.when'), formatDateTime(now)],
      [t('list.export.summary.who'), fullName],
      [t('list.export.summary.rows'), formatNumber(rows)],
      [
        t('list.export.summary.order'),
        t(sort.order === 'DESC' ? 'list.sort.descending_by' : 'list.sort.ascending_by', {
          name: translate(resolveField(definition, sort.field).label),
        }),
      ],
      ...filterLines(isSelection, translate),
    ];
  };
}
