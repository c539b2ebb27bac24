import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useListContext, useTranslate, type SortPayload } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { ResourceSpec } from '../resource/definition.ts';
import { resolveField } from '../resource/resourceField.ts';

const orders = ['ASC', 'DESC'] as const;

const optionValue = ({ field, order }: SortPayload): string => `${field} ${order}`;

/** Columns by which the rows of a list can be sorted. */
export const sortableColumns = ({ columns }: ResourceSpec) =>
  columns.filter(({ isSortable }) => isSortable === true);

interface SortSelectProps {
  definition: ResourceSpec;
  /** Element that names the select. */
  labelId: string;
}

/** The order of the rows, for phones, which show cards without column headers. */
export const SortSelect = ({ definition, labelId }: SortSelectProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const options = sortableColumns(definition).flatMap(({ source }) =>
    orders.map(order => ({
      sort: { field: source, order },
      label: t(order === 'ASC' ? 'list.sort.ascending_by' : 'list.sort.descending_by', {
        name: translate(resolveField(definition, source).label),
      }),
    })),
  );
  const isDefaultListed = options.some(one => one.sort.field === definition.sort.field);
  const all = isDefaultListed
    ? options
    : [{ sort: definition.sort, label: t('list.sort.default') }, ...options];
  return (
    <NativeSelect
      fullWidth
      value={optionValue(sort)}
      onChange={event => {
        const chosen = all.find(one => optionValue(one.sort) === event.target.value);
        if (chosen) setSort(chosen.sort);
      }}
      input={<OutlinedInput />}
      inputProps={{ 'aria-labelledby': labelId }}
    >
      {all.map(one => (
        <option key={optionValue(one.sort)} value={optionValue(one.sort)}>
          {one.label}
        </option>
      ))}
    </NativeSelect>
  );
};
