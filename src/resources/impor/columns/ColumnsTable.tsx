import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Impor } from '#contract/impor/index.ts';
import { allColumns, type Column, type ColumnField } from '#contract/peserta-columns/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { visuallyHidden } from '#src/layout/visuallyHidden.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { labelOf } from '../facts.ts';
import type { Choice } from './choice.ts';

interface ColumnsTableProps {
  impor: Impor;
  columns: readonly Column[];
  choice: Choice;
  disabled: boolean;
  onChoose: (index: number, field: ColumnField | undefined) => void;
}

const fieldNamed = (name: string): ColumnField | undefined =>
  allColumns.find(({ field }) => field === name)?.field;

/** Table of file columns and the field each fills; phones show the match below the name. */
export const ColumnsTable = (props: ColumnsTableProps) => {
  const { impor, columns, choice, disabled, onChoose } = props;
  const say = useWords();
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Table stickyHeader={false}>
        <Box component="caption" sx={visuallyHidden}>
          {say('resources.impor.columns.title')}
        </Box>
        <TableHead>
          <TableRow>
            <TableCell>{say('resources.impor.columns.header')}</TableCell>
            <TableCell>{say('resources.impor.columns.fills')}</TableCell>
            <TableCell sx={roomy}>{say('resources.impor.columns.how')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {impor.kolom.berkas.map(({ index, judul }) => {
            const title =
              judul || say('resources.impor.columns.unnamed', { number: String(index + 1) });
            const field = choice.get(index);
            return (
              <TableRow key={index}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {title}
                  <Box sx={{ display: { sm: 'none' } }}>
                    <How impor={impor} index={index} field={field} />
                  </Box>
                </TableCell>
                <TableCell sx={{ width: { xs: '55%', sm: 320 } }}>
                  <TextField
                    select
                    value={field ?? ''}
                    disabled={disabled}
                    onChange={event => onChoose(index, fieldNamed(event.target.value))}
                    slotProps={{
                      select: { native: true },
                      htmlInput: {
                        'aria-label': say('resources.impor.columns.fills_named', { name: title }),
                      },
                    }}
                  >
                    <option value="">{say('resources.impor.columns.unused')}</option>
                    {columns.map(column => (
                      <option key={column.field} value={column.field}>
                        {column.required === 'always'
                          ? say('resources.impor.columns.needed', { name: labelOf(column) })
                          : labelOf(column)}
                      </option>
                    ))}
                  </TextField>
                </TableCell>
                <TableCell sx={roomy}>
                  <How impor={impor} index={index} field={field} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
};

interface HowProps {
  impor: Impor;
  index: number;
  field: ColumnField | undefined;
}

/** How a column was matched; a guess (`similar`) gets a warning chip. */
const How = ({ impor, index, field }: HowProps) => {
  const say = useWords();
  if (field === undefined) return null;
  const found = impor.kolom.cocok.find(one => one.index === index && one.field === field)?.cara;
  if (found === 'similar') {
    return <StateChip meaning="attention" label={say('resources.impor.columns.similar')} />;
  }
  const isSure = found === 'exact' || found === 'synonym';
  return (
    <Typography variant="body2" component="span" color="textSecondary">
      {say(isSure ? 'resources.impor.columns.matched' : 'resources.impor.columns.manual')}
    </Typography>
  );
};

const roomy = { display: { xs: 'none', sm: 'table-cell' }, width: 180 };
