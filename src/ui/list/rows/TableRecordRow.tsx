import Box from '@mui/material/Box';
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
import { dimmedStyle, hiddenStateField, isDimmed } from './dimmedRow.ts';
import { RowMenu } from './RowMenu.tsx';
import { stickyCell } from './stickyCells.ts';

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
    const visibleSources = columns.map(({ source }) => source);
    const stateField = hiddenStateField(definition, record, visibleSources);
    return (
      <TableRow
        hover
        selected={isSelected}
        sx={isDimmed(definition, record) ? dimmedRowStyle : undefined}
      >
        {isSelected === undefined ? null : (
          <TableCell padding="checkbox" className={stickyCell.checkbox}>
            <Checkbox
              size="small"
              checked={isSelected}
              onChange={() => onToggle(record.id)}
              slotProps={{ input: { 'aria-label': t('list.select.row', { name }) } }}
            />
          </TableCell>
        )}
        {columns.map(({ source, field, isLink: link }) => (
          <TableCell
            key={source}
            align={isNumericKind(field) ? 'right' : 'left'}
            className={link ? stickyCell.name : undefined}
            sx={cellStyle}
          >
            {link ? (
              <Box component="span" sx={nameStyle}>
                <Link to={recordPagePath(definition, record.id)} {...linkState}>
                  {name}
                </Link>
                {stateField ? <FieldValue field={stateField} record={record} /> : null}
              </Box>
            ) : (
              <FieldValue field={field} record={record} />
            )}
          </TableCell>
        ))}
        <TableCell align="center" className={stickyCell.menu}>
          <RowMenu definition={definition} record={record} actions={actions} />
        </TableCell>
      </TableRow>
    );
  },
);
TableRecordRow.displayName = 'Row';

const dimmedRowStyle = { '& > td': dimmedStyle };

/** A long name is cut, so that it does not cover the columns that scroll beside it. */
const nameStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  '& > a': { overflow: 'hidden', textOverflow: 'ellipsis' },
};

const cellStyle = {
  maxWidth: { xs: 240, md: 320 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
