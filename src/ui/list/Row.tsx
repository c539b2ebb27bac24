import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '#src/i18n/useWords.ts';
import type { Act } from '../acts/act.ts';
import { isFigure } from '../fields/text.ts';
import { Value } from '../fields/Value.tsx';
import type { AnyRecord, Definition } from '../resource/definition.ts';
import { pageOf } from '../resource/field.ts';
import { useLeaving } from './address.ts';
import type { Column } from './columns.ts';
import { RowMenu } from './RowMenu.tsx';

interface RowProps {
  definition: Definition;
  record: AnyRecord;
  columns: readonly Column[];
  acts: readonly Act[];
  /** Undefined when rows cannot be selected. */
  chosen?: boolean;
  onChoose: (id: AnyRecord['id']) => void;
}

/**
 * Table row. The first cell is a link, so that the record can be opened in a new tab or by
 * keyboard.
 */
export const Row = memo(({ definition, record, columns, acts, chosen, onChoose }: RowProps) => {
  const say = useWords();
  const leaving = useLeaving();
  const name = definition.nameOf(record);
  return (
    <TableRow hover selected={chosen}>
      {chosen === undefined ? null : (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={chosen}
            onChange={() => onChoose(record.id)}
            slotProps={{ input: { 'aria-label': say('list.select.row', { name }) } }}
          />
        </TableCell>
      )}
      {columns.map(({ source, field, link }) => (
        <TableCell key={source} align={isFigure(field) ? 'right' : 'left'} sx={cell}>
          {link ? (
            <Link to={pageOf(definition, record.id)} {...leaving}>
              {name}
            </Link>
          ) : (
            <Value field={field} record={record} />
          )}
        </TableCell>
      ))}
      <TableCell align="center" sx={lastCell}>
        <RowMenu definition={definition} record={record} acts={acts} />
      </TableCell>
    </TableRow>
  );
});
Row.displayName = 'Row';

/** Sticks to the right edge, so that the row menu stays visible while columns scroll. */
const lastCell = {
  py: 0,
  px: 0.5,
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  'tr:hover > &, tr:focus-within > &, tr.Mui-selected > &': { bgcolor: 'inherit' },
};

const cell = { maxWidth: 360, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
