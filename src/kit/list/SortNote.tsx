import { useListContext, useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { ResourceSpec } from '../resource/definition.ts';
import { resolveField } from '../resource/resourceField.ts';
import type { ListColumn } from './columns/columns.ts';

interface SortNoteProps {
  definition: ResourceSpec;
  /** The columns that the table shows. */
  columns: readonly ListColumn[];
}

/** Says how the rows are sorted when no header of a visible column shows it. */
export const SortNote = ({ definition, columns }: SortNoteProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const { sort } = useListContext();
  if (columns.some(({ source, isSortable }) => isSortable && source === sort.field)) return null;
  const isDescending = sort.order === 'DESC';
  // What waits is sorted by the state and the day of each row, which no single field is.
  const note =
    sort.field === 'menunggu'
      ? t('list.sort.waiting')
      : sort.field === 'createdAt' && isDescending
        ? t('list.sort.newest')
        : sort.field === 'modifiedAt' && isDescending
          ? t('list.sort.changed')
          : t(isDescending ? 'list.sort.note_descending' : 'list.sort.note_ascending', {
              name: translate(resolveField(definition, sort.field).label),
            });
  return ` · ${note}`;
};
