import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import type { ImportRow, Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { tabularFigures } from '#src/kit/theme/typography.ts';
import { rowResultColor } from '../../importDisplay.ts';
import { ImportRowForm } from './ImportRowForm.tsx';
import { ImportRowNotes } from './ImportRowNotes.tsx';
import { ImportRowName } from './ImportRowName.tsx';
import { RowNikFixes } from './RowNikFixes.tsx';
import { useFixRow } from './useFixRow.ts';

interface ImportRowCardProps {
  importRecord: Import;
  row: ImportRow;
  onSubmitted: (row: ImportRow, validated: Promise<ImportRow | undefined>) => void;
  onSkipToggled: (row: ImportRow, validated: Promise<ImportRow | undefined>) => void;
}

/** Card of one import row: its row number in the workbook, the name, the result and all issues. */
export const ImportRowCard = memo(
  ({ importRecord, row, onSubmitted, onSkipToggled }: ImportRowCardProps) => {
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
          <RowNikFixes importRecord={importRecord} row={row} onSubmitted={onSubmitted} />
        ) : null}
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

    return (
      <Box component="li" sx={card}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography id={`baris-${row.nomor}`} tabIndex={-1} variant="body2" sx={tabularFigures}>
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
  },
);
ImportRowCard.displayName = 'ImportRowCard';

interface ImportRowActionsProps extends Pick<
  ImportRowCardProps,
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

const card = {
  display: 'grid',
  gap: 1,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
