import { useListContext, useTranslate } from 'react-admin';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { formatDateTime } from '../format/date.ts';
import { maskNik } from '../format/identity.ts';
import { formatNumber } from '../format/number.ts';
import { activeFilters } from '../list/filters.ts';
import { useListFilters } from '../list/FiltersContext.ts';
import { mayBeIdentity } from '../list/identity.ts';
import { useFilterText } from '../list/useFilterText.ts';
import type { Definition } from '../resource/definition.ts';
import { fieldOf } from '../resource/field.ts';
import { useNames } from '../resource/useNames.ts';

type Line = readonly [string, string];

interface Facts {
  readonly rows: number;
  readonly now: Date;
  /** Whether rows were selected by hand, so that no filter describes them. */
  readonly chosen: boolean;
}

/**
 * Returns a function that builds the rows of the summary sheet: resource, time, user, sort and
 * filters. Identity numbers are masked.
 */
export function useAbout(definition: Definition): (facts: Facts) => Line[] {
  const say = useWords();
  const translate = useTranslate();
  const names = useNames(definition);
  const { fullName } = useSignedIn();
  const { sort } = useListContext();
  const { values } = useListFilters();
  const filterText = useFilterText();

  const which = (chosen: boolean): Line[] => {
    if (chosen) return [[say('list.export.about.filter'), say('list.export.about.chosen')]];
    const { q } = values;
    const lines = activeFilters(definition, values)
      .map(filterText)
      .map(({ name, text }): Line => [
        say('list.export.about.filter'),
        say('list.filter.value', { name, value: text }),
      ]);
    if (typeof q === 'string') {
      lines.unshift([say('list.export.about.search'), mayBeIdentity(q) ? maskNik(q) : q]);
    }
    return lines.length > 0
      ? lines
      : [[say('list.export.about.filter'), say('list.export.about.everything')]];
  };

  return ({ rows, now, chosen }) => [
    [say('list.export.about.what'), names.of('name')],
    [say('list.export.about.when'), formatDateTime(now)],
    [say('list.export.about.who'), fullName],
    [say('list.export.about.rows'), formatNumber(rows)],
    [
      say('list.export.about.order'),
      say(sort.order === 'DESC' ? 'list.sort.descending_by' : 'list.sort.ascending_by', {
        name: translate(fieldOf(definition, sort.field).label),
      }),
    ],
    ...which(chosen),
  ];
}
