import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import type { ImportRow, Import } from '#contract/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { tabularFigures } from '#src/layout/theme/typography.ts';
import { useCommand } from '#src/ui/command/useCommand.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { rowResultColor } from '../../importDisplay.ts';
import { ImportRowForm } from './ImportRowForm.tsx';
import { ImportRowNotes } from './ImportRowNotes.tsx';
import { ImportRowName } from './ImportRowName.tsx';
import { useFixRow } from './useFixRow.ts';

interface ImportRowItemProps {
  importRecord: Import;
  row: ImportRow;
  /** Renders a card (phones) instead of a table row. */
  isCard: boolean;
  onSubmitted: (row: ImportRow, validated: Promise<ImportRow | undefined>) => void;
  onSkipToggled: (row: ImportRow, validated: Promise<ImportRow | undefined>) => void;
}

/** One import row: its row number in the workbook, the name, the result and all issues. */
export const ImportRowItem = memo(
  ({ importRecord, row, isCard, onSubmitted, onSkipToggled }: ImportRowItemProps) => {
    const t = useMessages();
    const [showAllCells, setShowAllCells] = useState(false);
    const isOpen = importRecord.status === 'DIPERIKSA';
    const isSkipped = row.hasil === 'dilewati';
    const canFix = isOpen && !isSkipped;
    const rowLabel = t('resources.import.validate.row', { number: String(row.nomor) });
    const chip = (
      <StateChip
        meaning={rowResultColor[row.hasil]}
        label={t(`resources.import.hasil.${row.hasil}`)}
      />
    );
    const details = (
      <Box sx={{ display: 'grid', gap: 1 }}>
        <ImportRowNotes row={row} hasForm={canFix} />
        {canFix ? (
          <ImportRowForm
            importRecord={importRecord}
            row={row}
            showAllCells={showAllCells}
            onSubmitted={(submittedRow, validated) => {
              setShowAllCells(false);
              onSubmitted(submittedRow, validated);
            }}
          />
        ) : null}
      </Box>
    );
    const actions = isOpen ? (
      <ImportRowActions
        importRecord={importRecord}
        row={row}
        showAllCells={showAllCells}
        onToggleAllCells={setShowAllCells}
        onSkipToggled={onSkipToggled}
      />
    ) : null;

    if (isCard) {
      return (
        <Box component="li" sx={card}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Box sx={{ minWidth: 0 }}>
              <Typography
                id={`baris-${row.nomor}`}
                tabIndex={-1}
                variant="body2"
                sx={tabularFigures}
              >
                {rowLabel}
              </Typography>
              <ImportRowName importRecord={importRecord} row={row} />
            </Box>
            {chip}
          </Box>
          {details}
          {actions}
        </Box>
      );
    }
    return (
      <TableRow sx={{ verticalAlign: 'top', opacity: isSkipped ? 0.75 : 1 }}>
        <TableCell
          component="th"
          scope="row"
          id={`baris-${row.nomor}`}
          tabIndex={-1}
          aria-label={rowLabel}
          align="right"
          sx={cell}
        >
          {row.nomor}
        </TableCell>
        <TableCell sx={{ ...cell, minWidth: 180 }}>
          <ImportRowName importRecord={importRecord} row={row} />
        </TableCell>
        <TableCell sx={cell}>{chip}</TableCell>
        <TableCell sx={{ ...cell, width: '100%' }}>{details}</TableCell>
        {actions ? <TableCell sx={{ ...cell, minWidth: 120 }}>{actions}</TableCell> : null}
      </TableRow>
    );
  },
);
ImportRowItem.displayName = 'ImportRowItem';

interface ImportRowActionsProps extends Pick<
  ImportRowItemProps,
  'importRecord' | 'row' | 'onSkipToggled'
> {
  showAllCells: boolean;
  onToggleAllCells: (showAllCells: boolean) => void;
}

/** Row actions: show all cells, skip the row, or include it again. */
const ImportRowActions = ({
  importRecord,
  row,
  showAllCells,
  onToggleAllCells,
  onSkipToggled,
}: ImportRowActionsProps) => {
  const t = useMessages();
  const fixRow = useFixRow(importRecord.id);
  const number = String(row.nomor);
  const isSkipped = row.hasil === 'dilewati';
  // The row stays as it is when the call fails.
  const toggle = useCommand({ run: () => fixRow(row, { dilewati: !isSkipped }) });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'flex-end' }}>
      {isSkipped ? null : (
        <Button
          size="small"
          aria-expanded={showAllCells}
          aria-label={t(
            showAllCells
              ? 'resources.import.validate.collapse_row'
              : 'resources.import.validate.expand_row',
            { number },
          )}
          onClick={() => onToggleAllCells(!showAllCells)}
        >
          {t(
            showAllCells
              ? 'resources.import.validate.collapse'
              : 'resources.import.validate.expand',
          )}
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        loading={toggle.isRunning}
        aria-label={t(
          isSkipped
            ? 'resources.import.validate.include_row'
            : 'resources.import.validate.skip_row',
          { number },
        )}
        onClick={() => onSkipToggled(row, toggle.run())}
      >
        {t(isSkipped ? 'resources.import.validate.include' : 'resources.import.validate.skip')}
      </Button>
    </Box>
  );
};

const cell = { py: 1.5, height: 'auto' };

const card = {
  display: 'grid',
  gap: 1,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
