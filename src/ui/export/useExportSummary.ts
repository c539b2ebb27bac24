import { useListContext, useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { formatDateTime } from '../format/date.ts';
import { maskNik } from '../format/identity.ts';
import { formatNumber } from '../format/number.ts';
import { activeFilters } from '../list/filters/filters.ts';
import { useListFilters } from '../list/filters/ListFiltersContext.ts';
import { mayBeIdentityNumber } from '../list/filters/identityNumber.ts';
import { useFilterText } from '../list/filters/useFilterText.ts';
import type { ResourceSpec } from '../resource/definition.ts';
import { resolveField } from '../resource/resourceField.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';

type SummaryLine = readonly [string, string];

interface ExportFacts {
  readonly rows: number;
  readonly now: Date;
  /** Whether rows were selected by hand, so that no filter describes them. */
  readonly isSelection: boolean;
}

/**
 * Returns a function that builds the rows of the summary sheet: resource, time, user, sort and
 * filters. Identity numbers are masked.
 */
export function useExportSummary(definition: ResourceSpec): (facts: ExportFacts) => SummaryLine[] {
  const t = useMessages();
  const translate = useTranslate();
  const names = useResourceMessages(definition);
  const { fullName } = useRequiredSession();
  const { sort } = useListContext();
  const { values } = useListFilters();
  const filterText = useFilterText();

  const filterLines = (isSelection: boolean): SummaryLine[] => {
    if (isSelection) return [[t('list.export.summary.filter'), t('list.export.summary.selected')]];
    const { q } = values;
    const lines = activeFilters(definition, values)
      .map(filterText)
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

  return ({ rows, now, isSelection }) => [
    [t('list.export.summary.what'), names.t('name')],
    [t('list.export.summary.when'), formatDateTime(now)],
    [t('list.export.summary.who'), fullName],
    [t('list.export.summary.rows'), formatNumber(rows)],
    [
      t('list.export.summary.order'),
      t(sort.order === 'DESC' ? 'list.sort.descending_by' : 'list.sort.ascending_by', {
        name: translate(resolveField(definition, sort.field).label),
      }),
    ],
    ...filterLines(isSelection),
  ];
}
