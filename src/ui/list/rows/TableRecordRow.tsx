import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { Action } from '../../actions/action.ts';
import { isNumericKind } from '../../fields/formatValue.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import type { AnyRecord, ResourceSpec } from '../../resource/definition.ts';
import { recordPagePath } from '../../resource/resourceField.ts';
import { useListLinkState } from '../backLink.ts';
import type { ListColumn } from '../columns/columns.ts';
import { RowMenu } from './RowMenu.tsx';

interface TableRecordRowProps {
  definition: ResourceSpec;
  record: AnyRecord;
  columns: readonly ListColumn[];
  actions: readonly Action[];
  /** Undefined when rows cannot be selected. */
  isSelected?: boolean;
  onToggle: (id: AnyRecord['id']) => void;
}

/**
 * Table row. The first cell is a link, so that the record can be opened in a new tab or by
 * keyboard.
 */
export const TableRecordRow = memo(
  ({ definition, record, columns, actions, isSelected, onToggle }: TableRecordRowProps) => {
    const t = useMessages();
    const linkState = useListLinkState();
    const name = definition.nameOf(record);
    return (
      <TableRow hover selected={isSelected}>
        {isSelected === undefined ? null : (
          <TableCell padding="checkbox">
            <Checkbox
              size="small"
              checked={isSelected}
              onChange={() => onToggle(record.id)}
              slotProps={{ input: { 'aria-label': t('list.select.row', { name }) } }}
            />
          </TableCell>
        )}
        {columns.map(({ source, field, isLink: link }) => (
          <TableCell key={source} align={isNumericKind(field) ? 'right' : 'left'} sx={cellStyle}>
            {link ? (
              <Link to={recordPagePath(definition, record.id)} {...linkState}>
                {name}
              </Link>
            ) : (
              <FieldValue field={field} record={record} />
            )}
          </TableCell>
        ))}
        <TableCell align="center" sx={menuCellStyle}>
          <RowMenu definition={definition} record={record} actions={actions} />
        </TableCell>
      </TableRow>
    );
  },
);
TableRecordRow.displayName = 'Row';

/** Sticks to the right edge, so that the row menu stays visible while columns scroll. */
const menuCellStyle = {
  py: 0,
  px: 0.5,
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  'tr:hover > &, tr:focus-within > &, tr.Mui-selected > &': { bgcolor: 'inherit' },
};

const cellStyle = {
  maxWidth: 360,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
