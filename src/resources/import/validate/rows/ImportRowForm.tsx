import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import type { SheetColumn, ColumnField } from '#contract/domains/import/columns/index.ts';
import type { ImportRow, Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { formatCellValue, importColumns, columnLabel, lookupOf } from '../../importDisplay.ts';
import {
  columnsWithIssues,
  cellIssues,
  isBlockingIssue,
  issueMessages,
  displayableCellText,
} from '../issues.ts';
import { CellInput } from './CellInput.tsx';
import { useReportDraft } from './rowDrafts.ts';
import { useFixRow, type RowFix } from './useFixRow.ts';

type CellDraft = Partial<Record<ColumnField, string>>;

interface ImportRowFormProps {
  importRecord: Import;
  row: ImportRow;
  /** Shows every cell, not only those with issues. */
  showAllCells: boolean;
  /** Called on submit; `validated` resolves to the new row, or undefined when saving failed. */
  onSubmitted: (row: ImportRow, validated: Promise<ImportRow | undefined>) => void;
}

/** Form that corrects the cells of one row together; Enter submits it. */
export const ImportRowForm = ({
  importRecord,
  row,
  showAllCells,
  onSubmitted,
}: ImportRowFormProps) => {
  const t = useMessages();
  const fixRow = useFixRow(importRecord.id);
  const [draft, setDraft] = useState<CellDraft>({});
  const allColumns = importColumns(importRecord).filter(({ field }) => field !== 'no');
  const isChanged = (column: SheetColumn<ColumnField>): boolean => {
    const edited = draft[column.field];
    return (
      edited !== undefined && edited !== formatCellValue(column, row.nilai[column.field] ?? '')
    );
  };

  const changedColumns = allColumns.filter(isChanged);
  const reportSaved = useReportDraft(row.nomor, changedColumns.length > 0);
  const fix = useCommand({
    run: (nilai: NonNullable<RowFix['nilai']>) => fixRow(row, { nilai }),
    onSuccess: () => {
      setDraft({});
      reportSaved();
    },
    onError: ({ message }) => ({ _: message }),
  });
  const isBusy = fix.isRunning;
  const errorText = fix.errors['_'];
  const shownColumns = new Set(
    [...columnsWithIssues(row), ...changedColumns].map(one => one.field),
  );
  const columns = showAllCells ? allColumns : allColumns.filter(one => shownColumns.has(one.field));
  if (columns.length === 0) return null;

  const save = async (): Promise<ImportRow | undefined> => {
    const nilai = Object.fromEntries(
      changedColumns.map(({ field }) => [field, draft[field] ?? '']),
    );
    return Object.keys(nilai).length === 0 ? row : fix.run(nilai);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmitted(row, save());
  };

  return (
    <Box component="form" data-row={row.nomor} aria-busy={isBusy} onSubmit={submit} sx={grid}>
      {columns.map(column => {
        const { field } = column;
        const cellIssueList = cellIssues(row, field);
        return (
          <CellInput
            key={field}
            id={`baris-${row.nomor}-${field}`}
            column={column}
            label={columnLabel(column)}
            value={draft[field] ?? row.nilai[field] ?? ''}
            onChange={value => setDraft(before => ({ ...before, [field]: value }))}
            error={cellIssueList.some(isBlockingIssue) && draft[field] === undefined}
            help={<CellHelp row={row} column={column} text={issueMessages(cellIssueList)} />}
          />
        );
      })}
      <Box sx={{ alignSelf: 'end' }}>
        <Button
          type="submit"
          variant="outlined"
          size="small"
          loading={isBusy}
          aria-label={t('resources.import.validate.save', { number: String(row.nomor) })}
        >
          {t('resources.import.validate.save_short')}
        </Button>
      </Box>
      {errorText === undefined ? null : (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          {errorText}
        </Alert>
      )}
    </Box>
  );
};

interface CellHelpProps {
  row: ImportRow;
  column: SheetColumn<ColumnField>;
  text: string;
}

/** Help text of a cell: its issues, plus the stored value when a select cannot display it. */
const CellHelp = ({ row, column, text }: CellHelpProps) => {
  const t = useMessages();
  const isValueVisible = !lookupOf(column) && !column.choices;
  const value = isValueVisible || text === '' ? undefined : displayableCellText(row, column.field);
  if (value === undefined) return text;
  return `${t('resources.import.validate.stored_value', { value })} ${text}`;
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
  gap: 1.5,
  alignItems: 'start',
};
