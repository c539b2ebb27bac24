import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  allColumns,
  type SheetColumn,
  type ColumnField,
} from '#contract/domains/import/columns/index.ts';
import type { Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { Card } from '#src/kit/page/ListBox.tsx';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { columnLabel } from '../importDisplay.ts';
import { useColumnSamples } from '../useImport.ts';
import type { ColumnMapping } from './columnMapping.ts';
import { useColumnTitle } from './useColumnTitle.ts';

interface ColumnMappingTableProps {
  importRecord: Import;
  columns: readonly SheetColumn[];
  mapping: ColumnMapping;
  disabled: boolean;
  onChoose: (index: number, field: ColumnField | undefined) => void;
}

const findField = (name: string): ColumnField | undefined =>
  allColumns.find(({ field }) => field === name)?.field;

/** Table of file columns and the field each fills; phones show the match below the name. */
export const ColumnMappingTable = (props: ColumnMappingTableProps) => {
  const { importRecord, columns, mapping, disabled, onChoose } = props;
  const t = useMessages();
  const titleOf = useColumnTitle(importRecord);
  const { data: samples = [] } = useColumnSamples(importRecord.id);
  return (
    <Card sx={{ p: 0 }}>
      <Table stickyHeader={false}>
        <Box component="caption" sx={visuallyHidden}>
          {t('resources.import.columns.title')}
        </Box>
        <TableHead>
          <TableRow>
            <TableCell>{t('resources.import.columns.header')}</TableCell>
            <TableCell>{t('resources.import.columns.target')}</TableCell>
            <TableCell sx={hiddenOnPhone}>{t('resources.import.columns.match')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {importRecord.kolom.berkas.map(({ index }) => {
            const title = titleOf(index);
            const field = mapping.get(index);
            return (
              <TableRow key={index}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {title}
                  <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 400 }}>
                    {samples.find(one => one.index === index)?.contoh.join(' · ')}
                  </Typography>
                  <Box sx={{ display: { sm: 'none' } }}>
                    <MatchKind importRecord={importRecord} index={index} field={field} />
                  </Box>
                </TableCell>
                <TableCell sx={{ width: { xs: '55%', sm: 320 } }}>
                  <TextField
                    select
                    value={field ?? ''}
                    disabled={disabled}
                    onChange={event => onChoose(index, findField(event.target.value))}
                    slotProps={{
                      select: { native: true },
                      htmlInput: {
                        'aria-label': t('resources.import.columns.target_named', { name: title }),
                      },
                    }}
                  >
                    <option value="">{t('resources.import.columns.unused')}</option>
                    {columns.map(column => (
                      <option key={column.field} value={column.field}>
                        {column.required === 'always'
                          ? t('resources.import.columns.required', { name: columnLabel(column) })
                          : columnLabel(column)}
                      </option>
                    ))}
                  </TextField>
                </TableCell>
                <TableCell sx={hiddenOnPhone}>
                  <MatchKind importRecord={importRecord} index={index} field={field} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Card>
  );
};

interface MatchKindProps {
  importRecord: Import;
  index: number;
  field: ColumnField | undefined;
}

/** How a column was matched; a guess (`similar`) gets a warning chip. */
const MatchKind = ({ importRecord, index, field }: MatchKindProps) => {
  const t = useMessages();
  if (field === undefined) return null;
  const matchKind = importRecord.kolom.cocok.find(
    one => one.index === index && one.field === field,
  )?.cara;
  if (matchKind === 'similar') {
    return <StateChip meaning="attention" label={t('resources.import.columns.similar')} />;
  }
  const isExactMatch = matchKind === 'exact' || matchKind === 'synonym';
  return (
    <Typography variant="body2" component="span" color="textSecondary">
      {t(isExactMatch ? 'resources.import.columns.matched' : 'resources.import.columns.manual')}
    </Typography>
  );
};

const hiddenOnPhone = { display: { xs: 'none', sm: 'table-cell' }, width: 180 };
