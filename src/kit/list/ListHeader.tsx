import { memo } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { WhoMay } from '../company/WhoMay.tsx';
import type { ResourceSpec } from '../resource/definition.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import type { ListColumn } from './columns/columns.ts';
import { SortNote } from './SortNote.tsx';
import { useHeaderLinks } from './useHeaderLinks.tsx';

interface ListHeaderProps {
  definition: ResourceSpec;
  /** The columns that the table shows; cards have none. */
  columns: readonly ListColumn[];
  /** Total of the list, undefined while it is being counted. */
  total: number | undefined;
  /** Number of rows that were counted; undefined before that and when counting failed. */
  counted: number | undefined;
  /** Whether there are more rows than were counted. */
  hasMore: boolean;
  isFiltered: boolean;
  /** Whether the rows could not be loaded, so that nothing is being counted. */
  hasFailed: boolean;
  /** Whether the links are in the sheet of the phone's toolbar. */
  isPhone: boolean;
}

/** Header of a list: its name, how many rows it has, and its links. */
export const ListHeader = memo(
  ({
    definition,
    columns,
    total,
    counted,
    hasMore,
    isFiltered,
    hasFailed,
    isPhone,
  }: ListHeaderProps) => {
    const t = useMessages();
    const names = useResourceMessages(definition);
    const { primary, others } = useHeaderLinks(definition);
    const countLabel = names.count(counted ?? 0);
    return (
      <PageHeader
        title={names.t('name')}
        description={
          <>
            <span aria-live="polite">
              {total === undefined && !hasFailed
                ? t('list.counting')
                : counted === undefined
                  ? t('list.not_counted')
                  : isFiltered
                    ? t(hasMore ? 'list.filtered_more' : 'list.filtered', { what: countLabel })
                    : countLabel}
              {total && definition.CountNote ? <definition.CountNote /> : null}
            </span>
            {total ? <SortNote definition={definition} columns={columns} /> : null}
          </>
        }
        action={primary}
        moreActions={isPhone ? [] : others}
      >
        {definition.rights.create ? <WhoMay permission={definition.rights.create} /> : null}
      </PageHeader>
    );
  },
);
ListHeader.displayName = 'ListHeader';
